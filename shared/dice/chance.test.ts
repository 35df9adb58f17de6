import { expect, test } from 'vitest';
import { reduced, toNumber } from './chance.ts';

test.each([
  [6n, 36n, 1n, 6n],
  [-6n, 36n, -1n, 6n],
  [0n, 36n, 0n, 1n],
  [15_869n, 1296n, 15_869n, 1296n],
])('%i/%i in lowest terms is %i/%i', (numerator, denominator, top, bottom) => {
  expect(reduced({ numerator, denominator })).toEqual({ numerator: top, denominator: bottom });
});

test.each([
  ['a sixth', 1n, 6n, 1 / 6],
  ['two thirds', 2n, 3n, 2 / 3],
  ['nothing', 0n, 400n, 0],
  ['below nothing', -7n, 2n, -3.5],
  ['a whole number', 10n ** 15n, 1n, 1e15],
  ['a third of huge numbers', 10n ** 700n, 3n * 10n ** 700n, 1 / 3],
  ['a tiny chance', 1n, 10n ** 300n, 1e-300],
  ['a chance too small for a number', 1n, 10n ** 700n, 0],
  ['the smallest number', 1n, 2n ** 1074n, Number.MIN_VALUE],
])('%s as a number', (_label, numerator, denominator, number) => {
  expect(toNumber({ numerator, denominator })).toBe(number);
});
