import type { DatabaseSync } from 'node:sqlite';
import type { HistoryEntry } from '../../shared/ipc/library-contract.ts';
import { documentSchema, type LibraryDocument } from '../../shared/library/document.ts';
import type { LibraryRefusalCode } from '../../shared/library/refusal.ts';
import { type DocumentKind, documentKinds } from '../../shared/library/row.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { granted, type Refusal, type Result, refused } from '../../shared/rules/core/result.ts';
import type { SystemOf } from './campaign-system.ts';
import { type Cells, json, moment, text, whole } from './cells.ts';
import { readEffect } from './effect.ts';
import { type Packed, pack } from './pack.ts';
import { gaps } from './past.ts';
import { isAsWritten, revisionChecksum } from './revision-checksum.ts';
import { rowCells } from './rows.ts';
import type { SearchIndex } from './search.ts';
import { whenNeeded } from './when-needed.ts';

/** A document as it lies there, removed ones included. */
export interface Kept {
  readonly document: LibraryDocument;
  readonly deleted: boolean;
}

/** What is written beside a document when it changes. */
export interface Stamp {
  readonly commandId: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Number of the change in the library. */
  readonly seq: number;
  /** The change named by its effect. */
  readonly effect: Label;
  /** The encounter that caused it, at the position of its last event. */
  readonly cause?: { readonly encounterId: string; readonly position: number };
}

/** A document that changed; without `document` where it was removed or cannot be read. */
export interface Changed {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly campaignId: string;
  readonly revision: number;
  readonly seq: number;
  readonly deleted: boolean;
  readonly document?: LibraryDocument;
}

/** A document as it lies there, its body unread. */
export interface StoredDocument {
  readonly id: string;
  readonly kind: string;
  readonly campaignId: string;
  readonly body: string;
}

/** A document's body at one of its revisions. */
export interface Version {
  readonly body: Readonly<Record<string, unknown>>;
  readonly deleted: boolean;
}

type Found<T> = Result<T, Refusal<LibraryRefusalCode>>;

/** Documents with their append-only history; every write belongs into a transaction. */
export interface Documents {
  /** Refused with `NOT_FOUND`, or `DAMAGED` where it cannot be read. */
  readonly find: (id: string) => Found<Kept>;
  /** The same, but what was removed is not found. */
  readonly live: (id: string) => Found<LibraryDocument>;
  /** Adds a document at revision 1. */
  readonly add: (document: LibraryDocument, stamp: Stamp) => LibraryDocument;
  /** The same with one that is ready, which is what takes the time. */
  readonly addPacked: (packed: Packed, stamp: Stamp) => void;
  /** Writes a document's next revision and answers with it. */
  readonly change: (document: LibraryDocument, deleted: boolean, stamp: Stamp) => LibraryDocument;
  /** Refused with `DAMAGED` where it is not what was written, or not there. */
  readonly version: (id: string, revision: number) => Found<Version>;
  /** What became of a document, newest first; nothing where it was never there. */
  readonly history: (id: string) => readonly HistoryEntry[];
  /** The last revision that an encounter caused. */
  readonly lastCausedBy: (encounterId: string, id: string) => number | undefined;
  /** The encounters of a campaign that are running. */
  readonly running: (campaignId: string) => readonly string[];
  /** The documents of one kind in a campaign, in the order of their making; none that is removed. */
  readonly ofKind: (campaignId: string, kind: DocumentKind) => readonly string[];
  /** Whether a campaign holds anything that is not removed. */
  readonly holdsAnything: (campaignId: string) => boolean;
  /** A campaign and all that it holds, but for what is removed. */
  readonly stored: (campaignId: string) => readonly StoredDocument[];
  /** Everything that changed after a number, removed documents included, in the order of change. */
  readonly after: (seq: number) => readonly Changed[];
  /** How many that are. */
  readonly countAfter: (seq: number) => number;
  /** Some documents by their ids, in that order; those that are not there are left out. */
  readonly listed: (ids: readonly string[]) => readonly Changed[];
  /** The ids of all documents, removed ones included, and of those of which only something else is left. */
  readonly ids: () => readonly string[];
  /** All documents one by one, removed ones included, in the order of change. */
  readonly each: () => Iterable<Changed>;
  /** The ids of documents that were removed after a number, in the order of change. */
  readonly removedAfter: (seq: number) => readonly string[];
  /** All campaigns that are not removed. */
  readonly campaigns: () => readonly Changed[];
}

/**
 * Documents with whether they are as they were written: the body lies on the disk twice, here and as the last
 * revision, so a byte that changed by itself in either is found, and a document that has fallen behind its history.
 */
const compared = `
  SELECT documents.*, coalesce((
    SELECT last.body IS documents.body AND last.deleted IS documents.deleted FROM revisions AS last
    WHERE last.document_id = documents.id AND last.revision = documents.revision
  ), 0) AND NOT EXISTS (
    SELECT 1 FROM revisions AS later
    WHERE later.document_id = documents.id AND later.revision = documents.revision + 1
  ) AS sound
  FROM documents`;

function read(cells: Cells): Found<Kept> {
  if (whole(cells, 'sound') !== 1) return refused('DAMAGED');
  const parsed = documentSchema.safeParse({
    id: text(cells, 'id'),
    kind: text(cells, 'kind'),
    campaignId: text(cells, 'campaign_id'),
    revision: whole(cells, 'revision'),
    body: json(text(cells, 'body')),
  });
  return parsed.success
    ? granted({ document: parsed.data, deleted: whole(cells, 'deleted') === 1 })
    : refused('DAMAGED');
}

function changed(cells: Cells): Changed {
  // What is damaged is listed as such, whatever it may have been, and never as removed.
  const kind = documentKinds.find((known) => known === text(cells, 'kind')) ?? 'note';
  const deleted = whole(cells, 'deleted') === 1 && whole(cells, 'sound') === 1;
  const found = deleted ? undefined : read(cells);
  return {
    id: text(cells, 'id'),
    kind,
    campaignId: text(cells, 'campaign_id'),
    revision: whole(cells, 'revision'),
    seq: whole(cells, 'seq'),
    deleted,
    ...(found?.ok === true ? { document: found.value.document } : {}),
  };
}

/** What a document's history says of one revision; what holds the place of one that is gone has no body. */
function historyEntry(cells: Cells): HistoryEntry {
  const revision = whole(cells, 'revision');
  if (text(cells, 'body') === '') return { state: 'gone', revision };
  return {
    ...{ state: isAsWritten(cells) ? ('sound' as const) : ('damaged' as const), revision },
    ...{ at: moment(cells, 'at'), effect: readEffect(text(cells, 'effect')) },
    deleted: whole(cells, 'deleted') === 1,
  };
}

/** Prepares the statements on documents and revisions; what is written is indexed and listed with it. */
export function documents(
  db: DatabaseSync,
  index: Pick<SearchIndex, 'put' | 'drop'>,
  systemOf: SystemOf,
): Documents {
  const select = db.prepare(`${compared} WHERE documents.id = ?`);
  // Backups of earlier versions are read with these statements too, and have no rows to write.
  const upsert = whenNeeded(() =>
    db.prepare(`
    INSERT INTO documents (id, kind, campaign_id, revision, seq, deleted, body, row, row_checksum)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET
      revision = excluded.revision, seq = excluded.seq, deleted = excluded.deleted, body = excluded.body,
      row = excluded.row, row_checksum = excluded.row_checksum`),
  );
  const insertRevision = whenNeeded(() =>
    db.prepare(`
    INSERT INTO revisions
      (document_id, revision, command_id, at, deleted, body, effect, cause_encounter, cause_position, checksum)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),
  );
  const selectRevision = whenNeeded(() =>
    db.prepare('SELECT * FROM revisions WHERE document_id = ? AND revision = ?'),
  );
  const selectSteps = db.prepare(
    'SELECT before, after FROM undo_log WHERE document_id = ? AND after - before > 1',
  );
  const selectRevisions = whenNeeded(() => db.prepare('SELECT * FROM revisions WHERE document_id = ?'));
  const selectCaused = db.prepare(`
    SELECT revision FROM revisions WHERE cause_encounter = ? AND document_id = ?
    ORDER BY revision DESC LIMIT 1`);
  const selectHeld = db.prepare(
    'SELECT 1 AS held FROM documents WHERE campaign_id = ? AND deleted = 0 AND id <> campaign_id LIMIT 1',
  );
  const selectRunning = db.prepare(`
    SELECT id FROM documents WHERE campaign_id = ? AND kind = 'encounter' AND deleted = 0
      AND CASE WHEN json_valid(body) THEN body ->> '$.status' = 'running' END`);
  const selectOfKind = db.prepare(
    'SELECT id FROM documents WHERE campaign_id = ? AND kind = ? AND deleted = 0 ORDER BY rowid',
  );
  const selectStored = db.prepare(
    'SELECT id, kind, campaign_id, body FROM documents WHERE campaign_id = ? AND deleted = 0 ORDER BY id',
  );
  const selectAfter = db.prepare(`${compared} WHERE documents.seq > ? ORDER BY documents.seq, documents.id`);
  const countAfter = db.prepare('SELECT count(*) AS count FROM documents WHERE seq > ?');

  const selectIds = db.prepare(`
    SELECT id FROM documents UNION SELECT document_id FROM revisions UNION SELECT encounter_id FROM encounter_events
    UNION SELECT document_id FROM search_entries UNION SELECT document_id FROM undo_log WHERE document_id IS NOT NULL
    ORDER BY 1`);
  const selectRemoved = db.prepare(
    `${compared} WHERE documents.seq > ? AND documents.deleted = 1 ORDER BY documents.seq, documents.id`,
  );
  const selectCampaigns = db.prepare(
    `${compared} WHERE documents.deleted = 0 AND documents.id = documents.campaign_id ORDER BY documents.id`,
  );

  function put(packed: Packed, deleted: boolean, stamp: Stamp): void {
    const { id, kind, campaignId, revision, body, words, told } = packed;
    const { commandId, at, seq, effect, cause } = stamp;
    const removed = deleted ? 1 : 0;
    const row = deleted ? undefined : rowCells(packed, seq, told);
    const listed = [row?.row ?? null, row?.checksum ?? null] as const;
    upsert().run(id, kind, campaignId, revision, seq, removed, body, ...listed);
    const because = [cause?.encounterId ?? null, cause?.position ?? null] as const;
    const said = { id, revision, at, deleted: removed, body, effect: JSON.stringify(effect) };
    const content = [at, removed, body, said.effect] as const;
    insertRevision().run(id, revision, commandId, ...content, ...because, revisionChecksum(said));
    if (deleted) index.drop(id);
    else index.put({ id, campaignId, seq, words });
  }

  function write(unchecked: LibraryDocument, deleted: boolean, stamp: Stamp): LibraryDocument {
    // What is written can be read again: a body outside its schema is a bug, found before it is kept.
    const document = documentSchema.parse(unchecked);
    put(pack(document, systemOf(document.campaignId)), deleted, stamp);
    return document;
  }

  function find(id: string): Found<Kept> {
    const cells = select.get(id);
    return cells === undefined ? refused('NOT_FOUND') : read(cells);
  }

  return {
    find,
    live(id) {
      const found = find(id);
      if (!found.ok) return found;
      return found.value.deleted ? refused('NOT_FOUND') : granted(found.value.document);
    },
    add: (document, stamp) => write(document, false, stamp),
    addPacked: (packed, stamp) => put(packed, false, stamp),
    change: (document, deleted, stamp) =>
      write({ ...document, revision: document.revision + 1 }, deleted, stamp),
    version(id, revision) {
      const cells = selectRevision().get(id, revision);
      if (cells === undefined || !isAsWritten(cells)) return refused('DAMAGED');
      const body = json(text(cells, 'body')) as Version['body'];
      return granted({ body, deleted: whole(cells, 'deleted') === 1 });
    },
    history(id) {
      const entries = selectRevisions().all(id).map(historyEntry);
      const there = entries.map(({ revision }) => revision);
      for (const revision of gaps(there, Math.max(0, ...there))) entries.push({ state: 'gone', revision });
      const steps = selectSteps
        .all(id)
        .map((cells) => [whole(cells, 'before'), whole(cells, 'after')] as const);
      return (
        entries
          // What went on with a step is one entry with it.
          .filter(
            ({ revision }) => !steps.some(([before = 0, after = 0]) => before < revision && after > revision),
          )
          .sort((one, other) => other.revision - one.revision)
      );
    },
    lastCausedBy(encounterId, id) {
      const cells = selectCaused.get(encounterId, id);
      return cells === undefined ? undefined : whole(cells, 'revision');
    },
    running: (campaignId) => selectRunning.all(campaignId).map((cells) => text(cells, 'id')),
    ofKind: (campaignId, kind) => selectOfKind.all(campaignId, kind).map((cells) => text(cells, 'id')),
    holdsAnything: (campaignId) => selectHeld.get(campaignId) !== undefined,
    stored: (campaignId) =>
      selectStored.all(campaignId).map((cells) => ({
        id: text(cells, 'id'),
        kind: text(cells, 'kind'),
        campaignId: text(cells, 'campaign_id'),
        body: text(cells, 'body'),
      })),
    after: (seq) => selectAfter.all(seq).map(changed),
    countAfter: (seq) => whole(countAfter.get(seq) ?? {}, 'count'),
    listed: (ids) =>
      ids.flatMap((id) => {
        const cells = select.get(id);
        return cells === undefined ? [] : [changed(cells)];
      }),
    ids: () => selectIds.all().map((cells) => text(cells, 'id')),
    *each() {
      for (const cells of selectAfter.iterate(0)) yield changed(cells);
    },
    removedAfter: (seq) =>
      selectRemoved.all(seq).flatMap((cells) => (whole(cells, 'sound') === 1 ? [text(cells, 'id')] : [])),
    campaigns: () => selectCampaigns.all().map(changed),
  };
}
