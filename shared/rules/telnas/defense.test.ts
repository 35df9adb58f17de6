import { expect, test } from 'vitest';
import { type Defender, defenseFigure } from './defense.ts';
import type { DefenseKind } from './vocabulary.ts';

const plain: Defender = { armor: [], bonuses: {}, size: 'moyen', stance: false };

const rows: readonly [string, DefenseKind, Partial<Defender>, number][] = [
  ['003-R22 nothing at all', 'physical', {}, 10],
  ['003-R22 colossal', 'physical', { size: 'colossal' }, 6],
  ['003-R22 infime', 'physical', { size: 'infime' }, 13],
  [
    '003-R22 armour +3, dexterity +2, small',
    'physical',
    { armor: [3], bonuses: { dexterity: 2 }, size: 'petit' },
    16,
  ],
  ['003-R22 armour in pieces', 'physical', { armor: [2, 1], bonuses: { dexterity: 2 }, size: 'petit' }, 16],
  ['003-R22 charisma does not count', 'physical', { bonuses: { charisma: 5 } }, 10],
  ['003-A21 armour may be a hindrance', 'physical', { armor: [-2] }, 8],
  ['003-R10 13 before, in defensive stance', 'physical', { armor: [3], stance: true }, 14],
  [
    '003-R24 cleric, armour +1, charisma +2',
    'magical',
    { armor: [1], bonuses: { charisma: 2 }, class: 'cleric' },
    14,
  ],
  ['003-R24 warrior, the same', 'magical', { armor: [1], bonuses: { charisma: 2 }, class: 'warrior' }, 13],
  ['003-R24 dexterity does not count', 'magical', { bonuses: { dexterity: 5 } }, 10],
  ['003-R25 sorcerer', 'magical', { class: 'sorcerer' }, 11],
  ['003-R25 mage', 'magical', { class: 'mage' }, 11],
  ['003-R25 druid', 'magical', { class: 'druid' }, 11],
  ['003-R25 not against blades', 'physical', { class: 'druid' }, 10],
  ['003-R11 12 before, concentrated', 'magical', { armor: [2], stance: true }, 13],
];

test.each(rows)('%s (%s)', (_, kind, changes, expected) => {
  expect(defenseFigure(kind, { ...plain, ...changes }).total).toBe(expected);
});

test('a defence knows its parts', () => {
  const cleric = {
    armor: [1, 2],
    bonuses: { charisma: 2 },
    size: 'petit',
    class: 'cleric',
    stance: true,
  } as const;
  const parts = defenseFigure('magical', cleric).parts.map(({ label, value }) => [
    'key' in label ? label.key : '',
    value,
  ]);
  expect(parts).toEqual([
    ['telnas:part.base', 10],
    ['telnas:part.armorPiece', 1],
    ['telnas:part.armorPiece', 2],
    ['telnas:characteristic.charisma', 2],
    ['telnas:part.size', 1],
    ['telnas:part.class', 1],
    ['telnas:part.stance.concentrate', 1],
  ]);
});
