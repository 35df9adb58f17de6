import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
      const db = new DatabaseSync(path.join(library.folder, libraryFile));
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

  test('a document that cannot be read is refused, and keeps its row', async () => {
    const { goblin } = await gathered(window);
    await flipped((db) => db.prepare("UPDATE documents SET body = '{' WHERE id = ?").run(goblin.id));
    expect(await window.ask('library.read', { id: goblin.id })).toEqual(refusedWith('DAMAGED'));
    const { rows } = await window.grant('library.changes', { after: 0 });
    expect(rows.find(({ id }) => id === goblin.id)?.name).toEqual({ key: 'app:library.unreadable' });
  });
});
