import type { DatabaseSync } from 'node:sqlite';
import { documentSchema, type LibraryDocument } from '../../shared/library/document.ts';
import { documentKinds } from '../../shared/library/row.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { nameIn } from './body.ts';
import { contentHash, sameData } from './canonical.ts';
import { type Cells, json, text, whole } from './cells.ts';
import type { Documents, Stamp } from './documents.ts';
import { type Envelope, envelopes } from './envelope.ts';
import { mostGone } from './past.ts';
import { isAsWritten } from './revision-checksum.ts';

/** What can be told of a document that may be damaged, or have vanished. */
export interface Remains extends Envelope {
  /** As it was called in the newest state that can be read. */
  readonly name: Label;
}

/** An earlier state that can be read. */
export interface Earlier {
  readonly revision: number;
  readonly at: string;
  readonly document: LibraryDocument;
}

/** Works on documents that are not what was written. */
export interface Mending {
  /** Undefined where nothing speaks of the document. */
  readonly remains: (id: string) => Remains | undefined;
  /** The newest states in a document's history that can be read and that nothing contradicts. */
  readonly earlier: (id: string) => readonly Earlier[];
  /** Makes a sound document out of a damaged one, as its next revision; belongs into a transaction. */
  readonly replace: (document: LibraryDocument, deleted: boolean, stamp: Stamp) => void;
  /** Keeps a sheet in the place of one that is not what its hash says; belongs into a transaction. */
  readonly replaceSnapshot: (hash: string, sheet: string) => void;
  /** The sheets that are what their hashes say. */
  readonly soundSnapshots: () => ReadonlyMap<string, string>;
}

/** The most states that are offered. */
const mostEarlier = 5;

/** Prepares the statements for mending; what they read may be anything. */
export function mending(db: DatabaseSync, documents: Documents): Mending {
  const envelopeOf = envelopes(db);
  const select = db.prepare('SELECT revision, body FROM documents WHERE id = ?');
  const selectHistory = db.prepare('SELECT * FROM revisions WHERE document_id = ? ORDER BY revision DESC');
  const selectAnswer = db.prepare('SELECT answer FROM commands WHERE id = ?');
  const selectLast = db.prepare(
    'SELECT coalesce(max(revision), 0) AS last FROM revisions WHERE document_id = ?',
  );
  const correct = db.prepare('UPDATE documents SET kind = ?, campaign_id = ? WHERE id = ?');
  const putSnapshot = db.prepare(
    'INSERT INTO snapshots (hash, sheet) VALUES (?, ?) ON CONFLICT (hash) DO UPDATE SET sheet = excluded.sheet',
  );
  const selectSnapshots = db.prepare('SELECT hash, sheet FROM snapshots');

  /** Whether what the command was answered says otherwise. */
  function isContradicted(id: string, row: Cells): boolean {
    const cells = selectAnswer.get(text(row, 'command_id'));
    const answer = cells === undefined ? undefined : json(text(cells, 'answer'));
    if (typeof answer !== 'object' || answer === null || !('body' in answer) || !('id' in answer))
      return false;
    return answer.id === id && !sameData(answer.body, json(text(row, 'body')));
  }

  return {
    remains(id) {
      const envelope = envelopeOf(id);
      if (envelope === undefined) return undefined;
      const names = [...selectHistory.all(id), ...select.all(id)]
        .sort((one, other) => whole(other, 'revision') - whole(one, 'revision'))
        .map((row) => nameIn(text(row, 'body')));
      const name = names.find((read) => read !== undefined);
      return { ...envelope, name: name ?? appWord('library.unreadable') };
    },
    earlier(id) {
      const { kind: known, campaignId } = envelopeOf(id) ?? { kind: null, campaignId: undefined };
      // What belongs to nothing would not come back by an earlier state either.
      if (campaignId === undefined || (campaignId !== id && select.get(campaignId) === undefined)) return [];
      return selectHistory
        .all(id)
        .flatMap((row): Earlier[] => {
          if (!isAsWritten(row) || isContradicted(id, row)) return [];
          const [revision, body] = [whole(row, 'revision'), json(text(row, 'body'))];
          for (const kind of known === null ? documentKinds : [known]) {
            const parsed = documentSchema.safeParse({ id, kind, campaignId, revision, body });
            if (parsed.success) return [{ revision, at: text(row, 'at'), document: parsed.data }];
          }
          return [];
        })
        .slice(0, mostEarlier);
    },
    replace(document, deleted, stamp) {
      const { id, kind, campaignId } = document;
      const last = whole(selectLast.get(id) ?? {}, 'last');
      const cells = select.get(id);
      const standing = cells === undefined ? last : whole(cells, 'revision');
      // A number that nothing leads up to is a damaged one.
      const known = standing - last > mostGone ? last : Math.max(last, standing);
      documents.change({ ...document, revision: known }, deleted, stamp);
      correct.run(kind, campaignId, id);
    },
    replaceSnapshot(hash, sheet) {
      putSnapshot.run(hash, sheet);
    },
    soundSnapshots: () =>
      new Map(
        selectSnapshots
          .all()
          .map((row) => [text(row, 'hash'), text(row, 'sheet')] as const)
          .filter(([hash, sheet]) => contentHash(sheet) === hash),
      ),
  };
}
