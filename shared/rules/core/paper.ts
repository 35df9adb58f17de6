import type { Label } from './label.ts';
import type { DerivedFigure, DerivedGroup, SheetData } from './sheet.ts';

/** A number that a game master wants of everybody at a glance; the same one has the same id on every sheet. */
export interface OverviewNumber {
  readonly id: string;
  readonly label: Label;
  readonly derived: DerivedFigure;
}

/** A list of the sheet whose items stand as rows of a group of derived numbers. */
export interface DerivedList {
  /** The path of the list. */
  readonly list: string;
  readonly group: string;
  /** How many rows a blank sheet leaves for it. */
  readonly blankRows: number;
}

/** A section of the form, or a group of derived numbers, by its id. */
export type PaperPlace = { readonly section: string } | { readonly group: string };

/** How the sheets of a system go on paper. */
export interface PaperLayout {
  /** The numbers of one sheet for the overview of a party; `groups` are what `derive` made of it. */
  readonly overview: (sheet: SheetData, groups: readonly DerivedGroup[]) => readonly OverviewNumber[];
  readonly derivedLists: readonly DerivedList[];
  /** What comes after the vitals, from first to last: what may grow long comes late. What is not named follows. */
  readonly order: readonly PaperPlace[];
  /** Sections that only hold what derived numbers are made of: they stand at the end, in a line each. */
  readonly details: readonly string[];
  /** Paths of fields whose numbers stand elsewhere already: among the vitals, or as a derived number. */
  readonly elsewhere: readonly string[];
}

/** The first number of each row of a group, or of those rows alone; none where the group is not there. */
export function overviewRows(
  groups: readonly DerivedGroup[],
  group: string,
  only?: readonly string[],
): readonly OverviewNumber[] {
  const rows = groups.find(({ id }) => id === group)?.rows ?? [];
  return rows.flatMap(({ id, label, figures: [derived] }) =>
    derived === undefined || only?.includes(id) === false ? [] : [{ id: `${group}.${id}`, label, derived }],
  );
}
