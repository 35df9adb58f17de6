import { expect, test } from 'vitest';
import { played, toldBy } from './fixtures.ts';
import { newcomerInitiative, sideInitiative } from './initiative.ts';

test('003-R2: the side that has surprise acts first, without dice', () => {
  const order = played(sideInitiative('monsters'), []);
  expect(order?.map(({ who }) => who)).toEqual(['monsters', 'players']);
});

test.each([
  [12, 7, ['players', 'monsters']],
  [7, 12, ['monsters', 'players']],
])('003-R3, 003-A20: players %i, monsters %i', (players, monsters, order) => {
  expect(played(sideInitiative(null), [players, monsters])?.map(({ who }) => who)).toEqual(order);
});

test('003-A20: equal dice are rolled again', () => {
  expect(played(sideInitiative(null), [9, 9])).toBeNull();
  expect(toldBy(() => sideInitiative(null), [9, 9]).map(({ verdict }) => verdict.key)).toEqual([
    'telnas:verdict.initiativeTied',
  ]);
});

const running = [
  { who: 'players', die: 15 },
  { who: 'monsters', die: 8 },
];

test.each([
  [20, ['ogre', 'players', 'monsters']],
  [15, ['players', 'ogre', 'monsters']],
  [9, ['players', 'ogre', 'monsters']],
  [8, ['players', 'monsters', 'ogre']],
  [1, ['players', 'monsters', 'ogre']],
])('003-R5: a newcomer who rolls %i joins the order', (die, order) => {
  expect(played(newcomerInitiative(running, 'ogre'), [die]).map(({ who }) => who)).toEqual(order);
});

test('003-R5: places that the game master gave have no die to beat', () => {
  const given = [
    { who: 'monsters', die: null },
    { who: 'players', die: null },
  ];
  expect(played(newcomerInitiative(given, 'ogre'), [20]).map(({ who }) => who)).toEqual([
    'monsters',
    'players',
    'ogre',
  ]);
});
