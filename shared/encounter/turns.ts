import { granted, type Refusal, type Result, refused } from '../rules/core/result.ts';
import type { Patient } from '../rules/core/system.ts';
import type { Table } from './decide.ts';
import { unfoldEffects, unfoldVitalStates } from './effects.ts';
import { waiting } from './order.ts';
import { openRoll } from './rolling.ts';
import { combatantOf, type EncounterState, isPassedOver, mayStepIn, standingOf } from './state.ts';
import type { Unfolding } from './unfolding.ts';

type Unfolded = Result<Unfolding, Refusal>;

function patientOf(state: EncounterState, number: number, { sheetOf }: Table): Patient {
  const combatant = combatantOf(state, number);
  const { snapshot, fellInRound } = combatant;
  return { sheet: sheetOf(snapshot), stands: standingOf(combatant), fellInRound };
}

/** Whether turns are taken at all: not where nobody fights, nor where nobody is. */
function hasTurns({ purpose, order }: EncounterState): boolean {
  return purpose === undefined && order.length > 0;
}

/** The action that begins by itself when somebody's turn comes. */
function turnStep(state: EncounterState, number: number, table: Table): string | null {
  return table.sheets.dying?.turnStep(patientOf(state, number, table), state.options) ?? null;
}

/** The dead have no turn, nor has who cannot act and has nothing to roll for, nor who is passed over. */
function hasTurn(state: EncounterState, number: number, table: Table): boolean {
  const combatant = combatantOf(state, number);
  const { vitalState } = combatant;
  if (isPassedOver(state, combatant)) return false;
  if (vitalState === null || vitalState.acts) return true;
  return turnStep(state, number, table) !== null;
}

/** Ends what has lasted as long as it should. */
function endDue(unfolding: Unfolding): void {
  for (const { combatant, conditions } of unfolding.state.combatants) {
    for (const { id, name, lasts } of conditions) {
      if (lasts !== null && lasts.turns <= 0)
        unfolding.add({ type: 'conditionEnded', combatant, id, name, due: true });
    }
  }
}

/** What the start of a turn brings, with the roll that begins by itself where there is one. */
function begin(unfolding: Unfolding, combatant: number, table: Table): void {
  endDue(unfolding);
  unfoldVitalStates(unfolding, table.sheets.dying);
  const action = turnStep(unfolding.state, combatant, table);
  if (action === null) return;
  const opened = openRoll(
    unfolding,
    { type: 'openRoll', actor: combatant, action, decisions: {}, targets: [], modifier: 0 },
    table,
  );
  if (!opened.ok) throw new Error(`a turn's own roll was refused: ${opened.error.code}`);
}

function start(unfolding: Unfolding, combatant: number, round: number, table: Table): void {
  unfolding.add({ type: 'turnStarted', combatant, round });
  begin(unfolding, combatant, table);
}

function endRound(unfolding: Unfolding, table: Table): void {
  const { dying } = table.sheets;
  if (dying === undefined) return;
  const { order, round, options } = unfolding.state;
  for (const number of order) {
    const patient = patientOf(unfolding.state, number, table);
    unfoldEffects(unfolding, { actor: number, targets: [] }, dying.roundEnds(patient, round, options));
  }
  unfoldVitalStates(unfolding, dying);
}

/** Passes the turn to the first of these who has one; false where nobody has. */
function passTo(unfolding: Unfolding, numbers: readonly number[], round: number, table: Table): boolean {
  for (const number of numbers) {
    if (hasTurn(unfolding.state, number, table)) {
      start(unfolding, number, round, table);
      return true;
    }
    unfolding.add({ type: 'turnSkipped', combatant: number, round });
    endDue(unfolding);
  }
  return false;
}

/** Puts the turn off; what lasts until its end is over with it. */
export function putOffTurn(unfolding: Unfolding, trigger: string, table: Table): Unfolded {
  const { turn, stepsIn } = unfolding.state;
  if (turn === null || stepsIn) return refused('CANNOT_WAIT');
  unfolding.add({ type: 'turnPutOff', combatant: turn, trigger });
  return granted(endTurn(unfolding, table));
}

/**
 * Takes a turn that was put off or passed over, in front of whoever has it now. Once a new round has begun, it takes the place of
 * that round's turn: who waits never gets more turns than others.
 */
export function stepIn(unfolding: Unfolding, combatant: number, table: Table): Unfolded {
  const { state } = unfolding;
  if (!hasTurns(state) || !mayStepIn(state, combatantOf(state, combatant)) || state.interrupted !== null)
    return refused('NOBODY_WAITS', 'combatant');
  const others = state.order.filter((number) => number !== combatant);
  const at = state.turn === null ? 0 : others.indexOf(state.turn);
  const order = [...others.slice(0, at), combatant, ...others.slice(at)];
  const isTurn = !state.acted.includes(combatant);
  unfolding.add({ type: 'steppedIn', combatant, order, ...(isTurn ? { isTurn } : {}) });
  if (isTurn) begin(unfolding, combatant, table);
  return granted(unfolding);
}

/** Passes over who has fallen from now on, whoever has the turn among them, or lets them act again. */
export function passOverFallen(unfolding: Unfolding, passes: boolean, table: Table): Unfolded {
  if (table.sheets.dying !== undefined) return refused('BAD_REQUEST', 'passes');
  if (unfolding.state.passesOverFallen === passes) return granted(unfolding);
  unfolding.add({ type: 'fallenPassedOver', passes });
  const { state } = unfolding;
  const lies = state.turn !== null && isPassedOver(state, combatantOf(state, state.turn));
  return granted(lies && !state.stepsIn ? endTurn(unfolding, table) : unfolding);
}

/** Starts the first turn by an order that was just rolled, where nobody has done anything yet. */
export function startByOrder(unfolding: Unfolding, table: Table): void {
  const { state } = unfolding;
  if (state.turn !== null || !hasTurns(state)) return;
  if (!passTo(unfolding, waiting(state), state.round, table)) endTurn(unfolding, table);
}

/** Ends the turn: the next in the order begins, past the last a new round. */
export function endTurn(unfolding: Unfolding, table: Table): Unfolding {
  if (!hasTurns(unfolding.state)) return unfolding;
  const { round, interrupted } = unfolding.state;
  if (interrupted !== null) {
    const { combatant } = interrupted;
    unfolding.add({ type: 'turnResumed', combatant });
    endDue(unfolding);
    return unfolding;
  }
  if (passTo(unfolding, waiting(unfolding.state), round, table)) return unfolding;
  endRound(unfolding, table);
  const { order } = unfolding.state;
  const somebody = order.some((number) => hasTurn(unfolding.state, number, table));
  const [first] = order;
  if (first === undefined) throw new Error('an encounter without combatants passed its beginning');
  // Where nobody can act any more, the turn still has to be somebody's.
  if (somebody) passTo(unfolding, order, round + 1, table);
  else start(unfolding, first, round + 1, table);
  return unfolding;
}
