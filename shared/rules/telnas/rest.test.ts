import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPrinted, grantedBy } from './fixtures.ts';
import { type Resting, rest } from './rest.ts';

const resting: Resting = {
  kind: 'character',
  level: 3,
  hp: 4,
  maxHp: 20,
  mana: 5,
  maxMana: 30,
  inCombat: false,
};

test.each<[string, Partial<Resting>, number, number, number]>([
  ['003-R1 level 3, 2 hours', {}, 2, 10, 11],
  ['003-A19 level 5 near the maximum', { level: 5, hp: 18 }, 1, 20, 10],
  ['003-R1 in combat', { inCombat: true }, 2, 4, 5],
  ['003-A19 a monster', { kind: 'monster' }, 2, 4, 5],
  ['003-A19 a part of an hour', {}, 1.9, 7, 8],
  ['003-A15 unconscious', { hp: -2 }, 1, 1, 8],
  ['003-A19 above the maximum already', { hp: 25, mana: 31 }, 2, 25, 31],
])('%s', (_, changes, hours, hp, mana) => {
  const rested = grantedBy(rest({ ...resting, ...changes }, hours, asPrinted));
  expect([rested.hp.total, rested.mana.total]).toEqual([hp, mana]);
});

test('003-R34: the dead do not recover', () => {
  expect(rest({ ...resting, hp: -10 }, 8, asPrinted)).toEqual({
    ok: false,
    error: { code: 'ILLEGAL_MOVE', field: 'hp' },
  });
});

test('what does not count is shown with its reason', () => {
  const parts = grantedBy(rest({ ...resting, inCombat: true }, 2, asPrinted)).hp.parts;
  expect(parts.map(({ value, leftOut }) => [value, leftOut?.key])).toEqual([
    [4, undefined],
    [6, 'telnas:leftOut.inCombat'],
  ]);
});

test('003-A19: rest never lowers a pool and never lifts one above its maximum', () => {
  const pool = fc.integer({ min: -9, max: 100 });
  fc.assert(
    fc.property(
      pool,
      pool,
      pool,
      pool,
      fc.integer({ min: 1, max: 30 }),
      fc.double({ min: 0, max: 99, noNaN: true }),
      (hp, maxHp, mana, maxMana, level, hours) => {
        const rested = grantedBy(rest({ ...resting, hp, maxHp, mana, maxMana, level }, hours, asPrinted));
        expect(rested.hp.total).toBeGreaterThanOrEqual(hp);
        expect(rested.hp.total).toBeLessThanOrEqual(Math.max(hp, maxHp));
        expect(rested.mana.total).toBeGreaterThanOrEqual(mana);
        expect(rested.mana.total).toBeLessThanOrEqual(Math.max(mana, maxMana));
      },
    ),
  );
});
