import { expect, test } from 'vitest';
import { readDice } from './read-dice.ts';

const d20 = [{ count: 1, sides: 20 }];
const threeD6 = [{ count: 3, sides: 6 }];

test.each([
  ['14', d20, { faces: [14] }],
  [' 20 ', d20, { faces: [20] }],
  ['3 4 5', threeD6, { faces: [3, 4, 5] }],
  ['3+4+5', threeD6, { faces: [3, 4, 5] }],
  ['12', threeD6, { sum: 12 }],
])('%j answers the dice', (typed, dice, value) => {
  expect(readDice(typed, dice)).toEqual({ ok: true, value });
});

test.each([
  ['abc', d20, 'dice.notNumber', { typed: 'abc' }],
  ['25', d20, 'dice.range', { least: 1, most: 20 }],
  ['0', d20, 'dice.range', { least: 1, most: 20 }],
  ['-3', d20, 'dice.notNumber', { typed: '-3' }],
  ['1 2', d20, 'dice.count', { count: 1 }],
  ['1 2', threeD6, 'dice.count', { count: 3 }],
  ['19', threeD6, 'dice.sumRange', { least: 3, most: 18 }],
  ['1 2 7', threeD6, 'dice.range', { least: 1, most: 6 }],
  ['9'.repeat(400), d20, 'dice.notNumber', { typed: '9'.repeat(20) }],
])('%j is refused', (typed, dice, code, params) => {
  expect(readDice(typed, dice)).toEqual({ ok: false, error: { code, params } });
});
