import { expect, test } from 'vitest';
import { damageGate, loweredArmorClass } from './damage-gate.ts';
import { asPrinted } from './fixtures.ts';

test.each([
  ['R22: margin 12, armour class 12', {}, 12, 12, true],
  ['R22: margin 11, armour class 12', {}, 11, 12, false],
  ['above 10 only: margin 2, armour class 12', { armorClassCounts: 'minus-10' }, 2, 12, true],
  ['above 10 only: margin 1, armour class 12', { armorClassCounts: 'minus-10' }, 1, 12, false],
  ['the total, 15: armour class 15', { damageGate: 'total' }, 0, 15, true],
  ['the total, 15: armour class 16', { damageGate: 'total' }, 15, 16, false],
  [
    'the total, 15, above 10 only: armour class 25',
    { damageGate: 'total', armorClassCounts: 'minus-10' },
    0,
    25,
    true,
  ],
  ['no gate: armour class 30', { damageGate: 'none' }, 0, 30, true],
] as const)('%s', (_, switches, margin, armorClass, harms) => {
  const gate = damageGate({ margin, total: 15, armorClass }, { ...asPrinted, ...switches });
  expect(gate.harms).toBe(harms);
});

test('R5: a critical that lowers armour class 14 leaves 13', () => {
  expect(loweredArmorClass(14, 1)).toMatchObject({ total: 13, parts: [{ value: 14 }, { value: -1 }] });
  expect(loweredArmorClass(14, 0)).toMatchObject({ total: 14, parts: [{ value: 14 }] });
});
