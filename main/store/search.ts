import type { DatabaseSync } from 'node:sqlite';
import type { LibraryDocument } from '../../shared/library/document.ts';
import { excerpt } from '../../shared/library/excerpt.ts';
import { firstHit, wordsOf } from '../../shared/library/fold.ts';
import type { Language } from '../../shared/rules/core/language.ts';
import type { SystemOf } from './campaign-system.ts';
import { text, whole } from './cells.ts';
import type { Documents } from './documents.ts';
import { type IndexedWords, searchWords } from './search-words.ts';
import { sqliteCode } from './sqlite-error.ts';

/** The most hits of one search. */
const mostHits = 50;
/** The most different words of one search; more than that were not typed but pasted. */
const mostWords = 16;
/** How many documents are looked for to see whether the index finds anything. */
const mostProbes = 8;
/** How much more a word in the name weighs than one elsewhere. */
const nameWeight = 100;

/** A document that is to be found by its words, as change `seq` left it. */
interface Indexing extends Pick<LibraryDocument, 'id' | 'campaignId'> {
  readonly words: IndexedWords;
  readonly seq: number;
}

/** The words of all documents that are not removed; every write belongs into the transaction of its document. */
export interface SearchIndex {
  /** Indexes a document when the transaction settles. */
  readonly put: (indexing: Indexing) => void;
  readonly drop: (id: string) => void;
  /** Writes what was put and dropped, as the last thing in a transaction. */
  readonly settle: () => void;
  /** Forgets what was put and dropped in a transaction that came to nothing. */
  readonly abandon: () => void;
  /** Whether it was built with the words of this version. */
  readonly isCurrent: () => boolean;
  /** Whether every document that can be read is in it as its last change left it; opening has seen to its structure. */
  readonly isComplete: (documents: Pick<Documents, 'live'>) => boolean;
  /** The same, and whether it hangs together. */
  readonly isSound: (documents: Pick<Documents, 'live'>) => boolean;
  /** Makes its tables anew and fills them from all documents that are not removed; answers with their number. */
  readonly rebuild: (all: Iterable<readonly [LibraryDocument, seq: number]>) => number;
  /** The ids of documents in which every word that was typed is the beginning of a word, the best first. */
  readonly find: (typed: string, campaignId: string | null) => readonly string[];
  /** The piece of a document around what was typed; its beginning where that stands in the name alone. */
  readonly excerpt: (document: LibraryDocument, typed: string, reader: Language) => string;
}

/** The words to look for; one that begins another says nothing more. */
function wanted(typed: string): readonly string[] {
  const words = [...new Set(wordsOf(typed))];
  const telling = words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
  return telling.slice(0, mostWords);
}

/** Prepares the statements on the index. */
export function searchIndex(db: DatabaseSync, systemOf: SystemOf): SearchIndex {
  const selectEntry = db.prepare('SELECT entry FROM search_entries WHERE document_id = ?');
  const insertEntry = db.prepare(
    'INSERT INTO search_entries (document_id, campaign_id, seq) VALUES (?, ?, ?)',
  );
  const updateEntry = db.prepare('UPDATE search_entries SET seq = ? WHERE entry = ?');
  const removeEntry = db.prepare('DELETE FROM search_entries WHERE entry = ?');
  const replace = db.prepare('INSERT OR REPLACE INTO search (rowid, name, words) VALUES (?, ?, ?)');
  const remove = db.prepare('DELETE FROM search WHERE rowid = ?');
  const selectStamp = db.prepare('SELECT stamp FROM search_stamp');
  const writeStamp = db.prepare('INSERT OR REPLACE INTO search_stamp (one, stamp) VALUES (1, ?)');
  const clearEntries = db.prepare('DELETE FROM search_entries');
  const selectDefinition = db.prepare("SELECT sql FROM sqlite_schema WHERE name = 'search'");
  // The index is right where it holds what the entries say, and the entries what the documents say.
  const checkTrees = db.prepare("INSERT INTO search (search, rank) VALUES ('integrity-check', 0)");
  const countRows = db.prepare(
    'SELECT (SELECT count(*) FROM search_docsize) = (SELECT count(*) FROM search_entries) AS same',
  );
  const selectMissing = db.prepare(`
    SELECT documents.id FROM documents LEFT JOIN search_entries ON document_id = documents.id
    WHERE deleted = 0 AND search_entries.seq IS NOT documents.seq`);
  const selectProbes = db.prepare(`
    SELECT entry, document_id FROM search_entries ORDER BY entry DESC LIMIT ${mostProbes}`);
  const probe = db.prepare('SELECT 1 FROM search WHERE search MATCH ? AND rowid = ?');
  const select = db.prepare(`
    SELECT document_id FROM search JOIN search_entries ON entry = search.rowid
    WHERE search MATCH :words AND (:campaign IS NULL OR campaign_id = :campaign)
    ORDER BY bm25(search, ${nameWeight}, 1), seq DESC, document_id LIMIT ${mostHits}`);

  /** Undefined for a document that is to be dropped. */
  const pending = new Map<string, Indexing | undefined>();

  function entryOf(id: string): number | undefined {
    const cells = selectEntry.get(id);
    return cells === undefined ? undefined : whole(cells, 'entry');
  }

  /** The number of a document's row in the index. */
  function entered({ id, campaignId, seq }: Indexing): number {
    const entry = entryOf(id);
    if (entry === undefined) return Number(insertEntry.run(id, campaignId, seq).lastInsertRowid);
    updateEntry.run(seq, entry);
    return entry;
  }

  function settle(): void {
    const [gone, there]: [number[], [number, IndexedWords][]] = [[], []];
    for (const [id, indexing] of pending) {
      const entry = indexing === undefined ? entryOf(id) : entered(indexing);
      if (indexing !== undefined && entry !== undefined) there.push([entry, indexing.words]);
      else if (entry !== undefined) gone.push(entry);
    }
    // All words at once: between two of them, a statement on another table has FTS5 write a segment each time.
    for (const entry of gone) remove.run(entry);
    for (const [entry, { name, words }] of there) replace.run(entry, name, words);
    for (const entry of gone) removeEntry.run(entry);
    pending.clear();
  }

  /** Whether some documents are found by their own names: an index that has become empty hangs together too. */
  function findsProbes(documents: Pick<Documents, 'live'>): boolean {
    return selectProbes.all().every((cells) => {
      const found = documents.live(text(cells, 'document_id'));
      const name = found.ok ? found.value.body.name : undefined;
      const [word] = name !== undefined && 'text' in name ? wordsOf(name.text) : [];
      return word === undefined || probe.get(`"${word}"*`, whole(cells, 'entry')) !== undefined;
    });
  }

  function isComplete(documents: Pick<Documents, 'live'>): boolean {
    try {
      return (
        countRows.get()?.same === 1 &&
        selectMissing.all().every((cells) => !documents.live(text(cells, 'id')).ok) &&
        findsProbes(documents)
      );
    } catch (thrown) {
      if (sqliteCode(thrown) === undefined) throw thrown;
      return false;
    }
  }

  function isSound(documents: Pick<Documents, 'live'>): boolean {
    try {
      checkTrees.run();
    } catch (thrown) {
      if (sqliteCode(thrown) === undefined) throw thrown;
      return false;
    }
    return isComplete(documents);
  }

  return {
    put: (indexing) => void pending.set(indexing.id, indexing),
    drop: (id) => void pending.set(id, undefined),
    settle,
    abandon: () => pending.clear(),
    isCurrent: () => selectStamp.get()?.stamp === searchWords().stamp,
    isComplete,
    isSound,
    rebuild(all) {
      let count = 0;
      const definition = text(selectDefinition.get() ?? {}, 'sql');
      db.exec(`DROP TABLE search; ${definition}`);
      clearEntries.run();
      for (const [document, seq] of all) {
        const { id, campaignId } = document;
        const words = searchWords().indexed(document, systemOf(document.campaignId));
        pending.set(id, { id, campaignId, seq, words });
        count += 1;
      }
      settle();
      writeStamp.run(searchWords().stamp);
      return count;
    },
    find(typed, campaignId) {
      const words = wanted(typed);
      if (words.length === 0) return [];
      // Words hold letters and digits alone, so nothing in them ends the quotation.
      const match = words.map((word) => `"${word}"*`).join(' ');
      return select.all({ words: match, campaign: campaignId }).map((cells) => text(cells, 'document_id'));
    },
    excerpt(document, typed, reader) {
      const words = wanted(typed);
      const passages = searchWords().passages(document, systemOf(document.campaignId), reader);
      for (const passage of passages) {
        const place = firstHit(passage, words);
        if (place !== undefined) return excerpt(passage, place);
      }
      return excerpt(passages[0] ?? '', 0);
    },
  };
}
