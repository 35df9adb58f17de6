import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { portraitBytes } from '../../shared/library/portrait/fixtures.ts';
import {
  commandId,
  creature,
  type Fight,
  fighting,
  gathered,
  newCreature,
  newNote,
  openedIn,
  type Party,
  samuraiSheet,
  savedNote,
  type TestWindow,
  temporaryFolder,
  windowOver,
} from '../ipc/fixtures.ts';
import { libraryFile } from '../store/open.ts';
import { findRows } from '../store/salvage/found-rows.ts';
import { type OpenedAtStart, openAtStart, type StartQuestion } from './open-at-start.ts';

/** As long as portraits are, over many pages. */
const portrait = new Uint8Array([
  ...portraitBytes().subarray(0, -2),
  ...Array.from({ length: 60_000 }, (_, at) => (at * 7) % 251),
  ...[0xff, 0xd9],
]);
const at = new Date('2025-03-04T05:06:07.089Z');
let folder: string;
let file: string;
let window: TestWindow;
let party: Party;
let fight: Fight;

beforeEach(async () => {
  folder = temporaryFolder();
  file = path.join(folder, libraryFile);
  window = windowOver(await openedIn(folder));
  party = await gathered(window);
  const { id, revision } = party.healer;
  await window.grant('creatures.portray', { commandId: commandId(), id, revision, portrait });
  party = { ...party, healer: creature(await window.grant('library.read', { id })) };
  await savedNote(window, await newNote(window, party.campaignId, 'Chronicle'), 'It rained. '.repeat(1500));
  fight = await fighting(window, party.campaignId, [party.samurai, party.goblin]);
});
afterEach(() => {
  window.store.close();
  fs.rmSync(folder, { recursive: true });
});

const wound = () => fight.command({ type: 'changeHitPoints', combatant: 1, change: -1 });
/** The same in the window since the last start. */
const woundAfterwards = () => {
  const command = { type: 'changeHitPoints', combatant: 1, change: -1 } as const;
  const { id } = fight;
  return window.ask('encounters.command', {
    commandId: commandId(),
    id,
    position: fight.position(),
    command,
  });
};

/** Starts over a damaged library and takes what can be salvaged. */
async function salvaged(): Promise<{ opened: OpenedAtStart; question: StartQuestion }> {
  let question: StartQuestion | undefined;
  const opened = await openAtStart(
    { folder, by: 'usual' },
    {
      now: () => at,
      newId: randomUUID,
      log: () => undefined,
      tell: ({ code }) => {
        throw new Error(code);
      },
      ask: async (asked) => {
        question = asked;
        return 'salvage';
      },
    },
  );
  if (opened === undefined || question === undefined) throw new Error('nothing was asked');
  window = windowOver(opened.store, opened);
  return { opened, question };
}

/** Closes the library and overwrites part of its file. */
function damaged(change: (bytes: Buffer) => void): void {
  window.store.close();
  wreck(change);
}

/** The same where it is closed already. */
function wreck(change: (bytes: Buffer) => void): void {
  const bytes = fs.readFileSync(file);
  change(bytes);
  fs.writeFileSync(file, bytes);
}

/** Closes the library and writes over rows of it, behind its back. */
function rewritten(change: (db: DatabaseSync) => void): void {
  window.store.close();
  const db = new DatabaseSync(file);
  change(db);
  db.close();
}

/** The page on which a table begins. */
function rootOf(table: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  const root = db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table)?.rootpage;
  db.close();
  return Number(root);
}

const page = 4096;

test('every row of a sound library is found page by page, long ones and those in the log included', async () => {
  const tables = {
    documents: 'documents',
    revisions: 'revisions',
    commands: 'commands',
    events: 'encounter_events',
    heads: 'encounter_heads',
    snapshots: 'snapshots',
    portraits: 'portraits',
    loans: 'loans',
    searchEntries: 'search_entries',
  } as const;
  await wound();
  // Copied while it is open, with its log, as a power cut would leave it.
  const copy = path.join(folder, 'copy.sqlite');
  fs.copyFileSync(file, copy);
  fs.copyFileSync(`${file}-wal`, `${copy}-wal`);
  const { rows: found, damagedPages } = findRows(copy);
  expect(damagedPages).toBe(0);
  const db = new DatabaseSync(copy);
  const counts = Object.entries(tables).map(([key, table]) => {
    const { count } = db.prepare(`SELECT count(*) AS count FROM ${table}`).get() ?? {};
    return [key, Number(count)];
  });
  const rows = db
    .prepare('SELECT body FROM revisions')
    .all()
    .map(({ body }) => String(body));
  const entries = db
    .prepare('SELECT entry FROM undo_log')
    .all()
    .map(({ entry }) => Number(entry));
  db.close();
  expect(Object.keys(tables).map((key) => [key, found[key as keyof typeof tables].length])).toEqual(counts);
  expect(found.revisions.map(([, , , , , body]) => body).sort()).toEqual(rows.sort());
  expect([...found.undoLog.keys()].sort((one, other) => one - other)).toEqual(entries);
});

describe('what is salvaged', () => {
  test('a file whose header is gone gives everything back, with nothing lost and the undo log intact', async () => {
    await wound();
    const before = await window.grant('library.changes', { after: 0 });
    const events = (await window.grant('encounters.read', { id: fight.id })).events;
    damaged((bytes) => bytes.fill(0, 0, page));
    const bytes = fs.readFileSync(file);
    const { question } = await salvaged();
    expect(question).toMatchObject({
      refusal: { code: 'LIBRARY_DAMAGED' },
      backup: undefined,
      salvage: {
        losses: [],
        holdings: { campaigns: 1, characters: 2, monsters: 1, encounters: 1, notes: 1, items: 0 },
      },
    });
    const after = await window.grant('library.changes', { after: 0 });
    expect(after.rows).toEqual(before.rows);
    expect(after.undoState).toEqual(before.undoState);
    expect((await window.grant('encounters.read', { id: fight.id })).events).toEqual(events);
    expect(window.store.loans.holder(party.samurai.id)).toBe(fight.id);
    const aside = path.join(folder, 'library.2025-03-04T05-06-07.089Z.set-aside.sqlite');
    expect(fs.readFileSync(aside).equals(bytes)).toBe(true);
    expect((await window.grant('library.search', { text: 'rained', campaignId: null })).length).toBe(1);
    expect(window.store.portraits.read(party.healer.body.portrait ?? '')).toEqual({
      ok: true,
      value: portrait,
    });
    expect(await woundAfterwards()).toMatchObject({ ok: true });
  });

  test('what was done since the backup comes out of the file, and what the file lost out of the backup', async () => {
    await window.grant('backups.make', null);
    await wound();
    const oni = await newCreature(window, party.campaignId, 'monster', 'Oni', samuraiSheet);
    const { id, revision } = party.healer;
    await window.grant('library.remove', { commandId: commandId(), id, revision });
    damaged((bytes) => {
      const events = rootOf('encounter_events');
      bytes.fill(0xff, (events - 1) * page, events * page);
      bytes.fill(0xff, 0, 100);
    });
    const { question } = await salvaged();
    expect(question.salvage?.losses).toEqual([
      {
        ...{
          id: fight.id,
          kind: 'encounter',
          name: { text: 'At the bridge' },
          campaign: { text: 'Seven Hills' },
        },
        ...{ what: 'tail', params: { kept: fight.position() - 1, known: fight.position() } },
      },
    ]);
    expect(await window.grant('library.read', { id: oni.id })).toEqual(oni);
    expect((await window.grant('library.trash', null)).map(({ name }) => name)).toEqual([{ text: 'Miko' }]);
  });

  test('what was forgotten for good does not come back', async () => {
    await window.grant('backups.make', null);
    const { id, revision } = party.healer;
    await window.grant('library.remove', { commandId: commandId(), id, revision });
    await window.grant('library.emptyTrash', { commandId: commandId() });
    damaged((bytes) => bytes.fill(0xff, 0, 100));
    const { question } = await salvaged();
    expect(question.salvage?.losses).toEqual([]);
    expect(window.store.documents.find(id)).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
    expect(await window.grant('library.trash', null)).toEqual([]);
  });

  test('a portrait that cannot be read any more is named with its creature, which comes back', async () => {
    damaged((bytes) => {
      bytes.fill(0xff, 0, 100);
      const middle = bytes.indexOf(Buffer.from(portrait.subarray(30_000, 30_040)));
      bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    });
    const { question } = await salvaged();
    const { id } = party.healer;
    expect(question.salvage?.losses).toEqual([
      { id, kind: 'character', name: { text: 'Miko' }, campaign: { text: 'Seven Hills' }, what: 'portrait' },
    ]);
    expect(await window.grant('library.read', { id })).toEqual(party.healer);
    expect(await window.grant('damage.look', null)).toMatchObject([{ id, what: 'portrait' }]);
  });

  test('an earlier state that is not what was written is named, and stays known as damaged', async () => {
    const { id } = party.goblin;
    const { revision, body } = creature(await window.grant('library.read', { id }));
    const save = { commandId: commandId(), id, revision, body: { ...body, name: { text: 'Hobgoblin' } } };
    const { revision: last } = await window.grant('creatures.save', save);
    // The state before, in the table of revisions alone: the document stands as it became.
    rewritten((db) => {
      db.prepare(
        "UPDATE revisions SET body = replace(body, 'Goblin', 'Goblio') WHERE document_id = ? AND revision = ?",
      ).run(id, revision);
    });
    wreck((bytes) => bytes.fill(0xff, 0, 100));
    const { question } = await salvaged();
    const name = { text: 'Hobgoblin' };
    expect(question.salvage?.losses).toMatchObject([{ id, name, what: 'past', params: { count: 1 } }]);
    expect(await window.grant('library.read', { id })).toMatchObject({ body: { name } });
    expect(await window.grant('damage.look', null)).toMatchObject([{ id, what: 'past' }]);
    expect(
      await window.ask('library.revert', { commandId: commandId(), id, revision: last, to: revision }),
    ).toMatchObject({ ok: false, error: { code: 'DAMAGED' } });
  });

  test('a backup of before a restore does not bring back what was taken back', async () => {
    const { name } = await window.grant('backups.make', null);
    await newCreature(window, party.campaignId, 'monster', 'Oni', samuraiSheet);
    await window.grant('backups.restore', { name });
    damaged((bytes) => bytes.fill(0xff, 0, 100));
    const { question } = await salvaged();
    expect(question.salvage?.losses).toEqual([]);
    expect(question.salvage?.holdings.monsters).toBe(1);
  });
});

test('a log that has changed in the middle is not taken for a shorter one', async () => {
  await wound();
  const log = `${file}-wal`;
  const bytes = fs.readFileSync(log);
  const copy = fs.readFileSync(file);
  const now = await window.grant('library.changes', { after: 0 });
  window.store.close();
  const frame = 24 + page;
  const middle = 32 + Math.floor((bytes.length - 32) / frame / 2) * frame + 24 + 2000;
  fs.writeFileSync(file, copy);
  fs.writeFileSync(log, bytes.fill(bytes.readUInt8(middle) ^ 1, middle, middle + 1));
  const { question } = await salvaged();
  expect(question.refusal.code).toBe('LIBRARY_DAMAGED');
  const { rows } = await window.grant('library.changes', { after: 0 });
  const named = new Set(question.salvage?.losses.map(({ id }) => id));
  expect(rows.filter(({ id }) => !named.has(id))).toEqual(now.rows.filter(({ id }) => !named.has(id)));
});
