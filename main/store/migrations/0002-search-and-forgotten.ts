import type { DatabaseSync } from 'node:sqlite';

/** The index of the search, still empty: opening fills it. And what is left of documents that are gone for good. */
export function createSearch(db: DatabaseSync): void {
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
  `);
}
