import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrate.ts';
import type { Migration } from './migrations/all.ts';
import { applicationId, busyTimeout } from './pragmas.ts';

/** Makes a library without anything in it. Throws what SQLite throws. */
export function createTables(file: string, migrations: readonly Migration[], id: string): void {
  const db = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    db.exec(`PRAGMA application_id = ${applicationId}`);
    migrate(db, migrations);
    db.prepare('INSERT INTO library (one, id, seq) VALUES (1, ?, 0)').run(id);
  } finally {
    db.close();
  }
}
