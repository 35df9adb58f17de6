import { expect, test } from 'vitest';
import { typedHand } from '../core/hand.ts';
import { run } from '../core/run.ts';
import type { Attempt } from './attack.ts';
import type { WeaponDamage } from './damage.ts';
import { asPrinted, grantedBy, played } from './fixtures.ts';
import { charge, strike } from './strike.ts';

const lance: WeaponDamage = { dice: [{ count: 1, sides: 6 }], plus: 0, notation: { dice: '1d6' } };
const rider = { level: 5, by: 'character' } as const;

function attempt(defenses: readonly number[], zone = false): Attempt {
  return {
    attacker: { mode: 'melee', bonuses: { strength: 3 }, attackStance: false, charge: false, modifiers: [] },
    targets: defenses.map((defense) => ({ defense })),
    zone,
  };
}

test('003-R29: a hit rolls damage once and hurts whoever was hit', () => {
  const rule = grantedBy(strike(attempt([13, 20, 12], true), lance, { ...rider, kind: 'simple' }, asPrinted));
  const { effects } = played(rule, [10, 4]);
  expect(effects.map(({ target, amount }) => [target, amount.total])).toEqual([
    [0, 9],
    [2, 9],
  ]);
});

test('003-R16: a 20 doubles the damage', () => {
  const rule = grantedBy(strike(attempt([13]), lance, { ...rider, kind: 'simple' }, asPrinted));
  expect(played(rule, [20, 4]).damage?.total).toBe(18);
});

test('003-R21: a miss rolls no damage', () => {
  const rule = grantedBy(strike(attempt([14]), lance, { ...rider, kind: 'simple' }, asPrinted));
  expect(played(rule, [10])).toMatchObject({ damage: null, effects: [] });
});

test('003-R13, 003-A9: a charge at −2 that keeps its balance adds the level', () => {
  const struck = played(grantedBy(charge(attempt([13]), lance, rider, asPrinted)), [12, 4], {
    balance: 'kept',
  });
  expect(struck?.attack.rolled.total).toBe(13);
  expect(struck?.damage?.total).toBe(9);
});

test('003-A16: a charge that loses its balance rolls nothing', () => {
  expect(
    played(grantedBy(charge(attempt([13]), lance, rider, asPrinted)), [], { balance: 'lost' }),
  ).toBeNull();
});

test('003-A16: the balance roll is the game master’s to decide', () => {
  expect(run(grantedBy(charge(attempt([13]), lance, rider, asPrinted)), typedHand([12, 4]))).toEqual({
    ok: false,
    error: { code: 'DECISION_NEEDED', field: 'balance' },
  });
});
