import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SortKey, type SortOrder, sortedBy, weightsOf } from './sort.ts';

function sorted<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => SortKey,
  direction: SortOrder['direction'],
  locale: string,
): readonly Item[] {
  return sortedBy(items, weightsOf(items, keyOf, locale), direction);
}

const same = (item: string) => item;

test.each([
  ['numbers by their value', 'en', ['Wolf 10', 'Wolf 9', 'wolf 1'], ['wolf 1', 'Wolf 9', 'Wolf 10']],
  ['accents beside their letters', 'fr', ['Fée', 'Élan', 'Eau'], ['Eau', 'Élan', 'Fée']],
  ['Finnish letters at the end', 'fi', ['Ärjy', 'Åke', 'Zombi', 'Ahma'], ['Ahma', 'Zombi', 'Åke', 'Ärjy']],
])('%s (%s)', (_, locale, given, expected) => {
  expect(sorted(given, same, 'ascending', locale)).toEqual(expected);
  expect(sorted(given, same, 'descending', locale)).toEqual(expected.toReversed());
});

test('what has no key stands last in either direction', () => {
  const levels = [3, undefined, 0.5, 20];
  expect(sorted(levels, (level) => level, 'ascending', 'en')).toEqual([0.5, 3, 20, undefined]);
  expect(sorted(levels, (level) => level, 'descending', 'en')).toEqual([20, 3, 0.5, undefined]);
});

test('each key is worked out once, and like texts keep the order in which they came', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'B', 'é', 'e', '')), (names) => {
      const items = names.map((name, at) => ({ name, at }));
      let asked = 0;
      const after = sorted(
        items,
        ({ name }) => {
          asked += 1;
          return name;
        },
        'ascending',
        'fr',
      );
      expect(asked).toBe(items.length);
      expect(after).toEqual(items.toSorted((one, other) => one.name.localeCompare(other.name, 'fr')));
    }),
  );
});
