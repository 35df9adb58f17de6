import type { EncounterEvent } from './event.ts';
import type { EncounterState } from './state.ts';

/** The turn after the present one; past the last in the order a new round begins. */
export function nextTurn({ order, turn, round }: EncounterState): EncounterEvent {
  const at = turn === null ? -1 : order.indexOf(turn);
  const next = order[at + 1];
  if (next !== undefined) return { type: 'turnStarted', combatant: next, round };
  const first = order[0];
  if (first === undefined) throw new Error('an encounter without combatants passed its beginning');
  return { type: 'turnStarted', combatant: first, round: round + 1 };
}

/** Moves a combatant to a place in the order, counted from 0; no event where it stands there already. */
export function reordered({ order }: EncounterState, combatant: number, to: number): EncounterEvent[] {
  const others = order.filter((number) => number !== combatant);
  const moved = [...others.slice(0, to), combatant, ...others.slice(to)];
  return moved.every((number, at) => number === order[at]) ? [] : [{ type: 'orderChanged', order: moved }];
}
