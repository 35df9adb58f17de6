import fs from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { OpenRefusalCode } from '../../shared/library/open-refusal.ts';
import { granted, type Refusal, type Result, refused } from '../../shared/rules/core/result.ts';
import { whole } from './cells.ts';
import { versionOf } from './migrate.ts';
import { applicationId, busyTimeout } from './pragmas.ts';
import { sqliteCode, sqliteCodes } from './sqlite-error.ts';

function mayWrite(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.R_OK | fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

type Inspected = Result<number, Refusal<OpenRefusalCode>>;

function look(db: DatabaseSync, known: number): Inspected {
  const id = whole(db.prepare('PRAGMA application_id').get() ?? {}, 'application_id');
  if (id !== applicationId) return refused('LIBRARY_FOREIGN');
  const found = versionOf(db);
  if (found < 1) return refused('LIBRARY_DAMAGED');
  return found > known ? refused('LIBRARY_TOO_NEW', undefined, { found, known }) : granted(found);
}

/** Reads through a connection that leaves database and log as they are; it needs room for the log's index on the disk. */
function lookReading(file: string, known: number): Inspected {
  const db = new DatabaseSync(file, { readOnly: true, timeout: busyTimeout });
  try {
    return look(db, known);
  } finally {
    db.close();
  }
}

/** Reads on a disk that is too full for the log's index, which an exclusive connection keeps in memory. */
function lookAlone(file: string, known: number): Inspected {
  const db = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE');
    return look(db, known);
  } finally {
    db.close();
  }
}

/**
 * Looks at a library's file before it is opened for writing, and changes nothing; answers with the
 * version of its tables. Only SQLite opens the file: closing a handle of our own would drop the locks
 * of a connection that this process may have. Throws SQLite's errors 11 and 26 on garbage.
 */
export function inspect(file: string, folder: string, known: number): Inspected {
  if (!mayWrite(file) || !mayWrite(folder)) return refused('LIBRARY_READ_ONLY');
  if (fs.statSync(file).size === 0) return refused('LIBRARY_EMPTY');
  // The version may still be in the log alone, so SQLite reads it.
  try {
    return lookReading(file, known);
  } catch (thrown) {
    if (sqliteCode(thrown) !== sqliteCodes.io) throw thrown;
    return lookAlone(file, known);
  }
}
