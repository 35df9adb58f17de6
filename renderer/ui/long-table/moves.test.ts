import { describe, expect, test } from 'vitest';
import { extended, moved, toggled, typedTo } from './moves.ts';
import { scrolledTo, windowOf } from './window.ts';

test.each<[string, number, number | undefined]>([
  ['ArrowDown', 4, 5],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 0, 0],
  ['PageDown', 4, 7],
  ['PageUp', 4, 1],
  ['PageDown', 8, 9],
  ['Home', 4, 0],
  ['End', 4, 9],
  ['x', 4, undefined],
])('%s from row %i of ten, three to a page, leads to %s', (key, from, expected) => {
  expect(moved(key, from, 10, 3)).toBe(expected);
});

describe('choosing', () => {
  const ids = ['a', 'b', 'c', 'd'];
  test('a row once puts it in, twice takes it out', () => {
    const once = toggled(new Set(['a']), 'b');
    expect([...once]).toEqual(['a', 'b']);
    expect([...toggled(once, 'b')]).toEqual(['a']);
  });
  test('a range takes in both ends, from either side', () => {
    expect([...extended(new Set(), ids, 1, 3)]).toEqual(['b', 'c', 'd']);
    expect([...extended(new Set(['a']), ids, 3, 2)]).toEqual(['a', 'c', 'd']);
  });
});

describe('typing ahead', () => {
  const names = ['Élan', 'Wolf', 'Worg', 'elf'];
  test.each<[string, number, number]>([
    ['w', 0, 1],
    ['w', 1, 2],
    ['w', 2, 1],
    ['wor', 1, 2],
    ['wo', 2, 2],
    ['e', 0, 3],
    ['ela', 3, 0],
    ['ÉL', 0, 0],
    ['x', 0, -1],
  ])('“%s” from row %i leads to row %i', (typed, from, expected) => {
    expect(typedTo(typed, names, from)).toBe(expected);
  });
});

describe('the window', () => {
  test.each<[number, number, { from: number; to: number }]>([
    [0, 10_000, { from: 0, to: 22 }],
    [4000, 10_000, { from: 88, to: 122 }],
    [399_600, 10_000, { from: 9978, to: 10_000 }],
    [0, 3, { from: 0, to: 3 }],
    [4000, 3, { from: 3, to: 3 }],
    [0, 0, { from: 0, to: 0 }],
  ])('scrolled by %i pixels over %i rows of 40, 400 high', (top, count, expected) => {
    expect(windowOf(top, 400, 40, count)).toEqual(expected);
  });

  test.each<[string, number, number, number]>([
    ['above, to its top', 2, 400, 80],
    ['below, to its end', 20, 400, 440],
    ['in sight, nowhere', 12, 400, 400],
  ])('is scrolled to a row %s', (_, row, top, expected) => {
    expect(scrolledTo(row, top, 400, 40)).toBe(expected);
  });
});
