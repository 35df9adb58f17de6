/** How a column sorts: what it compares of each item, and in which direction. */
export interface SortOrder {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export type SortKey = string | number | undefined;

/** Texts in the order of a language's alphabet, numbers in them by their value; each compared with few others. */
function ranksOf(texts: readonly string[], locale: string): ReadonlyMap<string, number> {
  const collator = new Intl.Collator(locale, { numeric: true });
  const sorted = [...new Set(texts)].sort(collator.compare);
  return new Map(sorted.map((text, rank) => [text, rank]));
}

/**
 * Items in the order of their keys: numbers by value, texts by the reader's alphabet, those without a key last in
 * either direction. Keys are worked out once for each item, and like texts are compared once.
 */
export function sortedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => SortKey,
  direction: SortOrder['direction'],
  locale: string,
): readonly Item[] {
  const keys = items.map(keyOf);
  const ranks = ranksOf(
    keys.filter((key) => typeof key === 'string'),
    locale,
  );
  const sign = direction === 'descending' ? -1 : 1;
  const weights = Float64Array.from(keys, (key) => {
    if (key === undefined) return Number.POSITIVE_INFINITY;
    return sign * (typeof key === 'number' ? key : (ranks.get(key) ?? 0));
  });
  const places = Array.from(items.keys());
  places.sort((one, other) => {
    const [a, b] = [weights[one] ?? 0, weights[other] ?? 0];
    return a === b ? one - other : a < b ? -1 : 1;
  });
  return places.map((place) => items[place] as Item);
}
