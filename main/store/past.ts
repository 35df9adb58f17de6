import type { DatabaseSync } from 'node:sqlite';
import { type Cells, text, whole, wholeOrNull } from './cells.ts';
import { checksumOfRow, isAsWritten } from './revision-checksum.ts';
import { whenNeeded } from './when-needed.ts';

/** Works on what documents' histories hold of earlier states; what they read may be anything. */
export interface Past {
  /** The revisions in a document's history that are not what was written, or gone, unless that was accepted. */
  readonly damaged: (id: string) => readonly number[];
  /** A revision as it lies there, if that is what was written. */
  readonly sound: (id: string, revision: number) => Cells | undefined;
  /** Puts a sound row in the place of a damaged one, or of one that is gone; belongs into a transaction. */
  readonly replace: (row: Cells) => void;
  /** Takes note that what is damaged stays so: it is no longer told of, nor ever given back as good. */
  readonly accept: (id: string, at: string) => void;
}

/** The most revisions that are told to be gone: of more, it is the number of the last that is wrong. */
export const mostGone = 1000;

/** The numbers of a history that stand nowhere, up to a last one. */
export function gaps(there: Iterable<number>, last: number): readonly number[] {
  const known = new Set(there);
  const gone: number[] = [];
  for (let revision = 1; revision < last && gone.length < mostGone; revision += 1)
    if (!known.has(revision)) gone.push(revision);
  return gone;
}

/** Prepares the statements on earlier states, as they are needed: backups of earlier versions have no checksums. */
export function past(db: DatabaseSync): Past {
  const hasChecksums = whenNeeded(
    () =>
      db.prepare("SELECT 1 FROM pragma_table_info('revisions') WHERE name = 'checksum'").get() !== undefined,
  );
  const select = whenNeeded(() => db.prepare('SELECT * FROM revisions WHERE document_id = ?'));
  const selectStanding = whenNeeded(() => db.prepare('SELECT revision FROM documents WHERE id = ?'));
  const selectOne = whenNeeded(() =>
    db.prepare('SELECT * FROM revisions WHERE document_id = ? AND revision = ?'),
  );
  const put = whenNeeded(() =>
    db.prepare(`
    INSERT INTO revisions
      (document_id, revision, command_id, at, deleted, body, effect, cause_encounter, cause_position, checksum)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, cause.id, iif(cause.id IS NULL, NULL, ?9), ?10
    FROM (SELECT 1) LEFT JOIN documents AS cause ON cause.id = ?8 WHERE true
    ON CONFLICT DO UPDATE SET
      at = excluded.at, deleted = excluded.deleted, body = excluded.body, effect = excluded.effect,
      checksum = excluded.checksum`),
  );
  const clear = whenNeeded(() =>
    db.prepare('UPDATE revisions SET checksum = NULL WHERE document_id = ? AND revision = ?'),
  );
  const holdPlace = whenNeeded(() =>
    db.prepare(`
    INSERT INTO revisions (document_id, revision, command_id, at, deleted, body, effect)
    VALUES (?, ?, '', ?, 0, '', '{"text":""}') ON CONFLICT DO NOTHING`),
  );
  const damaged = (id: string): readonly number[] => {
    const rows = select().all(id);
    const standing = selectStanding().get(id);
    const there = rows.map((row) => whole(row, 'revision'));
    const changed = rows
      .filter((row) => row.checksum !== null && !isAsWritten(row))
      .map((row) => whole(row, 'revision'));
    const gone = standing === undefined ? [] : gaps(there, whole(standing, 'revision'));
    return [...changed, ...gone].sort((one, other) => one - other);
  };
  return {
    damaged,
    sound(id, revision) {
      const row = hasChecksums() ? selectOne().get(id, revision) : undefined;
      return row !== undefined && isAsWritten(row) ? row : undefined;
    },
    replace(row) {
      const said = [text(row, 'at'), whole(row, 'deleted'), text(row, 'body'), text(row, 'effect')] as const;
      const cause = row.cause_encounter === null ? null : text(row, 'cause_encounter');
      put().run(
        ...([text(row, 'document_id'), whole(row, 'revision'), text(row, 'command_id')] as const),
        ...said,
        ...([cause, wholeOrNull(row, 'cause_position'), checksumOfRow(row)] as const),
      );
    },
    accept(id, at) {
      for (const revision of damaged(id))
        if (clear().run(id, revision).changes === 0) holdPlace().run(id, revision, at);
    },
  };
}
