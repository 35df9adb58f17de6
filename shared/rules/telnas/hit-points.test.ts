import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asPrinted, grantedBy, withHouseRules } from './fixtures.ts';
import { bleed, type Creature, regain, takeDamage, vitalState } from './hit-points.ts';
import { type Remedy, remedies, type VitalState } from './vocabulary.ts';

const character = (hp: number): Creature => ({ kind: 'character', hp });
const monster = (hp: number): Creature => ({ kind: 'monster', hp });
const deadAtZero = withHouseRules({ monsterDeath: 'zero' });
const deathless = withHouseRules({ monsterDeath: 'never' });

test.each<[number, VitalState]>([
  [1, 'conscious'],
  [0, 'unconscious'],
  [-9, 'unconscious'],
  [-10, 'dead'],
  [-16, 'dead'],
])('003-R32, 003-R34: at %i hit points a character is %s', (hp, state) => {
  expect(vitalState(character(hp), asPrinted)).toBe(state);
});

test.each<[number, VitalState, VitalState, VitalState]>([
  [1, 'conscious', 'conscious', 'conscious'],
  [0, 'unconscious', 'dead', 'unconscious'],
  [-9, 'unconscious', 'dead', 'unconscious'],
  [-10, 'dead', 'dead', 'unconscious'],
])(
  '003-A11: at %i hit points a monster is %s; dying at 0, %s; never dying, %s',
  (hp, printed, zero, never) => {
    expect(vitalState(monster(hp), asPrinted)).toBe(printed);
    expect(vitalState(monster(hp), deadAtZero)).toBe(zero);
    expect(vitalState(monster(hp), deathless)).toBe(never);
  },
);

test('003-A11: the switch leaves characters alone', () => {
  expect(vitalState(character(-5), deadAtZero)).toBe('unconscious');
  expect(vitalState(character(-10), deathless)).toBe('dead');
});

test.each<[number, number, number, VitalState]>([
  [4, 4, 0, 'unconscious'],
  [4, 14, -10, 'dead'],
  [4, 20, -16, 'dead'],
  [1, 1, 0, 'unconscious'],
  [1, 0, 1, 'conscious'],
])('003-R32, 003-R34: %i hit points and %i damage leave %i, %s', (hp, damage, after, state) => {
  const wounds = takeDamage(character(hp), damage, asPrinted);
  expect([wounds.hp.total, wounds.state]).toEqual([after, state]);
});

describe('bleeding', () => {
  test.each<[string, Creature, number, number, VitalState]>([
    ['003-R33 one round', character(-3), 1, -4, 'unconscious'],
    ['003-R33 to the last', character(-3), 7, -10, 'dead'],
    ['003-R34 stops at −10', character(-3), 11, -10, 'dead'],
    ['003-R33 no round', character(-4), 0, -4, 'unconscious'],
    ['003-R33 the conscious do not bleed', character(2), 9, 2, 'conscious'],
    ['003-R34 the dead do not bleed', character(-16), 3, -16, 'dead'],
    ['003-R33 monsters bleed', monster(0), 2, -2, 'unconscious'],
  ])('%s', (_, creature, rounds, hp, state) => {
    const wounds = bleed(creature, rounds, asPrinted);
    expect([wounds.hp.total, wounds.state]).toEqual([hp, state]);
  });

  test('003-A11 turned: a monster that nothing kills bleeds on, one that dies at 0 has no time to', () => {
    expect(bleed(monster(-8), 5, deathless)).toMatchObject({ hp: { total: -13 }, state: 'unconscious' });
    expect(bleed(monster(0), 5, deadAtZero)).toMatchObject({ hp: { total: 0 }, state: 'dead' });
  });

  test('003-R34: bleeding alone never goes below −10', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 50 }), fc.integer({ min: 0, max: 1000 }), (hp, rounds) => {
        const after = bleed(character(hp), rounds, asPrinted).hp.total;
        expect(after).toBeGreaterThanOrEqual(-10);
        expect(after).toBeLessThanOrEqual(hp);
      }),
    );
  });
});

describe('getting hit points back', () => {
  const patient = (hp: number) => ({ kind: 'character', hp, maxHp: 20 }) as const;

  test.each<[string, number, Remedy, number, number, VitalState]>([
    ['003-A13 a potion at −3', -3, 'potion', 6, 3, 'conscious'],
    ['003-R40 a spell', 12, 'spell', 5, 17, 'conscious'],
    ['003-A14 never above the maximum', 18, 'first-aid', 5, 20, 'conscious'],
    ['003-R35 a resurrection grants its own hit points', -16, 'resurrection', 5, 5, 'conscious'],
  ])('%s', (_, hp, remedy, amount, after, state) => {
    const wounds = grantedBy(regain(patient(hp), remedy, amount, asPrinted));
    expect([wounds.hp.total, wounds.state]).toEqual([after, state]);
  });

  test.each(remedies.filter((remedy) => remedy !== 'resurrection'))(
    '003-R34, 003-R35: %s does not help the dead',
    (remedy) => {
      expect(regain(patient(-10), remedy, 30, asPrinted)).toEqual({
        ok: false,
        error: { code: 'ILLEGAL_MOVE', field: 'hp' },
      });
    },
  );

  test('003-R35: the living cannot be resurrected', () => {
    expect(regain(patient(-9), 'resurrection', 5, asPrinted).ok).toBe(false);
  });
});
