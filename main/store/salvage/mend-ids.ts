import type { FoundRows } from './found-rows.ts';

/** Where ids of documents stand in the rows of each table. */
const idColumns = {
  documents: [0, 2],
  revisions: [0, 7],
  events: [0],
  heads: [0],
  searchEntries: [1, 2],
  loans: [0, 1],
  forgotten: [0],
} as const satisfies Partial<Record<keyof FoundRows, readonly number[]>>;

/** As many characters of an id can have changed for it to be known again; two that were made differ in far more. */
const mostChanged = 2;
/** With more ids than this that stand alone, something else has happened. */
const mostLone = 500;

function differences(one: string, other: string): number {
  let count = 0;
  for (let at = 0; at < one.length && count <= mostChanged; at += 1) if (one[at] !== other[at]) count += 1;
  return count;
}

type Cells = unknown[];

function* placesOf(rows: FoundRows): Iterable<readonly [Cells, number]> {
  for (const [table, columns] of Object.entries(idColumns))
    for (const row of rows[table as keyof typeof idColumns])
      for (const column of columns) yield [row, column];
  for (const row of rows.undoLog.values()) yield [row, 7];
}

/** Puts ids right in which a character has changed: those that stand in one place only and nearly stand elsewhere. */
export function mendIds(rows: FoundRows): void {
  const counts = new Map<string, number>();
  for (const [row, column] of placesOf(rows)) {
    const id = row[column];
    if (typeof id === 'string') counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const lone = [...counts].filter(([, count]) => count === 1).map(([id]) => id);
  if (lone.length > mostLone) return;
  const mended = new Map<unknown, string>();
  for (const id of lone) {
    const near = [...counts].filter(
      ([other, count]) => count > 1 && other.length === id.length && differences(id, other) <= mostChanged,
    );
    if (near.length === 1 && near[0] !== undefined) mended.set(id, near[0][0]);
  }
  if (mended.size === 0) return;
  for (const [row, column] of placesOf(rows)) row[column] = mended.get(row[column]) ?? row[column];
}
