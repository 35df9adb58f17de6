import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StartChoice } from '../../shared/ipc/question-contract.ts';
import { noPlace, windowOver } from '../ipc/fixtures.ts';
import { libraryFile, openLibrary } from '../store/open.ts';
import { type OpenedAtStart, openAtStart, type StartQuestion } from './open-at-start.ts';

const at = new Date('2025-01-02T03:04:05.678Z');
let folder: string;
let asked: StartQuestion[];
let told: string[];
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'start-'));
  file = path.join(folder, libraryFile);
  asked = [];
  told = [];
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

async function start(...choices: StartChoice[]): Promise<OpenedAtStart | undefined> {
  return startAt({ folder, by: 'usual' }, choices);
}

async function startAt(
  place: Parameters<typeof openAtStart>[0],
  choices: StartChoice[],
): Promise<OpenedAtStart | undefined> {
  return openAtStart(place, {
    now: () => at,
    newId: randomUUID,
    log: () => undefined,
    tell: ({ code }) => void told.push(code),
    ask: async (question) => {
      asked.push(question);
      const choice = choices.shift();
      if (choice === undefined) throw new Error('asked once more than expected');
      return choice;
    },
  });
}

/** A library with a setting, backed up, and then another one on top. */
async function library(): Promise<void> {
  const opened = await openLibrary(folder, { now: () => at, newId: randomUUID });
  if (!opened.ok) throw new Error(opened.error.code);
  const store = opened.value;
  const put = (key: string) =>
    store.commit(() => {
      store.settings.put(key, true);
      return { ok: true, value: null };
    });
  put('first');
  await store.vault.backUp(folder, at, 'asked');
  put('second');
  store.close();
}

/** The settings of a library that is then closed. */
function settingsIn(opened: OpenedAtStart | undefined): string[] {
  const keys = Object.keys(opened?.store.settings.all() ?? {});
  opened?.store.close();
  return keys;
}

const aside = 'library.2025-01-02T03-04-05.678Z.set-aside.sqlite';

test.each<[string, string, () => Buffer]>([
  ['garbage', 'LIBRARY_DAMAGED', () => Buffer.from('garbage '.repeat(2000))],
  ['a file cut short', 'LIBRARY_DAMAGED', () => fs.readFileSync(file).subarray(0, 50_000)],
  ['a file of no bytes', 'LIBRARY_EMPTY', () => Buffer.alloc(0)],
  ['a file of one byte', 'LIBRARY_FOREIGN', () => Buffer.from('x')],
])('%s: the newest good backup comes back, and the file is kept beside it', async (_, code, damaged) => {
  await library();
  const bytes = damaged();
  fs.writeFileSync(file, bytes);
  const opened = await start('restore');
  expect(asked).toMatchObject([{ refusal: { code }, backup: { reason: 'asked' } }]);
  expect(settingsIn(opened)).toEqual(['first']);
  expect(fs.readdirSync(folder)).toEqual(expect.arrayContaining(['backups', aside, libraryFile]));
  expect(fs.readFileSync(path.join(folder, aside)).equals(bytes)).toBe(true);
  expect(settingsIn(await start())).toEqual(['first']);
});

test('a new library can be started instead, with its log the old one is kept beside it', async () => {
  await library();
  fs.writeFileSync(file, 'garbage '.repeat(2000));
  fs.writeFileSync(`${file}-wal`, 'log');
  expect(settingsIn(await start('new'))).toEqual([]);
  expect(fs.readdirSync(folder)).toEqual(expect.arrayContaining([aside, `${aside}-wal`, libraryFile]));
  expect(fs.readFileSync(path.join(folder, `${aside}-wal`), 'utf8')).toBe('log');
});

test('whoever quits finds everything as it was', async () => {
  await library();
  fs.writeFileSync(file, 'garbage '.repeat(2000));
  const before = fs.readdirSync(folder);
  expect(await start('quit')).toBeUndefined();
  expect(fs.readdirSync(folder)).toEqual(before);
  expect(told).toEqual([]);
});

test('a backup that is damaged itself is not offered', async () => {
  await library();
  const [name = ''] = fs.readdirSync(path.join(folder, 'backups'));
  const backup = path.join(folder, 'backups', name);
  const bytes = fs.readFileSync(backup);
  fs.writeFileSync(backup, bytes.fill(7, 9000, 9010));
  fs.writeFileSync(file, '');
  await start('quit');
  expect(asked).toMatchObject([{ refusal: { code: 'LIBRARY_EMPTY' }, backup: undefined }]);
});

test('pages that do not hang together are found at start', async () => {
  await library();
  const bytes = fs.readFileSync(file);
  fs.writeFileSync(file, bytes.fill(0xff, 4096 * 3, 4096 * 3 + 8));
  expect(settingsIn(await start('restore'))).toEqual(['first']);
  expect(asked[0]?.refusal.code).toBe('LIBRARY_DAMAGED');
});

test('a library that is gone while its backups are there is not made anew unasked', async () => {
  await library();
  fs.rmSync(file);
  expect(settingsIn(await start('restore'))).toEqual(['first']);
  expect(asked).toMatchObject([{ refusal: { code: 'LIBRARY_MISSING', params: { folder } } }]);
  fs.rmSync(file);
  expect(settingsIn(await start('new'))).toEqual([]);
});

test('a remembered place that is not there is asked about, and nothing is made there', async () => {
  const gone = path.join(folder, 'unplugged');
  expect(await startAt({ folder: gone, by: 'remembered' }, ['quit'])).toBeUndefined();
  expect(asked).toMatchObject([{ refusal: { code: 'LIBRARY_MISSING' }, backup: undefined }]);
  expect(fs.existsSync(gone)).toBe(false);
  expect(settingsIn(await startAt({ folder: gone, by: 'remembered' }, ['new']))).toEqual([]);
  expect(settingsIn(await startAt({ folder: gone, by: 'remembered' }, []))).toEqual([]);
});

test('a library that was opened at start and then moves lies where it went, with the backups made from then on', async () => {
  await library();
  const opened = await start();
  if (opened === undefined) throw new Error('not opened');
  const elsewhere = path.join(folder, 'elsewhere');
  const window = windowOver(opened.store, {
    ...opened,
    place: { ...noPlace, askFolder: async () => elsewhere },
  });
  expect(await window.grant('library.move', null)).toEqual({ folder: elsewhere });
  expect((await window.grant('library.place', null)).folder).toBe(elsewhere);
  const { name } = await window.grant('backups.make', null);
  expect(fs.readdirSync(path.join(elsewhere, 'backups'))).toContain(name);
  window.store.close();
});

test('a library of a newer version is refused untouched, without a choice', async () => {
  await library();
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 1000');
  db.close();
  const before = fs.readFileSync(file);
  expect(await start()).toBeUndefined();
  expect([asked, told]).toEqual([[], ['LIBRARY_TOO_NEW']]);
  expect(fs.readFileSync(file).equals(before)).toBe(true);
});

test.each(['.next', '.next.part'])(
  'what a restore that died left as %s is finished or thrown away',
  async (left) => {
    await library();
    const [backup = ''] = fs.readdirSync(path.join(folder, 'backups'));
    fs.copyFileSync(path.join(folder, 'backups', backup), file + left);
    expect(settingsIn(await start())).toEqual(left === '.next' ? ['first'] : ['first', 'second']);
  },
);
