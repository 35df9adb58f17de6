import type { EncounterEvent } from './event.ts';
import type { Combatant, EncounterState, OpenRoll } from './state.ts';

/** Events that change what stands; undo and redo change which of them count. */
export type StateEvent = Exclude<EncounterEvent, { type: 'stepUndone' | 'stepRedone' }>;

/** Before the first event. */
export const nothingYet: EncounterState = {
  system: 'strike-save',
  rulesVersion: 0,
  options: {},
  status: 'running',
  combatants: [],
  order: [],
  round: 1,
  turn: null,
  roll: null,
  lastFindings: [],
};

function withCombatant(state: EncounterState, number: number, change: Partial<Combatant>): EncounterState {
  const combatants = state.combatants.map((one) => (one.combatant === number ? { ...one, ...change } : one));
  return { ...state, combatants };
}

function withRoll(state: EncounterState, change: (roll: OpenRoll) => OpenRoll): EncounterState {
  if (state.roll === null) throw new Error('an answer without an open roll passed decide');
  return { ...state, roll: change(state.roll) };
}

/** Applies one event. Never asks a rule: everything that one said is in the event. */
export function evolve(state: EncounterState, event: StateEvent): EncounterState {
  switch (event.type) {
    case 'encounterBegan': {
      const { system, rulesVersion, options } = event;
      return { ...nothingYet, system, rulesVersion, options };
    }
    case 'combatantJoined': {
      const { type: _, ...joined } = event;
      return {
        ...state,
        combatants: [...state.combatants, joined],
        order: [...state.order, joined.combatant],
      };
    }
    case 'turnStarted':
      return { ...state, turn: event.combatant, round: event.round, lastFindings: [] };
    case 'orderChanged':
      return { ...state, order: event.order };
    case 'optionsChanged':
      return { ...state, options: event.options };
    case 'rollOpened': {
      const { type: _, ...opened } = event;
      return { ...state, roll: { ...opened, answers: [] }, lastFindings: [] };
    }
    case 'dieFell':
    case 'choiceMade': {
      const answer = event.type === 'dieFell' ? event.answer : { choice: event.choice };
      const { findings, question } = event;
      return withRoll(state, (roll) => ({ ...roll, answers: [...roll.answers, answer], findings, question }));
    }
    case 'rollClosed':
      return { ...state, roll: null, lastFindings: state.roll?.findings ?? [] };
    case 'rollAbandoned':
      return { ...state, roll: null };
    case 'damageApplied':
    case 'hitPointsChanged':
      return withCombatant(state, event.combatant, { hitPoints: event.hitPoints });
    case 'encounterEnded':
      return { ...state, status: 'ended', roll: null };
  }
}
