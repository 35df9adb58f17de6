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

/** What a column makes of its items to sort them: one number for each, the same in either direction. */
export type Weights = Float64Array;

/**
 * Weighs items by their keys: numbers by value, texts by the reader's alphabet; those without a key weigh nothing
 * that can be compared. Keys are worked out once for each item, and like texts are compared once.
 */
export function weightsOf<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => SortKey,
  locale: string,
): Weights {
  const keys = items.map(keyOf);
  const ranks = ranksOf(
    keys.filter((key) => typeof key === 'string'),
    locale,
  );
  return Float64Array.from(keys, (key) => {
    if (key === undefined) return Number.NaN;
    return typeof key === 'number' ? key : (ranks.get(key) ?? 0);
  });
}

/** Items in the order of their weights, those without one last in either direction; like ones stay as they came. */
export function sortedBy<Item>(
  items: readonly Item[],
  weights: Weights,
  direction: SortOrder['direction'],
): readonly Item[] {
  const sign = direction === 'descending' ? -1 : 1;
  const signed = weights.map((weight) => (Number.isNaN(weight) ? Number.POSITIVE_INFINITY : sign * weight));
  const places = Array.from(items.keys());
  places.sort((one, other) => {
    const [a, b] = [signed[one] ?? 0, signed[other] ?? 0];
    return a === b ? one - other : a < b ? -1 : 1;
  });
  return places.map((place) => items[place] as Item);
}
