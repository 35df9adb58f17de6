import { expect, test } from 'vitest';
import { markUnread } from './mark-unread.ts';

/** The pieces, those that were not read in square brackets. */
const shown = (text: string, unread: readonly string[]): string =>
  markUnread(text, unread)
    .map((piece) => (piece.unread ? `[${piece.text}]` : piece.text))
    .join('');

test.each<[string, string, readonly string[], string]>([
  ['nothing', 'Fort +3, Ref +2', [], 'Fort +3, Ref +2'],
  ['a piece', 'Fort +3, Luck +2', ['Luck +2'], 'Fort +3, [Luck +2]'],
  ['two alike, one after the other', 'odd, odd', ['odd', 'odd'], '[odd], [odd]'],
  ['with other dashes and spaces', 'Fort  –1,\tWill  —x', ['Will -x'], 'Fort  –1,\t[Will  —x]'],
  ['what is not to be found', '2½ ft.', ['2-1/2 ft.'], '[2½ ft.]'],
  ['an empty line', '', [], ''],
])('%s', (_, text, unread, expected) => expect(shown(text, unread)).toBe(expected));
