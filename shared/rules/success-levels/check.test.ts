import { expect, test } from 'vitest';
import { check } from './check.ts';
import { asPrinted, modifier, played, roller } from './fixtures.ts';

const plus5 = roller({ skill: 5 });
const won = { success: true, critical: false, fumble: false };
const lost = { success: false, level: null, critical: false, fumble: false };

test('R10: the die, the skill, the ability bonus and the modifiers add up', () => {
  const { thrown } = played(
    check(roller({ skill: 4, ability: 2, modifiers: [modifier(-1)] }), 14, 'other', asPrinted),
    [9],
  );
  expect(thrown.total).toBe(14);
  expect(thrown.parts.map(({ value }) => value)).toEqual([9, 4, 2, -1]);
});

test.each([
  ['R11: 15 reaches 15', plus5, 15, [10], { ...won, margin: 0, level: 'marginal' }],
  ['R11: 14 does not', plus5, 15, [9], { ...lost, margin: -1 }],
  ['R12: 18 against 15 is marginal', plus5, 15, [13], { ...won, margin: 3, level: 'marginal' }],
  ['R12: 19 against 15 is minor', plus5, 15, [14], { ...won, margin: 4, level: 'minor' }],
  ['R2: a 20 and a second roll of 15', plus5, 15, [20, 10], { ...won, margin: 10, critical: true }],
  ['R2: a 20 and a second roll of 14', plus5, 15, [20, 9], { ...won, margin: 10, critical: false }],
  ['R7: a 1 and a second roll of 14', plus5, 15, [1, 9], { ...lost, margin: -9, fumble: true }],
  ['R7: a 1 and a second roll of 15', plus5, 15, [1, 10], { ...lost, margin: -9, fumble: false }],
  ['R7: a 1 that succeeds is never a fumble', roller({ skill: 14 }), 15, [1, 1], { ...won, margin: 0 }],
  [
    'R6: 19 threatens in the range 19-20',
    roller({ skill: 5, threatFrom: 19 }),
    15,
    [19, 10],
    { critical: true },
  ],
  ['R6: 19 threatens nothing in the range 20', plus5, 15, [19], { ...won, margin: 9 }],
  ['R6: 18 in the range 18-20', roller({ skill: 5, threatFrom: 18 }), 15, [18, 9], { ...won, margin: 8 }],
  ['R9: 2 in the range 1-2', roller({ skill: 5, fumbleTo: 2 }), 15, [2, 9], { ...lost, fumble: true }],
  ['R9: 2 threatens nothing in the range 1', plus5, 15, [2], { ...lost, margin: -8 }],
  ['A1: a 20 below the difficulty fails', roller({ skill: 4 }), 30, [20, 20], { ...lost, margin: -6 }],
  [
    'A2: a failed 18 is no critical, whatever the second roll',
    roller({ skill: -5, threatFrom: 18 }),
    14,
    [18, 20],
    { ...lost, margin: -1 },
  ],
  [
    'A2: a 2 that succeeds is no fumble, whatever the second roll',
    roller({ skill: -2, fumbleTo: 2 }),
    0,
    [2, 1],
    { ...won, margin: 0 },
  ],
])('%s', (_, who, difficulty, dice, expected) => {
  expect(played(check(who, difficulty, 'other', asPrinted), dice)).toMatchObject(expected);
});

const onAttacks = { ...asPrinted, naturalAuto: 'attacks' } as const;
const always = { ...asPrinted, naturalAuto: 'all' } as const;

test.each([
  ['never: 20 fails', asPrinted, 'attack', [20, 20], { ...lost, margin: -10 }],
  ['on attacks: not on another roll', onAttacks, 'other', [20, 20], { ...lost, margin: -10 }],
  ['on attacks: 20 barely hits', onAttacks, 'attack', [20, 19], { ...won, margin: 0, level: 'marginal' }],
  ['always: 20 barely succeeds', always, 'other', [20, 19], { ...won, margin: 0, level: 'marginal' }],
  ['always: 20 on the second roll confirms', always, 'other', [20, 20], { success: true, critical: true }],
] as const)('naturalAuto %s', (_, switches, kind, dice, expected) => {
  expect(played(check(roller(), 30, kind, switches), dice)).toMatchObject(expected);
});

test.each([
  ['never: 1 succeeds', asPrinted, [1, 1], { ...won, margin: 3, level: 'marginal' }],
  ['always: 1 fails', always, [1, 5], lost],
  ['always: 1 on the second roll is a fumble', always, [1, 1], { ...lost, fumble: true }],
] as const)('naturalAuto with a total that would do, %s', (_, switches, dice, expected) => {
  expect(played(check(roller({ skill: 17 }), 15, 'other', switches), dice)).toMatchObject(expected);
});

test('naturalAuto: an 18 or a 19 that threatens is never a success by itself', () => {
  expect(played(check(roller({ threatFrom: 18 }), 30, 'attack', always), [19, 20])).toMatchObject(lost);
});
