import type { KeyLabel } from './label.ts';
import type { SheetData } from './sheet.ts';

/** A whole sheet to begin with, playable as it is: the first choice of the guided path. */
export interface StartingPoint {
  readonly id: string;
  readonly label: KeyLabel;
  readonly sheet: SheetData;
}

/** The guided path of a kind of creature: where to begin, then sections of the form, step by step. */
export interface Guide {
  readonly startingPoints: readonly StartingPoint[];
  /** The ids of the sections of each step; what no step names keeps what the starting point has. */
  readonly steps: readonly (readonly string[])[];
}

/** What monsters begin as, in every system. */
export const monsterStarts = ['small', 'beast', 'armed', 'brute'] as const;
export type MonsterStart = (typeof monsterStarts)[number];

/** The starting points of monsters, each with its sheet. */
export function monsterStartingPoints(
  sheets: Readonly<Record<MonsterStart, SheetData>>,
): readonly StartingPoint[] {
  return monsterStarts.map((id) => ({ id, label: { key: `app:start.${id}` }, sheet: sheets[id] }));
}
