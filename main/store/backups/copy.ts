import fs from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { granted, type Refusal, type Result, refused } from '../../../shared/rules/core/result.ts';
import { type Cells, text, whole } from '../cells.ts';
import { putInPlaceMeanwhile } from '../durable-file.ts';
import { applicationId } from '../pragmas.ts';

type Counts = ReadonlyMap<string, number>;

function tablesOf(db: DatabaseSync): readonly string[] {
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  return tables.map((table) => text(table, 'name'));
}

/**
 * The rows of the tables that are our own. Those in which the index of words keeps its pieces are left out: it
 * joins pieces as it goes, so that there may be more of them for a moment than before and after.
 */
function rowCounts(db: DatabaseSync): Counts {
  const own = db.prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'").all();
  return new Map(
    own.map((table) => {
      const name = text(table, 'name');
      const counted = db.prepare(`SELECT count(*) AS count FROM "${name.replaceAll('"', '""')}"`).get();
      return [name, whole(counted ?? {}, 'count')];
    }),
  );
}

function isOk(checked: readonly Cells[]): boolean {
  return checked.length === 1 && text(checked[0] ?? {}, 'integrity_check') === 'ok';
}

function isOurs(db: DatabaseSync): boolean {
  return whole(db.prepare('PRAGMA application_id').get() ?? {}, 'application_id') === applicationId;
}

/** Whether SQLite finds the structure of a database sound, and the database is ours. */
export function isSound(db: DatabaseSync): boolean {
  return isOk(db.prepare('PRAGMA integrity_check').all()) && isOurs(db);
}

/** The same table by table with its indexes, so that the app comes to its turn in between. */
async function isSoundInTurns(db: DatabaseSync): Promise<boolean> {
  const check = db.prepare('SELECT integrity_check FROM pragma_integrity_check(?)');
  for (const table of tablesOf(db)) {
    if (!isOk(check.all(table))) return false;
    await setImmediate();
  }
  return isOurs(db);
}

/** Whether every table holds as many rows as the original held before or after; somebody may have written meanwhile. */
function isBetween(copy: Counts, before: Counts, after: Counts): boolean {
  return (
    copy.size === after.size &&
    [...after].every(([table, now]) => {
      const [then, count] = [before.get(table) ?? 0, copy.get(table) ?? -1];
      return count >= Math.min(then, now) && count <= Math.max(then, now);
    })
  );
}

async function isWhole(copy: string, before: Counts, after: Counts): Promise<boolean> {
  const db = new DatabaseSync(copy);
  try {
    // One file by itself, without a log beside it.
    db.exec('PRAGMA journal_mode = DELETE');
    return (await isSoundInTurns(db)) && isBetween(rowCounts(db), before, after);
  } finally {
    db.close();
  }
}

/** Removes a database with everything that SQLite may have put beside it. */
export function discard(file: string): void {
  for (const leftOver of ['', '-journal', '-wal', '-shm']) fs.rmSync(file + leftOver, { force: true });
}

/** How often, and with what pause in ms, a copy is begun that finds a change under way. */
const begun = { times: 100, pause: 20 } as const;

/** Node 24 gives up a copy whose first step meets an open transaction, and has SQLite's "not an error" for it. */
function metChange(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 0 || error.errcode === 5);
}

/** Copies the pages. A change that is under way just when the copy begins is waited for. */
async function copyPages(db: DatabaseSync, file: string): Promise<void> {
  for (let time = 1; ; time += 1) {
    try {
      await backup(db, file);
      return;
    } catch (error) {
      if (!metChange(error) || time === begun.times) throw error;
      await setTimeout(begun.pause);
    }
  }
}

/**
 * Copies an open library to a file of its own, checks the copy (structure, owner, and rows table by table) and
 * only then gives it its name. Refused with `BACKUP_FAILED`, and nothing of it stays.
 */
export async function copyWhole(
  db: DatabaseSync,
  file: string,
): Promise<Result<string, Refusal<'BACKUP_FAILED'>>> {
  const unfinished = `${file}.part`;
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    discard(unfinished);
    const before = rowCounts(db);
    await copyPages(db, unfinished);
    if (await isWhole(unfinished, before, rowCounts(db))) {
      await putInPlaceMeanwhile(unfinished, file);
      return granted(file);
    }
  } catch {
    // Whatever went wrong, the answer is that there is no backup.
  }
  try {
    discard(unfinished);
  } catch {
    // The next attempt clears it away.
  }
  return refused('BACKUP_FAILED');
}
