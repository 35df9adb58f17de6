import fs from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { granted, type Refusal, type Result, refused } from '../../shared/rules/core/result.ts';
import { whole } from './cells.ts';
import { versionOf } from './migrate.ts';
import { applicationId, busyTimeout } from './pragmas.ts';
import type { OpenRefusalCode } from './refusal.ts';

const magic = Buffer.from('SQLite format 3\0', 'latin1');
/** Bytes of a database's header, and where our id stands in it. */
const headerLength = 100;
const applicationIdAt = 68;

function header(file: string): Buffer {
  const handle = fs.openSync(file, 'r');
  try {
    const start = Buffer.alloc(headerLength);
    return start.subarray(0, fs.readSync(handle, start, 0, headerLength, 0));
  } finally {
    fs.closeSync(handle);
  }
}

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
 * version of its tables. Not to be called while this process has the library open: closing any other
 * handle on the file would drop its POSIX locks.
 */
export function inspect(
  file: string,
  folder: string,
  known: number,
): Result<number, Refusal<OpenRefusalCode>> {
  if (!mayWrite(file) || !mayWrite(folder)) return refused('LIBRARY_READ_ONLY');
  const start = header(file);
  if (start.length === 0) return refused('LIBRARY_EMPTY');
  if (start.length < headerLength || !start.subarray(0, magic.length).equals(magic))
    return refused('LIBRARY_DAMAGED');
  if (start.readInt32BE(applicationIdAt) !== applicationId) return refused('LIBRARY_FOREIGN');
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
