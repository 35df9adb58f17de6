import fs from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { granted, type Refusal, type Result, refused } from '../../shared/rules/core/result.ts';
import { whole } from './cells.ts';
import { versionOf } from './migrate.ts';
import { applicationId, busyTimeout } from './pragmas.ts';
import type { OpenRefusalCode } from './refusal.ts';

function mayWrite(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.R_OK | fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Looks at a library's file before it is opened for writing, and changes nothing; answers with the
 * version of its tables. Only SQLite opens the file: closing a handle of our own would drop the locks
 * of a connection that this process may have. Throws SQLite's errors 11 and 26 on garbage.
 */
export function inspect(
  file: string,
  folder: string,
  known: number,
): Result<number, Refusal<OpenRefusalCode>> {
  if (!mayWrite(file) || !mayWrite(folder)) return refused('LIBRARY_READ_ONLY');
  if (fs.statSync(file).size === 0) return refused('LIBRARY_EMPTY');
  // The version may still be in the log alone, so SQLite reads it; closing a read-only connection
  // leaves database and log as they are.
  const db = new DatabaseSync(file, { readOnly: true, timeout: busyTimeout });
  try {
    const id = whole(db.prepare('PRAGMA application_id').get() ?? {}, 'application_id');
    if (id !== applicationId) return refused('LIBRARY_FOREIGN');
    const found = versionOf(db);
    if (found < 1) return refused('LIBRARY_DAMAGED');
    return found > known ? refused('LIBRARY_TOO_NEW', undefined, { found, known }) : granted(found);
  } finally {
    db.close();
  }
}
