import { outcomesPerDie } from './face-runs.ts';
import { sumOfKeptDice } from './kept-dice.ts';
import type { DiceExpression, DiceGroup, DiceOperator } from './notation.ts';
import { type DiceRange, operationRange } from './range.ts';
import { accepted, type DiceResult, refused } from './refusal.ts';
import { WORK_LIMIT, workOf } from './work.ts';

/** All that an expression can come to, as whole numbers of equally likely outcomes. */
export interface DiceDistribution {
  /** Outcomes in all. */
  readonly outcomes: bigint;
  /** Each possible total with the outcomes that give it (never 0), ascending; they add up to `outcomes`. */
  readonly counts: readonly (readonly [total: number, count: bigint])[];
  /** Outcomes in which an exploding die (kept or not) was cut at the depth limit, where `rollDice` cuts it. */
  readonly cut: bigint;
}

/**
 * The exact distribution of an expression, every die independent of the others.
 * Error: DICE_TOO_MUCH_WORK (at 0) where it would cost more than `WORK_LIMIT`, decided beforehand.
 */
export function diceDistribution(expression: DiceExpression): DiceResult<DiceDistribution> {
  if (workOf(expression) > WORK_LIMIT) return refused('DICE_TOO_MUCH_WORK', 0);
  return accepted(distributionOf(expression));
}

function distributionOf(expression: DiceExpression): DiceDistribution {
  switch (expression.kind) {
    case 'constant':
      return { outcomes: 1n, counts: [[expression.value, 1n]], cut: 0n };
    case 'dice':
      return distributionOfGroup(expression);
    case 'negate':
      return negated(distributionOf(expression.operand));
    case 'add':
    case 'subtract':
    case 'multiply':
      return joined(expression.kind, distributionOf(expression.left), distributionOf(expression.right));
  }
}

function distributionOfGroup(group: DiceGroup): DiceDistribution {
  const perDie = outcomesPerDie(group);
  const dice = BigInt(group.count);
  const outcomes = perDie ** dice;
  const { least, counts } = sumOfKeptDice(group);
  return {
    outcomes,
    counts: withoutZeros(least, counts),
    // A die is cut in the one outcome where all its throws show the highest face.
    cut: group.exploding ? outcomes - (perDie - 1n) ** dice : 0n,
  };
}

function negated({ outcomes, counts, cut }: DiceDistribution): DiceDistribution {
  return { outcomes, counts: counts.map(([total, count]) => [0 - total, count] as const).toReversed(), cut };
}

const OPERATIONS = {
  add: (left, right) => left + right,
  subtract: (left, right) => left - right,
  // Adding 0 keeps −0 out of the totals.
  multiply: (left, right) => left * right + 0,
} as const satisfies Record<DiceOperator, (left: number, right: number) => number>;

/** Every pair of totals, joined by the operation. */
function joined(operator: DiceOperator, left: DiceDistribution, right: DiceDistribution): DiceDistribution {
  const operation = OPERATIONS[operator];
  const { min, max } = operationRange(operator, rangeOf(left), rangeOf(right));
  const pairs = left.counts.length * right.counts.length;
  const outcomes = left.outcomes * right.outcomes;
  return {
    outcomes,
    // Totals that lie close together are counted in an array, scattered ones (products) in a map.
    counts:
      max - min < pairs * 2
        ? withoutZeros(min, joinedDensely(left, right, operation, min, max))
        : joinedSparsely(left, right, operation),
    cut: outcomes - (left.outcomes - left.cut) * (right.outcomes - right.cut),
  };
}

function joinedDensely(
  left: DiceDistribution,
  right: DiceDistribution,
  operation: (left: number, right: number) => number,
  min: number,
  max: number,
): bigint[] {
  const sums = new Array<bigint>(max - min + 1).fill(0n);
  for (const [a, waysOfA] of left.counts) {
    for (const [b, waysOfB] of right.counts) {
      const index = operation(a, b) - min;
      sums[index] = (sums[index] ?? 0n) + waysOfA * waysOfB;
    }
  }
  return sums;
}

function joinedSparsely(
  left: DiceDistribution,
  right: DiceDistribution,
  operation: (left: number, right: number) => number,
): [number, bigint][] {
  const sums = new Map<number, bigint>();
  for (const [a, waysOfA] of left.counts) {
    for (const [b, waysOfB] of right.counts) {
      const total = operation(a, b);
      sums.set(total, (sums.get(total) ?? 0n) + waysOfA * waysOfB);
    }
  }
  return [...sums].sort(([a], [b]) => a - b);
}

function rangeOf({ counts }: DiceDistribution): DiceRange {
  return { min: counts[0]?.[0] ?? 0, max: counts.at(-1)?.[0] ?? 0 };
}

function withoutZeros(least: number, counts: readonly bigint[]): [number, bigint][] {
  return counts
    .map((count, index): [number, bigint] => [least + index, count])
    .filter(([, count]) => count > 0n);
}
