import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortedBy } from './sort.ts';

const same = (item: string) => item;

test.each([
  ['numbers by their value', 'en', ['Wolf 10', 'Wolf 9', 'wolf 1'], ['wolf 1', 'Wolf 9', 'Wolf 10']],
  ['accents beside their letters', 'fr', ['Fée', 'Élan', 'Eau'], ['Eau', 'Élan', 'Fée']],
  ['Finnish letters at the end', 'fi', ['Ärjy', 'Åke', 'Zombi', 'Ahma'], ['Ahma', 'Zombi', 'Åke', 'Ärjy']],
])('%s (%s)', (_, locale, given, expected) => {
  expect(sortedBy(given, same, 'ascending', locale)).toEqual(expected);
  expect(sortedBy(given, same, 'descending', locale)).toEqual(expected.toReversed());
});

test('what has no key stands last in either direction', () => {
  const levels = [3, undefined, 0.5, 20];
  expect(sortedBy(levels, (level) => level, 'ascending', 'en')).toEqual([0.5, 3, 20, undefined]);
  expect(sortedBy(levels, (level) => level, 'descending', 'en')).toEqual([20, 3, 0.5, undefined]);
});

test('each key is worked out once, and like texts keep the order in which they came', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'B', 'é', 'e', '')), (names) => {
      const items = names.map((name, at) => ({ name, at }));
      let asked = 0;
      const sorted = sortedBy(
        items,
        ({ name }) => {
          asked += 1;
          return name;
        },
        'ascending',
        'fr',
      );
      expect(asked).toBe(items.length);
      expect(sorted).toEqual(items.toSorted((one, other) => one.name.localeCompare(other.name, 'fr')));
    }),
  );
});
