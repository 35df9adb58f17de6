import type { StateEvent } from './evolve.ts';
import type { EncounterState } from './state.ts';

/** Those whose turn in this round is still to come: after the present one first, then those moved before it. */
export function waiting({ order, turn, acted }: EncounterState): readonly number[] {
  const at = turn === null ? -1 : order.indexOf(turn);
  return [...order.slice(at + 1), ...order.slice(0, at + 1)].filter((number) => !acted.includes(number));
}

/** Moves combatants, as they follow each other, to a place among the others, counted from 0; no event where they stand there. */
export function reordered({ order }: EncounterState, moving: readonly number[], to: number): StateEvent[] {
  const others = order.filter((number) => !moving.includes(number));
  const block = order.filter((number) => moving.includes(number));
  const moved = [...others.slice(0, to), ...block, ...others.slice(to)];
  return moved.every((number, at) => number === order[at]) ? [] : [{ type: 'orderChanged', order: moved }];
}

type Grouped = Pick<EncounterState, 'order' | 'groups'>;

/** Those who stand beside somebody in the order because they rolled together, that one included. */
export function companions({ order, groups }: Grouped, combatant: number): readonly number[] {
  const group = groups.find((members) => members.includes(combatant)) ?? [combatant];
  const at = order.indexOf(combatant);
  const belongs = (place: number): boolean => group.includes(order[place] ?? Number.NaN);
  let [from, to] = [at, at + 1];
  while (belongs(from - 1)) from -= 1;
  while (belongs(to)) to += 1;
  return order.slice(from, to);
}

/** Somebody's companions one step up or down in the order, past all of those who stand together there. */
export function stepInOrder(
  state: Grouped,
  combatant: number,
  by: -1 | 1,
): { readonly moving: readonly number[]; readonly to: number } | undefined {
  const { order } = state;
  const moving = companions(state, combatant);
  const from = order.indexOf(moving[0] ?? combatant);
  const neighbour = order[by < 0 ? from - 1 : from + moving.length];
  if (neighbour === undefined) return undefined;
  return { moving, to: from + by * companions(state, neighbour).length };
}
