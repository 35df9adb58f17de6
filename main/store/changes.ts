import type { z } from 'zod';
import type { changesSchema } from '../../shared/ipc/contract.ts';
import type { UndoState } from '../../shared/ipc/start-contract.ts';
import type { Row } from '../../shared/library/row.ts';
import type { SystemOf } from './campaign-system.ts';
import type { Changed, Documents } from './documents.ts';
import type { Forgotten } from './forgotten.ts';
import { rowOf, unreadableRow } from './row.ts';
import type { Rows, WrittenRow } from './rows.ts';
import type { Sequence } from './sequence.ts';
import type { UndoLog } from './undo-log.ts';

/** What changed, as it is sent to windows. */
export type ChangesMessage = z.input<typeof changesSchema>;

/** What undo and redo would do next. */
export function undoStateOf(undoLog: UndoLog): UndoState {
  return { undo: undoLog.undoable()?.effect ?? null, redo: undoLog.redoable()?.effect ?? null };
}

/** The rows of documents that are there. */
export function rowsOf(changed: readonly Changed[], systemOf: SystemOf): Row[] {
  return changed
    .filter(({ deleted }) => !deleted)
    .map((one) =>
      one.document === undefined
        ? unreadableRow(one)
        : rowOf(one.document, one.seq, systemOf(one.campaignId)),
    );
}

/** Rows as JSON; those that are not sound are made of what can be read. */
export function rowTexts(
  written: readonly WrittenRow[],
  documents: Documents,
  systemOf: SystemOf,
): readonly string[] {
  const anew = (id: string): readonly string[] =>
    rowsOf(documents.listed([id]), systemOf).map((row) => JSON.stringify(row));
  return written.flatMap((one) => ('row' in one ? [one.row] : anew(one.unsound)));
}

/** Rows as they travel, all of them as one text. */
export function rowsText(rows: readonly string[]): string {
  return `[${rows.join(',')}]`;
}

/** The most changed documents that windows are told of without having asked. */
const mostTold = 500;

/** What windows hold of the library: everything that changed after a number. */
export function changesAfter(
  after: number,
  rows: Rows,
  documents: Documents,
  systemOf: SystemOf,
  sequence: Sequence,
  undoLog: UndoLog,
  forgotten: Forgotten,
): ChangesMessage {
  return {
    library: sequence.library,
    after,
    seq: sequence.last(),
    isTold: true,
    rows: rowsText(rowTexts(rows.after(after), documents, systemOf)),
    // Who asks for all holds nothing that could be gone.
    removed: after === 0 ? [] : [...documents.removedAfter(after), ...forgotten.after(after)],
    undoState: undoStateOf(undoLog),
  };
}

/** The same as news after a command: of very much at once, an import or a rebuilding, only that it happened. */
export function newsAfter(...asked: Parameters<typeof changesAfter>): ChangesMessage {
  const [after, , documents, , sequence, undoLog] = asked;
  if (documents.countAfter(after) <= mostTold) return changesAfter(...asked);
  return {
    library: sequence.library,
    after,
    seq: sequence.last(),
    isTold: false,
    rows: rowsText([]),
    removed: [],
    undoState: undoStateOf(undoLog),
  };
}
