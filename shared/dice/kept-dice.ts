import { type DenseCounts, sumOfDice } from './dice-sums.ts';
import { type FaceRun, faceRuns, shifted, throwOneMore } from './face-runs.ts';
import { type DiceGroup, keptDice } from './notation.ts';
import { dieRange } from './range.ts';

/** The exact counts of the sum of the dice that a group keeps. */
export function sumOfKeptDice(group: DiceGroup): DenseCounts {
  const { end, amount } = keptDice(group);
  if (amount === group.count) return sumOfDice(group);
  const runs = faceRuns(group);
  if (end === 'highest') return sumOfHighest(runs, group.count, amount);
  const { min, max } = dieRange(group);
  const upsideDown = sumOfHighest(mirrored(runs, min + max), group.count, amount);
  return { least: amount * min, counts: upsideDown.counts.toReversed() };
}

/** The die with its values counted from the other end. */
function mirrored(runs: readonly FaceRun[], lowestAndHighest: number): FaceRun[] {
  return runs
    .map(({ from, to, ways }) => ({ from: lowestAndHighest - to, to: lowestAndHighest - from, ways }))
    .reverse();
}

/**
 * Counts by the value v of the best die dropped. Of the others, m lie above v (all kept), some below (all
 * dropped), and those on v fill up what is kept, so the sum is the m dice above plus (kept − m)·v. With
 * the dice above measured from v, the sum over m is a polynomial in "one more die above v", evaluated
 * from m = kept downwards (Horner).
 */
function sumOfHighest(runs: readonly FaceRun[], count: number, kept: number): DenseCounts {
  if (kept === 1) return highestOfAll(runs, count);
  const min = runs[0]?.from ?? 0;
  const max = runs.at(-1)?.to ?? 0;
  const counts = new Array<bigint>(kept * (max - min) + 1).fill(0n);
  let waysBelow = 0n;
  for (const run of runs) {
    for (let value = run.from; value <= run.to; value += 1) {
      const above = aboveValue(runs, value);
      const arrangements = arrangementsByDiceAbove(count, kept, waysBelow, run.ways);
      const sums = arrangements.reduceRight<bigint[]>((sums, ways) => {
        const more = sums.length === 0 ? [0n] : throwOneMore(sums, above);
        more[0] = (more[0] ?? 0n) + ways;
        return more;
      }, []);
      const offset = kept * (value - min);
      for (const [sum, ways] of sums.entries()) {
        counts[offset + sum] = (counts[offset + sum] ?? 0n) + ways;
      }
      waysBelow += run.ways;
    }
  }
  return { least: kept * min, counts };
}

/** The values of a die above `value`, measured from it. */
function aboveValue(runs: readonly FaceRun[], value: number): FaceRun[] {
  return shifted(runs, -value)
    .filter(({ to }) => to > 0)
    .map(({ from, to, ways }) => ({ from: Math.max(1, from), to, ways }));
}

/** Of a single die kept: all dice at or below a value, less those where all lie below it. */
function highestOfAll(runs: readonly FaceRun[], count: number): DenseCounts {
  const least = runs[0]?.from ?? 0;
  const counts: bigint[] = [];
  let waysBelow = 0n;
  let allBelow = 0n;
  for (const { from, to, ways } of runs) {
    while (counts.length < from - least) counts.push(0n);
    for (let value = from; value <= to; value += 1) {
      waysBelow += ways;
      const allUpTo = waysBelow ** BigInt(count);
      counts.push(allUpTo - allBelow);
      allBelow = allUpTo;
    }
  }
  return { least, counts };
}

/**
 * For each number of dice above the best die dropped (0 to `kept`), the ways to choose which dice lie
 * above, on and below its value, times the ways of those on and below. It is itself dropped, so fewer
 * dice than are dropped lie below it.
 */
function arrangementsByDiceAbove(count: number, kept: number, waysBelow: bigint, waysOn: bigint): bigint[] {
  const arrangements: bigint[] = [];
  let choicesAbove = 1n;
  for (let above = 0; above <= kept; above += 1) {
    const rest = count - above;
    let ways = 0n;
    let term = waysOn ** BigInt(rest);
    for (let below = 0; below < count - kept; below += 1) {
      ways += term;
      // C(rest, below) · waysBelow^below · waysOn^(rest − below), each from the one before; exact.
      term = (term * waysBelow * BigInt(rest - below)) / (waysOn * BigInt(below + 1));
    }
    arrangements.push(choicesAbove * ways);
    choicesAbove = (choicesAbove * BigInt(rest)) / BigInt(above + 1);
  }
  return arrangements;
}
