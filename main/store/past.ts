import type { DatabaseSync } from 'node:sqlite';
import { type Cells, text, whole } from './cells.ts';
import { checksumOfRow, isAsWritten } from './revision-checksum.ts';
import { whenNeeded } from './when-needed.ts';

/** Works on what documents' histories hold of earlier states; what they read may be anything. */
export interface Past {
  /** The revisions in a document's history that are not what was written, unless that was accepted. */
  readonly damaged: (id: string) => readonly number[];
  /** A revision as it lies there, if that is what was written. */
  readonly sound: (id: string, revision: number) => Cells | undefined;
  /** Puts a sound row in the place of a damaged one; belongs into a transaction. */
  readonly replace: (row: Cells) => void;
  /** Takes note that what is damaged stays so: it is no longer told of, nor ever given back as good. */
  readonly accept: (id: string) => void;
}

/** Prepares the statements on earlier states, as they are needed: backups of earlier versions have no checksums. */
export function past(db: DatabaseSync): Past {
  const hasChecksums = whenNeeded(
    () =>
      db.prepare("SELECT 1 FROM pragma_table_info('revisions') WHERE name = 'checksum'").get() !== undefined,
  );
  const select = whenNeeded(() =>
    db.prepare('SELECT * FROM revisions WHERE document_id = ? AND checksum IS NOT NULL ORDER BY revision'),
  );
  const selectOne = whenNeeded(() =>
    db.prepare('SELECT * FROM revisions WHERE document_id = ? AND revision = ?'),
  );
  const update = whenNeeded(() =>
    db.prepare(`
    UPDATE revisions SET at = ?, deleted = ?, body = ?, effect = ?, checksum = ?
    WHERE document_id = ? AND revision = ?`),
  );
  const clear = whenNeeded(() =>
    db.prepare('UPDATE revisions SET checksum = NULL WHERE document_id = ? AND revision = ?'),
  );
  const damaged = (id: string): readonly number[] =>
    select()
      .all(id)
      .filter((row) => !isAsWritten(row))
      .map((row) => whole(row, 'revision'));
  return {
    damaged,
    sound(id, revision) {
      const row = hasChecksums() ? selectOne().get(id, revision) : undefined;
      return row !== undefined && isAsWritten(row) ? row : undefined;
    },
    replace(row) {
      const said = [text(row, 'at'), whole(row, 'deleted'), text(row, 'body'), text(row, 'effect')] as const;
      update().run(...said, checksumOfRow(row), text(row, 'document_id'), whole(row, 'revision'));
    },
    accept(id) {
      for (const revision of damaged(id)) clear().run(id, revision);
    },
  };
}
