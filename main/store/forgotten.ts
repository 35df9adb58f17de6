import type { DatabaseSync } from 'node:sqlite';
import { text } from './cells.ts';

/** What is left of documents that are gone for good: their ids, for windows that have not heard of it. */
export interface Forgotten {
  /** Removes documents with their revisions, their events, and the snapshots that nothing uses any more. */
  readonly forget: (ids: readonly string[], seq: number) => void;
  /** The ids that were forgotten after a change and have not come again. */
  readonly after: (seq: number) => readonly string[];
}

/** Prepares the statements on what is gone. */
export function forgotten(db: DatabaseSync): Forgotten {
  const these = '(SELECT value FROM json_each(?))';
  const unlink = db.prepare(`
    UPDATE revisions SET cause_encounter = NULL, cause_position = NULL WHERE cause_encounter IN ${these}`);
  const removals = [
    `DELETE FROM revisions WHERE document_id IN ${these}`,
    `DELETE FROM encounter_events WHERE encounter_id IN ${these}`,
    `DELETE FROM encounter_heads WHERE encounter_id IN ${these}`,
    `DELETE FROM documents WHERE id IN ${these}`,
  ].map((statement) => db.prepare(statement));
  const remember = db.prepare(`
    INSERT INTO forgotten (id, seq) SELECT value, ? FROM json_each(?) WHERE true
    ON CONFLICT (id) DO UPDATE SET seq = excluded.seq`);
  const selectAfter = db.prepare(
    'SELECT id FROM forgotten WHERE seq > ? AND id NOT IN (SELECT id FROM documents) ORDER BY seq, id',
  );
  const selectSnapshots = db.prepare('SELECT hash FROM snapshots');
  const selectPayloads = db.prepare('SELECT payload FROM encounter_events');
  const removeSnapshots = db.prepare(`DELETE FROM snapshots WHERE hash IN ${these}`);

  function unusedSnapshots(): readonly string[] {
    const unused = new Set(selectSnapshots.all().map((cells) => text(cells, 'hash')));
    // As text, so that an event that can no longer be read still keeps its sheet.
    for (const cells of selectPayloads.iterate())
      for (const [hash] of text(cells, 'payload').matchAll(/[0-9a-f]{64}/g)) unused.delete(hash);
    return [...unused];
  }

  return {
    forget(ids, seq) {
      const list = JSON.stringify(ids);
      unlink.run(list);
      for (const removal of removals) removal.run(list);
      remember.run(seq, list);
      removeSnapshots.run(JSON.stringify(unusedSnapshots()));
    },
    after: (seq) => selectAfter.all(seq).map((cells) => text(cells, 'id')),
  };
}
