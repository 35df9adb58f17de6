import { expect, test } from 'vitest';
import { answerRequest } from '../answer-request.ts';

type Fields = Readonly<Record<string, unknown>>;

function answer(request: Fields): unknown {
  const answered = answerRequest({ system: 'success-levels', ...request });
  return answered.ok ? answered.value : answered.error.code;
}

const side = { skill: 5, ability: 0 };
const critical = { ask: 'critical-damage', damage: 6, multiplier: 3 };
const reroll = { options: { criticalDamage: 'reroll' } };
const contest = { ask: 'contest', playerCharacters: ['b'] };
const score = { total: 10, natural: 5 };
const aWins = { exchange: { a: { total: 17, natural: 14 }, b: { total: 13, natural: 9 } } };

test.each<[string, Fields, Fields]>([
  [
    'a check',
    { ask: 'check', ...side, dc: 15, dice: [20, 10] },
    { natural: 20, total: 25, margin: 10, success: true, level: 'major', critical: true, fumble: false },
  ],
  [
    'a failed check has a margin and no level',
    { ask: 'check', ...side, dc: 15, dice: [9] },
    { margin: -1, success: false, level: null },
  ],
  ['modifiers add up', { ask: 'check', ...side, modifiers: [2, -4], dc: 3, dice: [9] }, { total: 12 }],
  ['a difficulty below 0', { ask: 'check', ...side, dc: -3, dice: [9] }, { margin: 17, level: 'major' }],
  [
    'an opposed roll that decides nothing',
    { ask: 'opposed', a: side, b: side, dice: [7, 7] },
    { totalA: 12, totalB: 12, winner: null, margin: 0, level: null, critical: false, fumble: false },
  ],
  [
    'a success level',
    { ask: 'success-level', margin: 12 },
    { level: 'major', consequence: 'seriously-wounded' },
  ],
  ['help', { ask: 'assist', ...side, bonus: 2, dice: [1, 1] }, { dc: 10, outcome: 'fumble', bonus: -4 }],
  ['a critical on hit points', { ...critical, choice: 'hp' }, { hp: 18, con: 0 }],
  ['a critical on Constitution', { ...critical, choice: 'con' }, { hp: 0, con: 6 }],
  [
    'a critical rolled again',
    { ...reroll, ask: 'critical-damage', multiplier: 3, rolls: [6, 2, 5], choice: 'hp' },
    { hp: 13, con: 0 },
  ],
  [
    'a critical rolled again takes the first roll from Constitution',
    { ...reroll, ask: 'critical-damage', multiplier: 3, rolls: [6, 2, 5], choice: 'con' },
    { hp: 0, con: 6 },
  ],
  ['a wound', { ask: 'wound', margin: 12, armorClass: 12 }, { harms: true }],
  [
    'a wound whose total is not told goes by the margin',
    { ask: 'wound', margin: 12, armorClass: 12, options: { damageGate: 'total' } },
    { harms: true },
  ],
  ['no wound', { ask: 'wound', margin: 11, armorClass: 12 }, { harms: false }],
  [
    'a wound by the total',
    { ask: 'wound', margin: 0, armorClass: 12, total: 12, options: { damageGate: 'total' } },
    { harms: true },
  ],
  [
    'a contest not begun',
    { ...contest, moves: [] },
    { state: 'exchange', holder: null, level: null, definitive: false },
  ],
  [
    'a contest',
    { ...contest, moves: [aWins] },
    { state: 'choice', holder: 'a', level: 'minor', definitive: false },
  ],
  [
    'a contest that has ended for good',
    { ...contest, moves: [aWins, { choose: 'stop' }, { ultimate: 'accept' }, aWins] },
    { state: 'ended', holder: 'a', level: 'major', definitive: true },
  ],
  [
    'a contest that the switch ends before the offer',
    { ...contest, moves: [aWins, { choose: 'stop' }], options: { ultimateAction: false } },
    { state: 'ended', holder: 'a', level: 'minor', definitive: false },
  ],
])('%s', (_, request, expected) => {
  expect(answer(request)).toMatchObject(expected);
});

test.each<[string, string, Fields]>([
  ['no skill', 'BAD_REQUEST', { ask: 'check', ability: 0, dc: 10, dice: [5] }],
  ['a null ability', 'BAD_REQUEST', { ask: 'check', skill: 1, ability: null, dc: 10, dice: [5] }],
  ['half a modifier', 'BAD_REQUEST', { ask: 'check', ...side, modifiers: [0.5], dc: 10, dice: [5] }],
  ['a threat from 17', 'BAD_REQUEST', { ask: 'check', ...side, threatFrom: 17, dc: 10, dice: [5] }],
  ['a null threat', 'BAD_REQUEST', { ask: 'check', ...side, threatFrom: null, dc: 10, dice: [5] }],
  ['a fumble to 4', 'BAD_REQUEST', { ask: 'opposed', a: side, b: { ...side, fumbleTo: 4 }, dice: [5, 6] }],
  ['a die of 21', 'BAD_REQUEST', { ask: 'check', ...side, dc: 10, dice: [21] }],
  [
    'an attack that is not true or false',
    'BAD_REQUEST',
    { ask: 'check', ...side, attack: 1, dc: 10, dice: [5] },
  ],
  ['an unknown switch', 'BAD_REQUEST', { ask: 'success-level', margin: 1, options: { luck: true } }],
  [
    'a switch in words',
    'BAD_REQUEST',
    { ask: 'success-level', margin: 1, options: { ultimateAction: 'true' } },
  ],
  ['a margin below 0', 'BAD_REQUEST', { ask: 'success-level', margin: -1 }],
  ['a wound by a margin below 0', 'BAD_REQUEST', { ask: 'wound', margin: -1, armorClass: 10 }],
  ['help for nothing', 'BAD_REQUEST', { ask: 'assist', ...side, bonus: 0, dice: [5] }],
  ['R4: a multiplier of 1', 'BAD_REQUEST', { ...critical, multiplier: 1, choice: 'hp' }],
  ['R4: a multiplier of 5', 'BAD_REQUEST', { ...critical, multiplier: 5, choice: 'hp' }],
  ['damage below 0', 'BAD_REQUEST', { ...critical, damage: -1, choice: 'hp' }],
  ['a critical on neither', 'BAD_REQUEST', { ...critical, choice: 'mind' }],
  ['two rolls for three', 'BAD_REQUEST', { ...reroll, ...critical, rolls: [6, 2], choice: 'hp' }],
  ['no rolls where they are rolled again', 'BAD_REQUEST', { ...reroll, ...critical, choice: 'hp' }],
  ['no choice', 'DECISION_NEEDED', { ...critical, dice: [4] }],
  ['no die', 'DICE_MISSING', { ask: 'check', ...side, dc: 10 }],
  ['no second die', 'DICE_MISSING', { ask: 'check', ...side, dc: 10, dice: [20] }],
  ['a second die for nothing', 'DICE_LEFT_OVER', { ask: 'check', ...side, dc: 10, dice: [19, 5] }],
  [
    'a second roll after no winner',
    'DICE_LEFT_OVER',
    { ask: 'opposed', a: side, b: side, dice: [20, 20, 5] },
  ],
  ['a die for a margin', 'DICE_LEFT_OVER', { ask: 'success-level', margin: 1, dice: [5] }],
  ['a die for a wound', 'DICE_LEFT_OVER', { ask: 'wound', margin: 1, armorClass: 1, dice: [5] }],
  ['a die for a critical', 'DICE_LEFT_OVER', { ...critical, choice: 'hp', dice: [5] }],
  ['a die for a contest', 'DICE_LEFT_OVER', { ...contest, moves: [aWins], dice: [5] }],
  ['no moves', 'BAD_REQUEST', contest],
  ['a third side', 'BAD_REQUEST', { ...contest, playerCharacters: ['c'], moves: [] }],
  ['an unknown minimum', 'BAD_REQUEST', { ...contest, minimum: 'good', moves: [] }],
  ['a move that is none', 'BAD_REQUEST', { ...contest, moves: [{}] }],
  ['two moves in one', 'BAD_REQUEST', { ...contest, moves: [{ ...aWins, choose: 'stop' }] }],
  ['half an exchange', 'BAD_REQUEST', { ...contest, moves: [{ exchange: { a: score } }] }],
  [
    'an exchange with a 0',
    'BAD_REQUEST',
    { ...contest, moves: [{ exchange: { a: score, b: { total: 3, natural: 0 } } }] },
  ],
  [
    'a bad move after an illegal one',
    'BAD_REQUEST',
    { ...contest, moves: [{ choose: 'stop' }, { choose: 'flee' }] },
  ],
  [
    'an illegal move before dice for nothing',
    'ILLEGAL_MOVE',
    { ...contest, moves: [{ choose: 'stop' }], dice: [5] },
  ],
])('refused: %s is %s', (_, code, request) => {
  expect(answer(request)).toBe(code);
});
