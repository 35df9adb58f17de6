import { type FaceRun, faceRuns, shifted, throwOneMore } from './face-runs.ts';
import type { DiceGroup } from './notation.ts';

/** Counts of consecutive totals: `counts[i]` outcomes have the total `least + i`. */
export interface DenseCounts {
  readonly least: number;
  readonly counts: readonly bigint[];
}

/** The exact counts of the sum of all dice of a group, whatever its selection says. */
export function sumOfDice(group: DiceGroup): DenseCounts {
  if (!group.exploding) return { least: group.count, counts: sumOfPlainDice(group.count, group.sides) };
  return sumOfRuns(faceRuns(group), group.count);
}

/**
 * The counts are the coefficients of P = (1 + x + … + xˢ⁻¹)ⁿ. Since (1 − x)(1 − xˢ)P′ =
 * n(1 − xˢ − s(1 − x)xˢ⁻¹)P, each follows from three before it, so that one total costs the same for any
 * number of dice; the upper half mirrors the lower.
 */
function sumOfPlainDice(count: number, sides: number): bigint[] {
  const last = count * (sides - 1);
  const counts: bigint[] = [1n];
  for (let k = 1; k <= last >> 1; k += 1) {
    const next =
      BigInt(k - 1 + count) * (counts[k - 1] ?? 0n) +
      BigInt(k - sides - count * sides) * (counts[k - sides] ?? 0n) -
      BigInt(k - sides - 1 + count - count * sides) * (counts[k - sides - 1] ?? 0n);
    counts.push(next / BigInt(k));
  }
  for (let k = counts.length; k <= last; k += 1) counts.push(counts[last - k] ?? 0n);
  return counts;
}

function sumOfRuns(runs: readonly FaceRun[], count: number): DenseCounts {
  const least = runs[0]?.from ?? 0;
  const fromZero = shifted(runs, -least);
  let counts: bigint[] = [1n];
  for (let die = 0; die < count; die += 1) counts = throwOneMore(counts, fromZero);
  return { least: least * count, counts };
}
