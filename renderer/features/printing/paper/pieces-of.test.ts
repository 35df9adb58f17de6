import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf } from './pieces-of.ts';

test.each<[string, string, string[]]>([
  ['nothing', '', []],
  ['a short one', 'Keeps bees.', ['Keeps bees.']],
  ['paragraphs', 'One.\n\nTwo.\n', ['One.', 'Two.']],
  ['a long one, between words', 'the quick brown fox jumps', ['the quick', 'brown fox', 'jumps']],
  ['a word without end', 'abcdefghijklmn', ['abcdefghijkl', 'mn']],
  ['a letter of two units at the seam', 'abcdefghijk𝔸b', ['abcdefghijk', '𝔸b']],
])('twelve letters at most: %s', (_, text, expected) => {
  expect(piecesOf(text, 12)).toEqual(expected);
});

test('no letter is lost, whatever the text', () => {
  const bare = (text: string): string => text.replaceAll(/\s/g, '');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      expect(bare(piecesOf(text, 12).join(''))).toBe(bare(text));
    }),
  );
});
