import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTables } from './migrations/0001-library.ts';
import { type LoggedStep, undoLog } from './undo-log.ts';

/** Two stacks, as everybody knows them. */
class Stacks {
  done: number[] = [];
  undone: number[] = [];
  did(step: number): void {
    this.done.push(step);
    this.undone = [];
  }
  undo(): void {
    this.undone.push(...this.done.splice(-1));
  }
  redo(): void {
    this.done.push(...this.undone.splice(-1));
  }
}

test('a command that goes on with the last one is one step with it, with any other it does not', () => {
  const db = new DatabaseSync(':memory:');
  createTables(db);
  db.exec("INSERT INTO documents VALUES ('goblin', 'monster', 'goblin', 1, 1, 0, '{}')");
  const log = undoLog(db);
  const effect = { text: 'change' };
  const step = (before: number, after: number) => ({ documentId: 'goblin', before, after, effect });
  log.did('a', step(1, 2));
  log.did('b', step(2, 3));
  expect(log.begunAt('b', 'goblin', 3)).toBe(2);
  log.wentOn('c', step(2, 4));
  expect(log.begunAt('c', 'goblin', 4)).toBe(2);
  log.wentOn('d', step(2, 5));
  expect(log.undoable()).toMatchObject({ commandId: 'd', before: 2, after: 5 });
  log.undid('undo 1');
  expect(log.undoable()).toMatchObject({ commandId: 'a', before: 1, after: 2 });
  expect(log.redoable()).toMatchObject({ before: 2, after: 5 });
  // The undoing wrote revision 6.
  expect(log.begunAt('a', 'goblin', 6)).toBeUndefined();
  expect(log.begunAt('a', 'goblin', 2)).toBeUndefined();
  log.did('e', step(6, 7));
  expect(log.redoable()).toBeUndefined();
  expect(log.begunAt('nobody', 'goblin', 7)).toBeUndefined();
  expect(log.begunAt('e', 'wolf', 7)).toBeUndefined();
  expect(log.begunAt('e', 'goblin', 7)).toBe(6);
  // Typing went back to what was there before: nothing is left to undo.
  log.cameBack('f', step(6, 8));
  expect(log.undoable()).toMatchObject({ commandId: 'a', before: 1, after: 2 });
  expect(log.redoable()).toBeUndefined();
  db.close();
});

test('the log that only grows is two stacks, after a restart too', () => {
  const moves = fc.array(fc.constantFrom('do', 'undo', 'redo', 'restart'), { maxLength: 60 });
  fc.assert(
    fc.property(moves, (sequence) => {
      const db = new DatabaseSync(':memory:');
      createTables(db);
      db.exec("INSERT INTO documents VALUES ('goblin', 'monster', 'goblin', 1, 1, 0, '{}')");
      let log = undoLog(db);
      const stacks = new Stacks();
      const step = (after: number): LoggedStep => ({
        commandId: `command ${after - 1}`,
        documentId: 'goblin',
        before: after - 1,
        after,
        effect: { text: `change ${after}` },
      });
      for (const [at, move] of sequence.entries()) {
        const id = `command ${at}`;
        if (move === 'restart') log = undoLog(db);
        if (move === 'do') {
          log.did(id, step(at + 1));
          stacks.did(at + 1);
        }
        if (move === 'undo' && log.undoable() !== undefined) {
          log.undid(id);
          stacks.undo();
        }
        if (move === 'redo' && log.redoable() !== undefined) {
          log.redid(id);
          stacks.redo();
        }
        const [done, undone] = [stacks.done.at(-1), stacks.undone.at(-1)];
        expect(log.undoable()).toEqual(done === undefined ? undefined : step(done));
        expect(log.redoable()).toEqual(undone === undefined ? undefined : step(undone));
      }
      db.close();
    }),
    { numRuns: 200 },
  );
});

test('forgetting a document leaves both stacks as they are without its steps', () => {
  const moves = fc.array(fc.constantFrom('goblin', 'wolf', 'both', 'undo', 'redo'), { maxLength: 40 });
  fc.assert(
    fc.property(moves, (sequence) => {
      const db = new DatabaseSync(':memory:');
      createTables(db);
      for (const id of ['goblin', 'wolf'])
        db.prepare("INSERT INTO documents VALUES (?, 'monster', ?, 1, 1, 0, '{}')").run(id, id);
      const log = undoLog(db);
      for (const [at, move] of sequence.entries()) {
        const step = { before: at, after: at + 1, effect: { text: `change ${at}` } };
        const whose = move === 'both' ? ['goblin', 'wolf'] : [move];
        if (move === 'undo' && log.undoable() !== undefined) log.undid(`command ${at}`);
        if (move === 'redo' && log.redoable() !== undefined) log.redid(`command ${at}`);
        if (move !== 'undo' && move !== 'redo')
          for (const documentId of whose) log.did(`command ${at}`, { documentId, ...step });
      }
      /** Both stacks from the top down, by undoing and redoing everything; they stand as before afterwards. */
      const stacks = (): readonly (readonly LoggedStep[])[] => {
        const taken = (top: () => LoggedStep | undefined, move: (id: string) => void): LoggedStep[] => {
          const steps: LoggedStep[] = [];
          for (let step = top(); step !== undefined; step = top()) {
            steps.push(step);
            move('taken');
          }
          return steps;
        };
        const toRedo = taken(log.redoable, log.redid);
        for (const _ of toRedo) log.undid('taken');
        const toUndo = taken(log.undoable, log.undid);
        for (const _ of toUndo) log.redid('taken');
        return [toUndo, toRedo];
      };
      const expected = stacks().map((steps) => steps.filter(({ documentId }) => documentId !== 'goblin'));
      log.forget(new Set(['goblin']));
      expect(stacks()).toEqual(expected);
      const mentioned = db
        .prepare("SELECT count(*) AS count FROM undo_log WHERE document_id = 'goblin'")
        .get();
      expect(mentioned).toEqual({ count: 0 });
      db.close();
    }),
    { numRuns: 200 },
  );
});
