import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrations as ownMigrations } from './migrations/all.ts';
import { type OpenTools, openLibrary } from './open.ts';

let folder: string;
let file: string;
const tools: OpenTools = { now: () => new Date('2025-01-02T03:04:05Z'), newId: randomUUID };

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'library-'));
  file = path.join(folder, 'library.sqlite');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

async function code(changed: Partial<OpenTools> = {}): Promise<string> {
  const opened = await openLibrary(folder, { ...tools, ...changed });
  if (!opened.ok) return opened.error.code;
  opened.value.close();
  return 'opened';
}

/** Changes the library as another program could, and closes it again. */
function tamper(...statements: string[]): void {
  const db = new DatabaseSync(file);
  for (const statement of statements) db.exec(statement);
  db.close();
}

test('a folder without a library gets one, and it is the same one the next time', async () => {
  const first = await openLibrary(path.join(folder, 'deep', 'down'), tools);
  if (!first.ok) throw new Error(first.error.code);
  first.value.close();
  const again = await openLibrary(path.join(folder, 'deep', 'down'), tools);
  if (!again.ok) throw new Error(again.error.code);
  again.value.close();
  expect(again.value.library).toBe(first.value.library);
});

test('a library that is open is refused to a second comer and stays locked', async () => {
  const opened = await openLibrary(folder, tools);
  expect(await code()).toBe('LIBRARY_IN_USE');
  expect(await code()).toBe('LIBRARY_IN_USE');
  if (opened.ok) opened.value.close();
  expect(await code()).toBe('opened');
});

test.each([
  ['3.51.2', 'SQLITE_TOO_OLD'],
  ['3.9.10', 'SQLITE_TOO_OLD'],
  ['2.99.99', 'SQLITE_TOO_OLD'],
  ['3.51.3', 'opened'],
  ['3.100.0', 'opened'],
])('with SQLite %s: %s', async (sqliteVersion, expected) => {
  expect(await code({ sqliteVersion })).toBe(expected);
});

const whole = (): Buffer => fs.readFileSync(file);

test.each<[string, string, () => Buffer]>([
  ['a file of no bytes', 'LIBRARY_EMPTY', () => Buffer.alloc(0)],
  ['a file of one byte', 'LIBRARY_FOREIGN', () => Buffer.from('x')],
  ['garbage', 'LIBRARY_DAMAGED', () => Buffer.from('garbage '.repeat(2000))],
  ['zeros', 'LIBRARY_DAMAGED', () => Buffer.alloc(8192)],
  [
    'a library without its first half page',
    'LIBRARY_DAMAGED',
    () => Buffer.concat([Buffer.alloc(2048), whole().subarray(2048)]),
  ],
  ['a library cut short', 'LIBRARY_DAMAGED', () => whole().subarray(0, 40_000)],
  ['a library cut by its last page', 'LIBRARY_DAMAGED', () => whole().subarray(0, -4096)],
])('%s: %s, and the file stays as it was', async (_, expected, damaged) => {
  await code();
  const bytes = damaged();
  fs.writeFileSync(file, bytes);
  expect(await code()).toBe(expected);
  expect(whole().equals(bytes)).toBe(true);
});

test.each([
  ["another program's database", 'LIBRARY_FOREIGN', 'PRAGMA application_id = 77'],
  ['a database of no program', 'LIBRARY_FOREIGN', 'PRAGMA application_id = 0'],
  ['a library of a newer version', 'LIBRARY_TOO_NEW', 'PRAGMA user_version = 1000'],
  ['a library of no version', 'LIBRARY_DAMAGED', 'PRAGMA user_version = 0'],
])('%s: %s, and the file stays as it was', async (_, expected, statement) => {
  await code();
  tamper(statement);
  const before = whole();
  expect(await code()).toBe(expected);
  expect(whole().equals(before)).toBe(true);
});

test('a library without one of its tables is damaged, not made anew', async () => {
  await code();
  tamper('PRAGMA foreign_keys = OFF', 'DROP TABLE settings');
  expect(await code()).toBe('LIBRARY_DAMAGED');
});

test('a newer version that is still in the log alone is refused, and the log is not moved into the file', async () => {
  await code();
  const program = `
    const db = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(file)});
    db.exec('PRAGMA journal_mode = WAL; PRAGMA user_version = 1000');
    process.kill(process.pid, 'SIGKILL');`;
  spawnSync(process.execPath, ['-e', program]);
  const log = fs.readFileSync(`${file}-wal`);
  expect(log.length).toBeGreaterThan(0);
  const before = whole();
  expect(await code()).toBe('LIBRARY_TOO_NEW');
  expect(whole().equals(before)).toBe(true);
  expect(fs.readFileSync(`${file}-wal`).equals(log)).toBe(true);
});

test('a log whose database has gone is not thrown away for a new library', async () => {
  fs.writeFileSync(`${file}-wal`, 'what was written last');
  expect(await code()).toBe('LIBRARY_DAMAGED');
  expect(fs.readdirSync(folder)).toEqual(['library.sqlite-wal']);
});

test('a library half made by a process that died is made anew', async () => {
  fs.writeFileSync(`${file}.new`, 'half');
  expect(await code()).toBe('opened');
  expect(fs.readdirSync(folder)).toEqual(['library.sqlite']);
});

test('a folder that cannot be made says why', async () => {
  fs.writeFileSync(file, 'in the way');
  const opened = await openLibrary(path.join(file, 'below'), tools);
  expect(opened).toMatchObject({ ok: false, error: { code: 'LIBRARY_UNREACHABLE' } });
});

test('a backup stands beside the library before it is migrated, and the rows are in both', async () => {
  await code();
  tamper(`INSERT INTO settings VALUES ('theme', '"dark"')`);
  const migrations = [
    ...ownMigrations,
    (db: DatabaseSync) => db.exec('ALTER TABLE settings ADD COLUMN note TEXT'),
  ];
  expect(await code({ migrations })).toBe('opened');
  const backups = fs.readdirSync(path.join(folder, 'backups'));
  const name = 'library.2025-01-02T03-04-05.000Z.migration.sqlite';
  expect(backups).toEqual([name, `${name}.json`]);
  const read = (database: string) => {
    const db = new DatabaseSync(database);
    const columns = db.prepare('SELECT * FROM settings').columns().length;
    const { user_version: version } = db.prepare('PRAGMA user_version').get() ?? {};
    const { value } = db.prepare('SELECT value FROM settings').get() ?? {};
    db.close();
    return { columns, version, value };
  };
  expect(read(file)).toEqual({ columns: 3, version: ownMigrations.length + 1, value: '"dark"' });
  expect(read(path.join(folder, 'backups', backups[0] ?? ''))).toEqual({
    columns: 2,
    version: ownMigrations.length,
    value: '"dark"',
  });
});

test('a migration that fails leaves the old tables, all of them', async () => {
  await code();
  const failing = (db: DatabaseSync): void => {
    db.exec('DROP TABLE settings');
    throw new Error('out of luck');
  };
  expect(await code({ migrations: [...ownMigrations, failing] })).toBe('MIGRATION_FAILED');
  expect(await code()).toBe('opened');
});

test('a migration that breaks references is taken back', async () => {
  await code();
  const breaking = (db: DatabaseSync): void => db.exec("INSERT INTO loans VALUES ('nobody', 'nowhere')");
  expect(await code({ migrations: [...ownMigrations, breaking] })).toBe('MIGRATION_FAILED');
  expect(await code()).toBe('opened');
});

test('nothing is migrated without a backup', async () => {
  await code();
  fs.writeFileSync(path.join(folder, 'backups'), 'in the way');
  expect(await code({ migrations: [...ownMigrations, () => undefined] })).toBe('BACKUP_FAILED');
  expect(await code()).toBe('opened');
});
