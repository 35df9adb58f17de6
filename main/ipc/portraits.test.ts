import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { portraitBytes } from '../../shared/library/portrait/fixtures.ts';
import { libraryFile } from '../store/open.ts';
import {
  commandId,
  creature,
  gathered,
  type Party,
  refusedWith,
  type TestLibrary,
  type TestWindow,
  temporaryLibrary,
} from './fixtures.ts';

let library: TestLibrary;
let window: TestWindow;
let party: Party;

beforeEach(async () => {
  library = await temporaryLibrary();
  window = library.window();
  party = await gathered(window);
});
afterEach(() => {
  library.discard();
  expect(window.log).toEqual([]);
});

const samurai = async () => creature(await window.grant('library.read', { id: party.samurai.id }));
const ask = async (portrait: Uint8Array | null) => {
  const { id, revision } = await samurai();
  return window.ask('creatures.portray', { commandId: commandId(), id, revision, portrait });
};
const portray = async (portrait: Uint8Array | null): Promise<string | undefined> => {
  expect(await ask(portrait)).toMatchObject({ ok: true });
  return (await samurai()).body.portrait;
};
const kept = (hash: string | undefined): boolean => window.store.portraits.read(hash ?? '').ok;
const undoState = async () => (await window.grant('library.changes', { after: 0 })).undoState;

describe('a portrait', () => {
  test('is given, changed and taken away, each undone by its name, and back again', async () => {
    const first = await portray(portraitBytes({ mark: 1 }));
    expect((await undoState()).undo).toMatchObject({
      key: 'app:change.portrait.chosen',
      params: { name: { text: 'Hanako' } },
    });
    const second = await portray(portraitBytes({ mark: 2 }));
    expect((await undoState()).undo).toMatchObject({ key: 'app:change.portrait.changed' });
    expect(second).not.toBe(first);
    expect(await portray(null)).toBeUndefined();
    expect((await undoState()).undo).toMatchObject({ key: 'app:change.portrait.removed' });
    const shown: (string | undefined)[] = [];
    for (const channel of ['library.undo', 'library.undo', 'library.undo', 'library.redo'] as const) {
      await window.grant(channel, { commandId: commandId() });
      shown.push((await samurai()).body.portrait);
    }
    expect(shown).toEqual([second, first, undefined, first]);
    expect([first, second].map(kept)).toEqual([true, true]);
    const { id, revision } = await samurai();
    await window.grant('library.revert', {
      commandId: commandId(),
      id,
      revision,
      to: party.samurai.revision + 2,
    });
    expect((await samurai()).body.portrait).toBe(second);
  });

  test.each<[string, Uint8Array]>([
    ['a text', new TextEncoder().encode('<svg/>')],
    ['a picture that is too wide', portraitBytes({ width: 600 })],
    ['a picture with more behind it', new Uint8Array([...portraitBytes(), 1])],
  ])('is not %s', async (_, bytes) => {
    expect(await ask(bytes)).toEqual(refusedWith('NOT_A_PORTRAIT', { field: 'portrait' }));
    expect((await samurai()).revision).toBe(party.samurai.revision);
    expect(window.store.portraits.read('').ok).toBe(false);
  });

  test('is no text, and no more than fits', async () => {
    const { id, revision } = party.samurai;
    for (const portrait of ['x', [1, 2], new Uint8Array(200_000)])
      expect(
        await window.send('creatures.portray', { commandId: commandId(), id, revision, portrait }),
      ).toEqual(refusedWith('BAD_INPUT', { field: 'portrait' }));
  });

  test('is not touched by saving the sheet, whatever the window says of it', async () => {
    const hash = await portray(portraitBytes());
    const { id, revision, body } = await samurai();
    const other = { ...body, name: { text: 'Tomoe' }, portrait: 'f'.repeat(64) };
    await window.grant('creatures.save', { commandId: commandId(), id, revision, body: other });
    expect((await samurai()).body).toMatchObject({ name: { text: 'Tomoe' }, portrait: hash });
  });

  test('lies there once for all who share it, and goes with the last that ever had it', async () => {
    const hash = await portray(portraitBytes());
    const { id, revision } = party.healer;
    await window.grant('creatures.portray', {
      commandId: commandId(),
      id,
      revision,
      portrait: portraitBytes(),
    });
    await portray(null);
    const remove = async (one: { id: string }) => {
      const now = await window.grant('library.read', { id: one.id });
      await window.grant('library.remove', { commandId: commandId(), id: now.id, revision: now.revision });
      await window.grant('library.emptyTrash', { commandId: commandId() });
    };
    await remove(party.healer);
    // The samurai had it once, and may want it back.
    expect(kept(hash)).toBe(true);
    await remove(party.samurai);
    expect(kept(hash)).toBe(false);
  });

  test('survives a restart, a backup and a move out of the way', async () => {
    const hash = await portray(portraitBytes());
    const { name } = await window.grant('backups.make', null);
    await portray(null);
    const { id, revision } = await samurai();
    await window.grant('library.remove', { commandId: commandId(), id, revision });
    await window.grant('library.emptyTrash', { commandId: commandId() });
    expect(kept(hash)).toBe(false);
    await window.grant('backups.restore', { name });
    expect((await samurai()).body.portrait).toBe(hash);
    expect(kept(hash)).toBe(true);
  });
});

describe('a portrait that is damaged', () => {
  async function damaged(change: string): Promise<void> {
    await library.restart(() => {
      const db = new DatabaseSync(path.join(library.folder, libraryFile), { defensive: false });
      db.exec(change);
      db.close();
    });
    window = library.window();
  }

  test.each([
    ['changed', 'UPDATE portraits SET jpeg = zeroblob(9)'],
    ['gone', 'DELETE FROM portraits'],
  ])('(%s) is listed with its creature, and comes back from a backup', async (_, change) => {
    const hash = await portray(portraitBytes());
    await window.grant('backups.make', null);
    await damaged(change);
    expect(kept(hash)).toBe(false);
    expect(await window.grant('damage.look', null)).toMatchObject([
      { id: party.samurai.id, kind: 'character', name: { text: 'Hanako' }, what: 'portrait' },
    ]);
    const [remedy] = await window.grant('damage.remedies', { id: party.samurai.id });
    if (remedy === undefined) throw new Error('no remedy');
    await window.grant('damage.mend', { commandId: commandId(), id: party.samurai.id, remedy });
    expect(kept(hash)).toBe(true);
    expect(await window.grant('damage.list', null)).toEqual([]);
  });

  test('is gone from the list as soon as the creature has another one, or none', async () => {
    await portray(portraitBytes());
    await damaged('DELETE FROM portraits');
    await window.grant('damage.look', null);
    expect(await window.grant('damage.remedies', { id: party.samurai.id })).toEqual([]);
    await portray(null);
    expect(await window.grant('damage.list', null)).toEqual([]);
  });
});
