import { expect, test } from 'vitest';
import { options } from './options.ts';
import { words } from './words/index.ts';

test('every value of every switch has its words', () => {
  const known: Readonly<Record<string, string>> = words.en;
  for (const { values, label, valueLabel } of options) {
    for (const { key } of [label, ...values.map(valueLabel)]) {
      expect(known[key.replace('telnas:', '')]).toBeTypeOf('string');
    }
  }
});

test('the switches of 003 with their values, the printed reading first', () => {
  expect(options.map(({ id, values }) => [id, ...values])).toEqual([
    ['actionBudget', 'one-full-or-two-halves', 'one-full-and-halves'],
    ['healBandsOn', 'total', 'die'],
    ['zoneCompare', 'ge', 'gt'],
    ['sizeBoundary', 'up', 'down'],
    ['monsterDeath', 'minus-10', 'zero', 'never'],
    ['levelToMonsterDamage', true, false],
  ]);
});
