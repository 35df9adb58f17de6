import { describe, expect, test } from 'vitest';
import { chanceOf, mean, type Rational, reduced } from '../../dice/chance.ts';
import { exactOdds } from '../core/odds.ts';
import { oddsOf } from '../core/odds-reading.ts';
import { sampled, straysFrom } from '../core/odds-sampling.ts';
import { granted, refused } from '../core/result.ts';
import type { Json } from '../core/sheet.ts';
import type { Rule } from '../core/step.ts';
import { type Attempt, attack } from './attack.ts';
import type { Blow, WeaponDamage } from './damage.ts';
import { firstAid } from './first-aid.ts';
import { asPrinted, grantedBy, withHouseRules } from './fixtures.ts';
import { sideInitiative } from './initiative.ts';
import { lastHope } from './last-hope.ts';
import { strikeOdds, telnasChance } from './odds.ts';
import { firstAidOdds, lastHopeChance, willSpellOdds } from './odds-healing.ts';
import type { Switches } from './options.ts';
import { strike } from './strike.ts';
import { shapeTelnas } from './telnas-art.ts';
import { type Casting, castWillSpell } from './will-spell.ts';

const fraction = (numerator: bigint, denominator: bigint) => ({ numerator, denominator });
/** Of the twenty faces of one die. */
const twentieths = (chance: Rational) => (chance.numerator * 20n) / chance.denominator;

/** Strength +2 against these defences. */
function attempt(defenses: readonly number[], of: Partial<Attempt> = {}): Attempt {
  return {
    attacker: { mode: 'melee', bonuses: { strength: 2 }, attackStance: false, charge: false, modifiers: [] },
    targets: defenses.map((defense) => ({ defense })),
    zone: defenses.length > 1,
    ...of,
  };
}
const club: WeaponDamage = { dice: [{ count: 1, sides: 6 }], plus: 0, notation: { dice: '1d6' } };
const blow: Omit<Blow, 'critical'> = { kind: 'simple', level: 3, by: 'character' };
const casting: Casting = { spell: 'healing', amount: 7, bonuses: { will: 1 }, level: 4, modifiers: [] };
const fallen = { kind: 'character', hp: -3, triedThisTurn: false } as const;

function oddsAgainst(of: Attempt, switches: Switches = asPrinted) {
  const odds = strikeOdds(of, club, blow, switches);
  if (!odds.ok) throw new Error(odds.error.code);
  return odds.value;
}

describe('an attack', () => {
  test.each<[string, readonly number[], readonly bigint[]]>([
    ['+2 reaches 13 on 11 to 20', [13], [10n]],
    ['20 hits every defence', [60], [1n]],
    ['1 fails against any', [-10], [19n]],
    ['in an area, each target has its own chance', [10, 15], [13n, 8n]],
  ])('hits: %s', (_, defenses, hits) => {
    const odds = oddsAgainst(attempt(defenses));
    expect(odds.hits.map(twentieths)).toEqual(hits);
    expect([odds.critical, odds.fumble].map(twentieths)).toEqual([1n, 1n]);
  });

  test('one die for everyone in the area: none 7, one 5, both 8 of 20', () => {
    const { targetsHit } = oddsAgainst(attempt([10, 15]));
    expect([0, 1, 2].map((number) => twentieths(chanceOf(targetsHit, number)))).toEqual([7n, 5n, 8n]);
  });

  test('in an area that must be beaten, 10 takes a 9 and 15 a 14', () => {
    const odds = oddsAgainst(attempt([10, 15]), withHouseRules({ zoneCompare: 'gt' }));
    expect(odds.hits.map(twentieths)).toEqual([12n, 7n]);
  });

  test('1d6 and level 3, doubled on 20: (9 · 6.5 + 13) of 20', () => {
    expect(reduced(mean(oddsAgainst(attempt([13])).damage))).toEqual(fraction(143n, 40n));
  });

  test('what the attack forbids has no odds', () => {
    expect(strikeOdds(attempt([10, 15], { zone: false }), club, blow, asPrinted)).toMatchObject(
      refused('ILLEGAL_MOVE'),
    );
  });

  test('dice beyond all measure are refused', () => {
    const hail = { ...club, dice: [{ count: 1000, sides: 10_000 }] };
    expect(strikeOdds(attempt([13]), hail, blow, asPrinted)).toEqual(refused('ODDS_TOO_MUCH_WORK'));
  });
});

describe('a healing spell with Will +1', () => {
  test.each<[string, Switches, readonly bigint[]]>([
    ['by the total: 9 to 19, 4 to 8, 2 and 3', asPrinted, [1n, 11n, 5n, 2n, 1n]],
    ['by the die: 10 to 19, 5 to 9, 2 to 4', withHouseRules({ healBandsOn: 'die' }), [1n, 10n, 5n, 3n, 1n]],
  ])('%s', (_, switches, [critical, full, half, none, failure]) => {
    const { bands } = willSpellOdds(casting, switches);
    const expected = { critical, full, half, none, 'critical-failure': failure };
    expect(Object.fromEntries(Object.entries(bands).map(([id, odds]) => [id, twentieths(odds)]))).toEqual(
      expected,
    );
  });
  test('7 points: 14 · 1, 7 · 11, 4 · 5 of 20', () => {
    expect(reduced(mean(willSpellOdds(casting, asPrinted).healed))).toEqual(fraction(111n, 20n));
  });
});

describe('the fallen', () => {
  test('Last Hope: 10 to 20', () => {
    const odds = lastHopeChance(fallen, asPrinted);
    expect(odds.ok && twentieths(odds.value)).toBe(11n);
  });
  test('First Aid: 1, 2 to 4, 5 to 9, 10 to 19, 20', () => {
    const odds = firstAidOdds({ kind: 'character', hp: -3, maxHp: 20 }, asPrinted);
    if (!odds.ok) throw new Error(odds.error.code);
    const { bands, acts, dead, hitPoints } = odds.value;
    const { critical, success, stands, failure } = bands;
    const inOrder = [bands['critical-failure'], failure, stands, success, critical];
    expect(inOrder.map(twentieths)).toEqual([1n, 3n, 5n, 10n, 1n]);
    expect([acts, dead].map(twentieths)).toEqual([16n, 1n]);
    const left = [-10, -3, 2, 7].map((hp) => twentieths(chanceOf(hitPoints, hp)));
    expect(left).toEqual([1n, 8n, 10n, 1n]);
  });
  test.each([1, -10])('at %i hit points there is nothing to hope', (hp) => {
    expect(lastHopeChance({ ...fallen, hp }, asPrinted)).toEqual(refused('ILLEGAL_MOVE', 'hp'));
    expect(firstAidOdds({ kind: 'character', hp, maxHp: 20 }, asPrinted)).toEqual(
      refused('ILLEGAL_MOVE', 'hp'),
    );
  });
});

test.each<[string, number, number, bigint]>([
  ['mastery 3 shapes 14 on 11 to 20', 14, 3, 10n],
  ['20 is no success of its own', 25, 3, 0n],
  ['1 is no failure of its own', 4, 3, 20n],
])('Telnas: %s', (_, needed, mastery, chance) => {
  expect(twentieths(telnasChance({ needed, mastery, modifiers: [] }))).toBe(chance);
});

/** What no class may blur. */
const view = (outcome: object | null): Json =>
  JSON.parse(
    JSON.stringify(outcome, (name, seen) => {
      if (name === 'natural' || name === 'rolled' || name === 'effects') return null;
      return typeof seen?.total === 'number' ? seen.total : seen;
    }),
  );

describe('in 200,000 seeded runs, and by every result or by class', () => {
  test.each<[string, () => Rule<object>]>([
    ['an attack in an area', () => grantedBy(attack(attempt([10, 14, 14, 19]), asPrinted))],
    ['a blow', () => grantedBy(strike(attempt([13]), club, blow, asPrinted))],
    ['a healing spell', () => castWillSpell(casting, asPrinted)],
    ['a healing spell by the die', () => castWillSpell(casting, withHouseRules({ healBandsOn: 'die' }))],
    ['Last Hope', () => grantedBy(lastHope(fallen, asPrinted))],
    ['First Aid', () => grantedBy(firstAid({ kind: 'character', hp: 0, maxHp: 4 }, asPrinted))],
    ['Telnas', () => shapeTelnas({ needed: 12, mastery: 4, modifiers: [] })],
  ])('%s', (_, rule) => {
    const whole = exactOdds(rule, view);
    if (!whole.ok) throw new Error(whole.error.code);
    expect(exactOdds(rule, view, { byClass: true })).toEqual(granted(whole.value));
    expect(straysFrom(whole.value, sampled(rule, view, 200_000, 35))).toEqual([]);
  });

  test('initiative', () => {
    const rule = () => sideInitiative(null);
    const first = (order: readonly { who: string }[] | null) => order?.[0]?.who ?? 'again';
    const odds = oddsOf(rule, first);
    expect(new Map(odds.counts)).toEqual(
      new Map([
        ['players', 190n],
        ['monsters', 190n],
        ['again', 20n],
      ]),
    );
    expect(straysFrom(odds, sampled(rule, first, 200_000, 35))).toEqual([]);
  });
});
