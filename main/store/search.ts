import type { DatabaseSync } from 'node:sqlite';
import type { LibraryDocument } from '../../shared/library/document.ts';
import { excerpt } from '../../shared/library/excerpt.ts';
import { firstHit, wordsOf } from '../../shared/library/fold.ts';
import type { Language } from '../../shared/rules/core/language.ts';
import { type SystemId, systemIds } from '../../shared/rules/core/system.ts';
import { json, text, whole } from './cells.ts';
import { createSearchWords, type SearchWords } from './search-words.ts';

/** The most hits of one search. */
const mostHits = 50;
/** The most different words of one search; more than that were not typed but pasted. */
const mostWords = 16;
/** How much more a word in the name weighs than one elsewhere. */
const nameWeight = 100;

/** The words of all documents that are not removed; every write belongs into the transaction of its document. */
export interface SearchIndex {
  /** Indexes a document as change `seq` left it. */
  readonly put: (document: LibraryDocument, seq: number) => void;
  readonly drop: (id: string) => void;
  /** Whether it was built with the words of this version. */
  readonly isCurrent: () => boolean;
  /** Builds it anew from all documents that are not removed. */
  readonly rebuild: (all: Iterable<readonly [LibraryDocument, seq: number]>) => void;
  /** The ids of documents in which every word that was typed is the beginning of a word, the best first. */
  readonly find: (typed: string, campaignId: string | null) => readonly string[];
  /** The piece of a document around what was typed; its beginning where that stands in the name alone. */
  readonly excerpt: (document: LibraryDocument, typed: string, reader: Language) => string;
}

let known: SearchWords | undefined;
/** Gathered when first needed, and once: they are the same for every library. */
function searchWords(): SearchWords {
  known ??= createSearchWords();
  return known;
}

/** The words to look for; one that begins another says nothing more. */
function wanted(typed: string): readonly string[] {
  const words = [...new Set(wordsOf(typed))];
  const telling = words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
  return telling.slice(0, mostWords);
}

/** Prepares the statements on the index. */
export function searchIndex(db: DatabaseSync): SearchIndex {
  const selectEntry = db.prepare('SELECT entry FROM search_entries WHERE document_id = ?');
  const upsertEntry = db.prepare(`
    INSERT INTO search_entries (document_id, campaign_id, seq) VALUES (?, ?, ?)
    ON CONFLICT (document_id) DO UPDATE SET seq = excluded.seq RETURNING entry`);
  const removeEntry = db.prepare('DELETE FROM search_entries WHERE entry = ?');
  const replace = db.prepare('INSERT OR REPLACE INTO search (rowid, name, words) VALUES (?, ?, ?)');
  const remove = db.prepare('DELETE FROM search WHERE rowid = ?');
  const selectCampaign = db.prepare('SELECT body FROM documents WHERE id = ?');
  const selectStamp = db.prepare('SELECT stamp FROM search_stamp');
  const writeStamp = db.prepare('INSERT OR REPLACE INTO search_stamp (one, stamp) VALUES (1, ?)');
  const clearEntries = db.prepare('DELETE FROM search_entries');
  const clear = db.prepare("INSERT INTO search (search) VALUES ('delete-all')");
  const select = db.prepare(`
    SELECT document_id FROM search JOIN search_entries ON entry = search.rowid
    WHERE search MATCH :words AND (:campaign IS NULL OR campaign_id = :campaign)
    ORDER BY bm25(search, ${nameWeight}, 1), seq DESC, document_id LIMIT ${mostHits}`);

  function systemOf({ campaignId }: LibraryDocument): SystemId | undefined {
    const cells = selectCampaign.get(campaignId);
    const body = cells === undefined ? undefined : json(text(cells, 'body'));
    if (typeof body !== 'object' || body === null || !('system' in body)) return undefined;
    return systemIds.find((id) => id === body.system);
  }

  function put(document: LibraryDocument, seq: number): void {
    const { name, words } = searchWords().indexed(document, systemOf(document));
    const cells = upsertEntry.get(document.id, document.campaignId, seq);
    replace.run(whole(cells ?? {}, 'entry'), name.join(' '), words.join(' '));
  }

  return {
    put,
    drop(id) {
      const cells = selectEntry.get(id);
      if (cells === undefined) return;
      const entry = whole(cells, 'entry');
      remove.run(entry);
      removeEntry.run(entry);
    },
    isCurrent: () => selectStamp.get()?.stamp === searchWords().stamp,
    rebuild(all) {
      clear.run();
      clearEntries.run();
      for (const [document, seq] of all) put(document, seq);
      writeStamp.run(searchWords().stamp);
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
      const passages = searchWords().passages(document, systemOf(document), reader);
      for (const passage of passages) {
        const place = firstHit(passage, words);
        if (place !== undefined) return excerpt(passage, place);
      }
      return excerpt(passages[0] ?? '', 0);
    },
  };
}
