import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupFolder } from '../store/backups/list.ts';
import { libraryFile, openLibrary } from '../store/open.ts';
import {
  commandId,
  gathered,
  newCampaign,
  openedIn,
  refusedWith,
  type TestWindow,
  temporaryFolder,
  windowOver,
} from './fixtures.ts';
import type { PlaceTools } from './place.ts';

let folder: string;
let elsewhere: string;
let window: TestWindow;
let chosen: string | undefined;
const did: string[] = [];

function tools(changed: Partial<PlaceTools> = {}): PlaceTools {
  return {
    askFolder: async () => chosen,
    openFolder: async (opened) => void did.push(`open ${opened}`),
    rememberPlace: (remembered) => void did.push(`remember ${remembered}`),
    movedNote: (to) => `gone to ${to}`,
    isGiven: false,
    ...changed,
  };
}

beforeEach(async () => {
  folder = temporaryFolder();
  elsewhere = temporaryFolder();
  chosen = elsewhere;
  did.length = 0;
  window = windowOver(await openedIn(folder), { place: tools() });
});
afterEach(() => {
  window.store.close();
  for (const each of [folder, elsewhere]) fs.rmSync(each, { recursive: true });
  expect(window.log).toEqual([]);
});

test('the place is shown and opened', async () => {
  expect(await window.grant('library.place', null)).toEqual({ folder, troubles: [] });
  await window.grant('library.openFolder', null);
  expect(did).toEqual([`open ${folder}`]);
});

test('a library moves with its backups, goes on there, and leaves a note and a copy that is not taken for it', async () => {
  const { campaignId } = await gathered(window);
  const { name } = await window.grant('backups.make', null);
  const { library } = await window.grant('app.start', null);
  expect(await window.grant('library.move', null)).toEqual({ folder: elsewhere });
  expect(did).toEqual([`remember ${elsewhere}`]);
  const after = await window.grant('app.start', null);
  expect([after.library, after.campaigns.map(({ id }) => id)]).toEqual([library, [campaignId]]);
  expect((await window.grant('backups.list', null)).backups.map((backup) => backup.name)).toEqual([name]);
  await newCampaign(window);
  window.store.close();
  expect(fs.readdirSync(elsewhere).sort()).toEqual(['backups', libraryFile]);
  expect(fs.readdirSync(folder).sort()).toEqual([
    'MOVED.txt',
    'backups',
    'library.2025-01-02T03-04-05.678Z.moved.sqlite',
  ]);
  expect(fs.readFileSync(path.join(folder, 'MOVED.txt'), 'utf8')).toBe(`gone to ${elsewhere}`);
  // The old place is not made into an empty library.
  const old = await openLibrary(folder, { now: () => new Date(), newId: commandId });
  expect(old).toMatchObject({ ok: false, error: { code: 'LIBRARY_MISSING' } });
  window = windowOver(await openedIn(elsewhere));
  expect((await window.grant('app.start', null)).campaigns).toHaveLength(2);
});

test('among other files the library gets a folder of its own', async () => {
  fs.writeFileSync(path.join(elsewhere, 'shopping.txt'), 'milk');
  const own = path.join(elsewhere, 'Campaign Desk');
  expect(await window.grant('library.move', null)).toEqual({ folder: own });
  expect(fs.readdirSync(own)).toContain(libraryFile);
});

test('a move that is cancelled, or not the app’s to make, changes nothing', async () => {
  chosen = undefined;
  expect(await window.grant('library.move', null)).toBeNull();
  const given = windowOver(window.store, { place: tools({ isGiven: true }) });
  expect(await given.ask('library.move', null)).toEqual(refusedWith('PLACE_GIVEN'));
  expect(did).toEqual([]);
});

test.each<[string, string, () => void]>([
  ['a folder with a library', 'PLACE_TAKEN', () => fs.writeFileSync(path.join(elsewhere, libraryFile), '')],
  [
    'the folder that it lies in',
    'PLACE_TAKEN',
    () => {
      chosen = folder;
    },
  ],
  [
    'a folder that cannot be',
    'PLACE_NOT_WRITTEN',
    () => {
      fs.writeFileSync(path.join(elsewhere, 'Campaign Desk'), 'in the way');
    },
  ],
])('%s is refused with %s, and the library stays', async (_, code, prepare) => {
  const { id } = await newCampaign(window);
  prepare();
  expect(await window.ask('library.move', null)).toEqual(refusedWith(code));
  expect(did).toEqual([]);
  expect((await window.grant('library.place', null)).folder).toBe(folder);
  expect((await window.grant('library.read', { id })).id).toBe(id);
  await newCampaign(window);
});

test('a place that cannot be remembered is refused, and the next attempt takes it up', async () => {
  const rememberPlace = () => {
    throw Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' });
  };
  const broken = windowOver(window.store, { place: tools({ rememberPlace }) });
  expect(await broken.ask('library.move', null)).toEqual(refusedWith('PLACE_NOT_WRITTEN'));
  expect(fs.existsSync(path.join(elsewhere, libraryFile))).toBe(false);
  await newCampaign(window);
  expect(await window.grant('library.move', null)).toEqual({ folder: elsewhere });
  expect((await window.grant('app.start', null)).campaigns).toHaveLength(1);
  expect(fs.existsSync(backupFolder(elsewhere))).toBe(false);
});
