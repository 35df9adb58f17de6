import type { Label } from './label.ts';
import { checkField } from './read-sheet.ts';
import type { DerivedFigure, DerivedGroup, Json, SheetData, SheetField, SheetSection } from './sheet.ts';

/** Something of a creature that goes up and down by levels: the level, the levels in one class, hit dice. */
export interface LevelTrack {
  readonly id: string;
  readonly label: Label;
  readonly level: number;
  /** One level further; null at either end. */
  readonly up: Reached | null;
  readonly down: Reached | null;
}

/** A level and the sheet at it, with nothing but its level fields changed. */
export interface Reached {
  readonly level: number;
  readonly sheet: SheetData;
}

/** How the creatures of a system go up and down. */
export interface Levelling {
  readonly tracks: readonly LevelTrack[];
  /** Names the place on the way where the sheet is: equal levels, equal place. */
  readonly place: string;
}

/** Where a sheet keeps what was chosen at levels that it has left; no field of any system has this path. */
export const leftPath = 'leftLevels';

type Left = Readonly<Record<string, SheetData>>;

function leftOf(sheet: SheetData): Left {
  const left = sheet[leftPath];
  return typeof left === 'object' && left !== null && !Array.isArray(left) ? (left as Left) : {};
}

/** The fields that a person looks at again with every level. */
export function revisedFields(
  sections: readonly SheetSection[],
  paths: readonly string[],
): readonly SheetField[] {
  return sections.flatMap(({ fields }) => fields).filter(({ path }) => paths.includes(path));
}

/**
 * A sheet taken to another level. What the revised fields held is kept with the place that is left, and what they
 * held at the place that is reached, if the creature has been there before, comes back.
 */
export function takenTo(
  sheet: SheetData,
  reached: SheetData,
  revised: readonly SheetField[],
  placeOf: (sheet: SheetData) => string,
): SheetData {
  const held = revised.flatMap(({ path }): [string, Json][] => {
    const value = sheet[path];
    return value === undefined ? [] : [[path, value]];
  });
  const left: Left = { ...leftOf(sheet), [placeOf(sheet)]: Object.fromEntries(held) };
  const before = left[placeOf(reached)] ?? {};
  const back = revised.flatMap((field): [string, Json][] => {
    const value = before[field.path];
    return value !== undefined && checkField(field, value, field.path).ok ? [[field.path, value]] : [];
  });
  return { ...reached, ...Object.fromEntries(back), [leftPath]: left };
}

/** A derived number that a level changes; absent on the side where it is not there. */
export interface NumberChange {
  readonly group: DerivedGroup;
  readonly label: Label;
  readonly qualifiers: readonly Label[];
  readonly column: number;
  readonly before?: DerivedFigure;
  readonly after?: DerivedFigure;
}

/** Every derived number that differs between two forms of a sheet, in the order of the later one. */
export function numberChanges(
  before: readonly DerivedGroup[],
  after: readonly DerivedGroup[],
): readonly NumberChange[] {
  const find = (groups: readonly DerivedGroup[], group: string, row: string) =>
    groups.find(({ id }) => id === group)?.rows.find(({ id }) => id === row)?.figures;
  const changed = after.flatMap((group) =>
    group.rows.flatMap(({ id, label, qualifiers, figures }) =>
      figures.flatMap((figure, column): NumberChange[] => {
        const was = find(before, group.id, id)?.[column];
        if (was?.figure.total === figure.figure.total) return [];
        const change = { group, label, qualifiers, column, after: figure };
        return [was === undefined ? change : { ...change, before: was }];
      }),
    ),
  );
  const gone = before.flatMap((group) =>
    group.rows.flatMap(({ id, label, qualifiers, figures }) =>
      figures.flatMap((figure, column): NumberChange[] =>
        find(after, group.id, id)?.[column] === undefined
          ? [{ group, label, qualifiers, column, before: figure }]
          : [],
      ),
    ),
  );
  return [...changed, ...gone];
}

/** A track that goes along a list of levels. */
export function trackAlong(
  track: { readonly id: string; readonly label: Label; readonly level: number },
  levels: readonly number[],
  at: (level: number) => SheetData,
): LevelTrack {
  const sorted = [...levels].sort((a, b) => a - b);
  const next = sorted.find((level) => level > track.level);
  const last = sorted.findLast((level) => level < track.level);
  const reach = (level: number | undefined) => (level === undefined ? null : { level, sheet: at(level) });
  return { ...track, up: reach(next), down: reach(last) };
}
