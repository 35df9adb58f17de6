import type { DatabaseSync } from 'node:sqlite';
import { appWord } from '../../shared/locales/app-word.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { labelSchema } from '../../shared/rules/core/schema.ts';
import { type Cells, json, text, whole, wholeOrNull } from './cells.ts';

/** What a library command did to its document; `before` is 0 where it was not there yet. */
export interface Step {
  readonly documentId: string;
  readonly before: number;
  readonly after: number;
  readonly effect: Label;
}

/** The library's commands as two stacks, kept as a log that only grows. */
export interface UndoLog {
  readonly undoable: () => Step | undefined;
  readonly redoable: () => Step | undefined;
  /** A new command: it can be undone, and what was undone can no longer be redone. */
  readonly did: (commandId: string, step: Step) => void;
  readonly undid: (commandId: string) => void;
  readonly redid: (commandId: string) => void;
}

interface Tops {
  readonly done: number | null;
  readonly undone: number | null;
}

function readStep(cells: Cells): Step {
  const effect = labelSchema.safeParse(json(text(cells, 'effect')));
  return {
    documentId: text(cells, 'document_id'),
    before: whole(cells, 'before'),
    after: whole(cells, 'after'),
    effect: effect.success ? effect.data : appWord('library.unreadable'),
  };
}

/**
 * Prepares the statements on the undo log. Each entry names the tops of both stacks after it and the entry
 * beneath it on its own, so the log never has to be replayed.
 */
export function undoLog(db: DatabaseSync): UndoLog {
  const selectTops = db.prepare('SELECT done, undone FROM undo_log ORDER BY entry DESC LIMIT 1');
  const selectEntry = db.prepare('SELECT step, below FROM undo_log WHERE entry = ?');
  const selectStep = db.prepare(`
    SELECT step.* FROM undo_log AS entry JOIN undo_log AS step ON step.entry = entry.step WHERE entry.entry = ?`);
  const selectNext = db.prepare('SELECT coalesce(max(entry), 0) + 1 AS next FROM undo_log');
  const insert = db.prepare(`
    INSERT INTO undo_log
      (entry, move, command_id, step, below, done, undone, document_id, before, after, effect)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);

  const tops = (): Tops => {
    const cells = selectTops.get();
    if (cells === undefined) return { done: null, undone: null };
    return { done: wholeOrNull(cells, 'done'), undone: wholeOrNull(cells, 'undone') };
  };
  const next = (): number => whole(selectNext.get() ?? {}, 'next');
  const stepAt = (entry: number | null): Step | undefined => {
    const cells = entry === null ? undefined : selectStep.get(entry);
    return cells === undefined ? undefined : readStep(cells);
  };
  /** Takes the top of one stack and puts its step on the other. */
  function move(kind: 'undo' | 'redo', commandId: string): void {
    const { done, undone } = tops();
    const [from, to] = kind === 'undo' ? [done, undone] : [undone, done];
    const top = from === null ? undefined : selectEntry.get(from);
    if (top === undefined) throw new Error(`${kind} of nothing passed the check`);
    const entry = next();
    const rest = wholeOrNull(top, 'below');
    const after = kind === 'undo' ? [rest, entry] : [entry, rest];
    const [doneAfter = null, undoneAfter = null] = after;
    const nothing = [null, null, null, null];
    insert.run(entry, kind, commandId, whole(top, 'step'), to, doneAfter, undoneAfter, ...nothing);
  }

  return {
    undoable: () => stepAt(tops().done),
    redoable: () => stepAt(tops().undone),
    did(commandId, { documentId, before, after, effect }) {
      const entry = next();
      const what = [documentId, before, after, JSON.stringify(effect)];
      insert.run(entry, 'do', commandId, entry, tops().done, entry, null, ...what);
    },
    undid: (commandId) => move('undo', commandId),
    redid: (commandId) => move('redo', commandId),
  };
}
