import { describe, expect, test } from 'vitest';
import { mean, reduced } from '../../dice/chance.ts';
import { exactOdds } from '../core/odds.ts';
import { sampled, straysFrom } from '../core/odds-sampling.ts';
import { granted, refused } from '../core/result.ts';
import type { Json } from '../core/sheet.ts';
import type { Rule } from '../core/step.ts';
import type { AttackDecisions, Attacker, WeaponDamage } from './attack.ts';
import { attackOdds, saveChance } from './odds.ts';
import { type Switches, switchesOf } from './options.ts';
import { type Saver, savingThrow } from './save.ts';
import { weaponAttack } from './weapon-attack.ts';
import { word } from './words.ts';

const asPrinted = switchesOf({});
const reachingHits = switchesOf({ attackCompare: 'ge' });
const fraction = (numerator: bigint, denominator: bigint) => ({ numerator, denominator });

/** A warrior of level 7, who has +7 to hit. */
const warrior: Attacker = {
  class: 'warrior',
  level: 7,
  attackType: 'melee',
  bonuses: { strength: 0, dexterity: 0 },
  modifiers: [],
};
const strong: Attacker = { ...warrior, bonuses: { strength: 3, dexterity: 0 } };
const nimble: Attacker = { ...warrior, bonuses: { strength: 0, dexterity: 2 } };
const sword: WeaponDamage = { dice: [{ count: 1, sides: 8 }], plus: 1, notation: { dice: '1d8' } };

function modified(value: number): Attacker {
  const part = { label: word('part.modifier'), value, source: word('source.gameMaster') };
  return { ...warrior, modifiers: [part] };
}

describe('an attack', () => {
  test.each<[string, Attacker, number, Switches, bigint]>([
    ['+7 against 15 hits on 9 to 20', warrior, 15, asPrinted, 12n],
    ['where reaching is enough, on 8 to 20', warrior, 15, reachingHits, 13n],
    ['Strength +3 helps to hit', strong, 15, asPrinted, 15n],
    ['against 60 only the 20 hits', warrior, 60, asPrinted, 1n],
    ['against 0 only the 1 misses', warrior, 0, asPrinted, 19n],
    ['a modifier counts', modified(-4), 15, asPrinted, 8n],
  ])('%s', (_, attacker, armorClass, switches, hits) => {
    const odds = attackOdds(attacker, {}, sword, armorClass, switches);
    expect(odds.ok && reduced(odds.value.hit)).toEqual(reduced(fraction(hits, 20n)));
  });

  test.each<[string, Attacker, AttackDecisions, bigint, bigint]>([
    ['1d8+1 deals 5.5, in 12 of 20', warrior, {}, 33n, 10n],
    ['Strength +3 counts on damage too: 8.5, in 15 of 20', strong, {}, 51n, 8n],
    ['Dexterity +2 put on the hit: 5.5, in 14 of 20', nimble, { dexterityTo: 'hit' }, 77n, 20n],
    ['Dexterity +2 put on damage: 7.5, in 12 of 20', nimble, { dexterityTo: 'damage' }, 9n, 2n],
  ])('expected damage: %s', (_, attacker, made, numerator, denominator) => {
    const odds = attackOdds(attacker, made, sword, 15, asPrinted);
    expect(odds.ok && reduced(mean(odds.value.damage))).toEqual(fraction(numerator, denominator));
  });

  test('damage of 1d8+1: nothing in 64 of 160, each of 2 to 9 in 12', () => {
    const odds = attackOdds(warrior, {}, sword, 15, asPrinted);
    expect(odds.ok && odds.value.damage).toEqual({
      outcomes: 160n,
      counts: [[0, 64n], ...[2, 3, 4, 5, 6, 7, 8, 9].map((damage) => [damage, 12n])],
      cut: 0n,
    });
  });

  test('a choice of the matrix that is open is asked for', () => {
    expect(attackOdds(nimble, {}, sword, 15, asPrinted)).toEqual(refused('DECISION_NEEDED', 'dexterityTo'));
  });

  test('dice beyond all measure are refused', () => {
    const hail = { ...sword, dice: [{ count: 1000, sides: 10_000 }] };
    expect(attackOdds(warrior, {}, hail, 15, asPrinted)).toEqual(refused('ODDS_TOO_MUCH_WORK'));
  });
});

describe('a saving throw', () => {
  test.each<[string, Saver, bigint]>([
    ['level 1 saves on 10 to 20', { level: 1, bonuses: {}, modifiers: [] }, 11n],
    ['level 10 has +5', { level: 10, bonuses: {}, modifiers: [] }, 16n],
    ['Wisdom +2 helps', { level: 10, bonuses: { wisdom: 2 }, modifiers: [] }, 18n],
    ['a monster below level 1 has −2', { level: 0.5, bonuses: {}, modifiers: [] }, 9n],
    ['1 always fails', { level: 20, bonuses: { wisdom: 9 }, modifiers: [] }, 19n],
    ['20 always saves', { level: 1, bonuses: { wisdom: -20 }, modifiers: [] }, 1n],
  ])('%s', (_, saver, saved) => {
    expect(reduced(saveChance(saver, ['emotion'], asPrinted))).toEqual(reduced(fraction(saved, 20n)));
  });
});

const attackBy = (attacker: Attacker, weapon: WeaponDamage, armorClass: number, switches: Switches) => () =>
  weaponAttack(attacker, { dexterityTo: 'hit' }, weapon, armorClass, switches);
const view = (seen: object): Json => {
  const { hit, damage, success } = seen as {
    hit?: boolean;
    damage?: { total: number } | null;
    success?: boolean;
  };
  return { hit: hit ?? null, success: success ?? null, damage: damage?.total ?? null };
};

describe('in 200,000 seeded runs, and by every result or by class', () => {
  test.each<[string, () => Rule<object>]>([
    ['a plain attack', attackBy(warrior, sword, 15, asPrinted)],
    ['a strong one, where reaching hits', attackBy(strong, sword, 22, reachingHits)],
    [
      'a penalty on damage',
      attackBy({ ...warrior, bonuses: { strength: -4, dexterity: 1 } }, sword, 12, asPrinted),
    ],
    [
      'several dice',
      attackBy(
        nimble,
        {
          ...sword,
          dice: [
            { count: 2, sides: 4 },
            { count: 1, sides: 6 },
          ],
        },
        18,
        asPrinted,
      ),
    ],
    ['a saving throw', () => savingThrow({ level: 4, bonuses: {}, modifiers: [] }, ['other'], asPrinted)],
  ])('%s', (_, rule) => {
    const whole = exactOdds(rule, view);
    const byClass = exactOdds(rule, view, { byClass: true });
    if (!whole.ok || !byClass.ok) throw new Error('refused');
    expect(byClass).toEqual(granted(whole.value));
    expect(straysFrom(whole.value, sampled(rule, view, 200_000, 35))).toEqual([]);
  });
});
