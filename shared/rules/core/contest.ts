import type { Figure } from './figure.ts';
import type { KeyLabel, Label } from './label.ts';
import type { OptionValues } from './option.ts';
import type { Result, RuleRefusal } from './result.ts';
import type { Json, SheetData, SheetKind } from './sheet.ts';
import type { Standing } from './standing.ts';
import type { Effect, Rule } from './step.ts';
import type { ActionInput } from './system.ts';

/** One of the ways in which something can be contested. */
export interface ContestForm {
  readonly id: string;
  readonly label: KeyLabel;
  /** What it is for, in a sentence. */
  readonly about: KeyLabel;
  /** How many roll against each other; who is alone rolls against a number. */
  readonly sides: 1 | 2;
  /** Numbers that the game master sets before it begins. */
  readonly inputs: readonly ActionInput[];
  /** What the game master may demand before anybody may stop, the least first; empty where nothing. */
  readonly minimums: readonly { readonly id: string; readonly label: KeyLabel }[];
  /** Whether all who take part need a sheet. */
  readonly needsSheets: boolean;
}

/** Something of a sheet to contest with. */
export interface ContestMeans {
  readonly id: string;
  readonly label: Label;
  /** What it adds to the die. */
  readonly figure: Figure;
}

/** One who takes part, as the rules look at it for the next roll. */
export interface ContestEntrant {
  readonly name: Label;
  /** Characters are the players’. */
  readonly kind: SheetKind;
  /** Null for somebody known by name and bonus alone. */
  readonly sheet: SheetData | null;
  readonly stands?: Standing;
  /** With what; null where `bonus` is all that is added to the die. */
  readonly means: string | null;
  readonly bonus: number;
  /** What the game master adds to this roll. */
  readonly modifier: number;
}

/** Somebody who helps one of the sides with the next roll. */
export interface ContestHelper extends ContestEntrant {
  /** The side that is helped. */
  readonly helps: number;
  /** The bonus that is wanted, by the rules’ `help` input. */
  readonly wanted: number;
}

/** What is settled before the first die. */
export interface ContestTerms {
  readonly form: string;
  readonly inputs: Readonly<Record<string, number>>;
  /** What is demanded before anybody may stop; null for nothing. */
  readonly minimum: string | null;
}

/** A contest as it stands, with all that its next turn may look at. */
export interface ContestSituation {
  readonly terms: ContestTerms;
  readonly sides: readonly ContestEntrant[];
  readonly helpers: readonly ContestHelper[];
  /** What the rules remember of it; null before it begins. */
  readonly position: Json;
  readonly options: OptionValues;
}

/** What a contest waits for. */
export const contestPhases = ['roll', 'decision', 'over'] as const;
export type ContestPhase = (typeof contestPhases)[number];

/** How a contest stands, for readers; sides are places in the list of sides. */
export interface ContestStanding {
  readonly phase: ContestPhase;
  readonly leader: number | null;
  /** What the leader holds, or what it ended in; it names nobody and tells no number. */
  readonly result: KeyLabel | null;
  /** Who decides what happens next; null while dice do. */
  readonly decides: number | null;
  /** What comes next, in a sentence. */
  readonly next: KeyLabel;
  /** What else is to be remembered. */
  readonly notes: readonly KeyLabel[];
}

/** Where a contest has come to. */
export interface ContestPlace {
  readonly position: Json;
  readonly standing: ContestStanding;
}

/** What a turn of a contest came to; effects name the first side `actor` and the second 0. */
export interface ContestTurn extends ContestPlace {
  readonly summary: Label;
  readonly effects: readonly Effect[];
}

/** One thing that the next roll may come to, with its chances for each side from 0 to 1. */
export interface ContestChance {
  readonly label: KeyLabel;
  readonly chances: readonly number[];
}

/** How a system lets creatures contest something with each other, or try it with help. */
export interface ContestRules {
  readonly forms: readonly ContestForm[];
  /** The bonus that helpers may want to give. */
  readonly help: ActionInput;
  /** What a creature can contest with. */
  readonly means: (form: string, sheet: SheetData, options: OptionValues) => readonly ContestMeans[];
  /** A creature’s means for helping. */
  readonly helpMeans: (sheet: SheetData, options: OptionValues) => readonly ContestMeans[];
  /** Refused with `BAD_REQUEST` at a form, side, number or minimum that is not there. */
  readonly begin: (situation: ContestSituation) => Result<ContestPlace, RuleRefusal>;
  /** The next roll or decision. Refused with `ILLEGAL_MOVE` where the contest is over, else as `begin`. */
  readonly turn: (situation: ContestSituation) => Result<Rule<ContestTurn>, RuleRefusal>;
  /** The odds of the next roll, before it; empty where no roll can come next, or it takes too long to work out. */
  readonly forecast: (situation: ContestSituation) => readonly ContestChance[];
}
