import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { libraryFile } from '../store/open.ts';
import { settle } from '../store/pragmas.ts';
import { createStore } from '../store/store.ts';
import {
  commandId,
  type Fight,
  fighting,
  gathered,
  newCreature,
  openedIn,
  type Party,
  standing,
  type TestWindow,
  temporaryFolder,
  windowOver,
} from './fixtures.ts';

let folder: string;
let db: DatabaseSync;
let window: TestWindow;
let party: Party;
let fight: Fight;

beforeEach(async () => {
  folder = temporaryFolder();
  (await openedIn(folder)).close();
  db = new DatabaseSync(path.join(folder, libraryFile), { defensive: false });
  settle(db, process.platform);
  window = windowOver(createStore(db));
  party = await gathered(window);
  fight = await fighting(window, party.campaignId, [party.samurai, party.goblin]);
});
afterEach(() => {
  db.close();
  fs.rmSync(folder, { recursive: true });
});

const notSaved = { ok: false, error: { code: 'NOT_SAVED' } };
const pages = (): number => Number(Object.values(db.prepare('PRAGMA page_count').get() ?? {})[0]);
/** The library may not grow any more: SQLite's error 13, as on a full disk. */
const fill = () => db.exec(`PRAGMA max_page_count = ${pages()}`);
const makeRoom = () => db.exec('PRAGMA max_page_count = 1000000');
const wound = { type: 'changeHitPoints', combatant: 2, change: -1 } as const;

/** Fights on until a command no longer fits; answers with how many events there are. */
async function foughtUntilFull(): Promise<number> {
  for (let turn = 0; turn < 1000; turn += 1) {
    const answer = await fight.command(wound);
    if (answer.ok) continue;
    expect(answer).toEqual(notSaved);
    return fight.position();
  }
  throw new Error('never full');
}

test('on a full disk a command is refused, what was acknowledged stays, and writing resumes with room', async () => {
  fill();
  const acknowledged = await foughtUntilFull();
  expect(window.heard.at(-1)).toEqual({ name: 'library.troubled', payload: ['not-saved'] });
  expect((await window.grant('app.start', null)).troubles).toEqual(['not-saved']);
  const heard = window.heard.length;
  expect(await fight.command(wound)).toEqual(notSaved);
  expect(await window.ask('library.undo', { commandId: commandId() })).toEqual(notSaved);
  expect(window.heard).toHaveLength(heard);
  // Reading works.
  expect((await window.grant('encounters.read', { id: fight.id })).events).toHaveLength(acknowledged);
  expect(await standing(window, party.samurai)).toEqual(party.samurai);
  makeRoom();
  expect(await fight.command(wound)).toMatchObject({
    ok: true,
    value: { events: [{ position: acknowledged + 1 }] },
  });
  expect(window.heard).toContainEqual({ name: 'library.troubled', payload: [] });
  expect((await window.grant('library.place', null)).troubles).toEqual([]);
  expect((await window.grant('encounters.read', { id: fight.id })).events).toHaveLength(acknowledged + 1);
});

test('a command that did not fit may be sent again under its id', async () => {
  fill();
  const position = await foughtUntilFull();
  const again = { commandId: commandId(), id: fight.id, position, command: wound };
  expect(await window.ask('encounters.command', again)).toEqual(notSaved);
  makeRoom();
  const first = await window.grant('encounters.command', again);
  expect(first.events).toHaveLength(1);
  expect(await window.grant('encounters.command', again)).toEqual(first);
});

test('an ending that does not fit leaves the fight going and every loan where it was', async () => {
  fill();
  await foughtUntilFull();
  const seq = window.store.seq();
  expect(await fight.command({ type: 'endEncounter' })).toEqual(notSaved);
  expect(window.store.seq()).toBe(seq);
  expect(window.store.loans.holder(party.samurai.id)).toBe(fight.id);
  makeRoom();
  expect(await fight.command({ type: 'endEncounter' })).toMatchObject({ ok: true });
  expect(window.store.loans.holder(party.samurai.id)).toBeUndefined();
});

test('a library that may no longer be written refuses to save and can be read', async () => {
  db.exec('PRAGMA query_only = ON');
  expect(await fight.command(wound)).toEqual(notSaved);
  expect(await window.ask('settings.change', { theme: 'dark' })).toEqual(notSaved);
  expect(await standing(window, party.samurai)).toEqual(party.samurai);
  db.exec('PRAGMA query_only = OFF');
  expect(await fight.command(wound)).toMatchObject({ ok: true });
});

test('a bug within a command leaves nothing behind and is logged', async () => {
  const seq = window.store.seq();
  const broken = window.store.commit.bind(window.store, (change) => {
    change();
    throw new Error('a bug');
  });
  expect(broken).toThrow('a bug');
  expect(window.store.seq()).toBe(seq);
  expect(await fight.command(wound)).toMatchObject({ ok: true });
});

test('an index of the search that breaks while the app runs is built anew when it is asked, and when it is written', async () => {
  const names = async (text: string) =>
    (await window.grant('library.search', { text, campaignId: null })).map(({ row }) => row.name);
  const breakIt = () => db.exec('UPDATE search_data SET block = zeroblob(10) WHERE id > 10');
  breakIt();
  expect(await names('hana')).toEqual([{ text: 'Hanako' }]);
  breakIt();
  await newCreature(window, party.campaignId, 'monster', 'Oni');
  expect(await names('oni')).toEqual([{ text: 'Oni' }]);
  expect(await names('hana')).toEqual([{ text: 'Hanako' }]);
  expect(await window.grant('search.rebuild', null)).toEqual({ documents: 6 });
  expect(window.log).toEqual([]);
});
