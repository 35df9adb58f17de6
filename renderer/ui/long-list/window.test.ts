import { expect, test } from 'vitest';
import { Heights, lineWindow } from './window.ts';

test.each([
  ['nothing', 0, 0, { from: 0, to: 0, before: 0, after: 0 }],
  ['fewer than fit', 3, 0, { from: 0, to: 3, before: 0, after: 0 }],
  // 600 in sight and 400 beyond: 25 lines of 40.
  ['many, at the top', 1000, 0, { from: 0, to: 25, before: 0, after: 975 * 40 }],
  // 2,000 − 400 pixels above are 40 lines, the last of which touches what is drawn.
  ['many, in the middle', 1000, 2000, { from: 39, to: 75, before: 1560, after: 925 * 40 }],
  ['many, at the end', 1000, 39_400, { from: 974, to: 1000, before: 38_960, after: 0 }],
  // The list became shorter than where it was scrolled to.
  ['fewer than were scrolled over', 30, 39_400, { from: 30, to: 30, before: 1200, after: 0 }],
])('what is drawn of %s', (_, count, top, drawn) => {
  expect(lineWindow(count, () => 40, 40, top, 600)).toEqual(drawn);
});

test('lines of different heights count as measured, others as the average', () => {
  const heights = new Heights();
  expect(heights.of(7)).toBe(30);
  expect(heights.measure(1, 20)).toBe(true);
  expect(heights.measure(2, 60)).toBe(true);
  expect(heights.measure(2, 60)).toBe(false);
  expect([heights.of(1), heights.of(2), heights.of(7)]).toEqual([20, 60, 40]);
  heights.measure(2, 100);
  expect(heights.average).toBe(60);
  // As high as was likely: nothing is to be drawn anew for it.
  expect(heights.measure(3, 60.4)).toBe(false);
  expect(heights.of(3)).toBe(60.4);
});
