import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { libraryFile } from '../store/open.ts';
import {
  commandId,
  creature,
  fighting,
  gathered,
  openedIn,
  type Party,
  refusedWith,
  type TestWindow,
  temporaryFolder,
  windowOver,
} from './fixtures.ts';

let folder: string;
let window: TestWindow;
let party: Party;

beforeEach(async () => {
  folder = temporaryFolder();
  window = windowOver(await openedIn(folder));
  party = await gathered(window);
});
afterEach(() => {
  window.store.close();
  fs.rmSync(folder, { recursive: true });
  expect(window.log).toEqual([]);
});

const backupsIn = () => fs.readdirSync(path.join(folder, 'backups')).sort();
const fileOf = (name: string) => path.join(folder, 'backups', name);

async function renamed(text: string): Promise<void> {
  const { id } = party.goblin;
  const present = creature(await window.grant('library.read', { id }));
  const body = { ...present.body, name: { text } };
  await window.grant('creatures.save', { commandId: commandId(), id, revision: present.revision, body });
}

test('a backup is one sound file with what it holds beside it, and is listed newest first', async () => {
  const first = await window.grant('backups.make', null);
  expect(first).toMatchObject({
    at: '2025-01-02T03:04:05.678Z',
    reason: 'asked',
    holdings: { campaigns: 1, characters: 2, monsters: 1, encounters: 0, notes: 0, items: 0 },
  });
  await fighting(window, party.campaignId, [party.samurai]);
  const second = await window.grant('backups.make', null);
  expect(second.holdings?.encounters).toBe(1);
  expect(await window.grant('backups.list', null)).toEqual({
    folder: path.join(folder, 'backups'),
    backups: [second, first],
  });
  expect(backupsIn()).toEqual([first.name, `${first.name}.json`, second.name, `${second.name}.json`].sort());
  expect(fs.statSync(fileOf(first.name)).size).toBe(first.bytes);
});

test('without what lies beside it a backup is listed all the same, and garbage is listed as unreadable', async () => {
  const made = await window.grant('backups.make', null);
  fs.rmSync(`${fileOf(made.name)}.json`);
  expect((await window.grant('backups.list', null)).backups).toEqual([made]);
  fs.writeFileSync(fileOf(made.name), 'garbage');
  expect((await window.grant('backups.list', null)).backups).toEqual([{ ...made, bytes: 7, holdings: null }]);
  const { name } = made;
  expect(await window.ask('backups.preview', { name })).toEqual(refusedWith('BACKUP_DAMAGED'));
  expect(await window.ask('backups.restore', { name })).toEqual(refusedWith('BACKUP_DAMAGED'));
});

test('a preview names each document that would come back, change or go', async () => {
  const { name } = await window.grant('backups.make', null);
  const { holdings, differences } = await window.grant('backups.preview', { name });
  expect([holdings.characters, differences]).toEqual([2, []]);
  const fight = await fighting(window, party.campaignId, [party.samurai]);
  const { name: later } = await window.grant('backups.make', null);
  await renamed('Ogre');
  const { id, revision } = party.healer;
  await window.grant('library.remove', { commandId: commandId(), id, revision });
  await fight.command({ type: 'changeHitPoints', combatant: 1, change: -3 });
  expect((await window.grant('backups.preview', { name })).differences).toEqual([
    { kind: 'character', name: { text: 'Miko' }, would: 'come-back' },
    { kind: 'monster', name: { text: 'Ogre' }, would: 'change' },
    { kind: 'encounter', name: { text: 'At the bridge' }, would: 'go' },
  ]);
  expect((await window.grant('backups.preview', { name: later })).differences).toContainEqual({
    kind: 'encounter',
    name: { text: 'At the bridge' },
    would: 'change',
  });
});

test('a restore backs the present up, makes windows start anew, keeps the settings, and can itself be taken back', async () => {
  const { name } = await window.grant('backups.make', null);
  const before = await window.grant('app.start', null);
  await renamed('Ogre');
  await window.grant('settings.change', { theme: 'dark' });
  expect(await window.grant('backups.restore', { name })).toBeNull();
  expect(window.heard.at(-1)).toEqual({ name: 'library.replaced', payload: null });
  const after = await window.grant('app.start', null);
  expect(after.library).not.toBe(before.library);
  expect(after.settings.theme).toBe('dark');
  const read = async () => creature(await window.grant('library.read', { id: party.goblin.id })).body.name;
  expect(await read()).toEqual({ text: 'Goblin' });
  const { backups } = await window.grant('backups.list', null);
  const saved = backups.find(({ reason }) => reason === 'restore');
  expect(saved?.holdings).toEqual(backups[0]?.holdings);
  await window.grant('backups.restore', { name: saved?.name ?? '' });
  expect(await read()).toEqual({ text: 'Ogre' });
  // What came back goes on being written.
  await renamed('Troll');
  window.store.close();
  expect(fs.readdirSync(folder).sort()).toEqual(['backups', libraryFile]);
  window = windowOver(await openedIn(folder));
  expect(await read()).toEqual({ text: 'Troll' });
});

test('an encounter that was open is read anew after a restore', async () => {
  const fight = await fighting(window, party.campaignId, [party.samurai]);
  const { name } = await window.grant('backups.make', null);
  const position = fight.position();
  await fight.command({ type: 'changeHitPoints', combatant: 1, change: -3 });
  await window.grant('backups.restore', { name });
  const { id } = fight;
  const command = { type: 'changeHitPoints', combatant: 1, change: -1 } as const;
  const { events } = await window.grant('encounters.command', {
    commandId: commandId(),
    id,
    position,
    command,
  });
  expect(events).toMatchObject([{ position: position + 1 }]);
});

test('a byte that has changed in a backup is found, though SQLite finds it sound', async () => {
  const { name } = await window.grant('backups.make', null);
  const bytes = fs.readFileSync(fileOf(name));
  bytes.write('Hanaka', bytes.lastIndexOf('Hanako'));
  fs.writeFileSync(fileOf(name), bytes);
  const db = new DatabaseSync(fileOf(name), { readOnly: true });
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  db.close();
  expect(await window.ask('backups.restore', { name })).toEqual(refusedWith('BACKUP_DAMAGED'));
});

test.each([
  '../library.sqlite',
  'library.sqlite',
  '',
  '/etc/passwd',
  'library.2025-01-02T03-04-05.678Z.asked.sqlite',
])('a backup called %j is not there', async (name) => {
  expect(await window.ask('backups.preview', { name })).toEqual(refusedWith('NOT_FOUND'));
  expect(await window.ask('backups.restore', { name })).toEqual(refusedWith('NOT_FOUND'));
});

test('a backup that fails is shown until one succeeds, and nothing of it stays', async () => {
  fs.writeFileSync(path.join(folder, 'backups'), 'in the way');
  expect(await window.ask('backups.make', null)).toEqual(refusedWith('BACKUP_FAILED'));
  expect((await window.grant('library.place', null)).troubles).toEqual(['backup-failed']);
  expect(window.heard.at(-1)).toEqual({ name: 'library.troubled', payload: ['backup-failed'] });
  fs.rmSync(path.join(folder, 'backups'));
  const { name } = await window.grant('backups.make', null);
  expect((await window.grant('app.start', null)).troubles).toEqual([]);
  expect(window.heard.at(-1)).toEqual({ name: 'library.troubled', payload: [] });
  expect(backupsIn()).toEqual([name, `${name}.json`]);
});

test('changes that are made while a backup runs fail neither it nor themselves', async () => {
  // Often, since what matters is how far a change is just when a copy begins.
  for (let at = 0; at < 20; at += 1) {
    const making = window.grant('backups.make', null);
    for (const text of ['One', 'Two', 'Three']) await renamed(`${text} ${at}`);
    await making;
  }
  const { name } = await window.grant('backups.make', null);
  expect((await window.grant('backups.preview', { name })).differences).toEqual([]);
});

test('while a backup comes back nothing is written, and nothing that was acknowledged before is lost', async () => {
  const { name } = await window.grant('backups.make', null);
  const restoring = window.grant('backups.restore', { name });
  await Promise.resolve();
  const { id, revision, body } = party.goblin;
  const saved = await window.ask('creatures.save', {
    commandId: commandId(),
    id,
    revision,
    body: { ...body, name: { text: 'Ogre' } },
  });
  await restoring;
  expect(saved).toEqual(refusedWith('BUSY'));
});
