import type { DatabaseSync } from 'node:sqlite';

/** The index of the search, still empty: opening fills it. And what emptying the trash needs. */
export function createSearchAndTrash(db: DatabaseSync): void {
  db.exec(`
    -- Folded words; they are folded by the app, so the tokenizer only parts them at the spaces.
    CREATE VIRTUAL TABLE search USING fts5 (
      name, words, content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '1 2 3'
    );

    -- Which row of the index is which document; removed documents have none.
    CREATE TABLE search_entries (
      entry INTEGER PRIMARY KEY,
      document_id TEXT NOT NULL UNIQUE REFERENCES documents (id),
      campaign_id TEXT NOT NULL,
      seq INTEGER NOT NULL
    ) STRICT;

    -- What the index was built with; where that has changed, it is built anew.
    CREATE TABLE search_stamp (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      stamp TEXT NOT NULL
    ) STRICT;

    -- The ids of documents that are gone for good, with the change that forgot them.
    CREATE TABLE forgotten (
      id TEXT PRIMARY KEY,
      seq INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX forgotten_by_seq ON forgotten (seq);

    -- The undo log as before, but for the references of its rows to each other: emptying the trash writes it
    -- anew, and SQLite would look through the whole log for each of its rows.
    CREATE TABLE undo_log_anew (
      entry INTEGER PRIMARY KEY,
      move TEXT NOT NULL CHECK (move IN ('do', 'undo', 'redo')),
      command_id TEXT NOT NULL,
      -- The entry of the step that this does, undoes or redoes.
      step INTEGER NOT NULL,
      -- The entry beneath this one on its own stack.
      below INTEGER,
      -- The tops of both stacks after this entry.
      done INTEGER,
      undone INTEGER,
      -- What the step changed: a document, from one revision (0: not there yet) to another.
      document_id TEXT REFERENCES documents (id),
      before INTEGER,
      after INTEGER,
      effect TEXT,
      CHECK ((move = 'do') = (document_id IS NOT NULL AND before IS NOT NULL AND after IS NOT NULL AND effect IS NOT NULL))
    ) STRICT;
    INSERT INTO undo_log_anew
      SELECT entry, move, command_id, step, below, done, undone, document_id, before, after, effect FROM undo_log;
    DROP TABLE undo_log;
    ALTER TABLE undo_log_anew RENAME TO undo_log;
    CREATE INDEX undo_log_by_document ON undo_log (document_id) WHERE document_id IS NOT NULL;
  `);
}
