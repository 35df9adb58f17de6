import type { Figure } from '../rules/core/figure.ts';
import type { KeyLabel, Label } from '../rules/core/label.ts';
import type { OptionValues } from '../rules/core/option.ts';
import type { SheetKind } from '../rules/core/sheet.ts';
import type { Condition, Pool, Standing } from '../rules/core/standing.ts';
import type { Answer, Finding, Lasting, Question } from '../rules/core/step.ts';
import type { SystemId, VitalState } from '../rules/core/system.ts';
import type { Contest } from './contest/contest.ts';
import type { Harm } from './harm.ts';

/** A condition as somebody has it. */
export interface HeldCondition extends Condition {
  /** Unique within the encounter. */
  readonly id: number;
  /** When it ends by itself; the turns still to come are counted down. Null until somebody ends it. */
  readonly lasts: Lasting<number> | null;
}

/** Somebody in the fight. While it lasts, these hit points are the true ones. */
export interface Combatant {
  readonly combatant: number;
  readonly kind: SheetKind;
  readonly name: Label;
  readonly identity: Label;
  readonly documentId: string;
  readonly revision: number;
  readonly snapshot: string;
  readonly defense: { readonly label: KeyLabel; readonly value: number };
  readonly hitPoints: number;
  readonly maximumHitPoints: number;
  /** Points that damage takes first, and healing never gives back. */
  readonly temporaryHitPoints: number;
  readonly pools: Readonly<Record<string, Pool>>;
  readonly conditions: readonly HeldCondition[];
  /** What the rules of dying made of it last; null where they say nothing, or nothing happened yet. */
  readonly vitalState: VitalState | null;
  /** The round in which it fell; null for who has not. */
  readonly fellInRound: number | null;
  /** Put off its turn of this round, to step in later; the trigger is for readers, empty for a plain delay. */
  readonly waitsFor: string | null;
  /** The line of the preparation that it came of; absent for others. */
  readonly line?: string;
}

/** How much of a rule's damage or healing arrives. */
export const shares = ['full', 'half', 'double', 'none', 'resisted'] as const;
export type Share = (typeof shares)[number];

/** Damage or healing as it was last applied, to be changed while it is fresh. */
export interface Application {
  readonly combatant: number;
  readonly kind: 'damage' | 'healing';
  /** What the rule said. */
  readonly figure: Figure;
  readonly share: Share;
  /** What was resisted; 0 unless the share says so. */
  readonly resisted: number;
  /** What arrived. */
  readonly amount: number;
  /** What it did to hit points and to temporary ones: negative for points lost. */
  readonly change: { readonly hitPoints: number; readonly temporary: number };
}

/** A roll under way: its frozen inputs, what has been answered, and the question that waits. */
export interface OpenRoll {
  readonly action: string;
  readonly decisions: Readonly<Record<string, string>>;
  readonly label: Label;
  readonly actor: number;
  readonly targets: readonly number[];
  readonly modifier: number;
  readonly reason?: string;
  readonly inputs?: Readonly<Record<string, number>>;
  readonly harm?: Harm;
  /** The rules' version that it follows; that of the encounter's beginning where it is absent. */
  readonly rulesVersion?: number;
  /** Only the game master sees it. */
  readonly secret?: true;
  /** Of a roll for the order of turns: who rolls together. */
  readonly groups?: readonly (readonly number[])[];
  /** Of a roll for the order of turns: who does not act in the round that it begins. */
  readonly surprised?: readonly number[];
  readonly answers: readonly Answer[];
  readonly findings: readonly Finding[];
  readonly question: Question | null;
  /** Everybody as they stood when the roll was opened. */
  readonly frozen: readonly Combatant[];
}

/** What an encounter may be for where it is no fight. */
export const encounterPurposes = ['contest'] as const;
export type EncounterPurpose = (typeof encounterPurposes)[number];

/** An encounter as it stands. */
export interface EncounterState {
  readonly system: SystemId;
  /** Absent for fights; in anything else nobody has a turn. */
  readonly purpose?: EncounterPurpose;
  readonly rulesVersion: number;
  readonly options: OptionValues;
  readonly status: 'running' | 'ended';
  readonly combatants: readonly Combatant[];
  /** Combatant numbers in the order of their turns. */
  readonly order: readonly number[];
  /** Those who rolled for the order together, as they last did; those who rolled alone are in none. */
  readonly groups: readonly (readonly number[])[];
  /** What places were found by, as far as they were rolled for; by combatant. */
  readonly scores: Readonly<Record<number, readonly number[]>>;
  readonly round: number;
  readonly turn: number | null;
  /** Who has had a turn in this round. */
  readonly acted: readonly number[];
  /** Whose turn of this round went by without them. */
  readonly missed: readonly number[];
  /** What whoever has the turn has done of it, by cost. */
  readonly taken: readonly string[];
  /** Which actions whoever has the turn has rolled through in it. */
  readonly rolled: readonly string[];
  /** Whether who has fallen is passed over, where the rules know nothing of dying. */
  readonly passesOverFallen: boolean;
  /** Whether the turn is a second part of one that was put off: its start and end have passed before. */
  readonly stepsIn: boolean;
  /** Whose turn waits until the one who stepped in is through, with what was done of it. */
  readonly interrupted: (Pick<EncounterState, 'taken' | 'rolled'> & { readonly combatant: number }) | null;
  readonly roll: OpenRoll | null;
  /** What the last roll found, kept for the eye until the next one opens. */
  readonly lastFindings: readonly Finding[];
  /** What the last roll did to somebody, until the next one opens or the turn is over. */
  readonly applications: readonly Application[];
  /** Contests that are not put away, in the order in which they began. */
  readonly contests: readonly Contest[];
  /** How many contests have begun so far; it numbers the next one. */
  readonly contestsBegun: number;
  /** How many conditions have begun so far; it numbers the next one. */
  readonly conditionsBegun: number;
}

/** The combatant of a number; throws on one that is not there, which decide has ruled out. */
export function combatantOf(state: Pick<EncounterState, 'combatants'>, number: number): Combatant {
  const found = state.combatants.find(({ combatant }) => combatant === number);
  if (found === undefined) throw new Error(`no combatant ${number}`);
  return found;
}

/** Whether somebody lies where the rules know nothing of dying, and is passed over until the game master says so. */
export function isPassedOver(
  { passesOverFallen }: Pick<EncounterState, 'passesOverFallen'>,
  { hitPoints, vitalState }: Pick<Combatant, 'hitPoints' | 'vitalState'>,
): boolean {
  return passesOverFallen && vitalState === null && hitPoints <= 0;
}

/** Whether somebody has a turn left to take in front of whoever has it: one put off, or one that passes the fallen over. */
export function mayStepIn(
  state: Pick<EncounterState, 'passesOverFallen' | 'acted' | 'missed'>,
  one: Combatant,
): boolean {
  const { combatant, waitsFor } = one;
  const hasHadIt = state.acted.includes(combatant) && !state.missed.includes(combatant);
  return waitsFor !== null || (isPassedOver(state, one) && !hasHadIt);
}

/** A combatant as the rules see it besides its sheet. */
export function standingOf(combatant: Combatant): Standing {
  const { kind, hitPoints, maximumHitPoints, pools, conditions } = combatant;
  return { kind, hitPoints, maximumHitPoints, pools, conditions };
}
