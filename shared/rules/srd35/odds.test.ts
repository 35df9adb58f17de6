import { describe, expect, test } from 'vitest';
import { chanceOf, mean, reduced } from '../../dice/chance.ts';
import { figure } from '../core/figure.ts';
import { exactOdds, starting } from '../core/odds.ts';
import { chanceThat, distributionOf, oddsOf } from '../core/odds-reading.ts';
import { sampled, straysFrom } from '../core/odds-sampling.ts';
import { granted, refused } from '../core/result.ts';
import type { Json } from '../core/sheet.ts';
import type { Rule } from '../core/step.ts';
import { attackRoll } from './attack.ts';
import { dyingRound } from './hit-points.ts';
import { initiativeRoll } from './initiative.ts';
import { attackOdds, saveChance } from './odds.ts';
import type { Switches } from './options.ts';
import { savingThrow } from './save.ts';
import { type WeaponAttack, weaponAttack } from './weapon-attack.ts';
import { word } from './words.ts';

const asPrinted: Switches = { criticalConfirmation: 'roll' };
const threatsCount: Switches = { criticalConfirmation: 'none' };
const fraction = (numerator: bigint, denominator: bigint) => ({ numerator, denominator });

function adding(value: number) {
  return figure([{ label: word('part.attackBonus'), value, source: word('source.given') }]);
}

interface Weapon {
  readonly bonus: number;
  readonly threatFrom: number;
  readonly multiplier: number;
  readonly dice: readonly [count: number, sides: number];
  readonly plus: number;
  readonly extra?: readonly [count: number, sides: number];
}

function weapon({ bonus, threatFrom, multiplier, dice: [count, sides], plus, extra }: Weapon): WeaponAttack {
  const notation = { dice: 'dice' };
  return {
    bonus: adding(bonus),
    threatFrom,
    multiplier,
    damage: {
      dice: [{ count, sides }],
      notation,
      bonus: adding(plus),
      extra: extra === undefined ? [] : [{ dice: [{ count: extra[0], sides: extra[1] }], notation }],
    },
  };
}

/** +5 to hit, 19–20/×2, 1d8+3. */
const longsword = { bonus: 5, threatFrom: 19, multiplier: 2, dice: [1, 8], plus: 3 } as const;
const axe = { bonus: 5, threatFrom: 20, multiplier: 3, dice: [1, 12], plus: 3 } as const;
const scythe = { bonus: 8, threatFrom: 20, multiplier: 4, dice: [2, 4], plus: 4 } as const;

describe('an attack', () => {
  test.each<[string, Weapon, number, Switches, { hit: bigint; threat: bigint; critical: bigint }]>([
    [
      '+5 against 15: 10 to 20, 19–20, confirmed on 10',
      longsword,
      15,
      asPrinted,
      { hit: 220n, threat: 40n, critical: 22n },
    ],
    [
      'the house rule confirms nothing',
      longsword,
      15,
      threatsCount,
      { hit: 220n, threat: 40n, critical: 40n },
    ],
    [
      'against 40 only the 20 hits and confirms',
      longsword,
      40,
      asPrinted,
      { hit: 20n, threat: 20n, critical: 1n },
    ],
    ['against 25 the 19 misses', longsword, 25, asPrinted, { hit: 20n, threat: 20n, critical: 1n }],
    ['against 24 it hits', longsword, 24, asPrinted, { hit: 40n, threat: 40n, critical: 4n }],
    ['against 0 only the 1 misses', axe, 0, asPrinted, { hit: 380n, threat: 20n, critical: 19n }],
  ])('of 400: %s', (_, of, armorClass, switches, { hit, threat, critical }) => {
    const odds = attackOdds(weapon(of), armorClass, switches);
    if (!odds.ok) throw new Error(odds.error.code);
    expect(reduced(odds.value.hit)).toEqual(reduced(fraction(hit, 400n)));
    expect(reduced(odds.value.threat)).toEqual(reduced(fraction(threat, 400n)));
    expect(reduced(odds.value.critical)).toEqual(reduced(fraction(critical, 400n)));
  });

  test.each<[string, Weapon, number, bigint, bigint]>([
    ['1d8+3, 19–20/×2: 7.5 · (220 + 22) of 400', longsword, 15, 363n, 80n],
    ['1d12+3, ×3: 9.5 · (220 + 2 · 11) of 400', axe, 15, 2299n, 400n],
    ['extra dice do not multiply: 3.5 more in 220 of 400', { ...longsword, extra: [1, 6] }, 15, 517n, 80n],
  ])('expected damage: %s', (_, of, armorClass, numerator, denominator) => {
    const odds = attackOdds(weapon(of), armorClass, asPrinted);
    expect(odds.ok && reduced(mean(odds.value.damage))).toEqual(fraction(numerator, denominator));
  });

  test.each<[string, Weapon, number, bigint, bigint]>([
    ['a miss of the longsword, in 9 of 20', longsword, 0, 9n, 20n],
    ['1d8+3 comes to 4 when it hits and is no critical: 198 of 3200', longsword, 4, 99n, 1600n],
    ['2d8+6 comes to 22 in one of 64 criticals', longsword, 22, 22n, 25_600n],
    ['1d4−4 always deals 1', { ...longsword, dice: [1, 4], plus: -4 }, 1, 11n, 20n],
  ])('damage: %s', (_, of, total, numerator, denominator) => {
    const odds = attackOdds(weapon(of), 15, asPrinted);
    expect(odds.ok && reduced(chanceOf(odds.value.damage, total))).toEqual(
      reduced(fraction(numerator, denominator)),
    );
  });

  test.each<[string, Weapon, Switches]>([
    ['longsword', longsword, asPrinted],
    ['greatsword that bursts', { ...longsword, dice: [2, 6], extra: [1, 10] }, asPrinted],
    ['axe of a weakling', { ...axe, plus: -6 }, asPrinted],
    ['scythe', scythe, threatsCount],
  ])('the damage of classes is that of every single outcome: %s', (_, of, switches) => {
    const odds = attackOdds(weapon(of), 17, switches);
    const whole = exactOdds(
      () => weaponAttack(weapon(of), 17, switches),
      ({ damage }) => damage?.total ?? 0,
      {
        byClass: true,
      },
    );
    if (!odds.ok || !whole.ok) throw new Error('refused');
    const walked = distributionOf(whole.value, (total) => total);
    for (const [total] of walked.counts) {
      expect(reduced(chanceOf(odds.value.damage, total))).toEqual(reduced(chanceOf(walked, total)));
    }
    expect(odds.value.damage.counts.map(([total]) => total)).toEqual(walked.counts.map(([total]) => total));
  });

  test('dice beyond all measure are refused', () => {
    const hail = weapon({ ...longsword, dice: [1000, 10_000] });
    expect(attackOdds(hail, 15, asPrinted)).toEqual(refused('ODDS_TOO_MUCH_WORK'));
  });
});

describe('a saving throw', () => {
  test.each<[string, number, number, bigint]>([
    ['+4 against 15 on 11 to 20', 4, 15, 10n],
    ['20 always saves', 0, 40, 1n],
    ['1 always fails', 20, 10, 19n],
  ])('%s', (_, bonus, difficulty, saved) => {
    expect(reduced(saveChance(adding(bonus), difficulty))).toEqual(reduced(fraction(saved, 20n)));
  });
});

const dying = starting(() => dyingRound(-9));
if (!dying.ok) throw new Error('-9 is dying');
const fight = dying.value;

test('a dying creature stabilises once in ten rounds', () => {
  const odds = oddsOf(fight, ({ stable, state }) => ({ stable, state }), { byClass: true });
  expect(reduced(chanceThat(odds, ({ stable }) => stable))).toEqual(fraction(1n, 10n));
  expect(reduced(chanceThat(odds, ({ state }) => state === 'dead'))).toEqual(fraction(9n, 10n));
});

/** What no class may blur. */
const view = (outcome: object): Json =>
  Object.entries(outcome).flatMap(([name, seen]): Json[] => {
    if (name === 'damage') return [(seen as { total: number } | null)?.total ?? null];
    return typeof seen === 'boolean' || name === 'state' ? [seen as Json] : [];
  });

describe('in 200,000 seeded runs, and by every result or by class', () => {
  test.each<[string, () => Rule<object>]>([
    ['an attack roll', () => attackRoll({ bonus: adding(3), threatFrom: 18 }, 16, asPrinted)],
    ['a longsword', () => weaponAttack(weapon(longsword), 15, asPrinted)],
    ['an axe, the house rule', () => weaponAttack(weapon(axe), 19, threatsCount)],
    ['a saving throw', () => savingThrow(adding(2), 14)],
    ['a dying round', fight],
  ])('%s', (_, rule) => {
    const whole = exactOdds(rule, view);
    const byClass = exactOdds(rule, view, { byClass: true });
    if (!whole.ok) throw new Error(whole.error.code);
    expect(byClass).toEqual(granted(whole.value));
    expect(straysFrom(whole.value, sampled(rule, view, 200_000, 35))).toEqual([]);
  });

  test('initiative', () => {
    const rule = () => initiativeRoll(adding(4));
    const total = ({ rolled }: { rolled: { total: number } }) => rolled.total;
    expect(straysFrom(oddsOf(rule, total), sampled(rule, total, 200_000, 35))).toEqual([]);
  });
});
