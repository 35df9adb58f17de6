import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EncounterCommand } from '../../../shared/encounter/command.ts';
import type { Damage } from '../../../shared/ipc/damage-contract.ts';
import type { NoteDocument } from '../../../shared/library/document.ts';
import { portraitBytes } from '../../../shared/library/portrait/fixtures.ts';
import { libraryFile } from '../../store/open.ts';
import {
  commandId,
  type Fight,
  fighting,
  gathered,
  newNote,
  openedIn,
  type Party,
  refusedWith,
  standing,
  type TestLibrary,
  type TestWindow,
  temporaryLibrary,
} from '../fixtures.ts';

let prepared: TestLibrary;
let library: TestLibrary;
let window: TestWindow;
let party: Party;
let note: NoteDocument;
let fight: Fight;

/** A library with at least one row in each table but that of damage. */
beforeAll(async () => {
  prepared = await temporaryLibrary();
  window = prepared.window();
  party = await gathered(window);
  const { campaignId, goblin, healer, samurai } = party;
  const { id, revision } = healer;
  await window.grant('creatures.portray', {
    ...{ commandId: commandId(), id, revision, portrait: portraitBytes() },
  });
  for (const [revision, name] of [
    [1, 'Hobgoblin'],
    [2, 'Bugbear'],
  ] as const)
    await window.grant('creatures.save', {
      ...{ commandId: commandId(), id: goblin.id, revision },
      body: { ...goblin.body, name: { text: name } },
    });
  const removed = async (name: string) => {
    const made = await newNote(window, campaignId, name);
    await window.grant('library.remove', { commandId: commandId(), id: made.id, revision: 1 });
    return made;
  };
  await removed('Forgotten');
  await window.grant('library.emptyTrash', { commandId: commandId() });
  note = await removed('Chronicle');
  await window.grant('settings.change', { language: 'fi' });
  fight = await fighting(window, campaignId, [samurai, goblin]);
  await fight.command({ type: 'changeHitPoints', combatant: 1, change: -1 });
  await fight.command({ type: 'changeHitPoints', combatant: 1, change: -1 });
  window.store.close();
});
afterAll(() => fs.rmSync(prepared.folder, { recursive: true }));
beforeEach(async () => {
  library = await temporaryLibrary();
  await library.restart(() => {
    const file = path.join(prepared.folder, libraryFile);
    fs.copyFileSync(file, path.join(library.folder, libraryFile));
  });
  window = library.window();
});
afterEach(() => {
  library.discard();
  expect(window.log).toEqual([]);
});

/** Does something to the file past the app, and opens it again. */
async function past(change: (db: DatabaseSync) => void): Promise<void> {
  await library.restart(() => {
    const db = new DatabaseSync(path.join(library.folder, libraryFile), {
      enableForeignKeyConstraints: false,
    });
    change(db);
    // SQLite itself finds nothing amiss.
    expect(db.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    db.close();
  });
  window = library.window();
}

/** Goes on with the fight, in the window since the last start. */
const onward = (command: EncounterCommand) =>
  window.ask('encounters.command', {
    commandId: commandId(),
    id: fight.id,
    position: fight.position(),
    command,
  });

type Told = Pick<Damage, 'what' | 'kind'> & { name: string; params?: Record<string, number> };

/** Removes one row behind SQLite's back. */
async function without(table: string, where: string): Promise<void> {
  await past((db) => expect(db.prepare(`DELETE FROM ${table} WHERE ${where}`).run().changes).toBe(1));
}

async function told(): Promise<Told[]> {
  return (await window.grant('damage.look', null)).map(({ what, kind, name, params }) => ({
    ...{ what, kind, name: 'text' in name ? name.text : '' },
    ...(params === undefined ? {} : { params }),
  }));
}

const goblin = { kind: 'monster', name: 'Bugbear' } as const;
const bridge = { kind: 'encounter', name: 'At the bridge' } as const;
const past1 = { what: 'past', params: { count: 1 } } as const;
const body = (name: string) => `body LIKE '%"${name}"%'`;

/** Of each table, a row that vanishes, and the record that is named for it. */
const named: readonly (readonly [string, string, string, Told])[] = [
  ['a monster', 'documents', body('Bugbear'), { ...goblin, what: 'gone' }],
  ['the campaign', 'documents', "kind = 'campaign'", { what: 'gone', kind: 'campaign', name: 'Seven Hills' }],
  ['the encounter', 'documents', "kind = 'encounter'", { ...bridge, what: 'gone' }],
  ['what lay in the trash', 'documents', 'deleted = 1', { what: 'gone', kind: 'note', name: 'Chronicle' }],
  ['the first state', 'revisions', body('Goblin'), { ...goblin, ...past1 }],
  ['a state in the middle', 'revisions', body('Hobgoblin'), { ...goblin, ...past1 }],
  ['the present state', 'revisions', body('Bugbear'), { ...goblin, what: 'unreadable' }],
  ...[1, 2, 3, 4, 5].map(
    (position) =>
      [
        `event ${position} of 5`,
        'encounter_events',
        `position = ${position}`,
        { ...bridge, what: 'events', params: { position } },
      ] as const,
  ),
  ['a sheet that joined', 'snapshots', "sheet LIKE '%samurai%'", { ...bridge, what: 'sheets' }],
  ['a portrait', 'portraits', 'true', { what: 'portrait', kind: 'character', name: 'Miko' }],
];

/** Rows that lead to records, or say what has become of them: all of it is there without them, or comes again. */
const unnamed: readonly (readonly [string, string, string])[] = [
  ['where the events end', 'encounter_heads', 'true'],
  ['a loan', 'loans', 'true'],
  ['an answer', 'commands', 'rowid = (SELECT max(rowid) FROM commands)'],
  ['the last step to undo', 'undo_log', 'entry = (SELECT max(entry) FROM undo_log)'],
  ['a step to undo', 'undo_log', 'entry = 3'],
  ['a word', 'search', 'rowid = 2'],
  ['an entry of the search', 'search_entries', 'entry = 2'],
  ['what the search was built with', 'search_stamp', 'true'],
  ['what rows of lists were made with', 'row_stamp', 'true'],
  ['the id of what is gone for good', 'forgotten', 'true'],
  ['a setting', 'settings', 'rowid = 1'],
  ['what was noted of damage', 'damage_notes', 'true'],
];

describe('one row that has vanished', () => {
  test('is known of every table', () => {
    const db = new DatabaseSync(path.join(prepared.folder, libraryFile), { readOnly: true });
    const tables = db
      .prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual')")
      .all()
      .map(({ name }) => String(name))
      .filter((name) => !name.startsWith('sqlite_'));
    db.close();
    const known = ['library', ...[...named, ...unnamed].map(([, table]) => table)];
    expect(new Set(known)).toEqual(new Set(tables));
  });

  test.each(named)('%s (from %s where %s) is named', async (_, table, where, damage) => {
    await without(table, where);
    expect(await told()).toEqual([damage]);
    expect((await window.grant('app.start', null)).troubles).toEqual(['damaged']);
  });

  test('the one that says which library this is: it does not open as if nothing were', async () => {
    const folder = path.join(library.folder, 'nameless');
    fs.cpSync(prepared.folder, folder, { recursive: true });
    const db = new DatabaseSync(path.join(folder, libraryFile));
    db.exec('DELETE FROM library');
    db.close();
    await expect(openedIn(folder)).rejects.toThrow('LIBRARY_DAMAGED');
  });

  test.each(unnamed)('%s (from %s where %s): every record is as it was', async (_, table, where) => {
    if (table === 'damage_notes')
      await past((db) =>
        db
          .prepare(
            `INSERT INTO damage_notes VALUES (?, 'tail', 'note', '{"text":"x"}', '{"text":"x"}', ?, ?)`,
          )
          .run(note.id, '{"kept":1,"known":2}', '2025-01-02T03:04:05.678Z'),
      );
    const everything = async () => [
      ...(await Promise.all(
        [party.samurai, party.goblin, party.healer].map(async ({ id }) => [
          await window.grant('library.read', { id }),
          await window.grant('library.history', { id }),
        ]),
      )),
      await window.grant('encounters.read', { id: fight.id }),
      await window.grant('library.trash', null),
    ];
    const before = await everything();
    await without(table, where);
    expect(await told()).toEqual([]);
    expect(await everything()).toEqual(before);
    // The fight goes on, its characters belong to it, and what was done before it can be undone and found.
    expect(await onward({ type: 'endTurn' })).toMatchObject({ ok: true });
    const { samurai } = party;
    expect(
      await window.ask('library.remove', {
        ...{ commandId: commandId(), id: samurai.id, revision: samurai.revision },
      }),
    ).toEqual(refusedWith('ON_LOAN'));
    await window.ask('library.undo', { commandId: commandId() });
    await window.grant('library.emptyTrash', { commandId: commandId() });
    const hits = await window.grant('library.search', { text: 'hanako', campaignId: null });
    expect(hits).toHaveLength(1);
  });
});

describe('what has vanished comes back', () => {
  const mended = async (id: string, from: 'history' | 'backup') => {
    await window.grant('damage.look', null);
    const remedies = await window.grant('damage.remedies', { id });
    const remedy = remedies.find((one) => one.from === from);
    if (remedy === undefined) throw new Error(`no remedy: ${JSON.stringify(remedies)}`);
    await window.grant('damage.mend', { commandId: commandId(), id, remedy });
    expect(await told()).toEqual([]);
  };
  const backUp = () => window.grant('backups.make', null);

  test('a monster by its own history, as the monster it was, in its campaign', async () => {
    const before = await standing(window, party.goblin);
    await without('documents', body('Bugbear'));
    await mended(party.goblin.id, 'history');
    expect(await standing(window, party.goblin)).toEqual({ ...before, revision: 4 });
    const list = { kind: 'monster', campaignId: party.campaignId, atMost: null } as const;
    expect((await window.grant('library.list', list)).rows).toMatchObject([{ id: party.goblin.id }]);
  });

  test('the campaign, with all that it holds', async () => {
    await without('documents', "kind = 'campaign'");
    expect((await window.grant('app.start', null)).campaigns).toEqual([]);
    await mended(party.campaignId, 'history');
    expect((await window.grant('app.start', null)).campaigns).toMatchObject([{ id: party.campaignId }]);
    expect(await onward({ type: 'endTurn' })).toMatchObject({ ok: true });
  });

  test('an encounter with its events, from a backup', async () => {
    await backUp();
    const before = await window.grant('encounters.read', { id: fight.id });
    await without('documents', "kind = 'encounter'");
    await mended(fight.id, 'backup');
    expect(await window.grant('encounters.read', { id: fight.id })).toEqual(before);
  });

  test('the end of a fight, from a backup; without one the fight goes on from what is left', async () => {
    const before = await window.grant('encounters.read', { id: fight.id });
    await backUp();
    await past((db) => db.exec('DELETE FROM encounter_events WHERE position > 3'));
    expect(await window.ask('encounters.read', { id: fight.id })).toEqual(
      refusedWith('DAMAGED', { params: { position: 4 } }),
    );
    await mended(fight.id, 'backup');
    expect(await window.grant('encounters.read', { id: fight.id })).toEqual(before);
    await past((db) => db.exec('DELETE FROM encounter_events WHERE position > 4'));
    await window.grant('damage.look', null);
    await window.grant('damage.mend', {
      ...{ commandId: commandId(), id: fight.id, remedy: { from: 'events', kept: 4 } },
    });
    expect(await told()).toEqual([]);
    expect((await window.grant('encounters.read', { id: fight.id })).events).toHaveLength(4);
  });

  test('an earlier state, from a backup, to which one can go back again', async () => {
    await backUp();
    await without('revisions', body('Hobgoblin'));
    const { id } = party.goblin;
    expect(await window.grant('library.history', { id })).toMatchObject([
      { revision: 3, state: 'sound' },
      { revision: 2, state: 'gone' },
      { revision: 1, state: 'sound' },
    ]);
    const revert = { id, revision: 3, to: 2 };
    expect(await window.ask('library.revert', { commandId: commandId(), ...revert })).toEqual(
      refusedWith('DAMAGED', { field: 'to' }),
    );
    await mended(id, 'backup');
    await window.grant('library.revert', { commandId: commandId(), ...revert });
    expect((await standing(window, { id })).body.name).toEqual({ text: 'Hobgoblin' });
  });

  test('struck off the list, a state that is gone is told of no more, and its place stays empty', async () => {
    await without('revisions', body('Hobgoblin'));
    const { id } = party.goblin;
    await window.grant('damage.look', null);
    await window.grant('damage.acknowledge', { id });
    expect(await told()).toEqual([]);
    expect(await window.grant('library.history', { id })).toMatchObject([
      { revision: 3, state: 'sound' },
      { revision: 2, state: 'gone' },
      { revision: 1, state: 'sound' },
    ]);
    expect(await window.ask('library.revert', { commandId: commandId(), id, revision: 3, to: 2 })).toEqual(
      refusedWith('DAMAGED', { field: 'to' }),
    );
  });

  test('undoing the end of a fight does not pass over how a character stood before', async () => {
    const { samurai } = party;
    const ended = await onward({ type: 'endEncounter' });
    const count = ended.ok ? ended.value.events.length : 0;
    await past((db) =>
      db.prepare('DELETE FROM revisions WHERE document_id = ? AND revision = 2').run(samurai.id),
    );
    const undo = { commandId: commandId(), id: fight.id, position: fight.position() + count };
    expect(await window.ask('encounters.command', { ...undo, command: { type: 'undo' } })).toEqual(
      refusedWith('DAMAGED'),
    );
  });
});

test('a document that has fallen behind its history is not taken for the newest', async () => {
  await past((db) =>
    db.exec(`UPDATE documents SET revision = 2, body = (
      SELECT body FROM revisions WHERE revisions.document_id = documents.id AND revisions.revision = 2
    ) WHERE ${body('Bugbear')}`),
  );
  expect(await told()).toEqual([{ ...goblin, what: 'unreadable' }]);
});

test('a document under a campaign that never was is named, though it is on no list', async () => {
  await past((db) => db.exec(`UPDATE documents SET campaign_id = 'nowhere' WHERE ${body('Bugbear')}`));
  expect(await told()).toEqual([{ ...goblin, what: 'unreadable' }]);
});
