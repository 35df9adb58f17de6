import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { settle } from './pragmas.ts';

const read = (db: DatabaseSync, pragma: string) =>
  Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0];

test.each(['linux', 'darwin', 'win32'] as const)(
  'on %s every setting is taken and reads back',
  (platform) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pragmas-'));
    const db = new DatabaseSync(path.join(folder, 'any.sqlite'));
    expect(settle(db, platform)).toBeUndefined();
    expect(read(db, 'journal_mode')).toBe('wal');
    expect(read(db, 'locking_mode')).toBe('exclusive');
    expect(read(db, 'synchronous')).toBe(2);
    expect(read(db, 'foreign_keys')).toBe(1);
    expect(read(db, 'busy_timeout')).toBe(1000);
    expect(read(db, 'fullfsync')).toBe(platform === 'darwin' ? 1 : 0);
    // No shared index file: the lock is on the whole database.
    expect(fs.readdirSync(folder).sort()).toEqual(['any.sqlite', 'any.sqlite-wal']);
    db.close();
    fs.rmSync(folder, { recursive: true });
  },
);

test('a database that cannot have a log is named by the setting it did not take', () => {
  const db = new DatabaseSync(':memory:');
  expect(settle(db, 'linux')).toBe('journal_mode');
  db.close();
});
