import type { DatabaseSync } from 'node:sqlite';

/** Room for portraits, which documents name by their hashes. */
export function createPortraits(db: DatabaseSync): void {
  db.exec(`
    -- Portraits as windows make them, each content once.
    CREATE TABLE portraits (
      -- SHA-256 of the JPEG in hexadecimal.
      hash TEXT PRIMARY KEY,
      jpeg BLOB NOT NULL
    ) STRICT;
  `);
}
