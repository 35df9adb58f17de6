import type { Row } from '../../shared/library/row.ts';
import type { Speaker } from '../../shared/locales/say.ts';

const plainName = /"name":\{"text":"([^"\\]*)"\}/y;

/** The name in a row's JSON, as the reader sees it. Ids stand before it, in which a quotation mark is escaped. */
function nameIn(row: string, { say }: Speaker): string {
  plainName.lastIndex = row.indexOf('"name":');
  const plain = plainName.exec(row);
  return plain?.[1] ?? say((JSON.parse(row) as Row).name);
}

/** The place in a sorted list before which a name belongs. */
function placeOf(
  name: string,
  sorted: readonly { readonly name: string }[],
  compare: Intl.Collator['compare'],
): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compare(sorted[middle]?.name ?? '', name) <= 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * The first of many rows by name in the reader's alphabet, in that order. Sorting ten thousand would take longer
 * than all else about a list; this looks at each of them once.
 */
export function firstByName(rows: readonly string[], atMost: number, speaker: Speaker): readonly string[] {
  const { compare } = new Intl.Collator(speaker.language, { numeric: true });
  const first: { readonly name: string; readonly row: string }[] = [];
  for (const row of rows) {
    const name = nameIn(row, speaker);
    const last = first.at(-1);
    if (first.length === atMost && last !== undefined && compare(name, last.name) >= 0) continue;
    first.splice(placeOf(name, first, compare), 0, { name, row });
    if (first.length > atMost) first.pop();
  }
  return first.map(({ row }) => row);
}
