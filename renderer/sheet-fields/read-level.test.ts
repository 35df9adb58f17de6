import { expect, test } from 'vitest';
import { readLevel } from './read-level.ts';

test.each([
  ['7', 7],
  [' 20 ', 20],
  ['21', 21],
  ['½', 0.5],
  ['1/2', 0.5],
  ['⅓', 1 / 3],
  ['1/3', 1 / 3],
  ['1/4', 0.25],
  ['⅛', 0.125],
  ['1/8', 0.125],
  ['0.5', 0.5],
  ['0,5', 0.5],
  ['−3', -3],
  ['abc', 'abc'],
  ['', ''],
  ['1/0', '1/0'],
  ['7 or so', '7 or so'],
])('%j is %j', (typed, level) => {
  expect(readLevel(typed)).toBe(level);
});
