import { expect, test } from 'vitest';
import type { KeyLabel } from '../core/label.ts';
import { readingTables } from './reading-tables.ts';
import { words } from './words/index.ts';

/** Enough of a translator to read a table in English. */
function spoken(cell: KeyLabel | number): string {
  if (typeof cell === 'number') return String(cell);
  const known: Readonly<Record<string, string>> = words.en;
  const template = known[cell.key.replace('telnas:', '')] ?? cell.key;
  return template.replace(/\{\{(\w+)[^}]*\}\}/g, (_, name) => {
    const value = cell.params?.[name];
    if (typeof value !== 'object') return String(value);
    return 'key' in value ? spoken(value) : '';
  });
}

function read(id: string, options = {}) {
  const table = readingTables(options).find((candidate) => candidate.id === id);
  return table?.rows.map(({ label, cells }) =>
    [label, ...cells].map(spoken).join(' | ').replaceAll('\u00a0', ' '),
  );
}

test('003-R26: the size table', () => {
  expect(read('sizes')).toEqual([
    'Minute | 3 | under 10 cm | Rat',
    'Tiny | 2 | 10 cm to under 50 cm | Falcon',
    'Small | 1 | 50 cm to under 1 m | Goblin',
    'Medium | 0 | 1 m to under 2 m | Elf',
    'Large | -1 | 2 m to under 3 m | Varelias',
    'Huge | -2 | 3 m to under 5 m | Ogre',
    'Gigantic | -3 | 5 m to 10 m | Elder hill troll',
    'Colossal | -4 | over 10 m | Venerable dragon',
  ]);
});

test('003-A6 turned: the size table with limits going down', () => {
  expect(read('sizes', { sizeBoundary: 'down' })?.slice(1, 3)).toEqual([
    'Tiny | 2 | 10 cm to 50 cm | Falcon',
    'Small | 1 | over 50 cm to 1 m | Goblin',
  ]);
});

test('003-R20: the healing table', () => {
  expect(read('healing')).toEqual([
    'Critical success | 20 | any | twice the effect',
    'Success | 2 to 19 | 10 or more | the effect',
    'Partial success | 2 to 19 | 5 to 9 | half the effect, rounded up',
    'Failure | 2 to 19 | 4 or less | nothing',
    'Critical failure | 1 | any | the healer takes 1 + level damage',
  ]);
});

test('003-A3 turned: the healing table by the die', () => {
  expect(read('healing', { healBandsOn: 'die' })?.slice(1, 4)).toEqual([
    'Success | 10 to 19 | any | the effect',
    'Partial success | 5 to 9 | any | half the effect, rounded up',
    'Failure | 2 to 4 | any | nothing',
  ]);
});

test('003-R42, 003-R44, 003-R45: the First Aid table', () => {
  expect(read('first-aid')?.map((row) => row.split(' | ').slice(0, 2).join(' | '))).toEqual([
    'Critical success | 20',
    'Success | 10 to 19',
    'Back up for a moment | 5 to 9',
    'Failure | 2 to 4',
    'Critical failure | 1',
  ]);
});

test('003-R7, 003-R9: the table of actions', () => {
  expect(read('actions')).toEqual([
    'Move 10 metres | full action | –',
    'Use a skill | full action | –',
    'Simple attack | full action | –',
    'Cast a spell or use a technique | full action | –',
    'Charge | full action | balance first, then a roll to hit at −2',
    'First Aid | full action | –',
    'Use a gift | half action | –',
    'Draw or change weapon | half action | –',
    'Move 5 metres | half action | –',
    'Defensive stance | half action | +1 physical evasion until the next turn of one’s own',
    'Concentration | half action | +1 magical evasion until the next turn of one’s own',
    'Attack stance | half action | +1 on the next roll to hit, in whichever turn it comes',
  ]);
});

test('003-R15, 003-R21, 003-R23: the kinds of attack', () => {
  expect(read('attacks')).toEqual([
    'Melee | Strength | Physical evasion | by the weapon',
    'Ranged | Dexterity | Physical evasion | by the weapon',
    'Offensive spell | Intelligence | Magical evasion | 30 m',
  ]);
});

test.each([
  ['minus-10', ['1 or more', '-9 to 0', '-10 or less']],
  ['zero', ['1 or more', 'never', '0 or less']],
  ['never', ['1 or more', '0 or less', 'never']],
])('003-A11: the states of monsters that die at %s', (monsterDeath, monsters) => {
  const rows = read('states', { monsterDeath })?.map((row) => row.split(' | '));
  expect(rows?.map(([state]) => state)).toEqual(['Conscious', 'Unconscious', 'Dead']);
  expect(rows?.map(([, character]) => character)).toEqual(['1 or more', '-9 to 0', '-10 or less']);
  expect(rows?.map(([, , monster]) => monster)).toEqual(monsters);
});

test('003-R47: shapes of Telnas by difficulty', () => {
  expect(read('telnas')?.map((row) => row.slice(-1))).toEqual(['1', '2', '3']);
});
