import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diceDistribution } from './distribution.ts';
import { DICE_STYLES, formatDice } from './format.ts';
import {
  DICE_LIMITS,
  DICE_OPERATORS,
  DICE_SELECTIONS,
  type DiceExpression,
  type DiceGroup,
  type DiceSelectionMode,
} from './notation.ts';
import { parseDice } from './parse.ts';
import { DICE_ERROR_CODES } from './refusal.ts';
import { rollDice } from './roll.ts';
import { seededDice } from './seeded.ts';

interface Bounds {
  readonly count: number;
  readonly sides: number;
  readonly constant: number;
  readonly depth: number;
  readonly explodes: boolean;
}

function selectionOf(count: number): fc.Arbitrary<DiceGroup['selection']> {
  const keeping = (mode: DiceSelectionMode) => mode === 'keepHighest' || mode === 'keepLowest';
  const modes = DICE_SELECTIONS.filter((mode) => keeping(mode) || count > 1);
  const selection = fc.constantFrom(...modes).chain((mode) =>
    fc.record({
      mode: fc.constant(mode),
      amount: fc.integer({ min: 1, max: keeping(mode) ? count : count - 1 }),
    }),
  );
  return fc.option(selection);
}

function groups({ count, sides, explodes }: Bounds): fc.Arbitrary<DiceGroup> {
  return fc.integer({ min: 1, max: count }).chain((dice) =>
    fc.record({
      kind: fc.constant('dice' as const),
      count: fc.constant(dice),
      sides: fc.integer({ min: 1, max: sides }),
      exploding: explodes ? fc.boolean() : fc.constant(false),
      selection: selectionOf(dice),
    }),
  );
}

function expressions(bounds: Bounds): fc.Arbitrary<DiceExpression> {
  return fc.letrec<{ expression: DiceExpression }>((tie) => ({
    expression: fc.oneof(
      { maxDepth: bounds.depth, depthSize: 'small' },
      groups(bounds),
      fc.record({
        kind: fc.constant('constant' as const),
        value: fc.integer({ min: 0, max: bounds.constant }),
      }),
      fc.record({ kind: fc.constant('negate' as const), operand: tie('expression') }),
      fc.record({
        kind: fc.constantFrom(...DICE_OPERATORS),
        left: tie('expression'),
        right: tie('expression'),
      }),
    ),
  })).expression;
}

const small = { count: 3, sides: 4, constant: 5, depth: 2, explodes: false };
const middling = { count: 4, sides: 8, constant: 100, depth: 2, explodes: true };
const written = { count: 30, sides: 10_000, constant: 1_000, depth: 6, explodes: true };

/** Every outcome of an expression, one by one: the slow way, sharing nothing with the fast one. */
function enumerate(expression: DiceExpression): number[] {
  switch (expression.kind) {
    case 'constant':
      return [expression.value];
    case 'negate':
      return enumerate(expression.operand).map((total) => 0 - total);
    case 'dice':
      return enumerateGroup(expression);
    case 'add':
    case 'subtract':
    case 'multiply': {
      const sign = expression.kind === 'subtract' ? -1 : 1;
      const rights = enumerate(expression.right);
      return enumerate(expression.left).flatMap((left) =>
        rights.map((right) => (expression.kind === 'multiply' ? left * right + 0 : left + sign * right)),
      );
    }
  }
}

function enumerateGroup({ count, sides, selection }: DiceGroup): number[] {
  let hands: number[][] = [[]];
  for (let die = 0; die < count; die += 1) {
    hands = hands.flatMap((hand) => Array.from({ length: sides }, (_, face) => [...hand, face + 1]));
  }
  return hands.map((hand) => {
    const ascending = hand.toSorted((a, b) => a - b);
    const amount = selection?.amount ?? 0;
    const kept = {
      keepHighest: ascending.slice(count - amount),
      keepLowest: ascending.slice(0, amount),
      dropHighest: ascending.slice(0, count - amount),
      dropLowest: ascending.slice(amount),
    };
    const dice = selection === null ? ascending : kept[selection.mode];
    return dice.reduce((sum, face) => sum + face, 0);
  });
}

function tally(totals: readonly number[]): [number, bigint][] {
  const counts = new Map<number, bigint>();
  for (const total of totals) counts.set(total, (counts.get(total) ?? 0n) + 1n);
  return [...counts].sort(([a], [b]) => a - b);
}

function outcomesOf(expression: DiceExpression): number {
  switch (expression.kind) {
    case 'constant':
      return 1;
    case 'negate':
      return outcomesOf(expression.operand);
    case 'dice':
      return expression.sides ** expression.count;
    default:
      return outcomesOf(expression.left) * outcomesOf(expression.right);
  }
}

/** One exploding die, throw by throw: its sums with their ways among sides^21 outcomes. */
function explodingDie(sides: number): [number, bigint][] {
  const last = DICE_LIMITS.explosions;
  const ways: [number, bigint][] = [];
  for (let explosions = 0, sum = 0; explosions <= last; explosions += 1, sum += sides) {
    for (let face = 1; face <= sides; face += 1) {
      if (face < sides || explosions === last) {
        ways.push([sum + face, BigInt(sides) ** BigInt(last - explosions)]);
      }
    }
  }
  return ways;
}

test('the distribution agrees with counting every outcome', () => {
  const few = expressions(small).filter((expression) => outcomesOf(expression) <= 20_000);
  fc.assert(
    fc.property(few, (expression) => {
      const result = diceDistribution(expression);
      const totals = enumerate(expression);
      expect(result).toEqual({
        ok: true,
        value: { outcomes: BigInt(totals.length), counts: tally(totals), cut: 0n },
      });
    }),
    { numRuns: 500 },
  );
});

test('kept dice agree with counting every outcome, for larger hands', () => {
  const hands = groups({ ...small, count: 6, sides: 6 }).filter((group) => outcomesOf(group) <= 20_000);
  fc.assert(
    fc.property(hands, (group) => {
      const result = diceDistribution(group);
      expect(result.ok && result.value.counts).toEqual(tally(enumerateGroup(group)));
    }),
    { numRuns: 200 },
  );
});

test('two exploding dice agree with every pair of chains', () => {
  const selections = fc.constantFrom(null, ...DICE_SELECTIONS);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), selections, (sides, mode) => {
      const selection = mode === null ? null : { mode, amount: 1 };
      const result = diceDistribution({ kind: 'dice', count: 2, sides, exploding: true, selection });
      const counts = new Map<number, bigint>();
      for (const [a, waysOfA] of explodingDie(sides)) {
        for (const [b, waysOfB] of explodingDie(sides)) {
          const highest = mode === 'keepHighest' || mode === 'dropLowest';
          const total = mode === null ? a + b : highest ? Math.max(a, b) : Math.min(a, b);
          counts.set(total, (counts.get(total) ?? 0n) + waysOfA * waysOfB);
        }
      }
      expect(result.ok && result.value.counts).toEqual([...counts].sort(([a], [b]) => a - b));
    }),
    { numRuns: 40 },
  );
});

test('three exploding dice, two kept, agree with every triple of chains', () => {
  const die = explodingDie(3);
  const counts = new Map<number, bigint>();
  for (const [a, waysOfA] of die) {
    for (const [b, waysOfB] of die) {
      for (const [c, waysOfC] of die) {
        const total = a + b + c - Math.min(a, b, c);
        counts.set(total, (counts.get(total) ?? 0n) + waysOfA * waysOfB * waysOfC);
      }
    }
  }
  const selection = { mode: 'keepHighest', amount: 2 } as const;
  const result = diceDistribution({ kind: 'dice', count: 3, sides: 3, exploding: true, selection });
  expect(result.ok && result.value.counts).toEqual([...counts].sort(([a], [b]) => a - b));
});

test('counts add up to the outcomes, ascend, and hold every roll', () => {
  fc.assert(
    fc.property(expressions(middling), fc.integer(), (expression, seed) => {
      const result = diceDistribution(expression);
      if (!result.ok) {
        expect(result.error).toEqual({ code: 'DICE_TOO_MUCH_WORK', at: 0 });
        return;
      }
      const { outcomes, counts, cut } = result.value;
      expect(counts.reduce((sum, [, count]) => sum + count, 0n)).toBe(outcomes);
      expect(
        counts.every(([total, count], i) => count > 0n && total > (counts[i - 1]?.[0] ?? -Infinity)),
      ).toBe(true);
      expect(cut >= 0n && cut <= outcomes).toBe(true);
      const { total } = rollDice(expression, seededDice(seed));
      expect(counts.some(([possible]) => possible === total)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('the lowest and the highest faces give the ends of the distribution', () => {
  fc.assert(
    fc.property(groups({ ...middling, sides: 6 }), (group) => {
      const result = diceDistribution(group);
      if (!result.ok) throw new Error(result.error.code);
      const { counts } = result.value;
      expect(rollDice(group, () => 1).total).toBe(counts[0]?.[0]);
      expect(rollDice(group, (sides) => sides).total).toBe(counts.at(-1)?.[0]);
    }),
    { numRuns: 100 },
  );
});

test('what is written in either style is read back as it was', () => {
  fc.assert(
    fc.property(expressions(written), fc.constantFrom(...DICE_STYLES), (expression, style) => {
      const read = parseDice(formatDice(expression, style));
      // Only the limits may stand in the way.
      if (read.ok) expect(read.value).toEqual(expression);
      else expect(['DICE_TOO_LONG', 'DICE_TOO_MANY', 'DICE_NUMBER_TOO_LARGE']).toContain(read.error.code);
    }),
    { numRuns: 2000 },
  );
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom(...'0123456789dDnN%kKhHlL!()+-*xX \u2212\u2013\u00d7\u00b7\u00a0\u202f🎲é'),
    maxLength: 220,
  }),
  fc
    .array(fc.constantFrom('d6', '2n8', '4d6kh3', '7', '+', '-', '*', '(', ')', '!', ' ', 'd%', 'dl1'), {
      maxLength: 40,
    })
    .map((pieces) => pieces.join('')),
);

test('any text is read or refused with a place inside it, never thrown at; what is read can be written', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const result = parseDice(text);
      if (!result.ok) {
        expect(DICE_ERROR_CODES).toContain(result.error.code);
        expect(result.error.at).toBeGreaterThanOrEqual(0);
        expect(result.error.at).toBeLessThanOrEqual(text.length);
        return;
      }
      for (const style of DICE_STYLES) expect(parseDice(formatDice(result.value, style))).toEqual(result);
    }),
    { numRuns: 3000 },
  );
});

test('the same seed rolls the same dice', () => {
  fc.assert(
    fc.property(expressions(middling), fc.integer(), (expression, seed) => {
      expect(rollDice(expression, seededDice(seed))).toEqual(rollDice(expression, seededDice(seed)));
    }),
  );
});
