import type { KeyLabel, Label } from '../rules/core/label.ts';
import type { OptionValues } from '../rules/core/option.ts';
import type { SheetKind } from '../rules/core/sheet.ts';
import type { Answer, Finding, Question } from '../rules/core/step.ts';
import type { SystemId } from '../rules/core/system.ts';

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
}

/** A roll under way: its frozen inputs, what has been answered, and the question that waits. */
export interface OpenRoll {
  readonly action: string;
  readonly decisions: Readonly<Record<string, string>>;
  readonly label: Label;
  readonly actor: number;
  readonly targets: readonly number[];
  readonly modifier: number;
  readonly answers: readonly Answer[];
  readonly findings: readonly Finding[];
  readonly question: Question | null;
}

/** An encounter as it stands. */
export interface EncounterState {
  readonly system: SystemId;
  readonly rulesVersion: number;
  readonly options: OptionValues;
  readonly status: 'running' | 'ended';
  readonly combatants: readonly Combatant[];
  /** Combatant numbers in the order of their turns. */
  readonly order: readonly number[];
  readonly round: number;
  readonly turn: number | null;
  readonly roll: OpenRoll | null;
  /** What the last roll found, kept for the eye until the next one opens. */
  readonly lastFindings: readonly Finding[];
}

/** The combatant of a number; throws on one that is not there, which decide has ruled out. */
export function combatantOf(state: EncounterState, number: number): Combatant {
  const found = state.combatants.find(({ combatant }) => combatant === number);
  if (found === undefined) throw new Error(`no combatant ${number}`);
  return found;
}
