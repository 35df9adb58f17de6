import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Trouble } from '../../shared/ipc/start-contract.ts';
import { type Keeper, keep } from './keeper.ts';
import { openLibrary } from './open.ts';

let folder: string;
let keeper: Keeper;
let clock: number;
let heard: Trouble[][];

async function opened(troubles: readonly Trouble[] = []): Promise<Keeper> {
  const library = await openLibrary(folder, { now: () => new Date(clock), newId: randomUUID });
  if (!library.ok) throw new Error(library.error.code);
  return keep({
    store: library.value,
    now: () => {
      clock += 60_000;
      return new Date(clock);
    },
    newId: randomUUID,
    troubles,
    troubled: (all) => heard.push(all),
    replaced: () => undefined,
    rememberPlace: () => undefined,
    movedNote: () => '',
  });
}

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'));
  clock = Date.parse('2025-01-02T03:04:05Z');
  heard = [];
  keeper = await opened();
});
afterEach(() => {
  keeper.store.close();
  fs.rmSync(folder, { recursive: true });
});

/** One change that counts. */
function change(): void {
  keeper.store.commit((number) => ({ ok: true, value: number() }));
}

const reasons = () => keeper.listBackups().map(({ reason }) => reason);

test('a regular backup is made where something has changed since the last one, whoever made that', async () => {
  await keeper.backUpChanges('timed');
  expect(reasons()).toEqual(['timed']);
  await keeper.backUpChanges('timed');
  change();
  await keeper.backUpNow('asked');
  await keeper.backUpChanges('exit');
  expect(reasons()).toEqual(['asked', 'timed']);
  change();
  await keeper.backUpChanges('exit');
  expect(reasons()).toEqual(['exit', 'asked', 'timed']);
  // The next start remembers.
  keeper.store.close();
  keeper = await opened();
  await keeper.backUpChanges('timed');
  expect(reasons()).toEqual(['exit', 'asked', 'timed']);
});

test('backups that are asked for at once are made one after another, each whole', async () => {
  const made = await Promise.all(Array.from({ length: 14 }, () => keeper.backUpNow('asked')));
  expect(made.every(({ ok }) => ok)).toBe(true);
  expect(keeper.listBackups()).toHaveLength(10);
  expect(fs.readdirSync(path.join(folder, 'backups'))).toHaveLength(20);
});

test('what a backup left that was cut off is cleared away by the next one', async () => {
  const backups = path.join(folder, 'backups');
  fs.mkdirSync(backups);
  const name = 'library.2025-01-01T00-00-00.000Z.timed.sqlite';
  for (const left of ['.part', '.part-journal', '.json.part'])
    fs.writeFileSync(path.join(backups, name + left), '');
  fs.writeFileSync(path.join(backups, 'letter to the players.txt'), 'mine');
  await keeper.backUpNow('asked');
  expect(fs.readdirSync(backups)).toContain('letter to the players.txt');
  expect(fs.readdirSync(backups).filter((file) => file.includes('.part'))).toEqual([]);
});

test('a library that may only be read is never written, and says so in its own words', async () => {
  keeper.store.close();
  keeper = await opened(['read-only']);
  expect(keeper.store.commit(() => ({ ok: true, value: null }))).toEqual({
    ok: false,
    error: { code: 'READ_ONLY' },
  });
  const readOnly = { ok: false, error: { code: 'READ_ONLY' } };
  expect(await keeper.backUpNow('asked')).toEqual(readOnly);
  expect(await keeper.restore('any')).toEqual(readOnly);
  expect(await keeper.moveTo(folder)).toEqual(readOnly);
  await keeper.backUpChanges('exit');
  expect([keeper.troubles(), heard]).toEqual([['read-only'], []]);
  expect(fs.existsSync(path.join(folder, 'backups'))).toBe(false);
});

test('a restore that cannot back the present up leaves nothing behind', async () => {
  const made = await keeper.backUpNow('asked');
  if (!made.ok) throw new Error(made.error.code);
  change();
  const backups = path.join(folder, 'backups');
  // A folder in the way of the file that the next backup is written to.
  fs.mkdirSync(path.join(backups, 'library.2025-01-02T03-06-05.000Z.restore.sqlite.part', 'x'), {
    recursive: true,
  });
  expect(await keeper.restore(made.value.name)).toEqual({ ok: false, error: { code: 'BACKUP_FAILED' } });
  expect(fs.readdirSync(folder).filter((file) => file.includes('.next'))).toEqual([]);
  expect(keeper.troubles()).toEqual(['backup-failed']);
  change();
});
