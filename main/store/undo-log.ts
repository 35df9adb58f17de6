import type { DatabaseSync } from 'node:sqlite';
import type { Label } from '../../shared/rules/core/label.ts';
import { type Cells, text, whole, wholeOrNull } from './cells.ts';
import { readEffect } from './effect.ts';

/** What a library command did to its document; `before` is 0 where it was not there yet. */
export interface Step {
  readonly documentId: string;
  readonly before: number;
  readonly after: number;
  readonly effect: Label;
}

/** A step with the command that did it; a command that changed several documents has a step for each. */
export interface LoggedStep extends Step {
  readonly commandId: string;
}

/** The library's commands as two stacks, kept as a log that only grows. */
export interface UndoLog {
  readonly undoable: () => LoggedStep | undefined;
  readonly redoable: () => LoggedStep | undefined;
  /** A new command: it can be undone, and what was undone can no longer be redone. */
  readonly did: (commandId: string, step: Step) => void;
  /**
   * The revision from which a command sets out that goes on, at a document's revision, with what another began, as
   * typing in one field does: where the other began, if it is the last that was done and ended at this revision.
   */
  readonly begunAt: (begun: string, documentId: string, revision: number) => number | undefined;
  /** A command that went on with the last that was done: the two are one step, from where that one began. */
  readonly wentOn: (commandId: string, step: Step) => void;
  /** A command that went on with the last that was done and took all of it back: there is no step. */
  readonly cameBack: (commandId: string, step: Step) => void;
  /** The same for a command of several steps. */
  readonly didAll: (commandId: string, steps: readonly Step[]) => void;
  readonly undid: (commandId: string) => void;
  readonly redid: (commandId: string) => void;
  /** Writes the log anew without the steps of some documents, and without those that nothing leads to any more. */
  readonly forget: (documents: ReadonlySet<string>) => void;
}

/** A step on a stack, and the command that put it there. */
interface Stacked {
  readonly step: LoggedStep;
  readonly movedBy: string;
}

interface Tops {
  readonly done: number | null;
  readonly undone: number | null;
}

function readStep(cells: Cells): LoggedStep {
  return {
    commandId: text(cells, 'command_id'),
    documentId: text(cells, 'document_id'),
    before: whole(cells, 'before'),
    after: whole(cells, 'after'),
    effect: readEffect(text(cells, 'effect')),
  };
}

/**
 * Prepares the statements on the undo log. Each entry names the tops of both stacks after it and the entry
 * beneath it on its own, so the log never has to be replayed.
 */
export function undoLog(db: DatabaseSync): UndoLog {
  const selectTops = db.prepare('SELECT done, undone FROM undo_log ORDER BY entry DESC LIMIT 1');
  const selectEntry = db.prepare('SELECT step, below, command_id FROM undo_log WHERE entry = ?');
  const selectStep = db.prepare(`
    SELECT step.* FROM undo_log AS entry JOIN undo_log AS step ON step.entry = entry.step WHERE entry.entry = ?`);
  const selectNext = db.prepare('SELECT coalesce(max(entry), 0) + 1 AS next FROM undo_log');
  const clear = db.prepare('DELETE FROM undo_log');
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
  const stepAt = (entry: number | null): LoggedStep | undefined => {
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

  /** A stack from its top down, as far as it can be followed: under an entry that is gone nothing is reached. */
  function stack(top: number | null): readonly Stacked[] {
    const stacked: Stacked[] = [];
    for (let entry = top; entry !== null; ) {
      const [cells, step] = [selectEntry.get(entry), stepAt(entry)];
      if (cells === undefined || step === undefined) break;
      stacked.push({ step, movedBy: text(cells, 'command_id') });
      entry = wholeOrNull(cells, 'below');
    }
    return stacked;
  }

  function didAll(commandId: string, steps: readonly Step[]): void {
    let entry = next();
    let below = tops().done;
    for (const { documentId, before, after, effect } of steps) {
      const what = [documentId, before, after, JSON.stringify(effect)];
      insert.run(entry, 'do', commandId, entry, below, entry, null, ...what);
      below = entry;
      entry += 1;
    }
  }

  function begunAt(begun: string, documentId: string, revision: number): number | undefined {
    const { done, undone } = tops();
    const last = stepAt(done);
    const top = done === null ? undefined : selectEntry.get(done);
    const goesOn = last?.commandId === begun && last.documentId === documentId && last.after === revision;
    // What was undone and redone stands as it was.
    return goesOn && top !== undefined && undone === null && whole(top, 'step') === done
      ? last.before
      : undefined;
  }

  /** Puts a step in the place of the last that was done, or only takes that one off the stack. */
  function replaceLast(commandId: string, { documentId, before, after, effect }: Step, stays: boolean): void {
    const { done } = tops();
    const top = done === null ? undefined : selectEntry.get(done);
    if (top === undefined) throw new Error('nothing was done that could go on');
    const entry = next();
    const below = wholeOrNull(top, 'below');
    const what = [documentId, before, after, JSON.stringify(effect)];
    insert.run(entry, 'do', commandId, entry, below, stays ? entry : below, null, ...what);
  }

  return {
    undoable: () => stepAt(tops().done),
    redoable: () => stepAt(tops().undone),
    did: (commandId, step) => didAll(commandId, [step]),
    didAll,
    begunAt,
    wentOn: (commandId, step) => replaceLast(commandId, step, true),
    cameBack: (commandId, step) => replaceLast(commandId, step, false),
    undid: (commandId) => move('undo', commandId),
    redid: (commandId) => move('redo', commandId),
    forget(documents) {
      const { done, undone } = tops();
      const stays = ({ step }: Stacked): boolean => !documents.has(step.documentId);
      const [toUndo, toRedo] = [stack(done).filter(stays), stack(undone).filter(stays)];
      clear.run();
      // What can be redone was done after what can be undone, and taken back.
      for (const { step } of [...toUndo.toReversed(), ...toRedo]) didAll(step.commandId, [step]);
      for (const { movedBy } of toRedo.toReversed()) move('undo', movedBy);
    },
  };
}
