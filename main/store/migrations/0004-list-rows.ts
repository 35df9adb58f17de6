import type { DatabaseSync } from 'node:sqlite';

/** Room for the rows of lists beside their documents, still empty: opening fills it. */
export function addListRows(db: DatabaseSync): void {
  db.exec(`
    -- What lists show of a document that is not removed, as JSON; made from the document, and made anew at any time.
    ALTER TABLE documents ADD COLUMN row TEXT;
    -- CRC-32 of the row's UTF-8.
    ALTER TABLE documents ADD COLUMN row_checksum INTEGER;

    -- What the rows were made by; where that has changed, they are made anew.
    CREATE TABLE row_stamp (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      stamp TEXT NOT NULL
    ) STRICT;
  `);
}
