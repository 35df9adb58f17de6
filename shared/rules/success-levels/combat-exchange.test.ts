import { expect, test } from 'vitest';
import { resume } from '../core/run.ts';
import { combatExchange } from './combat-exchange.ts';
import { criticalHit } from './critical.ts';
import { weaponDamage } from './damage.ts';
import { asPrinted, fighters, played, sword } from './fixtures.ts';

const none = { total: 0 };
const reroll = { ...asPrinted, criticalDamage: 'reroll' } as const;

test.each([
  ['R4: damage 6 ×3 on hit points', asPrinted, 'hp', [6], { hp: { total: 18 }, con: none }],
  ['R4: damage 6 on Constitution', asPrinted, 'con', [6], { hp: none, con: { total: 6 } }],
  ['criticalDamage reroll: three rolls', reroll, 'hp', [6, 2, 5], { hp: { total: 13 }, con: none }],
  ['criticalDamage reroll: Constitution takes one', reroll, 'con', [6], { hp: none, con: { total: 6 } }],
] as const)('%s', (_, switches, criticalEffect, dice, expected) => {
  const rule = criticalHit(weaponDamage(sword), 3, [], switches);
  expect(played(rule, dice, { criticalEffect })).toMatchObject(expected);
});

test('A13: the weapon’s own bonus is multiplied too', () => {
  const fine = { ...sword, plus: 2 };
  const hp = (switches: typeof asPrinted, dice: readonly number[]) =>
    played(criticalHit(weaponDamage(fine), 3, [], switches), dice, { criticalEffect: 'hp' }).hp.total;
  expect(hp(asPrinted, [4])).toBe(18);
  expect(hp(reroll, [4, 1, 1])).toBe(12);
});

test('R5: only what the game master allows is offered', () => {
  const offered = (special: Parameters<typeof criticalHit>[2]) => {
    const asked = resume(criticalHit(weaponDamage(sword), 3, special, asPrinted), []);
    if (!asked.ok || asked.value.ended || asked.value.question.step !== 'choose') return undefined;
    return asked.value.question.options.map(({ id }) => id);
  };
  expect(offered([])).toEqual(['hp', 'con']);
  expect(offered(['armor-class-reduced'])).toEqual(['hp', 'con', 'armor-class-reduced']);
});

test('R5: a special consequence comes with the plain damage', () => {
  const rule = criticalHit(weaponDamage(sword), 3, ['disarmed'], asPrinted);
  const outcome = played(rule, [4], { criticalEffect: 'disarmed' });
  expect(outcome).toMatchObject({ effect: 'disarmed', hp: { total: 4 }, con: none });
});

const noHarm = { harm: null, fumbleConsequence: null };

test.each([
  [
    'R22: margin 12 against armour class 12',
    { skill: 12 },
    { armorClass: 12 },
    [10, 10, 5],
    {},
    { harm: { victim: 'b', hp: { total: 5 }, con: none, critical: null } },
  ],
  [
    'R22: margin 11, the exchange is won all the same',
    { skill: 11 },
    { armorClass: 12 },
    [10, 10],
    {},
    { winner: 'a', ...noHarm },
  ],
  [
    'the winner may be the second',
    {},
    { skill: 4 },
    [10, 10, 3],
    {},
    { harm: { victim: 'a', hp: { total: 3 } } },
  ],
  ['A5: nobody wins', {}, {}, [10, 10], {}, { winner: null, ...noHarm }],
  [
    'R4: a critical of the winner',
    {},
    {},
    [20, 10, 11, 6],
    { criticalEffect: 'con' },
    { harm: { victim: 'b', hp: none, con: { total: 6 }, critical: 'con' } },
  ],
  [
    'A3: a critical does not get through armour',
    {},
    { armorClass: 12 },
    [20, 10, 20],
    {},
    { critical: true, ...noHarm },
  ],
  [
    'R8: a fumble of the loser',
    {},
    { armorClass: 20 },
    [12, 1, 3],
    { fumbleConsequence: 'weapon-lost' },
    { harm: null, fumble: true, fumbleConsequence: 'weapon-lost' },
  ],
] as const)('%s', (_, a, b, dice, decisions, expected) => {
  expect(played(combatExchange(fighters(a, b), [], asPrinted), dice, decisions)).toMatchObject(expected);
});

test('naturalAuto on attacks: an exchange of a fight is one', () => {
  const switches = { ...asPrinted, naturalAuto: 'attacks' } as const;
  const outcome = played(combatExchange(fighters({}, { skill: 30 }), [], switches), [20, 5, 3, 4]);
  expect(outcome).toMatchObject({ winner: 'a', margin: 0, harm: { victim: 'b', hp: { total: 4 } } });
});
