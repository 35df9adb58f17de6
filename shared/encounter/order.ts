import type { StateEvent } from './evolve.ts';
import type { EncounterState } from './state.ts';

/** Those whose turn in this round is still to come: after the present one first, then those moved before it. */
export function waiting({ order, turn, acted }: EncounterState): readonly number[] {
  const at = turn === null ? -1 : order.indexOf(turn);
  return [...order.slice(at + 1), ...order.slice(0, at + 1)].filter((number) => !acted.includes(number));
}

/** Moves a combatant to a place in the order, counted from 0; no event where it stands there already. */
export function reordered({ order }: EncounterState, combatant: number, to: number): StateEvent[] {
  const others = order.filter((number) => number !== combatant);
  const moved = [...others.slice(0, to), combatant, ...others.slice(to)];
  return moved.every((number, at) => number === order[at]) ? [] : [{ type: 'orderChanged', order: moved }];
}
