import type { DatabaseSync } from 'node:sqlite';

/** Where each encounter's events end, kept apart from them, so that last ones that are gone are missed. */
export function createEncounterHeads(db: DatabaseSync): void {
  db.exec(`
    CREATE TABLE encounter_heads (
      encounter_id TEXT PRIMARY KEY REFERENCES documents (id),
      -- Position and hash of the last event.
      position INTEGER NOT NULL CHECK (position >= 1),
      hash BLOB NOT NULL CHECK (length(hash) = 32)
    ) STRICT;
    INSERT INTO encounter_heads
      SELECT encounter_id, position, hash FROM encounter_events AS last
      WHERE position = (SELECT max(position) FROM encounter_events WHERE encounter_id = last.encounter_id);
  `);
}
