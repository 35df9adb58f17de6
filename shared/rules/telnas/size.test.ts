import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPrinted, withHouseRules } from './fixtures.ts';
import { holdsHeight, sizeOfHeight, sizePart } from './size.ts';
import type { Size } from './vocabulary.ts';
import { sizes } from './vocabulary.ts';

const downwards = withHouseRules({ sizeBoundary: 'down' });

test.each<[Size, number]>([
  ['infime', 3],
  ['minuscule', 2],
  ['petit', 1],
  ['moyen', 0],
  ['grand', -1],
  ['enorme', -2],
  ['gigantesque', -3],
  ['colossal', -4],
])('003-R26: %s adds %i to the defences', (size, modifier) => {
  expect(sizePart(size).value).toBe(modifier);
});

test.each<[number, Size, Size]>([
  [0, 'infime', 'infime'],
  [9, 'infime', 'infime'],
  [9.99, 'infime', 'infime'],
  [10, 'minuscule', 'minuscule'],
  [10.01, 'minuscule', 'minuscule'],
  [50, 'petit', 'minuscule'],
  [50.01, 'petit', 'petit'],
  [100, 'moyen', 'petit'],
  [200, 'grand', 'moyen'],
  [300, 'enorme', 'grand'],
  [500, 'gigantesque', 'enorme'],
  [999.9, 'gigantesque', 'gigantesque'],
  [1000, 'gigantesque', 'gigantesque'],
  [1001, 'colossal', 'colossal'],
])('003-A6: %d cm is %s; with shared limits going down, %s', (height, up, down) => {
  expect(sizeOfHeight(height, asPrinted)).toBe(up);
  expect(sizeOfHeight(height, downwards)).toBe(down);
});

test('003-R26: every height has one size, and a taller creature is never of a smaller size', () => {
  const height = fc.oneof(
    fc.double({ min: 0, max: 3000, noNaN: true }),
    fc.constantFrom(10, 50, 100, 200, 300, 500, 1000),
  );
  fc.assert(
    fc.property(height, height, fc.constantFrom(asPrinted, downwards), (a, b, switches) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      const at = (cm: number) => sizes.indexOf(sizeOfHeight(cm, switches));
      expect(at(low)).toBeLessThanOrEqual(at(high));
    }),
  );
});

test('003-R26: exactly one size holds each height', () => {
  const height = fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.double({ min: 0, max: 3000, noNaN: true }));
  fc.assert(
    fc.property(height, fc.constantFrom(asPrinted, downwards), (cm, switches) => {
      expect(sizes.filter((size) => holdsHeight(size, cm, switches))).toHaveLength(1);
    }),
  );
});
