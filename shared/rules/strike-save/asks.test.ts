import { expect, test } from 'vitest';
import { answerRequest } from '../answer-request.ts';

type Fields = Readonly<Record<string, unknown>>;

function answer(request: Fields): unknown {
  const answered = answerRequest({ system: 'strike-save', ...request });
  return answered.ok ? answered.value : answered.error.code;
}

const bonus = { ask: 'attack-bonus', class: 'mage', level: 7, attackType: 'melee' };
const use = { ask: 'ability-use', class: 'infiltrator', attackType: 'melee' };
const attack = {
  ask: 'attack',
  class: 'warrior',
  level: 7,
  attackType: 'melee',
  strength: 0,
  dexterity: 0,
  armorClass: 15,
};
const nimble = { ...attack, dexterity: 2 };
const save = { ask: 'save', level: 1, against: ['other'] };
const one = { options: { characteristicsPerAttack: 'one' } };
const extended = { options: { beyondTable: 'extrapolate' } };

test.each<[string, Fields, Fields]>([
  ['R8: the mage of level 7', bonus, { value: 1 }],
  ['A1 turned: the mage of level 7', { ...bonus, options: { attackProgression: 'formula' } }, { value: 2 }],
  ['R10: a monster of level ½', { ...bonus, class: 'monster', level: 0.5 }, { value: 0 }],
  ['A11: level 21', { ...bonus, level: 21, ...extended }, { value: 4 }],
  ['R15: a cell of OUI and a cell of OUI', use, { strength: 'both', dexterity: 'both' }],
  ['R15: two cells of NON', { ...use, attackType: 'ranged' }, { strength: 'one', dexterity: 'one' }],
  ['A8: a monster', { ...use, class: 'monster' }, { strength: 'both', dexterity: 'one' }],
  [
    'R1: equal misses',
    { ...attack, dice: [8] },
    { natural: 8, total: 15, hit: false, attackBonus: 7, damageBonus: 0 },
  ],
  ['R1: beyond hits', { ...attack, dice: [9] }, { total: 16, hit: true }],
  [
    'A4 turned: equal hits',
    { ...attack, dice: [8], options: { attackCompare: 'ge' } },
    { total: 15, hit: true },
  ],
  ['R2: a natural 20', { ...attack, armorClass: 40, dice: [20] }, { total: 27, hit: true }],
  ['R3: a natural 1', { ...attack, armorClass: 5, dice: [1] }, { total: 8, hit: false }],
  [
    'R14: to hit',
    { ...nimble, dexterityTo: 'hit', dice: [7] },
    { attackBonus: 9, damageBonus: 0, hit: true },
  ],
  [
    'R14: on damage',
    { ...nimble, dexterityTo: 'damage', dice: [8] },
    { attackBonus: 7, damageBonus: 2, hit: false },
  ],
  ['A7: a penalty', { ...attack, dexterity: -2, dice: [9] }, { attackBonus: 5, damageBonus: -2 }],
  [
    'A3 turned',
    { ...nimble, strength: 3, ...one, characteristic: 'strength', dice: [9] },
    { attackBonus: 10, damageBonus: 3 },
  ],
  [
    'modifiers add up',
    { ...attack, modifiers: [2, -5], dice: [12] },
    { attackBonus: 4, total: 16, hit: true },
  ],
  ['R22: level 20', { ask: 'save-bonus', level: 20 }, { value: 10 }],
  ['R19: a monster of level 0', { ask: 'save-bonus', level: 0, monster: true }, { value: -2 }],
  ['A2 turned: level 7', { ask: 'save-bonus', level: 7, options: { saveRounding: 'up' } }, { value: 4 }],
  ['R16: 10 saves', { ...save, dice: [10] }, { natural: 10, total: 10, success: true }],
  ['R16: 9 fails', { ...save, dice: [9] }, { total: 9, success: false }],
  ['R17: a natural 1', { ...save, level: 20, dice: [1] }, { total: 11, success: false }],
  ['R21: fear', { ...save, against: ['emotion'], wisdom: 1, dice: [9] }, { total: 10, success: true }],
  [
    'A9: poison and disease call for Constitution once',
    { ...save, against: ['poison', 'disease'], constitution: 2, dice: [7] },
    { total: 9, success: false },
  ],
  [
    'A9 turned: the best',
    {
      ...save,
      against: ['area', 'emotion'],
      dexterity: 1,
      wisdom: 2,
      options: { saveStacking: 'best' },
      dice: [8],
    },
    { total: 10, success: true },
  ],
  ['no danger at all', { ...save, against: [], dice: [10] }, { total: 10, success: true }],
  ['modifiers on a save', { ...save, modifiers: [3, -1], dice: [8] }, { total: 10, success: true }],
])('%s', (_, request, expected) => {
  expect(answer(request)).toMatchObject(expected);
});

test.each<[string, string, Fields]>([
  ['an unknown class', 'BAD_REQUEST', { ...bonus, class: 'bard' }],
  ['an unknown attack', 'BAD_REQUEST', { ...bonus, attackType: 'thrown' }],
  ['a level in words', 'BAD_REQUEST', { ...bonus, level: '7' }],
  ['no level', 'BAD_REQUEST', { ...bonus, level: undefined }],
  ['an endless level', 'BAD_REQUEST', { ...bonus, level: Number.POSITIVE_INFINITY }],
  ['a level beyond a million', 'BAD_REQUEST', { ...bonus, level: 1_000_001 }],
  ['half a point of Strength', 'BAD_REQUEST', { ...attack, strength: 0.5, dice: [9] }],
  ['no Strength', 'BAD_REQUEST', { ...attack, strength: undefined, dice: [9] }],
  ['Strength to nowhere', 'BAD_REQUEST', { ...attack, strengthTo: 'both', dice: [9] }],
  ['an unknown danger', 'BAD_REQUEST', { ...save, against: ['cold'], dice: [9] }],
  ['no danger', 'BAD_REQUEST', { ...save, against: undefined, dice: [9] }],
  ['a null Wisdom', 'BAD_REQUEST', { ...save, wisdom: null, dice: [9] }],
  ['an unknown switch', 'BAD_REQUEST', { ...bonus, options: { luck: 'more' } }],
  ['an unknown value of a switch', 'BAD_REQUEST', { ...bonus, options: { attackCompare: 'eq' } }],
  ['a die of 21', 'BAD_REQUEST', { ...attack, dice: [21] }],
  ['a die of 0', 'BAD_REQUEST', { ...attack, dice: [0] }],
  ['level 0 of a character', 'OUT_OF_RANGE', { ...bonus, level: 0 }],
  ['level ½ of a character', 'OUT_OF_RANGE', { ask: 'save-bonus', level: 0.5 }],
  ['level 2½', 'OUT_OF_RANGE', { ...attack, level: 2.5, dice: [9] }],
  ['level 21', 'OUT_OF_RANGE', { ...save, level: 21, dice: [9] }],
  ['a monster of level −1', 'OUT_OF_RANGE', { ask: 'save-bonus', level: -1, monster: true }],
  ['a level before an open choice', 'OUT_OF_RANGE', { ...nimble, level: 21 }],
  ['a NON that is left open', 'DECISION_NEEDED', { ...nimble, dice: [9] }],
  ['an open choice before a missing die', 'DECISION_NEEDED', nimble],
  ['A3 turned: none chosen', 'DECISION_NEEDED', { ...nimble, strength: 3, ...one, dice: [9] }],
  ['no die for an attack', 'DICE_MISSING', attack],
  ['no die for a save', 'DICE_MISSING', save],
  ['two dice for an attack', 'DICE_LEFT_OVER', { ...attack, dice: [9, 9] }],
  ['two dice for a save', 'DICE_LEFT_OVER', { ...save, dice: [9, 9] }],
  ['a die for a bonus', 'DICE_LEFT_OVER', { ...bonus, dice: [9] }],
  ['a die for a cell', 'DICE_LEFT_OVER', { ...use, dice: [9] }],
  ['a die for a save’s bonus', 'DICE_LEFT_OVER', { ask: 'save-bonus', level: 1, dice: [9] }],
])('refused: %s is %s', (_, code, request) => {
  expect(answer(request)).toBe(code);
});
