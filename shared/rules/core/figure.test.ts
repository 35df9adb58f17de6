import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figure, type Part } from './figure.ts';
import { labelsOf } from './label.ts';

const word = labelsOf<'strength' | 'table' | 'reason'>('test');
const part = (value: number): Part => ({ label: word('strength'), value, source: word('table') });
const leftOut = (value: number): Part => ({ ...part(value), leftOut: word('reason') });

test.each<[string, readonly Part[], number]>([
  ['nothing is 0', [], 0],
  ['one part', [part(7)], 7],
  ['parts add up', [part(7), part(3), part(-2)], 8],
  ['what is left out does not count', [part(7), leftOut(3)], 7],
  ['a penalty left out does not count either', [part(7), leftOut(-3)], 7],
  ['all left out is 0', [leftOut(3), leftOut(4)], 0],
])('%s', (_, parts, total) => {
  expect(figure(parts)).toEqual({ total, parts });
});

test('every part is kept, in its order, and the total is that of those that count', () => {
  const value = fc.integer({ min: -1000, max: 1000 });
  const any = fc.tuple(value, fc.boolean()).map(([of, counts]) => (counts ? part(of) : leftOut(of)));
  fc.assert(
    fc.property(fc.array(any), (parts) => {
      const made = figure(parts);
      expect(made.parts).toEqual(parts);
      let total = 0;
      for (const one of parts) if (one.leftOut === undefined) total += one.value;
      expect(made.total).toBe(total);
    }),
  );
});

test.each([
  ['without params', word('reason'), { key: 'test:reason' }],
  [
    'with another label inside',
    word('reason', { who: { text: 'Aiko' }, of: word('strength'), points: 3 }),
    { key: 'test:reason', params: { who: { text: 'Aiko' }, of: { key: 'test:strength' }, points: 3 } },
  ],
])('a label %s is plain data', (_, label, expected) => {
  expect(label).toStrictEqual(expected);
  expect(JSON.parse(JSON.stringify(label))).toStrictEqual(expected);
});
