import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

const long = 'word '.repeat(60).trim();

test.each([
  ['nothing', '', 0, ''],
  ['a short text whole, in one line', '# The bridge\n\n* a troll', 17, '# The bridge * a troll'],
  ['the beginning of a long one', long, 0, `${'word '.repeat(32).trim()}…`],
  ['the middle of a long one', long, 150, `…${'word '.repeat(32).trim()}…`],
  ['the end of a long one', long, 295, `…${'word '.repeat(8).trim()}`],
  ['hostile text as text', '<img src=x onerror=alert(1)>', 5, '<img src=x onerror=alert(1)>'],
])('an excerpt of %s', (_, text, place, expected) => {
  expect(excerpt(text, place)).toBe(expected);
});

test('an excerpt is short, in one line, and holds the place', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,30}$/), { minLength: 1, maxLength: 60 }),
      fc.nat(),
      (words, at) => {
        const which = at % words.length;
        const text = words.map((word, index) => (index === which ? word.toUpperCase() : word)).join('\n');
        const place = words.slice(0, which).join('\n').length + (which === 0 ? 0 : 1);
        const cut = excerpt(text, place);
        expect(cut.length).toBeLessThanOrEqual(162);
        expect(cut).not.toContain('\n');
        expect(cut).toContain(text.slice(place, place + (words[which]?.length ?? 0)));
      },
    ),
  );
});
