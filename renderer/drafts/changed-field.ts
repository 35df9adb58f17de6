function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Where a record begins that was not there before, its fields begin; so they end with it. */
function recordsOf(before: unknown, after: unknown): readonly [unknown, unknown] {
  if (before === undefined && isPlain(after)) return [{}, after];
  return after === undefined && isPlain(before) ? [before, {}] : [before, after];
}

/** Paths of the fields that differ; null for what is no field: a list that has become longer or shorter. */
function changedPaths(one: unknown, other: unknown, at: string): readonly (string | null)[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length
      ? other.flatMap((item, index) => changedPaths(one[index], item, `${at}.${index}`))
      : [null];
  const [before, after] = recordsOf(one, other);
  if (isPlain(before) && isPlain(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    // A name is one field, whether it was typed or chosen.
    if (keys.has('text') || keys.has('key')) return [at];
    return [...keys].flatMap((key) =>
      changedPaths(before[key], after[key], at === '' ? key : `${at}.${key}`),
    );
  }
  return [at];
}

/**
 * The path of the one field in which two drafts differ; undefined where they differ in several, in none, or in
 * something that is not typed on, such as the number of weapons.
 */
export function changedField(before: object, after: object): string | undefined {
  const [path, ...others] = changedPaths(before, after, '');
  return others.length === 0 ? (path ?? undefined) : undefined;
}
