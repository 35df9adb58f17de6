import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

test.each<[string, string, string | null]>([
  ['nothing', '', null],
  ['blank lines', ' \n\t\n', null],
  ['a line', 'The bridge is watched.', 'The bridge is watched.'],
  ['a heading and a list', '# The bridge\n\n* guards: 3\n- a troll', 'The bridge guards: 3 a troll'],
  ['stress', 'A **very** old bridge', 'A very old bridge'],
  ['a minus that is no list', '-5 to hit', '-5 to hit'],
  ['HTML', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['more than fits', `${'word '.repeat(16)}end`, `${'word '.repeat(16).trim()}…`],
  ['one word that does not fit', '🐉'.repeat(200), `${'🐉'.repeat(80)}…`],
])('the first words of %s', (_, text, expected) => {
  expect(firstWords(text)).toBe(expected);
});
