import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { undoLog } from '../undo-log.ts';
import { createTables } from './0001-library.ts';
import { createSearchAndTrash } from './0002-search-and-trash.ts';

test('what could be undone and redone before can be afterwards', () => {
  const db = new DatabaseSync(':memory:');
  createTables(db);
  db.exec("INSERT INTO documents VALUES ('goblin', 'monster', 'goblin', 3, 3, 0, '{}')");
  const before = undoLog(db);
  for (const after of [1, 2, 3])
    before.did(`command ${after}`, {
      ...{ documentId: 'goblin', before: after - 1, after },
      effect: { text: `change ${after}` },
    });
  before.undid('undo');
  createSearchAndTrash(db);
  const log = undoLog(db);
  expect(log.undoable()).toMatchObject({ commandId: 'command 2', after: 2, effect: { text: 'change 2' } });
  expect(log.redoable()).toMatchObject({ commandId: 'command 3', after: 3 });
  log.redid('redo');
  expect(log.undoable()).toMatchObject({ commandId: 'command 3' });
  expect(log.redoable()).toBeUndefined();
  expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  db.close();
});
