import { expect, test } from 'vitest';
import { assist, assistance, assistedCheck, type Helper } from './assist.ts';
import { asPrinted, played, roller } from './fixtures.ts';
import { assistanceDifficulty } from './tables.ts';

test.each([
  [1, 5],
  [2, 10],
  [3, 15],
  [4, 20],
  [6, 30],
])('R30: a bonus of %i has difficulty %i', (wanted, difficulty) => {
  expect(assistanceDifficulty(wanted)).toBe(difficulty);
});

test.each([
  ['R31: 10 against 10', 2, [6], 'success', 2],
  ['R33: 9 against 10', 2, [5], 'failure', -2],
  ['R32: a 20 confirmed with 10', 2, [20, 6], 'critical', 4],
  ['R32: a 20 not confirmed with 9', 2, [20, 5], 'success', 2],
  ['R34: a 1 confirmed with 9', 2, [1, 5], 'fumble', -4],
  ['R34: a 1 not confirmed with 10', 2, [1, 6], 'failure', -2],
  ['A1: a 20 that is not enough', 6, [20, 20], 'failure', -6],
] as const)('%s', (_, wanted, dice, outcome, bonus) => {
  expect(played(assist(roller({ skill: 4 }), wanted, asPrinted), dice)).toMatchObject({ outcome, bonus });
});

const helper = (wanted: number): Helper => ({ ...roller({ skill: 4 }), name: { text: 'Cleo' }, wanted });
const best = { ...asPrinted, assistanceStacking: 'best' } as const;

test.each([
  ['add up', asPrinted, [12, 6, 2], 3, [undefined, undefined, undefined]],
  [
    'the best counts',
    best,
    [12, 6, 2],
    3,
    [undefined, 'success-levels:leftOut.notTheBestHelp', 'success-levels:leftOut.notTheBestHelp'],
  ],
] as const)('A12: three helpers who %s', (_, switches, dice, total, leftOut) => {
  const figure = played(assistance([helper(3), helper(2), helper(2)], switches), dice);
  expect(figure.parts.map(({ value }) => value)).toEqual([3, 2, -2]);
  expect(figure.parts.map((part) => part.leftOut?.key)).toEqual(leftOut);
  expect(figure.total).toBe(total);
});

test('A12: with the best only, a failed helper costs nothing beside one who succeeded', () => {
  expect(played(assistance([helper(1), helper(3)], asPrinted), [10, 1, 1]).total).toBe(-5);
  expect(played(assistance([helper(1), helper(3)], best), [10, 1, 1]).total).toBe(1);
  expect(played(assistance([], best), []).total).toBe(0);
});

test('R29: help is a part of the main roll, never its die', () => {
  const outcome = played(assistedCheck(roller({ skill: 1 }), 15, [helper(2)], asPrinted), [19, 11]);
  expect(outcome).toMatchObject({ success: false, margin: -1 });
  expect(outcome.thrown.parts.map(({ value }) => value)).toEqual([11, 1, 0, 2]);
});
