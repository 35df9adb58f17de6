import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Remedy } from '../../shared/ipc/damage-contract.ts';
import { libraryFile } from '../store/open.ts';
import {
  commandId,
  fighting,
  gathered,
  refusedWith,
  type TestLibrary,
  type TestWindow,
  temporaryLibrary,
} from './fixtures.ts';

let library: TestLibrary;
let window: TestWindow;

beforeEach(async () => {
  library = await temporaryLibrary();
  window = library.window();
});
afterEach(() => {
  library.discard();
  expect(window.log).toEqual([]);
});

describe('damage on the disk', () => {
  /** Changes bytes as a failing disk would, past the app. */
  async function flipped(change: (db: DatabaseSync) => void): Promise<void> {
    await library.restart(() => {
      const db = new DatabaseSync(path.join(library.folder, libraryFile), { defensive: false });
      change(db);
      db.close();
    });
    window = library.window();
  }

  test.each([1, 2, 3, 4])(
    'a byte flipped in event %i is reported with its position, not shown',
    async (position) => {
      const { campaignId, goblin } = await gathered(window);
      const fight = await fighting(window, campaignId, [goblin]);
      await fight.command({ type: 'changeHitPoints', combatant: 1, change: -3 });
      await flipped((db) => {
        const { payload } =
          db.prepare('SELECT payload FROM encounter_events WHERE position = ?').get(position) ?? {};
        const bytes = Buffer.from(String(payload));
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 4) ^ 1, bytes.length - 4);
        db.prepare('UPDATE encounter_events SET payload = CAST(? AS TEXT) WHERE position = ?').run(
          bytes,
          position,
        );
        expect(Object.values(db.prepare('PRAGMA integrity_check').get() ?? {})).toEqual(['ok']);
      });
      const damaged = refusedWith('DAMAGED', { params: { position } });
      expect(await window.ask('encounters.read', { id: fight.id })).toEqual(damaged);
      const command = { type: 'endTurn' } as const;
      expect(
        await window.ask('encounters.command', {
          commandId: commandId(),
          id: fight.id,
          position: 4,
          command,
        }),
      ).toEqual(damaged);
    },
  );

  test('an event that is gone is reported', async () => {
    const { campaignId, goblin } = await gathered(window);
    const fight = await fighting(window, campaignId, [goblin]);
    await flipped((db) => db.exec('DELETE FROM encounter_events WHERE position = 2'));
    expect(await window.ask('encounters.read', { id: fight.id })).toEqual(
      refusedWith('DAMAGED', { params: { position: 2 } }),
    );
  });

  test('a snapshot that is not what its hash says is reported', async () => {
    const { campaignId, goblin } = await gathered(window);
    const fight = await fighting(window, campaignId, [goblin]);
    await flipped((db) =>
      db.exec(`UPDATE snapshots SET sheet = replace(sheet, '"hitPoints":4', '"hitPoints":9')`),
    );
    expect(await window.ask('encounters.read', { id: fight.id })).toEqual(refusedWith('DAMAGED'));
  });

  test.each([
    ['a byte of the document', "UPDATE documents SET body = replace(body, 'Goblin', 'Goblio') WHERE id = ?"],
    [
      'a byte of its last revision',
      "UPDATE revisions SET body = replace(body, 'Goblin', 'Goblio') WHERE document_id = ?",
    ],
    ['its revision', 'UPDATE documents SET revision = 9 WHERE id = ?'],
    ['its kind', "UPDATE documents SET kind = 'monsteq' WHERE id = ?"],
    ['whether it is in the trash', 'UPDATE documents SET deleted = 1 WHERE id = ?'],
  ])(
    '%s that changed by itself is found, and the document keeps a row that says so',
    async (_, statement) => {
      const { goblin, samurai } = await gathered(window);
      await flipped((db) => db.prepare(statement).run(goblin.id));
      expect(await window.ask('library.read', { id: goblin.id })).toEqual(refusedWith('DAMAGED'));
      const { rows } = await window.grant('library.changes', { after: 0 });
      expect(rows.find(({ id }) => id === goblin.id)?.name).toEqual({ key: 'app:library.unreadable' });
      expect(await window.grant('library.read', { id: samurai.id })).toEqual(samurai);
    },
  );

  test.each([
    ['a byte of its name', "UPDATE documents SET row = replace(row, 'Goblin', 'Goblio') WHERE id = ?"],
    ['all of it', 'UPDATE documents SET row = NULL WHERE id = ?'],
    ['its form', "UPDATE documents SET row = replace(row, 'seq', 'sep') WHERE id = ?"],
  ])('a row of which %s changed by itself is made anew from its document', async (_, statement) => {
    const { goblin } = await gathered(window);
    await flipped((db) => db.prepare(statement).run(goblin.id));
    const list = { kind: 'monster', campaignId: goblin.campaignId, atMost: null } as const;
    const { rows } = await window.grant('library.list', list);
    expect(rows).toMatchObject([{ id: goblin.id, name: { text: 'Goblin' }, level: 1 }]);
  });

  test('a document that cannot be read is refused, and keeps its row', async () => {
    const { goblin } = await gathered(window);
    await flipped((db) => db.prepare("UPDATE documents SET body = '{' WHERE id = ?").run(goblin.id));
    expect(await window.ask('library.read', { id: goblin.id })).toEqual(refusedWith('DAMAGED'));
    const { rows } = await window.grant('library.changes', { after: 0 });
    expect(rows.find(({ id }) => id === goblin.id)?.name).toEqual({ key: 'app:library.unreadable' });
  });

  test('what is damaged is listed by record, and a sound state comes back from the history, the backup or the log', async () => {
    const { campaignId, goblin, samurai, healer } = await gathered(window);
    const fight = await fighting(window, campaignId, [samurai, goblin]);
    const wound = () => fight.command({ type: 'changeHitPoints', combatant: 1, change: -1 });
    await wound();
    await window.grant('backups.make', null);
    await wound();
    const now = await window.grant('encounters.read', { id: fight.id });
    await flipped((db) => {
      // The last state of the samurai is his second; of the healer there is but one.
      const body = "replace(body, 'H', 'X')";
      db.prepare(`UPDATE documents SET body = ${body} WHERE id = ?`).run(samurai.id);
      db.prepare(`UPDATE revisions SET body = replace(body, 'Miko', 'Mikx') WHERE document_id = ?`).run(
        healer.id,
      );
      db.exec("UPDATE encounter_events SET payload = replace(payload, 'a', 'b') WHERE position = 5");
    });
    expect(await window.grant('damage.list', null)).toEqual([]);
    const found = await window.grant('damage.look', null);
    const seven = { campaign: { text: 'Seven Hills' }, foundAt: '2025-01-02T03:04:05.678Z' };
    expect(new Set(found)).toEqual(
      new Set([
        { ...seven, id: samurai.id, kind: 'character', name: { text: 'Hanako' }, what: 'unreadable' },
        { ...seven, id: healer.id, kind: 'character', name: { text: 'Mikx' }, what: 'unreadable' },
        {
          ...{ ...seven, id: fight.id, kind: 'encounter', name: { text: 'At the bridge' } },
          ...{ what: 'events', params: { position: 5 } },
        },
      ]),
    );
    expect((await window.grant('app.start', null)).troubles).toEqual(['damaged']);
    const { backups } = await window.grant('backups.list', null);
    const backup = { from: 'backup', backup: backups[0]?.name ?? '', at: backups[0]?.at ?? '' } as const;
    const remedies = async ({ id }: { id: string }) => window.grant('damage.remedies', { id });
    expect(await remedies(samurai)).toEqual([
      { from: 'history', revision: 2, at: '2025-01-02T03:04:05.678Z' },
      { from: 'history', revision: 1, at: '2025-01-02T03:04:05.678Z' },
      backup,
    ]);
    // What the command was answered contradicts the only state in her history.
    expect(await remedies(healer)).toEqual([backup]);
    expect(await remedies(fight)).toEqual([backup, { from: 'events', kept: 4 }]);

    const mend = async (id: string, remedy: Remedy) =>
      window.grant('damage.mend', { commandId: commandId(), id, remedy });
    await mend(samurai.id, { from: 'history', revision: 2, at: seven.foundAt });
    expect(await window.grant('library.read', { id: samurai.id })).toEqual({ ...samurai, revision: 3 });
    await mend(healer.id, backup);
    expect(await window.grant('library.read', { id: healer.id })).toEqual({ ...healer, revision: 2 });
    // The backup lacks the last event, and the library still has it.
    await mend(fight.id, backup);
    expect(await window.grant('encounters.read', { id: fight.id })).toEqual(now);
    expect(await window.grant('damage.look', null)).toEqual([]);
    expect(window.heard.at(-1)).toEqual({ name: 'library.troubled', payload: [] });
  });

  test('without a backup the log comes back up to the damage, and the fight goes on from there', async () => {
    const { campaignId, goblin } = await gathered(window);
    const fight = await fighting(window, campaignId, [goblin]);
    await fight.command({ type: 'changeHitPoints', combatant: 1, change: -1 });
    await fight.command({ type: 'changeHitPoints', combatant: 1, change: -1 });
    const { events } = await window.grant('encounters.read', { id: fight.id });
    await flipped((db) =>
      db.exec("UPDATE encounter_events SET payload = replace(payload, 'a', 'b') WHERE position = 4"),
    );
    await window.grant('damage.look', null);
    await window.grant('damage.mend', {
      ...{ commandId: commandId(), id: fight.id, remedy: { from: 'events', kept: 3 } },
    });
    expect((await window.grant('encounters.read', { id: fight.id })).events).toEqual(events.slice(0, 3));
    const command = { type: 'changeHitPoints', combatant: 1, change: -1 } as const;
    await window.grant('encounters.command', { commandId: commandId(), id: fight.id, position: 3, command });
  });

  test('a damaged record is removed for good after a backup, with its loan, and nothing else is', async () => {
    const { campaignId, samurai } = await gathered(window);
    await fighting(window, campaignId, [samurai]);
    expect(await window.ask('damage.remove', { commandId: commandId(), id: samurai.id })).toEqual(
      refusedWith('NOT_FOUND', { field: 'id' }),
    );
    await flipped((db) => db.prepare("UPDATE documents SET body = '{' WHERE id = ?").run(samurai.id));
    await window.grant('damage.look', null);
    await window.grant('damage.remove', { commandId: commandId(), id: samurai.id });
    expect(await window.ask('library.read', { id: samurai.id })).toEqual(refusedWith('NOT_FOUND'));
    expect(await window.grant('damage.look', null)).toEqual([]);
    expect((await window.grant('backups.list', null)).backups).toMatchObject([{ reason: 'trash' }]);
  });

  describe('an earlier state of which a byte has changed by itself', () => {
    async function renamedTwice() {
      const { goblin } = await gathered(window);
      const rename = (revision: number, text: string) =>
        window.grant('creatures.save', {
          ...{ commandId: commandId(), id: goblin.id, revision },
          body: { ...goblin.body, name: { text } },
        });
      await rename(1, 'Hobgoblin');
      await window.grant('backups.make', null);
      await rename(2, 'Bugbear');
      return goblin;
    }
    const flip = (db: DatabaseSync, text: string, to: string) =>
      db.exec(`UPDATE revisions SET body = replace(body, '${text}', '${to}') WHERE body LIKE '%${text}%'`);
    const revert = (id: string, to: number) =>
      window.ask('library.revert', { commandId: commandId(), id, revision: 3, to });

    test('is named, is not given back, and leaves the record and its other states alone', async () => {
      const goblin = await renamedTwice();
      await flipped((db) => flip(db, 'Hobgoblin', 'Hobgoblio'));
      expect(await window.grant('damage.look', null)).toMatchObject([
        { id: goblin.id, kind: 'monster', name: { text: 'Bugbear' }, what: 'past', params: { count: 1 } },
      ]);
      expect(await revert(goblin.id, 2)).toEqual(refusedWith('DAMAGED', { field: 'to' }));
      expect(await window.ask('library.undo', { commandId: commandId() })).toEqual(refusedWith('DAMAGED'));
      expect(await window.grant('library.read', { id: goblin.id })).toMatchObject({
        body: { name: { text: 'Bugbear' } },
      });
      expect(await revert(goblin.id, 1)).toMatchObject({
        ok: true,
        value: { body: { name: { text: 'Goblin' } } },
      });
    });

    test('comes back from the backup that has it', async () => {
      const goblin = await renamedTwice();
      await flipped((db) => flip(db, 'Hobgoblin', 'Hobgoblio'));
      await window.grant('damage.look', null);
      const [remedy] = await window.grant('damage.remedies', { id: goblin.id });
      expect(remedy).toMatchObject({ from: 'backup' });
      if (remedy === undefined) throw new Error('no remedy');
      await window.grant('damage.mend', { commandId: commandId(), id: goblin.id, remedy });
      expect(await window.grant('damage.look', null)).toEqual([]);
      expect(await revert(goblin.id, 2)).toMatchObject({
        ok: true,
        value: { body: { name: { text: 'Hobgoblin' } } },
      });
    });

    test('struck off the list is told of no more, and still not given back', async () => {
      const goblin = await renamedTwice();
      await flipped((db) => flip(db, 'Hobgoblin', 'Hobgoblio'));
      await window.grant('damage.look', null);
      await window.grant('damage.acknowledge', { id: goblin.id });
      expect(await window.grant('damage.look', null)).toEqual([]);
      expect(await revert(goblin.id, 2)).toEqual(refusedWith('DAMAGED', { field: 'to' }));
    });
  });

  const search = async (text: string) => {
    const hits = await window.grant('library.search', { text, campaignId: null });
    return hits.map(({ row }) => row.name);
  };

  test.each([
    ['a tree of it', 'UPDATE search_data SET block = zeroblob(10) WHERE id > 10'],
    ['its list of trees', 'UPDATE search_data SET block = zeroblob(3) WHERE id = 10'],
    ['all of it', 'DELETE FROM search_data'],
    ['the lengths of its rows', 'DELETE FROM search_docsize'],
    ['one of its entries', 'DELETE FROM search_entries WHERE entry = 2'],
    ['an old entry', 'UPDATE search_entries SET seq = 1'],
  ])('an index of the search that has lost %s is built anew by itself', async (_, statement) => {
    await gathered(window);
    await flipped((db) => db.exec(statement));
    expect(await search('hana')).toEqual([{ text: 'Hanako' }]);
    expect(await search('gobl')).toEqual([{ text: 'Goblin' }]);
  });
});
