import type { DatabaseSync } from 'node:sqlite';
import { text, whole } from '../cells.ts';
import { checksumOfRow } from '../revision-checksum.ts';

/** A checksum for every revision, so that old ones, too, are known to be what was written. */
export function addRevisionChecksums(db: DatabaseSync): void {
  // CRC-32 of what the revision says; NULL where it is known not to be what was written.
  db.exec('ALTER TABLE revisions ADD COLUMN checksum INTEGER');
  const update = db.prepare('UPDATE revisions SET checksum = ? WHERE document_id = ? AND revision = ?');
  for (const row of db.prepare('SELECT * FROM revisions').all())
    update.run(checksumOfRow(row), text(row, 'document_id'), whole(row, 'revision'));
}
