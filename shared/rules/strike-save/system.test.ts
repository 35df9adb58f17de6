import { expect, test } from 'vitest';
import type { KeyLabel } from '../core/label.ts';
import { switchesOf } from './options.ts';
import { strikeSave } from './system.ts';

test('the switches with their values, the default first', () => {
  expect(strikeSave.options.map(({ id, values }) => [id, ...values])).toEqual([
    ['attackProgression', 'table', 'formula'],
    ['attackCompare', 'gt', 'ge'],
    ['saveRounding', 'down', 'up'],
    ['characteristicsPerAttack', 'all', 'one'],
    ['saveStacking', 'sum', 'best'],
    ['beyondTable', 'reject', 'extrapolate'],
  ]);
});

test('switches that were never set, or are no longer known, have their default', () => {
  expect(switchesOf({ attackCompare: 'ge', saveRounding: 'sideways', luck: true })).toEqual({
    attackProgression: 'table',
    attackCompare: 'ge',
    saveRounding: 'down',
    characteristicsPerAttack: 'all',
    saveStacking: 'sum',
    beyondTable: 'reject',
  });
});

test('A12: what the source does not say is left to the game master, by name', () => {
  expect(strikeSave.byHand).toEqual(['order', 'dying']);
  expect(strikeSave.lacks.map(({ key }) => key)).toEqual([
    'strike-save:lack.initiative',
    'strike-save:lack.dying',
    'strike-save:lack.criticals',
    'strike-save:lack.armor',
    'strike-save:lack.movement',
  ]);
});

function shortened(cell: KeyLabel | number): string {
  return typeof cell === 'number' ? String(cell) : cell.key.replace(/^strike-save:/, '');
}

/** A reading table, one line a row, as a reader sees it. */
function read(id: string, options = {}): string[] | undefined {
  const table = strikeSave.tables(options).find((candidate) => candidate.id === id);
  return table?.rows.map(({ label, cells }) => [label, ...cells].map(shortened).join(' '));
}

test('R11: the attack table, for reading', () => {
  expect(read('attack')).toEqual([
    'row.warrior 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13',
    'row.cleric 2 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8 8 8 9',
    'row.infiltrator 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6',
    'row.mage 0 0 0 1 1 1 1 2 2 2 2 2 3 3 3 3 3 4 4 4',
  ]);
});

test('A1 turned: the attack table by the formula', () => {
  expect(read('attack', { attackProgression: 'formula' })?.slice(1)).toEqual([
    'row.cleric 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8 8 8 9 9',
    'row.infiltrator 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6',
    'row.mage 1 1 1 1 1 2 2 2 2 2 3 3 3 3 3 4 4 4 4 4',
  ]);
});

test('R22: the saving throw table, for reading', () => {
  expect(read('saves')).toEqual(['figure.save 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10']);
});

test('A2 turned: the saving throw table, rounded up', () => {
  expect(read('saves', { saveRounding: 'up' })).toEqual([
    'figure.save 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10',
  ]);
});

test('R15: the matrix, for reading: melee Strength and Dexterity, ranged Strength and Dexterity', () => {
  expect(read('matrix')?.map((row) => row.replaceAll('cell.', ''))).toEqual([
    'class.warrior both one one one',
    'class.samurai both both one both',
    'class.archer both one one both',
    'class.cleric both one one one',
    'class.necromancer both one one one',
    'class.monk both both one both',
    'class.infiltrator both both one one',
    'class.mage both one one one',
  ]);
});
