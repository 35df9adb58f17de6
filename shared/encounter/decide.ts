import { plainFigure } from '../rules/core/figure.ts';
import { type Die, rollAll } from '../rules/core/hand.ts';
import { readOptions } from '../rules/core/option.ts';
import { granted, type Refusal, type Result, refused } from '../rules/core/result.ts';
import { resume } from '../rules/core/run.ts';
import type { SheetData } from '../rules/core/sheet.ts';
import type { ActionOutcome, Answer, Effect } from '../rules/core/step.ts';
import type { RuleSystem, SheetRules } from '../rules/core/system.ts';
import type { EncounterCommand } from './command.ts';
import type { EncounterEvent } from './event.ts';
import { type EncounterHistory, redoable, undoable } from './history.ts';
import { nextTurn, reordered } from './order.ts';
import { combatantOf, type EncounterState, type OpenRoll } from './state.ts';

/** What deciding may look at besides the history: the rules, the snapshots, and dice for the app's rolls. */
export interface Table {
  readonly system: RuleSystem;
  readonly sheets: SheetRules;
  /** The snapshot of a content hash. */
  readonly sheetOf: (snapshot: string) => SheetData;
  readonly die: Die;
}

type Decided = Result<readonly EncounterEvent[], Refusal>;

function sheetOf(state: EncounterState, table: Table, combatant: number): SheetData {
  return table.sheetOf(combatantOf(state, combatant).snapshot);
}

function damage(state: EncounterState, roll: Pick<OpenRoll, 'targets'>, effect: Effect): EncounterEvent {
  const target = roll.targets[effect.target];
  if (target === undefined) throw new Error('a rule hit a target that it was not given');
  const amount = Math.max(0, effect.amount.total);
  const hitPoints = combatantOf(state, target).hitPoints - amount;
  return { type: 'damageApplied', combatant: target, amount, figure: plainFigure(effect.amount), hitPoints };
}

function closing(
  state: EncounterState,
  roll: Pick<OpenRoll, 'targets'>,
  outcome: ActionOutcome,
): EncounterEvent[] {
  return [
    { type: 'rollClosed', summary: outcome.summary },
    ...outcome.effects.map((effect) => damage(state, roll, effect)),
  ];
}

type RollInputs = Pick<OpenRoll, 'actor' | 'targets' | 'action' | 'decisions' | 'modifier'>;

/** Runs the action's rule over what has been answered. */
function progress(state: EncounterState, table: Table, roll: RollInputs, answers: readonly Answer[]) {
  const rule = table.sheets.resolve({
    actor: sheetOf(state, table, roll.actor),
    targets: roll.targets.map((target) => sheetOf(state, table, target)),
    options: state.options,
    action: roll.action,
    decisions: roll.decisions,
    modifier: roll.modifier,
  });
  return rule.ok ? resume(rule.value, answers) : rule;
}

/** Whether the decisions of a roll are an offer's; those that it leaves open are asked as the rule reaches them. */
function agrees(made: OpenRoll['decisions'], offered: OpenRoll['decisions']): boolean {
  return Object.entries(made).every(([decision, choice]) => offered[decision] === choice);
}

function openRoll(
  state: EncounterState,
  command: EncounterCommand & { type: 'openRoll' },
  table: Table,
): Decided {
  const { type: _, ...roll } = command;
  if (state.roll !== null) return refused('ROLL_OPEN');
  const missing = [roll.actor, ...roll.targets].find((number) => !isThere(state, number));
  if (missing !== undefined) return refused('NO_SUCH_COMBATANT', undefined, { combatant: missing });
  const offers = table.sheets.actions(sheetOf(state, table, roll.actor), state.options);
  const offer = offers.find(
    ({ action, decisions }) => action === roll.action && agrees(roll.decisions, decisions),
  );
  if (offer === undefined) return refused('NO_SUCH_ACTION', 'action');
  if (roll.targets.length !== (offer.targets === 'none' ? 0 : 1)) return refused('BAD_REQUEST', 'targets');
  const begun = progress(state, table, roll, []);
  if (!begun.ok) return begun;
  const { findings } = begun.value;
  const question = begun.value.ended ? null : begun.value.question;
  const opened: EncounterEvent = {
    type: 'rollOpened',
    ...roll,
    label: offer.row.label,
    findings: [...findings],
    question,
  };
  return granted(begun.value.ended ? [opened, ...closing(state, roll, begun.value.outcome)] : [opened]);
}

function answerRoll(state: EncounterState, answer: Answer, roller: 'table' | 'app', table: Table): Decided {
  const { roll } = state;
  if (roll === null || roll.question === null) return refused('NO_ROLL_OPEN');
  const wanted = roll.question.step === 'choose';
  if (wanted !== 'choice' in answer) return refused('BAD_REQUEST', 'answer');
  const next = progress(state, table, roll, [...roll.answers, answer]);
  if (!next.ok) return next;
  const follows = {
    findings: [...next.value.findings],
    question: next.value.ended ? null : next.value.question,
  };
  const fell: EncounterEvent =
    'choice' in answer
      ? { type: 'choiceMade', choice: answer.choice, ...follows }
      : { type: 'dieFell', answer, roller, ...follows };
  return granted(next.value.ended ? [fell, ...closing(state, roll, next.value.outcome)] : [fell]);
}

function rollDice(state: EncounterState, table: Table): Decided {
  const question = state.roll?.question;
  if (question?.step !== 'roll') return refused('NO_ROLL_OPEN');
  return answerRoll(state, rollAll(question.dice, table.die), 'app', table);
}

function changeHitPoints(
  state: EncounterState,
  command: EncounterCommand & { type: 'changeHitPoints' },
): Decided {
  const { combatant, change } = command;
  if (!isThere(state, combatant)) return refused('NO_SUCH_COMBATANT', undefined, { combatant });
  const { hitPoints, maximumHitPoints } = combatantOf(state, combatant);
  // Healing stops at the maximum, but never takes points from somebody who is already above it.
  const healed = Math.max(hitPoints, Math.min(hitPoints + change, maximumHitPoints));
  const after = change > 0 ? healed : hitPoints + change;
  return granted(
    after === hitPoints
      ? []
      : [{ type: 'hitPointsChanged', combatant, change: after - hitPoints, hitPoints: after }],
  );
}

function changeOption(
  state: EncounterState,
  command: EncounterCommand & { type: 'changeOption' },
  table: Table,
): Decided {
  if (state.roll !== null) return refused('ROLL_OPEN');
  const options = readOptions(table.system.options, { ...state.options, [command.option]: command.value });
  if (!options.ok) return refused('NO_SUCH_OPTION', options.error.field);
  if (state.options[command.option] === command.value) return granted([]);
  return granted([{ type: 'optionsChanged', options: { ...options.value } }]);
}

function isThere(state: EncounterState, number: number): boolean {
  return state.combatants.some(({ combatant }) => combatant === number);
}

function undo(history: EncounterHistory): Decided {
  const step = undoable(history);
  return step === undefined
    ? refused('NOTHING_TO_UNDO')
    : granted([{ type: 'stepUndone', step: step.commandId }]);
}

function redo(history: EncounterHistory): Decided {
  const step = redoable(history);
  return step === undefined
    ? refused('NOTHING_TO_REDO')
    : granted([{ type: 'stepRedone', step: step.commandId }]);
}

/**
 * What a command makes happen, by the rules of the campaign; no events where nothing would change.
 * Refused with the encounter's codes or the rules' own. Asks nobody and changes nothing.
 */
export function decide(history: EncounterHistory, command: EncounterCommand, table: Table): Decided {
  const { state } = history;
  if (command.type === 'undo') return undo(history);
  if (command.type === 'redo') return redo(history);
  if (state.status === 'ended') return refused('ENCOUNTER_ENDED');
  switch (command.type) {
    case 'openRoll':
      return openRoll(state, command, table);
    case 'answerRoll':
      return answerRoll(state, command.answer, 'table', table);
    case 'rollDice':
      return rollDice(state, table);
    case 'abandonRoll':
      return state.roll === null ? refused('NO_ROLL_OPEN') : granted([{ type: 'rollAbandoned' }]);
    case 'endTurn':
      return state.roll === null ? granted([nextTurn(state)]) : refused('ROLL_OPEN');
    case 'moveInOrder':
      return isThere(state, command.combatant)
        ? granted(reordered(state, command.combatant, command.to))
        : refused('NO_SUCH_COMBATANT', undefined, { combatant: command.combatant });
    case 'changeHitPoints':
      return changeHitPoints(state, command);
    case 'changeOption':
      return changeOption(state, command, table);
    case 'endEncounter':
      return state.roll === null ? granted([{ type: 'encounterEnded' }]) : refused('ROLL_OPEN');
  }
}
