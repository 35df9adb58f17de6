import type { DatabaseSync } from 'node:sqlite';
import type { Holdings } from '../../../shared/ipc/library-contract.ts';
import { text, whole } from '../cells.ts';

/** How many documents of each kind are there, the trash left out. */
export function holdingsOf(db: DatabaseSync): Holdings {
  const rows = db.prepare('SELECT kind, count(*) AS count FROM documents WHERE deleted = 0 GROUP BY kind');
  const counts = new Map(rows.all().map((row) => [text(row, 'kind'), whole(row, 'count')]));
  const of = (kind: string): number => counts.get(kind) ?? 0;
  return {
    campaigns: of('campaign'),
    characters: of('character'),
    monsters: of('monster'),
    encounters: of('encounter'),
    notes: of('note'),
    items: of('item'),
  };
}

/**
 * A short text that differs whenever something that a backup should hold has changed: the library, its number of
 * changes and its events.
 */
export function markOf(db: DatabaseSync): string {
  const row = db
    .prepare(
      'SELECT id, seq, (SELECT coalesce(max(rowid), 0) FROM encounter_events) AS events FROM library WHERE one = 1',
    )
    .get();
  return [text(row ?? {}, 'id'), whole(row ?? {}, 'seq'), whole(row ?? {}, 'events')].join(' ');
}
