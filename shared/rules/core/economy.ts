import type { Economy } from './system.ts';

type Turn = ReturnType<Economy['turns']>[number];

function counted(costs: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const cost of costs) counts.set(cost, (counts.get(cost) ?? 0) + 1);
  return counts;
}

/** The whole turns that what was done so far can still become. */
function openTurns(turns: readonly Turn[], taken: readonly string[]): readonly Turn[] {
  const counts = [...counted(taken)];
  return turns.filter((turn) => counts.every(([cost, count]) => count <= (turn[cost] ?? 0)));
}

/** Whether these actions fit into one turn. */
export function fitsTurn(turns: readonly Turn[], taken: readonly string[]): boolean {
  return openTurns(turns, taken).length > 0;
}

/** What may still be done, by cost: the most actions of each kind, each taken for itself. */
export function leftOfTurn(
  turns: readonly Turn[],
  taken: readonly string[],
): Readonly<Record<string, number>> {
  const counts = counted(taken);
  const left: Record<string, number> = {};
  for (const turn of openTurns(turns, taken)) {
    for (const [cost, most = 0] of Object.entries(turn)) {
      const more = most - (counts.get(cost) ?? 0);
      if (more > 0) left[cost] = Math.max(left[cost] ?? 0, more);
    }
  }
  return left;
}
