import { describe, expect, test } from 'vitest';
import { figure, type Part } from '../core/figure.ts';
import { typedHand } from '../core/hand.ts';
import { run } from '../core/run.ts';
import { combineMultipliers, damageOf, damageRoll } from './damage.ts';
import { strengthOnDamage } from './strength-damage.ts';
import type { Hand, WeaponKind } from './vocabulary.ts';
import { weaponAttack } from './weapon-attack.ts';
import { word } from './words.ts';

const part = (value: number): Part => ({ label: word('part.modifier'), value, source: word('source.given') });
const dealt = (rolls: number[], bonus: number, extra: number[] = []) =>
  damageOf({ rolls: rolls.map(part), bonus: figure([part(bonus)]), extra: extra.map(part) }).total;

describe('damage of a hit', () => {
  const rows: readonly [label: string, rolls: number[], bonus: number, extra: number[], total: number][] = [
    ['dice and bonus', [5], 3, [], 8],
    ['never less than 1', [1], -3, [], 1],
    ['a double rolls twice, with the bonus each time', [5, 2], 3, [], 13],
    ['extra dice are added once', [5, 2], 3, [7], 20],
    ['the least damage concerns the whole hit', [2, 4], -4, [], 1],
    ['extra dice count before the least damage', [1], -6, [3], 1],
    ['what weakens weapons weakens fists too', [3], -2, [], 1],
  ];
  test.each(rows)('%s', (_label, rolls, bonus, extra, total) => {
    expect(dealt(rolls, bonus, extra)).toBe(total);
  });
});

describe('several multipliers each add what they would add alone', () => {
  const rows: readonly [multipliers: number[], value: number][] = [
    [[], 1],
    [[2], 2],
    [[3], 3],
    [[2, 2], 3],
    [[2, 3], 4],
    [[3, 2, 3], 6],
  ];
  test.each(rows)('%j', (multipliers, value) => {
    expect(combineMultipliers(multipliers).total).toBe(value);
  });
});

describe('Strength on damage', () => {
  type Held = [weapon: WeaponKind, hand?: Hand, light?: boolean, strengthRating?: number];
  const added = (strength: number, [weapon, hand = 'primary', light = false, strengthRating = 0]: Held) =>
    strengthOnDamage(strength, { weapon, hand, light, strengthRating });
  const rows: readonly [label: string, strength: number, Held, value: number][] = [
    ['a sword takes the bonus', 3, ['melee'], 3],
    ['a thrown weapon too', 3, ['thrown'], 3],
    ['a sling too', 3, ['sling'], 3],
    ['a bow does not', 3, ['bow'], 0],
    ['a sword takes the penalty', -2, ['melee'], -2],
    ['a bow takes the penalty', -2, ['bow'], -2],
    ['the off hand adds half, rounded down', 3, ['melee', 'off'], 1],
    ['half of 1 is nothing', 1, ['melee', 'off'], 0],
    ['two hands add one and a half, rounded down', 3, ['melee', 'two'], 4],
    ['one and a half of 1 is 1', 1, ['melee', 'two'], 1],
    ['a light weapon gains nothing from two hands', 3, ['melee', 'two', true], 3],
    ['a penalty is not halved', -2, ['melee', 'off'], -2],
    ['a penalty is not enlarged', -2, ['melee', 'two'], -2],
    ['a composite bow up to its rating', 4, ['composite-bow', 'primary', false, 2], 2],
    ['a composite bow below its rating', 1, ['composite-bow', 'primary', false, 4], 1],
    ['a composite bow without a rating', 4, ['composite-bow'], 0],
    ['a composite bow takes the penalty', -2, ['composite-bow', 'primary', false, 2], -2],
    ['a crossbow ignores the bonus', 4, ['crossbow'], 0],
    ['a crossbow ignores the penalty', -2, ['crossbow'], 0],
    ['fists', 4, ['unarmed'], 4],
    ['claws', 4, ['natural'], 4],
  ];
  test.each(rows)('%s', (_label, strength, held, value) => {
    expect(added(strength, held).total).toBe(value);
  });
  test('what does not count stays visible, with the reason', () => {
    expect(added(3, ['melee', 'off']).parts).toMatchObject([
      { value: 1, source: { key: 'srd35:source.offHand' } },
      { value: 2, leftOut: { key: 'srd35:leftOut.offHand' } },
    ]);
    expect(added(4, ['composite-bow', 'primary', false, 1]).parts).toMatchObject([
      { value: 1 },
      { value: 3, leftOut: { key: 'srd35:leftOut.strengthRating', params: { rating: 1 } } },
    ]);
  });
});

const longsword = {
  dice: [{ count: 1, sides: 8 }],
  notation: { dice: '1d8' },
  bonus: figure([part(3)]),
  extra: [{ dice: [{ count: 2, sides: 6 }], notation: { dice: '2d6' } }],
};

describe('the damage roll', () => {
  test('a critical hit rolls the weapon as often as its multiplier, the sneak attack once', () => {
    expect(run(damageRoll(longsword, 2), typedHand([5, 2, 3, 4]))).toMatchObject({
      ok: true,
      value: { total: 20 },
    });
  });
  test('an attack asks for the attack roll, the confirmation, then the damage', () => {
    const attack = { bonus: figure([part(8)]), threatFrom: 19, damage: longsword, multiplier: 2 };
    const dice = [19, 12, 5, 2, 3, 4];
    const outcome = run(weaponAttack(attack, 20, { criticalConfirmation: 'roll' }), typedHand(dice));
    expect(outcome).toMatchObject({ ok: true, value: { critical: true, damage: { total: 20 } } });
  });
  test('an unconfirmed threat rolls the damage once', () => {
    const attack = { bonus: figure([part(8)]), threatFrom: 19, damage: longsword, multiplier: 2 };
    const outcome = run(
      weaponAttack(attack, 20, { criticalConfirmation: 'roll' }),
      typedHand([19, 2, 5, 3, 4]),
    );
    expect(outcome).toMatchObject({ ok: true, value: { critical: false, damage: { total: 15 } } });
  });
  test('a miss deals nothing and asks for nothing more', () => {
    const attack = { bonus: figure([part(8)]), threatFrom: 20, damage: longsword, multiplier: 2 };
    const outcome = run(weaponAttack(attack, 20, { criticalConfirmation: 'roll' }), typedHand([11]));
    expect(outcome).toMatchObject({ ok: true, value: { hit: false, damage: null } });
  });
});
