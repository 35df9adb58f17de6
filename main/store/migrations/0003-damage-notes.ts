import type { DatabaseSync } from 'node:sqlite';

/** What is known of damage: when a record was first found damaged, and what a salvage could not bring back. */
export function createDamageNotes(db: DatabaseSync): void {
  db.exec(`
    CREATE TABLE damage_notes (
      -- The document may be gone.
      document_id TEXT NOT NULL,
      what TEXT NOT NULL,
      kind TEXT,
      name TEXT NOT NULL,
      campaign TEXT NOT NULL,
      params TEXT NOT NULL,
      found_at TEXT NOT NULL,
      PRIMARY KEY (document_id, what)
    ) STRICT;
  `);
}
