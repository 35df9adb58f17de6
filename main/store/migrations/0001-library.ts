import type { DatabaseSync } from 'node:sqlite';

/** The first library: documents with their revisions, encounters as events, commands with their answers. */
export function createTables(db: DatabaseSync): void {
  db.exec(`
    CREATE TABLE library (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      id TEXT NOT NULL,
      seq INTEGER NOT NULL
    ) STRICT;

    -- Every document as it stands. A campaign is held by itself.
    CREATE TABLE documents (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      campaign_id TEXT NOT NULL REFERENCES documents (id),
      revision INTEGER NOT NULL CHECK (revision >= 1),
      seq INTEGER NOT NULL,
      deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
      body TEXT NOT NULL
    ) STRICT;
    CREATE INDEX documents_by_seq ON documents (seq);
    CREATE INDEX documents_by_campaign ON documents (campaign_id, deleted);

    -- Every document as it ever stood; rows are added and never changed.
    CREATE TABLE revisions (
      document_id TEXT NOT NULL REFERENCES documents (id),
      revision INTEGER NOT NULL,
      command_id TEXT NOT NULL,
      at TEXT NOT NULL,
      deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
      body TEXT NOT NULL,
      effect TEXT NOT NULL,
      -- The encounter that caused it, and the position of its last event then.
      cause_encounter TEXT REFERENCES documents (id),
      cause_position INTEGER,
      PRIMARY KEY (document_id, revision),
      CHECK ((cause_encounter IS NULL) = (cause_position IS NULL))
    ) STRICT;
    CREATE INDEX revisions_by_cause ON revisions (cause_encounter, document_id, revision)
      WHERE cause_encounter IS NOT NULL;

    -- What was answered to each command, so that one sent twice happens once.
    CREATE TABLE commands (
      id TEXT PRIMARY KEY,
      channel TEXT NOT NULL,
      at TEXT NOT NULL,
      answer TEXT NOT NULL
    ) STRICT;

    -- Commands of the library with their undoing and redoing; rows are added and never changed.
    CREATE TABLE undo_log (
      entry INTEGER PRIMARY KEY,
      move TEXT NOT NULL CHECK (move IN ('do', 'undo', 'redo')),
      command_id TEXT NOT NULL,
      -- The entry of the step that this does, undoes or redoes.
      step INTEGER NOT NULL REFERENCES undo_log (entry),
      -- The entry beneath this one on its own stack.
      below INTEGER REFERENCES undo_log (entry),
      -- The tops of both stacks after this entry.
      done INTEGER REFERENCES undo_log (entry),
      undone INTEGER REFERENCES undo_log (entry),
      -- What the step changed: a document, from one revision (0: not there yet) to another.
      document_id TEXT REFERENCES documents (id),
      before INTEGER,
      after INTEGER,
      effect TEXT,
      CHECK ((move = 'do') = (document_id IS NOT NULL AND before IS NOT NULL AND after IS NOT NULL AND effect IS NOT NULL))
    ) STRICT;

    -- The bytes of a payload are chained by hash and never rewritten.
    CREATE TABLE encounter_events (
      encounter_id TEXT NOT NULL REFERENCES documents (id),
      position INTEGER NOT NULL CHECK (position >= 1),
      payload TEXT NOT NULL,
      hash BLOB NOT NULL CHECK (length(hash) = 32),
      PRIMARY KEY (encounter_id, position)
    ) STRICT;

    -- Sheets as they joined encounters, each content once.
    CREATE TABLE snapshots (
      hash TEXT PRIMARY KEY,
      sheet TEXT NOT NULL
    ) STRICT;

    -- Which running encounter owns a character's hit points.
    CREATE TABLE loans (
      character_id TEXT PRIMARY KEY REFERENCES documents (id),
      encounter_id TEXT NOT NULL REFERENCES documents (id)
    ) STRICT;
    CREATE INDEX loans_by_encounter ON loans (encounter_id);

    CREATE TABLE settings (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT;
  `);
}
