import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPrinted, pair, played } from './fixtures.ts';
import { minorCombat } from './minor-combat.ts';
import { rankOf, successLevel } from './tables.ts';

test.each([
  [0, 'marginal'],
  [3, 'marginal'],
  [4, 'minor'],
  [9, 'minor'],
  [10, 'major'],
  [19, 'major'],
  [20, 'complete'],
  [57, 'complete'],
] as const)('R27: margin %i is %s', (margin, level) => {
  expect(successLevel(margin)).toBe(level);
});

test('R27: a greater margin is never a lower level', () => {
  const margin = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(margin, margin, (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(rankOf(successLevel(less))).toBeLessThanOrEqual(rankOf(successLevel(more)));
    }),
  );
});

test.each([
  ['R28: margin 0', { skill: 3 }, { skill: 2 }, [10, 11], { loser: 'b', consequence: 'stunned' }],
  [
    'R17: 22 against 15',
    { skill: 10 },
    { skill: 3 },
    [12, 12],
    { loser: 'b', consequence: 'lightly-wounded' },
  ],
  ['R28: margin 10', {}, { skill: 10 }, [10, 10], { loser: 'a', consequence: 'seriously-wounded' }],
  ['R28: margin 20', { skill: 20 }, {}, [10, 10], { loser: 'b', consequence: 'mortally-wounded' }],
  ['A5: rolled again', {}, {}, [10, 10], { loser: null, consequence: null }],
])('a minor combat, %s', (_, a, b, dice, expected) => {
  expect(played(minorCombat(pair(a, b), asPrinted), dice)).toMatchObject(expected);
});
