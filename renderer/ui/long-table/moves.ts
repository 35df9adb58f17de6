/** The row to which a key leads from another one; undefined where the key is none of movement. */
export function moved(key: string, from: number, count: number, page: number): number | undefined {
  const last = count - 1;
  const within = (row: number): number => Math.min(last, Math.max(0, row));
  switch (key) {
    case 'ArrowDown':
      return within(from + 1);
    case 'ArrowUp':
      return within(from - 1);
    case 'PageDown':
      return within(from + page);
    case 'PageUp':
      return within(from - page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Ids with one put in or taken out. */
export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(selected);
  if (!after.delete(id)) after.add(id);
  return after;
}

/** Ids with all between two rows put in, both included. */
export function extended(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  one: number,
  other: number,
): ReadonlySet<string> {
  return new Set([...selected, ...ids.slice(Math.min(one, other), Math.max(one, other) + 1)]);
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * The row whose name begins with what was typed, looked for from a row on and around; -1 where none does. Case and
 * accents do not count.
 */
export function typedTo(typed: string, names: readonly string[], from: number): number {
  const wanted = plain(typed);
  // Typing on narrows down where one is; a first letter leads on from there.
  const start = typed.length > 1 ? from : from + 1;
  for (let step = 0; step < names.length; step += 1) {
    const at = (start + step) % names.length;
    if (plain(names[at] ?? '').startsWith(wanted)) return at;
  }
  return -1;
}
