import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { libraryFile } from '../store/open.ts';
import {
  commandId,
  fighting,
  gathered,
  newCampaign,
  newCreature,
  newNote,
  refusedWith,
  samuraiSheet,
  standing,
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

const removedAt = '2025-01-02T03:04:05.678Z';
const seven = { text: 'Seven Hills' };
/** Removes a document as it stands. */
async function remove({ id }: { readonly id: string }): Promise<void> {
  const { revision } = await window.grant('library.read', { id });
  await window.grant('library.remove', { commandId: commandId(), id, revision });
}
const putBack = ({ id }: { readonly id: string }) =>
  window.ask('library.putBack', { commandId: commandId(), id });
const emptied = () => window.grant('library.emptyTrash', { commandId: commandId() });
const undo = () => window.ask('library.undo', { commandId: commandId() });
const redo = () => window.ask('library.redo', { commandId: commandId() });
const trashed = async () => (await window.grant('library.trash', null)).map(({ name }) => name);
const isThere = async ({ id }: { readonly id: string }) => (await window.ask('library.read', { id })).ok;
const backups = (): string[] => {
  const folder = path.join(library.folder, 'backups');
  return fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.sqlite')) : [];
};

/** Closes the library, looks for a text in every table, and opens it again; answers with the tables. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  await library.restart(() => {
    const db = new DatabaseSync(path.join(library.folder, libraryFile));
    const tables = db
      .prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'")
      .all();
    for (const { name } of tables) {
      const rows = JSON.stringify(db.prepare(`SELECT * FROM "${name}"`).all());
      if (rows.includes(text)) found.push(String(name));
    }
    db.close();
  });
  window = library.window();
  return found.sort();
}

describe('the trash', () => {
  test('holds what was removed with its campaign, the last first, across a restart', async () => {
    const { campaignId, goblin } = await gathered(window);
    const note = await newNote(window, campaignId, 'The bridge');
    await remove(goblin);
    await remove(note);
    await library.restart();
    window = library.window();
    expect(await window.grant('library.trash', null)).toEqual([
      { id: note.id, kind: 'note', name: { text: 'The bridge' }, campaign: seven, removedAt },
      { id: goblin.id, kind: 'monster', name: { text: 'Goblin' }, campaign: seven, removedAt },
    ]);
  });

  test('holds what undo took away, too, and nothing that is there', async () => {
    await gathered(window);
    await undo();
    expect(await trashed()).toEqual([{ text: 'Goblin' }]);
    await redo();
    expect(await trashed()).toEqual([]);
  });
});

describe('putting back', () => {
  test('brings a document back as it was, and undo removes it again', async () => {
    const { goblin } = await gathered(window);
    await remove(goblin);
    expect(await putBack(goblin)).toEqual({ ok: true, value: null });
    expect(await standing(window, goblin)).toEqual({ ...goblin, revision: 3 });
    const { undoState } = await window.grant('app.start', null);
    expect(undoState.undo).toEqual({ key: 'app:change.putBack', params: { name: { text: 'Goblin' } } });
    await undo();
    expect(await trashed()).toEqual([{ text: 'Goblin' }]);
    await redo();
    expect(await isThere(goblin)).toBe(true);
  });

  test('brings its campaign back with it, and one undo takes both away again', async () => {
    const campaign = await newCampaign(window);
    const goblin = await newCreature(window, campaign.id, 'monster', 'Goblin');
    await remove(goblin);
    await remove(campaign);
    await putBack(goblin);
    expect([await isThere(goblin), await isThere(campaign)]).toEqual([true, true]);
    await undo();
    expect([await isThere(goblin), await isThere(campaign)]).toEqual([false, false]);
    await redo();
    expect([await isThere(goblin), await isThere(campaign)]).toEqual([true, true]);
    const { undoState } = await window.grant('app.start', null);
    expect(undoState.undo).toEqual({ key: 'app:change.putBack', params: { name: { text: 'Goblin' } } });
  });

  test('of a campaign leaves in the trash what was removed before it', async () => {
    const campaign = await newCampaign(window);
    const goblin = await newCreature(window, campaign.id, 'monster', 'Goblin');
    await remove(goblin);
    await remove(campaign);
    await putBack(campaign);
    expect([await isThere(goblin), await isThere(campaign)]).toEqual([false, true]);
  });

  test('of what is there, or never was, is refused', async () => {
    const { goblin } = await gathered(window);
    expect(await putBack(goblin)).toEqual(refusedWith('NOT_FOUND', { field: 'id' }));
    expect(await putBack({ id: 'nobody' })).toEqual(refusedWith('NOT_FOUND', { field: 'id' }));
  });
});

describe('emptying the trash', () => {
  test('leaves nothing of a document but its id, and a backup that still has it', async () => {
    const { campaignId, goblin } = await gathered(window);
    await remove(goblin);
    expect(await emptied()).toEqual({ removed: 1 });
    expect(await trashed()).toEqual([]);
    expect(await window.ask('library.history', { id: goblin.id })).toEqual(
      refusedWith('NOT_FOUND', { field: 'id' }),
    );
    expect(await tablesWith(goblin.id)).toEqual(['forgotten']);
    expect(await tablesWith('Goblin')).toEqual([]);
    expect(await tablesWith(campaignId)).not.toEqual([]);
    const [backup] = backups();
    const db = new DatabaseSync(path.join(library.folder, 'backups', backup ?? ''), { readOnly: true });
    expect(db.prepare('SELECT deleted FROM documents WHERE id = ?').get(goblin.id)).toEqual({ deleted: 1 });
    db.close();
  });

  test('forgets a whole campaign with its encounters and their snapshots', async () => {
    const campaign = await newCampaign(window);
    const samurai = await newCreature(window, campaign.id, 'character', 'Hanako', samuraiSheet);
    const fight = await fighting(window, campaign.id, [samurai]);
    await fight.command({ type: 'endEncounter' });
    for (const one of [samurai, fight, campaign]) await remove(one);
    expect(await emptied()).toEqual({ removed: 3 });
    for (const text of [campaign.id, samurai.id, fight.id])
      expect(await tablesWith(text)).toEqual(['forgotten']);
    expect(await tablesWith('Katana')).toEqual([]);
    expect((await window.grant('library.changes', { after: 0 })).rows).toEqual([]);
  });

  test('keeps the snapshots that another encounter uses, and the revisions that a forgotten one caused', async () => {
    const { campaignId, samurai } = await gathered(window);
    const first = await fighting(window, campaignId, [samurai]);
    await first.command({ type: 'changeHitPoints', combatant: 1, change: -5 });
    await first.command({ type: 'endEncounter' });
    const second = await fighting(window, campaignId, [samurai]);
    await remove(first);
    expect(await emptied()).toEqual({ removed: 1 });
    expect(await isThere(first)).toBe(false);
    expect((await window.grant('encounters.read', { id: second.id })).events.length).toBe(second.position());
    expect(await window.grant('library.history', { id: samurai.id })).toHaveLength(3);
    expect((await second.command({ type: 'endEncounter' })).ok).toBe(true);
  });

  test('keeps undo and redo of everything else', async () => {
    const { campaignId, samurai, goblin } = await gathered(window);
    const wolf = await newCreature(window, campaignId, 'monster', 'Wolf');
    await remove(goblin);
    await remove(wolf);
    await undo();
    await window.grant('library.remove', { commandId: commandId(), id: samurai.id, revision: 2 });
    await undo();
    expect(await emptied()).toEqual({ removed: 1 });
    expect(await redo()).toMatchObject({ ok: true });
    expect(await isThere(samurai)).toBe(false);
    await undo();
    // Removing and creating the goblin are no longer there to undo: the wolf is next.
    await undo();
    expect([await isThere(samurai), await isThere(wolf)]).toEqual([true, false]);
    await undo();
    const { undoState } = await window.grant('app.start', null);
    expect(undoState.undo).toMatchObject({ key: 'app:change.andMore' });
  });

  test('tells a window that was away which ids are gone', async () => {
    const { goblin } = await gathered(window);
    const { seq } = await window.grant('library.changes', { after: 0 });
    await remove(goblin);
    await emptied();
    expect((await window.grant('library.changes', { after: seq })).removed).toEqual([goblin.id]);
    expect((await window.grant('library.changes', { after: 0 })).removed).toEqual([]);
  });

  test('leaves a fight to be reopened and ended by those who are left', async () => {
    const { campaignId, samurai, healer } = await gathered(window);
    const fight = await fighting(window, campaignId, [samurai, healer]);
    await fight.command({ type: 'endEncounter' });
    await remove(healer);
    await emptied();
    expect(await fight.command({ type: 'undo' })).toMatchObject({ ok: true });
    expect(await fight.command({ type: 'endEncounter' })).toMatchObject({ ok: true });
  });

  test('leaves a removed character whose fight goes on again', async () => {
    const { campaignId, samurai } = await gathered(window);
    const fight = await fighting(window, campaignId, [samurai]);
    await fight.command({ type: 'endEncounter' });
    await remove(samurai);
    await fight.command({ type: 'undo' });
    expect(await emptied()).toEqual({ removed: 0 });
    expect(await trashed()).toEqual([{ text: 'Hanako' }]);
  });

  test('sent twice happens once, with one backup', async () => {
    const { goblin, samurai } = await gathered(window);
    await remove(goblin);
    const again = { commandId: commandId() };
    const first = await window.grant('library.emptyTrash', again);
    await remove(samurai);
    expect(await window.grant('library.emptyTrash', again)).toEqual(first);
    expect(await trashed()).toEqual([{ text: 'Hanako' }]);
    expect(backups()).toHaveLength(1);
  });

  test('of nothing makes no backup', async () => {
    await gathered(window);
    expect(await emptied()).toEqual({ removed: 0 });
    expect(backups()).toEqual([]);
  });

  test('forgets nothing where no backup can be made', async () => {
    const { goblin } = await gathered(window);
    await remove(goblin);
    fs.writeFileSync(path.join(library.folder, 'backups'), 'in the way');
    expect(await window.ask('library.emptyTrash', { commandId: commandId() })).toEqual(
      refusedWith('BACKUP_FAILED'),
    );
    expect(await putBack(goblin)).toMatchObject({ ok: true });
  });

  test('leaves what is removed while the backup is made', async () => {
    const { goblin, samurai } = await gathered(window);
    await remove(goblin);
    const emptying = emptied();
    await remove(samurai);
    expect(await emptying).toEqual({ removed: 1 });
    expect(await trashed()).toEqual([{ text: 'Hanako' }]);
  });

  test('answers a command about what is gone with NOT_FOUND, and does not carry it out again', async () => {
    const { id: campaignId } = await newCampaign(window);
    const create = { commandId: commandId(), campaignId, name: { text: 'The bridge' } };
    const note = await window.grant('notes.create', create);
    await remove(note);
    await emptied();
    expect(await window.ask('notes.create', create)).toEqual(refusedWith('NOT_FOUND'));
    expect((await window.grant('library.changes', { after: 0 })).rows).toHaveLength(1);
  });
});
