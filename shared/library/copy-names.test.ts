import { expect, test } from 'vitest';
import { copyNames } from './copy-names.ts';

test.each<[string, readonly string[], string, number, readonly string[]]>([
  ['beside the original', ['Goblin'], 'Goblin', 3, ['Goblin 2', 'Goblin 3', 'Goblin 4']],
  ['where there is none yet', [], 'Goblin', 2, ['Goblin 1', 'Goblin 2']],
  ['after the highest number', ['Goblin', 'Goblin 7'], 'Goblin', 2, ['Goblin 8', 'Goblin 9']],
  ['of one that has a number itself', ['Goblin 2'], 'Goblin 2', 1, ['Goblin 3']],
  ['whatever the case and the accents', ['ÉLAN 4'], 'élan', 1, ['élan 5']],
  ['others apart', ['Wolf 9', 'Goblin chief 5'], 'Goblin', 1, ['Goblin 1']],
  ['of a name that is a number', ['7'], '7', 1, ['7 2']],
])('copies are numbered %s', (_, taken, name, copies, expected) => {
  expect(copyNames(taken).next(name, copies)).toEqual(expected);
});

test('two of one name that are copied together do not share numbers', () => {
  const names = copyNames(['Goblin', 'Goblin 2']);
  expect([names.next('Goblin', 2), names.next('Goblin 2', 2)]).toEqual([
    ['Goblin 3', 'Goblin 4'],
    ['Goblin 5', 'Goblin 6'],
  ]);
});

test('the longest name gives room to its number', () => {
  const [name = ''] = copyNames([]).next('x'.repeat(120), 1);
  expect([name.length, name.slice(-3)]).toEqual([120, 'x 1']);
});
