import { expect, test } from 'vitest';
import { played } from './fixtures.ts';
import { shapeTelnas } from './telnas-art.ts';
import { telnasShapes } from './vocabulary.ts';

test.each([
  ['003-A17', 14, 3, 11, 14, true],
  ['003-A17', 14, 3, 10, 13, false],
  ['003-A17 a 20 is nothing special', 25, 2, 20, 22, false],
  ['003-A17 nor is a 1', 5, 7, 1, 8, true],
])('%s: needed %i, mastery %i, die %i makes %i', (_, needed, mastery, die, total, success) => {
  const { rolled, ...result } = played(shapeTelnas({ needed, mastery, modifiers: [] }), [die]);
  expect(rolled.total).toBe(total);
  expect(result).toEqual({ natural: die, success });
});

test('003-R47: a key is easier than a sword, and a sword than a sphere', () => {
  expect(telnasShapes).toEqual(['key', 'sword', 'sphere']);
});
