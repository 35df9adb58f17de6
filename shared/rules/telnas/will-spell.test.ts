import { expect, test } from 'vitest';
import { asPrinted, played, toldBy, withHouseRules } from './fixtures.ts';
import type { HealBand } from './vocabulary.ts';
import { type Casting, castWillSpell } from './will-spell.ts';

const byDie = withHouseRules({ healBandsOn: 'die' });

function heal(amount: number, will: number, level = 4): Casting {
  return { spell: 'healing', amount, bonuses: { will }, level, modifiers: [] };
}

function came(casting: Casting, die: number, switches = asPrinted) {
  const { band, healed, healerDamage } = played(castWillSpell(casting, switches), [die]);
  return [band, healed.total, healerDamage.total];
}

test.each<[string, Casting, number, HealBand, number, number]>([
  ['003-R20 13 in total', heal(7, 1), 12, 'full', 7, 0],
  ['003-R20 5 in total, half rounded up', heal(7, 1), 4, 'half', 4, 0],
  ['003-R20 10 in total', heal(7, 1), 9, 'full', 7, 0],
  ['003-R20 4 in total', heal(7, 1), 3, 'none', 0, 0],
  ['003-R19 10 in total, whatever the target’s evasion', heal(7, 0), 10, 'full', 7, 0],
  ['003-R20 20 on the die with Will −4', heal(7, -4), 20, 'critical', 14, 0],
  ['003-A3 22 in total', heal(7, 3), 19, 'full', 7, 0],
  ['003-A3 0 in total', heal(7, -3), 3, 'none', 0, 0],
  ['003-A3 1 on the die with Will +12', heal(7, 12), 1, 'critical-failure', 0, 5],
  ['003-R20 half of nothing', heal(0, 1), 4, 'half', 0, 0],
])('%s', (_, casting, die, band, healed, healerDamage) => {
  expect(came(casting, die)).toEqual([band, healed, healerDamage]);
});

test.each<[number, number, HealBand]>([
  [20, -4, 'critical'],
  [19, -12, 'full'],
  [10, -12, 'full'],
  [9, 12, 'half'],
  [5, 12, 'half'],
  [4, 12, 'none'],
  [2, 12, 'none'],
  [1, 12, 'critical-failure'],
])('003-A3 turned: die %i with Will %i is %s', (die, will, band) => {
  expect(came(heal(7, will), die, byDie)[0]).toBe(band);
});

test('003-A7: a defensive spell goes by the same bands', () => {
  const shield: Casting = { ...heal(5, 0), spell: 'defensive' };
  expect(came(shield, 7)).toEqual(['half', 3, 0]);
  expect(toldBy(() => castWillSpell(shield, asPrinted), [7]).map(({ verdict }) => verdict.key)).toEqual([
    'telnas:healBand.half',
    'telnas:verdict.effect.defensive',
  ]);
});

test('a critical failure tells what the healer suffers, with its parts', () => {
  const told = toldBy(() => castWillSpell(heal(7, 0, 4), asPrinted), [1]);
  expect(told.map(({ verdict, tone }) => [verdict.key, tone])).toEqual([
    ['telnas:healBand.critical-failure', 'bad'],
    ['telnas:verdict.healerHurt', 'bad'],
  ]);
  expect(told[1]?.figure?.parts.map(({ value }) => value)).toEqual([1, 4]);
});
