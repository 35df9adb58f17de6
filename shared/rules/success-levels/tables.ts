import { type AssistOutcome, type Consequence, type SuccessLevel, successLevels } from './vocabulary.ts';

/** The printed table of success levels: the margins of each, both ends included. The last has no end. */
export const levelTable = {
  marginal: { from: 0, to: 3 },
  minor: { from: 4, to: 9 },
  major: { from: 10, to: 19 },
  complete: { from: 20, to: null },
} as const satisfies Record<SuccessLevel, { from: number; to: number | null }>;

/** The success level of a margin of 0 or more; below 0 nothing is won, and there is no level to ask for. */
export function successLevel(margin: number): SuccessLevel {
  return successLevels.findLast((level) => margin >= levelTable[level].from) ?? 'marginal';
}

/** The place of a level among the levels, for comparing two of them. */
export function rankOf(level: SuccessLevel): number {
  return successLevels.indexOf(level);
}

/** The level that is one higher; the highest stays. */
export function oneHigher(level: SuccessLevel): SuccessLevel {
  return successLevels[rankOf(level) + 1] ?? level;
}

/** The better of two levels. */
export function betterOf(one: SuccessLevel, other: SuccessLevel): SuccessLevel {
  return rankOf(one) >= rankOf(other) ? one : other;
}

/** What the loser of a minor combat suffers, by the winner's level. */
export const consequenceOf = {
  marginal: 'stunned',
  minor: 'lightly-wounded',
  major: 'seriously-wounded',
  complete: 'mortally-wounded',
} as const satisfies Record<SuccessLevel, Consequence>;

/** The printed lines of the assistance table; it goes on in the same steps. */
export const assistanceTable = [
  { difficulty: 5, bonus: 1 },
  { difficulty: 10, bonus: 2 },
  { difficulty: 15, bonus: 3 },
  { difficulty: 20, bonus: 4 },
] as const;

/** The difficulty of giving a bonus, 1 or more. */
export function assistanceDifficulty(bonus: number): number {
  return 5 * bonus;
}

/** How often the wanted bonus counts, by what the attempt to help came to; below 0 it is a penalty. */
export const assistanceTimes = {
  critical: 2,
  success: 1,
  failure: -1,
  fumble: -2,
} as const satisfies Record<AssistOutcome, number>;
