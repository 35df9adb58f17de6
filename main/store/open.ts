import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { OpenRefusalCode } from '../../shared/library/open-refusal.ts';
import { granted, type Refusal, type Result, refused } from '../../shared/rules/core/result.ts';
import { namedBackups } from './backups/list.ts';
import { makeBackup } from './backups/make.ts';
import { text, whole } from './cells.ts';
import { putInPlace } from './durable-file.ts';
import { inspect } from './inspect.ts';
import { migrate } from './migrate.ts';
import { type Migration, migrations as ownMigrations } from './migrations/all.ts';
import { createTables } from './new-library.ts';
import { busyTimeout, settle } from './pragmas.ts';
import { finishReplacing, forgetFormer } from './replacement.ts';
import { isBrokenWithin } from './salvage/log-frames.ts';
import { logOf, pageSize } from './salvage/pages.ts';
import { sqliteCode, sqliteCodes } from './sqlite-error.ts';
import { createStore, type Store } from './store.ts';

/** SQLite before this version can corrupt a WAL database that two connections write. */
const oldestSqlite = '3.51.3';

/** The library's file within its folder. */
export const libraryFile = 'library.sqlite';

/** What opening a library needs from outside. */
export interface OpenTools {
  readonly now: () => Date;
  readonly newId: () => string;
  /** Whether one is made where there is none: always, never, or unless backups tell that there was one. */
  readonly makeNew?: 'always' | 'never' | 'where-none-was';
  /** Stand-ins for tests. */
  readonly migrations?: readonly Migration[];
  readonly sqliteVersion?: string;
  readonly platform?: NodeJS.Platform;
}

type Opened<T> = Result<T, Refusal<OpenRefusalCode>>;

function isOlder(version: string, than: string): boolean {
  const [one, other] = [version, than].map((written) => written.split('.').map(Number));
  const differs = other?.findIndex((part, at) => part !== (one?.[at] ?? 0)) ?? -1;
  return differs >= 0 && (one?.[differs] ?? 0) < (other?.[differs] ?? 0);
}

function sqliteVersion(): string {
  const db = new DatabaseSync(':memory:');
  try {
    return text(db.prepare('SELECT sqlite_version() AS version').get() ?? {}, 'version');
  } finally {
    db.close();
  }
}

/** A new library is finished under another name first: half a library never has the library's name. */
function create(file: string, migrations: readonly Migration[], newId: () => string): void {
  const unfinished = `${file}.new`;
  for (const leftOver of [unfinished, `${unfinished}-journal`]) fs.rmSync(leftOver, { force: true });
  createTables(unfinished, migrations, newId());
  putInPlace(unfinished, file);
}

/** Moves the log into the file, unless the disk is so full that it has to stay one. */
function takeInLog(db: DatabaseSync): void {
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (thrown) {
    if (sqliteCode(thrown) !== sqliteCodes.full) throw thrown;
  }
}

/** Compares the file's length with what SQLite believes it to be; what the log still holds is not missing. */
function isCutShort(db: DatabaseSync, file: string): boolean {
  takeInLog(db);
  if ((fs.statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) return false;
  const pages = whole(db.prepare('PRAGMA page_count').get() ?? {}, 'page_count');
  const pageSize = whole(db.prepare('PRAGMA page_size').get() ?? {}, 'page_size');
  return fs.statSync(file).size < pages * pageSize;
}

/**
 * Whether pages, rows and indexes of a database hang together; contents are checked where they are read. Where it is
 * the index of the search alone that does not, that loses its stamp, and is built anew.
 */
function hangsTogether(db: DatabaseSync): boolean {
  const faults = db
    .prepare('PRAGMA integrity_check(20)')
    .all()
    .map((row) => text(row, 'integrity_check'));
  if (faults.length === 1 && faults[0] === 'ok') return true;
  if (!faults.every((fault) => /fts5.*"?search\b/i.test(fault))) return false;
  db.exec('DELETE FROM search_stamp');
  return true;
}

/** Whether the one row has vanished that says which library this is. */
function isNameless(db: DatabaseSync): boolean {
  return db.prepare('SELECT 1 FROM library').get() === undefined;
}

async function backedUpAndMigrated(
  db: DatabaseSync,
  folder: string,
  tools: OpenTools & { readonly migrations: readonly Migration[] },
): Promise<Opened<null>> {
  const backup = await makeBackup(db, folder, tools.now(), 'migration');
  if (!backup.ok) return backup;
  try {
    migrate(db, tools.migrations);
    return granted(null);
  } catch {
    return refused('MIGRATION_FAILED');
  }
}

async function openExisting(
  file: string,
  folder: string,
  tools: OpenTools & { readonly migrations: readonly Migration[] },
): Promise<Opened<Store>> {
  const inspected = inspect(file, folder, tools.migrations.length);
  if (!inspected.ok) return inspected;
  // Opening for writing would drop what lies behind the broken place.
  if (isBrokenWithin(logOf(file), pageSize)) return refused('LIBRARY_DAMAGED');
  const db = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    const setting = settle(db, tools.platform ?? process.platform);
    const ready =
      setting !== undefined
        ? refused('LIBRARY_UNSAFE', undefined, { setting })
        : isCutShort(db, file) || !hangsTogether(db) || isNameless(db)
          ? refused('LIBRARY_DAMAGED')
          : inspected.value < tools.migrations.length
            ? await backedUpAndMigrated(db, folder, tools)
            : granted(null);
    if (ready.ok) return granted(createStore(db));
    db.close();
    return ready;
  } catch (thrown) {
    db.close();
    throw thrown;
  }
}

function openRefusal(thrown: unknown): Refusal<OpenRefusalCode> {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  switch (sqliteCode(thrown)) {
    case sqliteCodes.busy:
      return { code: 'LIBRARY_IN_USE' };
    case sqliteCodes.readOnly:
      return { code: 'LIBRARY_READ_ONLY' };
    case sqliteCodes.io:
    case sqliteCodes.full:
    case sqliteCodes.cannotOpen:
    case undefined:
      return { code: 'LIBRARY_UNREACHABLE', params: { reason } };
    default:
      // Wrong structure, or tables that are missing: the file is not what its header says.
      return { code: 'LIBRARY_DAMAGED', params: { reason } };
  }
}

/**
 * Opens the library of a folder, or makes one where there is none. Every file that is not a sound library
 * of this version or an older one is refused and left as it is.
 */
export async function openLibrary(folder: string, tools: OpenTools): Promise<Opened<Store>> {
  const found = tools.sqliteVersion ?? sqliteVersion();
  if (isOlder(found, oldestSqlite))
    return refused('SQLITE_TOO_OLD', undefined, { found, needed: oldestSqlite });
  const migrations = tools.migrations ?? ownMigrations;
  const file = path.join(folder, libraryFile);
  try {
    const make = tools.makeNew ?? 'where-none-was';
    if (make === 'never' && !fs.existsSync(folder)) return refused('LIBRARY_MISSING', undefined, { folder });
    fs.mkdirSync(folder, { recursive: true });
    finishReplacing(file);
    if (!fs.existsSync(file)) {
      // SQLite would throw away a log whose database has gone, and with it what it holds.
      if (fs.existsSync(`${file}-wal`)) return refused('LIBRARY_DAMAGED');
      if (make !== 'always' && (make === 'never' || namedBackups(folder).length > 0))
        return refused('LIBRARY_MISSING', undefined, { folder });
      create(file, migrations, tools.newId);
    }
    const opened = await openExisting(file, folder, { ...tools, migrations });
    if (opened.ok) forgetFormer(file);
    return opened;
  } catch (thrown) {
    return { ok: false, error: openRefusal(thrown) };
  }
}
