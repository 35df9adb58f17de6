import { expect, test } from 'vitest';
import { readPoints } from './read-points.ts';

test.each([
  ['7', -7],
  ['-7', -7],
  ['−7', -7],
  ['+7', 7],
  [' + 12 ', 12],
  ['0', 0],
  ['', undefined],
  ['seven', undefined],
  ['7.5', undefined],
  ['99999', undefined],
  ['+-7', undefined],
])('%j changes hit points by %j', (typed, change) => {
  expect(readPoints(typed)).toBe(change);
});
