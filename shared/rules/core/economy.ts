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
