import { expect, test } from 'vitest';
import { asPrinted, pair, played } from './fixtures.ts';
import { opposedRoll } from './opposed.ts';

const plain = { critical: false, fumble: false };

test.each([
  [
    'R13, R14: 17 against 13',
    { skill: 3 },
    { skill: 4 },
    [14, 9],
    { winner: 'a', margin: 4, level: 'minor' },
  ],
  ['R14: 13 against 17', { skill: 4 }, { skill: 3 }, [9, 14], { winner: 'b', margin: 4, level: 'minor' }],
  [
    'R15: both 15, the lower die wins',
    { skill: 7 },
    { skill: 4 },
    [8, 11],
    { winner: 'a', margin: 0, level: 'marginal' },
  ],
  [
    'A5: the same total and the same die decide nothing',
    { skill: 5 },
    { skill: 5 },
    [10, 10],
    { ...plain, winner: null, margin: 0, level: null },
  ],
  ['A5: and nothing is confirmed', {}, {}, [20, 20], { ...plain, winner: null }],
  ['R16: 25 against 5', { skill: 10 }, {}, [15, 5], { winner: 'a', margin: 20, level: 'complete' }],
  ['R16: 24 against 5', { skill: 10 }, {}, [14, 5], { winner: 'a', margin: 19, level: 'major' }],
])('%s', (_, a, b, dice, expected) => {
  expect(played(opposedRoll(pair(a, b), 'other', asPrinted), dice)).toMatchObject(expected);
});

test.each([
  ['A3: the second roll meets the total as it stands', {}, {}, [20, 12, 13], { critical: true }],
  ['A3: below it, no critical', {}, {}, [20, 12, 11], plain],
  ['A3: as high with a lower die confirms', { skill: 2 }, {}, [20, 12, 10], { critical: true }],
  ['as high with the same die does not', {}, {}, [20, 12, 12], plain],
  ['as high with the same die: a fumble stands', {}, {}, [1, 12, 12], { winner: 'b', fumble: true }],
  ['the loser’s second roll wins: no fumble', {}, {}, [1, 12, 13], { winner: 'b', fumble: false }],
  ['side a confirms first, then side b', {}, {}, [20, 1, 1, 19], { critical: false, fumble: true }],
  [
    'A14: no critical for the loser',
    { threatFrom: 18 },
    { skill: 9 },
    [18, 10, 20],
    { winner: 'b', ...plain },
  ],
  ['A14: no fumble for the winner', { skill: 9, fumbleTo: 3 }, {}, [3, 11, 1], { winner: 'a', ...plain }],
  ['A14: the critical does not raise the level', {}, {}, [20, 19, 20], { critical: true, level: 'marginal' }],
] as const)('%s', (_, a, b, dice, expected) => {
  expect(played(opposedRoll(pair(a, b), 'other', asPrinted), dice)).toMatchObject(expected);
});

const onAttacks = { ...asPrinted, naturalAuto: 'attacks' } as const;
const always = { ...asPrinted, naturalAuto: 'all' } as const;

test.each([
  [
    'never: 20 loses against 35',
    asPrinted,
    'attack',
    {},
    { skill: 30 },
    [20, 5, 3],
    { winner: 'b', margin: 15 },
  ],
  [
    'on attacks, in another roll',
    onAttacks,
    'other',
    {},
    { skill: 30 },
    [20, 5, 3],
    { winner: 'b', margin: 15 },
  ],
  [
    'on attacks: 20 wins barely',
    onAttacks,
    'attack',
    {},
    { skill: 30 },
    [20, 5, 3],
    { ...plain, winner: 'a', margin: 0, level: 'marginal' },
  ],
  ['always: 20 keeps its margin', always, 'other', {}, {}, [20, 9, 3], { winner: 'a', margin: 11 }],
  [
    'always: 1 loses with 31',
    always,
    'other',
    { skill: 30 },
    {},
    [1, 5, 2],
    { ...plain, winner: 'b', margin: 0 },
  ],
  [
    'always: 1 again is a fumble',
    always,
    'other',
    { skill: 30 },
    {},
    [1, 5, 1],
    { winner: 'b', fumble: true },
  ],
  [
    'always: 20 against 20 goes by totals',
    always,
    'other',
    { skill: 3 },
    {},
    [20, 20, 2, 2],
    { winner: 'a', margin: 3 },
  ],
] as const)('naturalAuto %s', (_, switches, kind, a, b, dice, expected) => {
  expect(played(opposedRoll(pair(a, b), kind, switches), dice)).toMatchObject(expected);
});
