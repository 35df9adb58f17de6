import { expect, test } from 'vitest';
import { type Blow, damageRoll, unarmed, type WeaponDamage } from './damage.ts';
import { asPrinted, played, withHouseRules } from './fixtures.ts';

const sword: WeaponDamage = { dice: [{ count: 1, sides: 6 }], plus: 0, notation: { dice: '1d6' } };
const technique: WeaponDamage = { dice: [{ count: 2, sides: 6 }], plus: 0, notation: { dice: '2d6' } };
const spell: WeaponDamage = { dice: [{ count: 1, sides: 8 }], plus: 3, notation: { dice: '1d8+3' } };
const monstersWithoutLevel = withHouseRules({ levelToMonsterDamage: false });

const blow = (level: number, changes: Partial<Blow> = {}): Blow => ({
  kind: 'simple',
  level,
  by: 'character',
  critical: false,
  ...changes,
});

const rows: readonly [string, WeaponDamage, readonly number[], Blow, number][] = [
  ['003-R29 1d6 shows 4, level 5', sword, [4], blow(5), 9],
  ['003-A8 the same with a critical success', sword, [4], blow(5, { critical: true }), 18],
  ['003-A9 a monster adds its level', sword, [4], blow(5, { by: 'monster' }), 9],
  ['003-R30 a technique whose 2d6 show 7', technique, [3, 4], blow(5, { kind: 'special' }), 7],
  ['003-R30 a spell of 9, level 6', spell, [6], blow(6, { kind: 'special' }), 9],
  ['003-R30 the same with a critical success', spell, [6], blow(6, { kind: 'special', critical: true }), 18],
  ['003-R31 bare hands, level 5', unarmed, [], blow(5), 6],
  ['003-R31 bare hands, level 1', unarmed, [], blow(1), 2],
  ['003-A8 bare hands, level 5, critical', unarmed, [], blow(5, { critical: true }), 12],
];

test.each(rows)('%s', (_, weapon, dice, of, expected) => {
  expect(played(damageRoll(weapon, of, asPrinted), dice).total).toBe(expected);
});

test('003-A9 turned: the level of monsters is shown and not counted, that of characters counts', () => {
  const dealt = played(damageRoll(sword, blow(5, { by: 'monster' }), monstersWithoutLevel), [4]);
  expect(dealt.total).toBe(4);
  expect(dealt.parts).toContainEqual(
    expect.objectContaining({ value: 5, leftOut: { key: 'telnas:leftOut.monsterLevel' } }),
  );
  expect(played(damageRoll(sword, blow(5), monstersWithoutLevel), [4]).total).toBe(9);
});

test('003-R30: the level that a technique does not add is shown', () => {
  const dealt = played(damageRoll(technique, blow(5, { kind: 'special' }), asPrinted), [3, 4]);
  expect(dealt.parts).toContainEqual(
    expect.objectContaining({ value: 5, leftOut: { key: 'telnas:leftOut.specialDamage' } }),
  );
});
