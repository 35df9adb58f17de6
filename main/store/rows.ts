import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import type { LibraryDocument } from '../../shared/library/document.ts';
import type { DocumentKind } from '../../shared/library/row.ts';
import type { SystemOf } from './campaign-system.ts';
import { type RowEnvelope, rowStamp, toldOf } from './row.ts';

/** A document's row as JSON, or the id of a document whose row must be made of what can be read of it. */
export type WrittenRow = { readonly row: string } | { readonly unsound: string };

/** The rows of lists, written beside their documents, so that a list of thousands costs no derivation. */
export interface Rows {
  /** Whether rows are as this version would make them. */
  readonly areCurrent: () => boolean;
  /** Writes all rows anew, within a transaction. */
  readonly rebuild: (all: Iterable<readonly [LibraryDocument, number]>) => void;
  /** The rows of what changed after a number and is there, in the order of change. */
  readonly after: (seq: number) => readonly WrittenRow[];
  /** The rows of one kind, in a campaign or in all of them. */
  readonly of: (kind: DocumentKind, campaignId: string | null) => readonly WrittenRow[];
}

/** A row as it is written, with its checksum. */
export interface RowCells {
  readonly row: string;
  /** CRC-32 of the row's UTF-8. */
  readonly checksum: number;
}

/** A document's row, ready to be written beside it; `told` is JSON. */
export function rowCells(
  { id, kind, campaignId, revision }: Omit<RowEnvelope, 'seq'>,
  seq: number,
  told: string,
): RowCells {
  const envelope: RowEnvelope = { id, kind, campaignId, revision, seq };
  const row = `${JSON.stringify(envelope).slice(0, -1)},${told.slice(1)}`;
  return { row, checksum: crc32(row) };
}

/**
 * Documents with their rows, those null where something has changed by itself: a document's body lies on the disk
 * twice, and a row names its document's kind and campaign.
 */
const compared = `
  SELECT documents.id, documents.row_checksum, CASE WHEN
    last.body IS documents.body AND last.deleted IS documents.deleted AND
    instr(documents.row, '"kind":"' || documents.kind || '","campaignId":"' || documents.campaign_id || '"') > 0
    THEN documents.row END
  FROM documents LEFT JOIN revisions AS last
    ON last.document_id = documents.id AND last.revision = documents.revision`;

function read([id, checksum, row]: readonly unknown[]): WrittenRow {
  return typeof row === 'string' && crc32(row) === checksum ? { row } : { unsound: String(id) };
}

/** Prepares the statements on rows. */
export function rows(db: DatabaseSync, systemOf: SystemOf): Rows {
  const update = db.prepare('UPDATE documents SET row = ?, row_checksum = ? WHERE id = ?');
  const selectStamp = db.prepare('SELECT stamp FROM row_stamp');
  const writeStamp = db.prepare('INSERT OR REPLACE INTO row_stamp (one, stamp) VALUES (1, ?)');
  // What is in the trash has no row, but what only says so by itself keeps one.
  const there = '(documents.deleted = 0 OR last.deleted IS NOT 1)';
  const selectAfter = db.prepare(
    `${compared} WHERE documents.seq > ? AND ${there} ORDER BY documents.seq, documents.id`,
  );
  const selectAll = db.prepare(`${compared} WHERE documents.kind = ? AND ${there}`);
  const selectHeld = db.prepare(
    `${compared} WHERE documents.campaign_id = ? AND documents.kind = ? AND ${there}`,
  );
  for (const statement of [selectAfter, selectAll, selectHeld]) statement.setReturnArrays(true);
  const listed = (statement: StatementSync, ...asked: (string | number)[]): WrittenRow[] =>
    // Arrays, whatever the types say: ten thousand objects would take three times as long.
    (statement.all(...asked) as unknown as unknown[][]).map(read);
  return {
    areCurrent: () => selectStamp.get()?.stamp === rowStamp(),
    rebuild(all) {
      for (const [document, seq] of all) {
        const { row, checksum } = rowCells(
          document,
          seq,
          JSON.stringify(toldOf(document, systemOf(document.campaignId))),
        );
        update.run(row, checksum, document.id);
      }
      writeStamp.run(rowStamp());
    },
    after: (seq) => listed(selectAfter, seq),
    of: (kind, campaignId) =>
      campaignId === null ? listed(selectAll, kind) : listed(selectHeld, campaignId, kind),
  };
}
