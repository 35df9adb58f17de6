import { type Figure, figure } from './figure.ts';
import type { KeyLabel } from './label.ts';
import { type Refusal, refused } from './result.ts';
import type { FieldRefusalCode, SheetData } from './sheet.ts';

/**
 * The numbers that a person has set by hand over derived ones, each by its place: `<group>.<row>.<column>`,
 * columns from 0. Kept on the sheet beside its fields, so that whatever carries a sheet carries them.
 */
export type ByHand = Readonly<Record<string, number>>;

/** Where a sheet keeps them; no field of any system has this path. */
export const byHandPath = 'overrides';

const most = 99_999;
const longestPlace = 200;
const mostPlaces = 500;

/** The place of a derived number. */
export function placeOf(group: string, row: string, column: number): string {
  return `${group}.${row}.${column}`;
}

/** What a sheet that was checked has set by hand. */
export function byHandOf(sheet: SheetData): ByHand {
  return (sheet[byHandPath] ?? {}) as ByHand;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is wrong with a sheet's numbers set by hand. */
export function byHandFaults(raw: unknown): readonly Refusal<FieldRefusalCode>[] {
  if (raw === undefined) return [];
  const faultAt = (code: FieldRefusalCode, at: string, params?: Refusal['params']) => [
    refused(code, at, params).error,
  ];
  if (!isRecord(raw)) return faultAt('FIELD_MISSING', byHandPath);
  const entries = Object.entries(raw);
  if (entries.length > mostPlaces) return faultAt('FIELD_TOO_MANY', byHandPath, { most: mostPlaces });
  return entries.flatMap(([place, value]) => {
    const at = `${byHandPath}.${place.slice(0, longestPlace)}`;
    if (place.length > longestPlace) return faultAt('FIELD_TOO_LONG', at, { most: longestPlace });
    if (typeof value !== 'number' || !Number.isInteger(value)) return faultAt('FIELD_NOT_A_NUMBER', at);
    const within = value >= -most && value <= most;
    return within ? [] : faultAt('FIELD_OUT_OF_RANGE', at, { least: -most, most });
  });
}

/** A sheet with a number set by hand, or (null) left to the rules again. */
export function withByHand(sheet: SheetData, place: string, value: number | null): SheetData {
  const { [place]: _, ...others } = byHandOf(sheet);
  const set = value === null ? others : { ...others, [place]: value };
  const { [byHandPath]: __, ...rest } = sheet;
  return Object.keys(set).length === 0 ? rest : { ...rest, [byHandPath]: set };
}

/**
 * A sheet without one item of a list. Rows of items are called after their path (`weapons.2`, and what follows),
 * so what was set by hand for the item goes with it, and the numbers of those behind it follow them.
 */
export function withoutItem(sheet: SheetData, list: string, at: number): SheetData {
  const items = sheet[list];
  if (!Array.isArray(items)) return sheet;
  const moved = Object.entries(byHandOf(sheet)).flatMap(([place, value]) => {
    const [group, path, index, ...behind] = place.split('.');
    const item = Number(index);
    if (path !== list || behind.length === 0 || !Number.isInteger(item) || item < at) return [[place, value]];
    return item === at ? [] : [[[group, path, item - 1, ...behind].join('.'), value]];
  });
  const { [byHandPath]: had, ...rest } = sheet;
  return {
    ...rest,
    [list]: items.filter((_, index) => index !== at),
    ...(moved.length === 0 ? {} : { [byHandPath]: Object.fromEntries(moved) }),
  };
}

const partLabel: KeyLabel = { key: 'app:byHand.part' };
const source: KeyLabel = { key: 'app:byHand.source' };
const leftOut: KeyLabel = { key: 'app:byHand.leftOut' };

/** A derived number as it counts: the one set by hand, where there is one; what the rules make of it is then left out. */
export function settled(computed: Figure, set: number | undefined): Figure {
  if (set === undefined) return computed;
  // Of a number that rests on one set by hand itself, what that one would be is told there.
  const own = computed.parts.filter((part) => part.leftOut?.key !== leftOut.key);
  const parts = own.map((part) => (part.leftOut === undefined ? { ...part, leftOut } : part));
  return figure([{ label: partLabel, value: set, source }, ...parts]);
}

/** What a number that was set by hand would be; undefined where it was not. */
export function computedTotal({ parts }: Figure): number | undefined {
  if (!parts.some(({ label }) => 'key' in label && label.key === partLabel.key)) return undefined;
  return parts.filter((part) => part.leftOut?.key === leftOut.key).reduce((sum, { value }) => sum + value, 0);
}
