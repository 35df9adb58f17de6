import type { ContestStanding, ContestTerms } from '../../rules/core/contest.ts';
import type { KeyLabel, Label } from '../../rules/core/label.ts';
import type { OptionValues } from '../../rules/core/option.ts';
import type { Json } from '../../rules/core/sheet.ts';
import type { Answer, Finding, Question } from '../../rules/core/step.ts';
import type { Combatant, EncounterState } from '../state.ts';
import type { Helping, Participant } from './schema.ts';

/** A roll or decision of a contest under way: what it was opened with, what has been answered, what waits. */
export interface ContestRoll {
  readonly modifiers: readonly number[];
  readonly helpers: readonly Helping[];
  /** The rules' version that it follows; that of the encounter's beginning where it is absent. */
  readonly rulesVersion?: number;
  readonly answers: readonly Answer[];
  readonly findings: readonly Finding[];
  readonly question: Question | null;
  /** Everybody as they stood when it was opened. */
  readonly frozen: readonly Combatant[];
  /** The switches of that moment. */
  readonly options: OptionValues;
}

/** A turn of a contest that is through. */
export interface ContestPast {
  readonly summary: Label;
  readonly findings: readonly Finding[];
}

/** A contest as it stands. */
export interface Contest {
  /** Its number within the encounter, from 1. */
  readonly contest: number;
  readonly subject: string;
  /** What kind of contest it is. */
  readonly label: KeyLabel;
  readonly terms: ContestTerms;
  readonly sides: readonly Participant[];
  /** Whether the players' window tells of it. */
  readonly isShown: boolean;
  /** What the rules remember of it. */
  readonly position: Json;
  readonly standing: ContestStanding;
  readonly roll: ContestRoll | null;
  readonly past: readonly ContestPast[];
}

/** The contest of a number; undefined where it is not there, or put away. */
export function contestIn(
  { contests }: Pick<EncounterState, 'contests'>,
  number: number,
): Contest | undefined {
  return contests.find(({ contest }) => contest === number);
}

/** The contest of a number; throws on one that is not there, which decide has ruled out. */
export function contestOf(state: Pick<EncounterState, 'contests'>, number: number): Contest {
  const found = contestIn(state, number);
  if (found === undefined) throw new Error(`no contest ${number}`);
  return found;
}
