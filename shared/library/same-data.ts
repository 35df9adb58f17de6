/** Data with the fields of its objects in one order, whatever the order in which they were written. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  );
}

/** Whether two values are the same data, whatever the order of their keys. */
export function sameData(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}
