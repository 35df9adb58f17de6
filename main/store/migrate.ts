import type { DatabaseSync } from 'node:sqlite';
import { whole } from './cells.ts';
import type { Migration } from './migrations/all.ts';

/** The version of the tables; 0 before the first migration. */
export function versionOf(db: DatabaseSync): number {
  return whole(db.prepare('PRAGMA user_version').get() ?? {}, 'user_version');
}

function brokenReferences(db: DatabaseSync): number {
  return db.prepare('PRAGMA foreign_key_check').all().length;
}

/**
 * Runs the migrations that a database lacks, each with its version number in one transaction, so that
 * a process killed at any step leaves the old or the new tables. Throws when one fails, rolled back.
 */
export function migrate(db: DatabaseSync, migrations: readonly Migration[]): void {
  // Tables that are rebuilt would take their references with them; they are checked as a whole instead.
  db.exec('PRAGMA foreign_keys = OFF');
  // A row that vanished by itself has broken some already, and is named once the library is open.
  const broken = brokenReferences(db);
  try {
    for (const [at, step] of migrations.entries()) {
      if (at < versionOf(db)) continue;
      db.exec('BEGIN IMMEDIATE');
      step(db);
      if (brokenReferences(db) > broken) throw new Error(`migration ${at + 1} breaks references`);
      db.exec(`PRAGMA user_version = ${at + 1}`);
      db.exec('COMMIT');
    }
  } finally {
    if (db.isTransaction) db.exec('ROLLBACK');
    db.exec('PRAGMA foreign_keys = ON');
  }
}
