import type { Die } from '../rules/core/hand.ts';
import { readOptions } from '../rules/core/option.ts';
import { granted, type Refusal, type Result, refused } from '../rules/core/result.ts';
import type { RuleSystem } from '../rules/core/system.ts';
import { type CatchingUp, catchUp } from './catching-up.ts';
import type { EncounterCommand } from './command.ts';
import { beginCondition, endCondition } from './conditions.ts';
import { unfoldContest } from './contest/decide.ts';
import { type ContestCommand, isContestCommand } from './contest/schema.ts';
import { unfoldVitalStates } from './effects.ts';
import type { EncounterEvent } from './event.ts';
import type { StateEvent } from './evolve.ts';
import { type EncounterHistory, redoable, type Step, undoable } from './history.ts';
import { type Admission, admit } from './newcomers.ts';
import { type Rulebook, turnObjection } from './objection.ts';
import { reordered } from './order.ts';
import {
  changeHitPoints,
  changePool,
  changeShare,
  setMaximumHitPoints,
  setTemporaryHitPoints,
} from './points.ts';
import { type Refreshment, refresh } from './refreshing.ts';
import { answerRoll, openRoll, rollDice, rollOrder, rollRest } from './rolling.ts';
import type { EncounterState } from './state.ts';
import { endTurn, passOverFallen, putOffTurn, startByOrder, stepIn } from './turns.ts';
import { Unfolding } from './unfolding.ts';

/** What deciding may look at besides the history: the rules, the snapshots, and dice for the app's rolls. */
export interface Table extends Rulebook {
  readonly system: RuleSystem;
  readonly die: Die;
}

type Decided = Result<readonly EncounterEvent[], Refusal>;
type Unfolded = Result<Unfolding, Refusal>;
type StateCommand = Exclude<DecidedCommand, { type: 'undo' | 'redo' } | ContestCommand>;

/** What a game master wants, and what it needs of the library, looked up. */
export type DecidedCommand = EncounterCommand | Admission | Refreshment | CatchingUp;

function changeOption(
  state: EncounterState,
  command: EncounterCommand & { type: 'changeOption' },
  table: Table,
): Result<readonly StateEvent[], Refusal> {
  const options = readOptions(table.system.options, { ...state.options, [command.option]: command.value });
  if (!options.ok) return refused('NO_SUCH_OPTION', options.error.field);
  if (state.options[command.option] === command.value) return granted([]);
  return granted([{ type: 'optionsChanged', options: { ...options.value } }]);
}

function takeAction(
  unfolding: Unfolding,
  { cost, overrule }: EncounterCommand & { type: 'takeAction' },
  table: Table,
): Unfolded {
  const { turn } = unfolding.state;
  const known = table.sheets.economy?.costs.find(({ id }) => id === cost);
  if (turn === null || known === undefined) return refused('NO_SUCH_ACTION', 'cost');
  const objection = turnObjection(unfolding.state, turn, cost, table);
  if (objection !== null && overrule === undefined) return refused('AGAINST_THE_RULES', 'cost');
  if (objection !== null) unfolding.add({ type: 'objectionOverruled', combatant: turn, objection });
  return granted(unfolding.add({ type: 'actionTaken', combatant: turn, cost, label: known.label }));
}

/** Everybody whom a command speaks of. */
function spokenOf(command: StateCommand): readonly number[] {
  switch (command.type) {
    case 'openRoll':
      return [command.actor, ...command.targets];
    case 'changeHitPoints':
    case 'moveInOrder':
      return [command.combatant, ...(command.also ?? [])];
    case 'beginCondition':
      return [...command.combatants, ...(command.lasts === null ? [] : [command.lasts.of])];
    case 'catchUp':
      return command.standings.map(({ combatant }) => combatant);
    case 'rollOrder':
      return [...command.groups.flat(), ...command.surprised];
    case 'stepIn':
    case 'setTemporaryHitPoints':
    case 'setMaximumHitPoints':
    case 'changePool':
    case 'endCondition':
    case 'refresh':
      return [command.combatant];
    case 'answerRoll':
    case 'rollDice':
    case 'rollRest':
    case 'putOffTurn':
    case 'abandonRoll':
    case 'takeAction':
    case 'endTurn':
    case 'passOverFallen':
    case 'changeShare':
    case 'changeOption':
    case 'endEncounter':
    case 'admit':
      return [];
  }
}

/** Commands that an open roll keeps waiting: its inputs are frozen, and it belongs to a turn. */
const waitForRoll: ReadonlySet<DecidedCommand['type']> = new Set([
  'admit',
  'refresh',
  'openRoll',
  'rollOrder',
  'takeAction',
  'endTurn',
  'passOverFallen',
  'putOffTurn',
  'stepIn',
  'changeOption',
  'endEncounter',
]);

function happening(unfolding: Unfolding, happened: Result<readonly StateEvent[], Refusal>): Unfolded {
  return happened.ok ? granted(unfolding.add(...happened.value)) : happened;
}

function unfold(unfolding: Unfolding, command: StateCommand, table: Table): Unfolded {
  const { state } = unfolding;
  switch (command.type) {
    case 'openRoll':
      return openRoll(unfolding, command, table);
    case 'answerRoll':
      return answerRoll(unfolding, command.answer, table);
    case 'rollDice':
      return rollDice(unfolding, table);
    case 'rollRest':
      return rollRest(unfolding, table);
    case 'rollOrder':
      return rollOrder(unfolding, command, table);
    case 'putOffTurn':
      return putOffTurn(unfolding, command.trigger, table);
    case 'stepIn':
      return stepIn(unfolding, command.combatant, table);
    case 'abandonRoll':
      return state.roll === null
        ? refused('NO_ROLL_OPEN')
        : granted(unfolding.add({ type: 'rollAbandoned' }));
    case 'takeAction':
      return takeAction(unfolding, command, table);
    case 'passOverFallen':
      return passOverFallen(unfolding, command.passes, table);
    case 'endTurn':
      return granted(endTurn(unfolding, table));
    case 'moveInOrder':
      return granted(
        unfolding.add(...reordered(state, [command.combatant, ...(command.also ?? [])], command.to)),
      );
    case 'changeHitPoints':
      return happening(unfolding, changeHitPoints(state, command));
    case 'setTemporaryHitPoints':
      return happening(unfolding, setTemporaryHitPoints(state, command));
    case 'setMaximumHitPoints':
      return happening(unfolding, setMaximumHitPoints(state, command));
    case 'changePool':
      return happening(unfolding, changePool(state, command));
    case 'changeShare':
      return happening(unfolding, changeShare(state, command));
    case 'beginCondition':
      return beginCondition(unfolding, command);
    case 'endCondition':
      return endCondition(unfolding, command);
    case 'changeOption':
      return happening(unfolding, changeOption(state, command, table));
    case 'admit':
      return admit(unfolding, command, table);
    case 'catchUp':
      return granted(catchUp(unfolding, command));
    case 'refresh':
      return granted(refresh(unfolding, command, table));
    case 'endEncounter':
      return granted(unfolding.add({ type: 'encounterEnded' }));
  }
}

function unfoldCommand(
  state: EncounterState,
  command: StateCommand | ContestCommand,
  table: Table,
): Unfolded {
  if (isContestCommand(command)) return unfoldContest(new Unfolding(state), command, table);
  const missing = spokenOf(command).find(
    (number) => !state.combatants.some(({ combatant }) => combatant === number),
  );
  if (missing !== undefined) return refused('NO_SUCH_COMBATANT', undefined, { combatant: missing });
  return unfold(new Unfolding(state), command, table);
}

/** The steps from the nearest up to the named one; only the nearest where none is named. */
function upTo(steps: readonly Step[], commandId: string | undefined): readonly Step[] | undefined {
  if (commandId === undefined) return steps.slice(0, 1);
  const at = steps.findIndex((step) => step.commandId === commandId);
  return at < 0 ? undefined : steps.slice(0, at + 1);
}

function undo(history: EncounterHistory, { from }: EncounterCommand & { type: 'undo' }): Decided {
  if (undoable(history) === undefined) return refused('NOTHING_TO_UNDO');
  // The beginning of the encounter stays.
  const steps = upTo(history.done.slice(1).reverse(), from);
  if (steps === undefined) return refused('NO_SUCH_STEP', 'from');
  return granted(steps.map(({ commandId: step }) => ({ type: 'stepUndone', step })));
}

function redo(history: EncounterHistory, { to }: EncounterCommand & { type: 'redo' }): Decided {
  if (redoable(history) === undefined) return refused('NOTHING_TO_REDO');
  const steps = upTo(history.undone, to);
  if (steps === undefined) return refused('NO_SUCH_STEP', 'to');
  return granted(steps.map(({ commandId: step }) => ({ type: 'stepRedone', step })));
}

/**
 * What a command makes happen, by the rules of the campaign; no events where nothing would change.
 * Refused with the encounter's codes or the rules' own. Asks nobody and changes nothing.
 */
export function decide(history: EncounterHistory, command: DecidedCommand, table: Table): Decided {
  const { state } = history;
  if (command.type === 'undo') return undo(history, command);
  if (command.type === 'redo') return redo(history, command);
  if (state.status === 'ended') return refused('ENCOUNTER_ENDED');
  if (state.roll !== null && waitForRoll.has(command.type)) return refused('ROLL_OPEN');
  // Who contests something does it with the sheet that the roll was opened with.
  if (command.type === 'refresh' && state.contests.some(({ roll }) => roll !== null))
    return refused('ROLL_OPEN');
  const unfolded = unfoldCommand(state, command, table);
  if (!unfolded.ok) return unfolded;
  startByOrder(unfolded.value, table);
  unfoldVitalStates(unfolded.value, table.sheets.dying);
  return granted(unfolded.value.events);
}
