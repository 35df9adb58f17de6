import { DICE_LIMITS, type DiceGroup } from './notation.ts';
import { throwsPerDie } from './range.ts';

/** The values `from` to `to` (both included) of one die, each coming up in the same number of ways. */
export interface FaceRun {
  readonly from: number;
  readonly to: number;
  readonly ways: bigint;
}

/**
 * One die of the group as runs in ascending order: a plain die is one run, an exploding die one for each
 * further throw, with gaps at the values that make it go on. The ways add up to `outcomesPerDie`.
 */
export function faceRuns({ sides, exploding }: DiceGroup): FaceRun[] {
  if (!exploding) return [{ from: 1, to: sides, ways: 1n }];
  const last = DICE_LIMITS.explosions;
  const runs: FaceRun[] = [];
  for (let explosions = 0; explosions <= last; explosions += 1) {
    const before = explosions * sides;
    // The last throw does not go on, so that its highest face is a value like the others.
    const to = before + (explosions === last ? sides : sides - 1);
    if (to > before) runs.push({ from: before + 1, to, ways: BigInt(sides) ** BigInt(last - explosions) });
  }
  return runs;
}

/** Equally likely outcomes of one die; an exploding one counts every throw that it could have taken. */
export function outcomesPerDie(group: DiceGroup): bigint {
  return BigInt(group.sides) ** BigInt(throwsPerDie(group));
}

export function shifted(runs: readonly FaceRun[], by: number): FaceRun[] {
  return runs.map(({ from, to, ways }) => ({ from: from + by, to: to + by, ways }));
}

/**
 * The counts after one more die: `sums[i]` ways to reach `i` become ways to reach `i` plus a value of
 * the die, whose values are 0 or more. Each run costs one addition per total, by running sums.
 */
export function throwOneMore(sums: readonly bigint[], runs: readonly FaceRun[]): bigint[] {
  const length = sums.length;
  const below: bigint[] = [0n];
  let running = 0n;
  for (const count of sums) {
    running += count;
    below.push(running);
  }
  const result = new Array<bigint>(length + (runs.at(-1)?.to ?? 0)).fill(0n);
  for (const { from, to, ways } of runs) {
    for (let total = from; total < length + to; total += 1) {
      const window =
        (below[Math.min(length, total - from + 1)] ?? 0n) - (below[Math.max(0, total - to)] ?? 0n);
      result[total] = (result[total] ?? 0n) + ways * window;
    }
  }
  return result;
}
