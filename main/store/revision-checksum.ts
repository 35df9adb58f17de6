import { crc32 } from 'node:zlib';
import { type Cells, text, whole } from './cells.ts';

/** What a document's history says of one revision; body and effect as they are written. */
export interface RevisionCells {
  readonly id: string;
  readonly revision: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly deleted: number;
  readonly body: string;
  readonly effect: string;
}

/**
 * CRC-32 of the UTF-8 of what a revision says, by which a byte that changed by itself is found. What emptying the
 * trash may rewrite, its cause, is left out.
 */
export function revisionChecksum({ id, revision, at, deleted, body, effect }: RevisionCells): number {
  return crc32(body, crc32(`${id}\n${revision}\n${at}\n${deleted}\n${effect}\n`));
}

/** The checksum that a row of the table of revisions should have. */
export function checksumOfRow(row: Cells): number {
  return revisionChecksum({
    ...{ id: text(row, 'document_id'), revision: whole(row, 'revision'), at: text(row, 'at') },
    ...{ deleted: whole(row, 'deleted'), body: text(row, 'body'), effect: text(row, 'effect') },
  });
}

/** Whether a row of the table of revisions is what was written. */
export function isAsWritten(row: Cells): boolean {
  return row.checksum === checksumOfRow(row);
}
