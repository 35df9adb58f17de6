import fs from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { granted, type Refusal, type Result, refused } from '../../shared/rules/core/result.ts';
import { text, whole } from './cells.ts';
import { putInPlace } from './durable-file.ts';
import type { OpenRefusalCode } from './refusal.ts';

function rowCounts(db: DatabaseSync): ReadonlyMap<string, number> {
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  return new Map(
    tables.map((table) => {
      const name = text(table, 'name');
      const counted = db.prepare(`SELECT count(*) AS count FROM "${name.replaceAll('"', '""')}"`).get();
      return [name, whole(counted ?? {}, 'count')];
    }),
  );
}

function isWhole(copy: string, original: DatabaseSync): boolean {
  const db = new DatabaseSync(copy);
  try {
    // One file by itself, without a log beside it.
    db.exec('PRAGMA journal_mode = DELETE');
    const checked = db.prepare('PRAGMA integrity_check').all();
    if (checked.length !== 1 || text(checked[0] ?? {}, 'integrity_check') !== 'ok') return false;
    const [counts, wanted] = [rowCounts(db), rowCounts(original)];
    return counts.size === wanted.size && [...wanted].every(([table, count]) => counts.get(table) === count);
  } finally {
    db.close();
  }
}

function discard(unfinished: string): void {
  for (const leftOver of ['', '-journal', '-wal', '-shm']) fs.rmSync(unfinished + leftOver, { force: true });
}

/**
 * Copies an open library to a file of its own, checks the copy (structure, and rows table by table) and only
 * then gives it its name. Nobody may write meanwhile. Refused with `BACKUP_FAILED`, and the next attempt clears away what this one left.
 */
export async function backUp(
  db: DatabaseSync,
  file: string,
): Promise<Result<string, Refusal<OpenRefusalCode>>> {
  const unfinished = `${file}.part`;
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    discard(unfinished);
    await backup(db, unfinished);
    if (isWhole(unfinished, db)) {
      putInPlace(unfinished, file);
      return granted(file);
    }
    discard(unfinished);
  } catch {
    // Whatever went wrong, the answer is that there is no backup.
  }
  return refused('BACKUP_FAILED');
}
