import type { DatabaseSync } from 'node:sqlite';
import { text, whole } from './cells.ts';

/** Who the library is, and how many changes it has seen. */
export interface Sequence {
  readonly library: string;
  /** Number of the last change. */
  readonly last: () => number;
  /** Takes the next number, within a transaction. */
  readonly next: () => number;
}

/** Reads and counts the one row of `library`. */
export function sequence(db: DatabaseSync): Sequence {
  const read = db.prepare('SELECT id, seq FROM library');
  const advance = db.prepare('UPDATE library SET seq = seq + 1 RETURNING seq');
  return {
    library: text(read.get() ?? {}, 'id'),
    last: () => whole(read.get() ?? {}, 'seq'),
    next: () => whole(advance.get() ?? {}, 'seq'),
  };
}
