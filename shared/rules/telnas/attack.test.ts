import { describe, expect, test } from 'vitest';
import { typedHand } from '../core/hand.ts';
import { run } from '../core/run.ts';
import { type Attacker, type Attempt, attack } from './attack.ts';
import { asPrinted, grantedBy, played, toldBy, withHouseRules } from './fixtures.ts';

const fighter: Attacker = {
  mode: 'melee',
  bonuses: {},
  attackStance: false,
  charge: false,
  modifiers: [],
};

function against(
  defenses: readonly number[],
  changes: Partial<Attacker> = {},
  more: Partial<Attempt> = {},
): Attempt {
  return {
    attacker: { ...fighter, ...changes },
    targets: defenses.map((defense) => ({ defense })),
    zone: false,
    ...more,
  };
}

function rolled(attempt: Attempt, die: number, switches = asPrinted) {
  const { rolled, results, ...rest } = played(grantedBy(attack(attempt, switches)), [die]);
  return { total: rolled.total, hits: results.map(({ hit }) => hit), ...rest };
}

const both = { strength: 2, dexterity: 4 };
const rows: readonly [string, number, Attempt, number, boolean][] = [
  ['003-R15 melee adds strength', 10, against([12], { bonuses: both }), 12, true],
  ['003-R15 ranged adds dexterity', 10, against([15], { mode: 'ranged', bonuses: both }), 14, false],
  [
    '003-R15 spells add intelligence',
    10,
    against([13], { mode: 'spell', bonuses: { intelligence: 3 } }),
    13,
    true,
  ],
  ['003-R10 total 13 misses 14', 13, against([14]), 13, false],
  ['003-R11 total 12 misses 13', 12, against([13], { mode: 'spell' }), 12, false],
  ['003-R11 total 13 hits 13', 13, against([13], { mode: 'spell' }), 13, true],
  [
    '003-R12 attack stance adds 1',
    9,
    against([13], { bonuses: { strength: 3 }, attackStance: true }),
    13,
    true,
  ],
  ['003-R12 the next roll does not', 9, against([13], { bonuses: { strength: 3 } }), 12, false],
  ['003-R13 charge subtracts 2', 12, against([13], { bonuses: { strength: 3 }, charge: true }), 13, true],
  ['003-R22 total 16 hits 16', 16, against([16]), 16, true],
  ['003-R22 total 15 misses 16', 15, against([16]), 15, false],
  ['003-R23 a spell at 30 metres', 14, against([14], { mode: 'spell' }, { distanceM: 30 }), 14, true],
];

test.each(rows)('%s: die %i', (_, die, attempt, total, hit) => {
  expect(rolled(attempt, die)).toMatchObject({
    total,
    hits: [hit],
    critical: false,
    fumble: false,
    multiplier: 1,
  });
});

describe('the ends of the die', () => {
  test('003-R16: 20 hits a defence of 25 with a total of 15, and doubles', () => {
    const weak = against([25], { bonuses: { strength: -5 } });
    expect(rolled(weak, 20)).toEqual({
      natural: 20,
      total: 15,
      hits: [true],
      critical: true,
      fumble: false,
      multiplier: 2,
    });
  });
  test('003-R17: 1 fails against 12 with a total of 20', () => {
    const strong = against([12], { bonuses: { strength: 19 } });
    expect(rolled(strong, 1)).toEqual({
      natural: 1,
      total: 20,
      hits: [false],
      critical: false,
      fumble: true,
      multiplier: 1,
    });
  });
  test('003-A7: 20 affects everyone in the area, 1 nobody, and each is told once', () => {
    const area = against([25, 5], {}, { zone: true });
    expect(rolled(area, 20)).toMatchObject({ hits: [true, true], multiplier: 2 });
    expect(rolled(area, 1)).toMatchObject({ hits: [false, false], fumble: true });
    expect(toldBy(() => grantedBy(attack(area, asPrinted)), [20])).toHaveLength(1);
  });
});

describe('areas', () => {
  const area = against([14, 15, 16], { mode: 'spell' }, { zone: true });
  test('003-R28, 003-A5: total 15 against 14, 15 and 16', () => {
    expect(rolled(area, 15).hits).toEqual([true, true, false]);
  });
  test('003-A5 turned: equal is not enough in an area', () => {
    const switches = withHouseRules({ zoneCompare: 'gt' });
    expect(rolled(area, 15, switches).hits).toEqual([true, false, false]);
    expect(rolled(against([15]), 15, switches).hits).toEqual([true]);
  });
  test('003-R27: one die for three targets', () => {
    const hand = typedHand([15, 15, 15]);
    run(grantedBy(attack(area, asPrinted)), hand);
    expect(hand.leftOver()).toBe(2);
  });
  test('each target is told with its reason', () => {
    const told = toldBy(() => grantedBy(attack(area, withHouseRules({ zoneCompare: 'gt' }))), [15]);
    expect(told.map(({ verdict, why }) => [verdict.key, verdict.params, why.key])).toEqual([
      ['telnas:verdict.targetHit', { target: 1 }, 'telnas:why.beats.magical'],
      ['telnas:verdict.targetMiss', { target: 2 }, 'telnas:why.onlyEquals.magical'],
      ['telnas:verdict.targetMiss', { target: 3 }, 'telnas:why.below.magical'],
    ]);
  });
});

test.each<[string, Attempt, string]>([
  ['003-R23 a spell at 31 metres', against([5], { mode: 'spell' }, { distanceM: 31 }), 'distanceM'],
  [
    '003-R23 an area spell at 30.5 metres',
    against([5, 5], { mode: 'spell' }, { zone: true, distanceM: 30.5 }),
    'distanceM',
  ],
  ['003-R27 two targets without an area', against([5, 5]), 'targets'],
])('%s is illegal', (_, attempt, field) => {
  expect(attack(attempt, asPrinted)).toEqual({ ok: false, error: { code: 'ILLEGAL_MOVE', field } });
});

test('003-A21: the reach limits spells only', () => {
  expect(attack(against([5], { mode: 'ranged' }, { distanceM: 200 }), asPrinted).ok).toBe(true);
});
