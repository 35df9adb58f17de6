import { type DiceExpression, type DiceGroup, keptDice } from './notation.ts';
import { type DiceRange, dieRange, groupRange, negatedRange, operationRange, throwsPerDie } from './range.ts';

/**
 * The most that one exact distribution may cost, in steps: one step is about one addition of one machine
 * word in a big number, some 10 nanoseconds with all that surrounds it. So the limit is worth about half
 * a second, and it bounds the memory as well.
 */
export const WORK_LIMIT = 60_000_000;

/** Steps that any operation on big numbers costs, however small they are. */
const OVERHEAD = 6;

/** The same for a pair of totals, which has to find its place among the results. */
const PAIR_OVERHEAD = 40;

/** The size of a distribution that has not been computed, and what computing it costs. */
interface Estimate {
  readonly range: DiceRange;
  /** At most so many different totals. */
  readonly totals: number;
  /** Machine words in the largest count. */
  readonly words: number;
  /** Steps, those of the operands included. */
  readonly work: number;
}

/** The steps that the exact distribution of an expression costs; computed without doing any of them. */
export function workOf(expression: DiceExpression): number {
  return estimate(expression).work;
}

function estimate(expression: DiceExpression): Estimate {
  switch (expression.kind) {
    case 'constant':
      return { range: { min: expression.value, max: expression.value }, totals: 1, words: 1, work: 1 };
    case 'dice':
      return estimateGroup(expression);
    case 'negate': {
      const operand = estimate(expression.operand);
      return { ...operand, range: negatedRange(operand.range), work: operand.work + operand.totals };
    }
    case 'add':
    case 'subtract':
    case 'multiply': {
      const left = estimate(expression.left);
      const right = estimate(expression.right);
      const range = operationRange(expression.kind, left.range, right.range);
      const pairs = left.totals * right.totals;
      return {
        range,
        totals: Math.min(pairs, range.max - range.min + 1),
        words: left.words + right.words,
        work: left.work + right.work + pairs * (PAIR_OVERHEAD + left.words * right.words),
      };
    }
  }
}

function estimateGroup(group: DiceGroup): Estimate {
  const die = dieRange(group);
  const range = groupRange(group);
  const totals = range.max - range.min + 1;
  const throws = throwsPerDie(group);
  const words = 1 + (group.count * throws * Math.log2(group.sides)) / 64;
  const step = OVERHEAD + words;
  const { amount } = keptDice(group);
  const faces = die.max - die.min + 1;

  let work: number;
  if (amount === group.count) {
    // Plain dice: half the totals, a handful of steps each. Exploding dice: one pass per die and run.
    work = group.exploding ? (group.count * totals * throws * step) / 2 : totals * 4 * step;
  } else if (amount === 1) {
    work = faces * words * words + faces * step;
  } else {
    const arrangements = faces * amount * (group.count - amount) * 4 * step;
    // One pass per value and die kept, over half the totals and, on average, half the range of the die.
    const passes = (faces * amount * totals * (throws + 2) * step) / 4;
    work = arrangements + passes;
  }
  return { range, totals, words, work: work + totals * words };
}
