import type { KeyLabel } from './label.ts';
import { checkItemFields } from './read-sheet.ts';
import type { Refusal, Result } from './result.ts';
import type { FieldRefusalCode, ItemField, Json, ListField, SheetData, SheetSection } from './sheet.ts';

/** A kind of thing that a campaign keeps once and sheets take from: weapons, spells, conditions. */
export interface CatalogueSpec {
  readonly id: string;
  readonly label: KeyLabel;
  readonly addLabel: KeyLabel;
  /** The fields of an entry; the first is its name. */
  readonly item: readonly ItemField[];
  readonly newEntry: SheetData;
  /** Plain things to begin with, which a campaign need not keep to take from. */
  readonly start: readonly SheetData[];
  /**
   * The fields of a sheet that a thing fills which is no item of a list, by the fields of its entry; absent where a
   * list draws on the catalogue.
   */
  readonly fills?: Readonly<Record<string, string>>;
}

/** The catalogue that a list of sheets draws from: its entries are the items of the list. */
export function catalogueOf(
  { path, label, addLabel, item, newItem }: ListField,
  start: readonly SheetData[],
): CatalogueSpec {
  return { id: path, label, addLabel, item, newEntry: newItem, start };
}

/** What an entry puts into a section whose fields it fills; fields that the section has not stay as they are. */
export function filling(
  { fills = {} }: Pick<CatalogueSpec, 'fills'>,
  entry: SheetData,
  { fields }: Pick<SheetSection, 'fields'>,
): SheetData {
  return Object.fromEntries(
    Object.entries(fills).flatMap(([from, to]) => {
      const value = entry[from];
      return value === undefined || !fields.some(({ path }) => path === to) ? [] : [[to, value]];
    }),
  );
}

/** Checks an entry whole; every faulty field is named. Fields that the catalogue does not know are kept. */
export function readEntry(
  { item }: Pick<CatalogueSpec, 'item'>,
  raw: unknown,
): Result<SheetData, readonly Refusal<FieldRefusalCode>[]> {
  return checkItemFields(item, raw);
}

/** Where a sheet's item came from: an entry of the campaign's catalogue, as it was at a revision. */
export interface Origin {
  readonly id: string;
  readonly revision: number;
}

/** Where an item keeps its origin; no field of any item has this path. */
export const originPath = 'from';

/** The origin of an item; undefined where it came from nowhere, or from where nobody knows. */
export function originOf(item: SheetData): Origin | undefined {
  const origin = item[originPath];
  if (typeof origin !== 'object' || origin === null || Array.isArray(origin)) return undefined;
  const { id, revision } = origin as { readonly id?: unknown; readonly revision?: unknown };
  return typeof id === 'string' && typeof revision === 'number' ? { id, revision } : undefined;
}

/** An entry's own fields, without what hangs on an item of a sheet. */
export function entryOf({ item }: Pick<CatalogueSpec, 'item'>, from: SheetData): SheetData {
  return Object.fromEntries(
    item.flatMap(({ path }) => {
      const value = from[path];
      return value === undefined ? [] : [[path, value]];
    }),
  );
}

/** An entry as an item of a sheet, which remembers where it came from. */
export function taken(entry: SheetData, { id, revision }: Origin): SheetData {
  return { ...entry, [originPath]: { id, revision } };
}

/** The fields in which an item differs from the entry that it came from. */
export function changedFields(
  { item }: Pick<CatalogueSpec, 'item'>,
  mine: SheetData,
  theirs: SheetData,
): readonly ItemField[] {
  return item.filter(({ path }) => JSON.stringify(mine[path]) !== JSON.stringify(theirs[path]));
}

/** A sheet whose items no longer remember where they came from, for places where that entry is not. */
export function withoutOrigins(sheet: SheetData): SheetData {
  const bare = (item: Json): Json => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    const { [originPath]: _, ...fields } = item as SheetData;
    return fields;
  };
  return Object.fromEntries(
    Object.entries(sheet).map(([path, value]) => [path, Array.isArray(value) ? value.map(bare) : value]),
  );
}
