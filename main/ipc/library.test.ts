import fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import {
  commandId,
  creature,
  fighting,
  gathered,
  newCampaign,
  newCreature,
  openedIn,
  standing,
  type TestWindow,
  temporaryFolder,
  windowOver,
} from './fixtures.ts';

let folder: string;
let store: Store;
let window: TestWindow;

beforeEach(async () => {
  folder = temporaryFolder();
  store = await openedIn(folder);
  window = windowOver(store);
});
afterEach(() => {
  store.close();
  fs.rmSync(folder, { recursive: true });
  expect(window.log).toEqual([]);
});

const undo = () => window.ask('library.undo', { commandId: commandId() });
const redo = () => window.ask('library.redo', { commandId: commandId() });
const remove = ({ id, revision }: { id: string; revision: number }) =>
  window.ask('library.remove', { commandId: commandId(), id, revision });
const granted = { ok: true };
const refusedWith = (code: string, more = {}) => ({ ok: false, error: { code, ...more } });

/** Saves a creature under another name. */
async function renamed(id: string, name: string) {
  const { revision, body } = await standing(window, { id });
  const saved = { ...body, name: { text: name } };
  return creature(
    await window.grant('creatures.save', { commandId: commandId(), id, revision, body: saved }),
  );
}

/** Saves a creature with other hit points. */
async function healed(id: string, hitPoints: number | null) {
  const { revision, body } = await standing(window, { id });
  return window.grant('creatures.save', {
    commandId: commandId(),
    id,
    revision,
    body: { ...body, hitPoints },
  });
}

const nameOf = async (id: string) => (await standing(window, { id })).body.name;

describe('change numbers', () => {
  test('rows carry names and what they are, each with the number of its last change', async () => {
    const { campaignId, samurai, goblin } = await gathered(window);
    const { seq, rows, after } = await window.grant('library.changes', { after: 0 });
    expect([after, seq]).toEqual([0, 5]);
    expect(rows.map(({ id, seq: changed }) => [id, changed])).toContainEqual([goblin.id, 5]);
    expect(rows.find(({ id }) => id === samurai.id)).toEqual({
      id: samurai.id,
      kind: 'character',
      campaignId,
      name: { text: 'Hanako' },
      summary: {
        key: 'strike-save:identity.character',
        params: { class: { key: 'strike-save:class.samurai' }, level: 7 },
      },
      revision: 2,
      seq: 3,
    });
    expect(rows.find(({ id }) => id === campaignId)?.summary).toEqual({ key: 'strike-save:name' });
  });

  test('a window is told what changed after its number, and what is gone', async () => {
    const { samurai, goblin } = await gathered(window);
    const { seq } = await window.grant('library.changes', { after: 0 });
    await renamed(samurai.id, 'Hana');
    await remove(goblin);
    const changes = await window.grant('library.changes', { after: seq });
    expect(changes.rows.map(({ name }) => name)).toEqual([{ text: 'Hana' }]);
    expect(changes.removed).toEqual([goblin.id]);
    expect(window.heard.at(-1)?.payload).toMatchObject({
      after: seq + 1,
      seq: seq + 2,
      removed: [goblin.id],
    });
  });

  test('the first screen has settings, campaigns and what undo would do', async () => {
    const { campaignId } = await gathered(window);
    expect(await window.grant('app.start', null)).toMatchObject({
      version: '0.0.0',
      library: store.library,
      settings: { language: 'en' },
      campaigns: [{ id: campaignId }],
      undoState: { undo: { key: 'app:change.created', params: { name: { text: 'Goblin' } } }, redo: null },
    });
  });
});

describe('a command', () => {
  test('sent twice happens once and gets the first answer', async () => {
    const command = {
      commandId: commandId(),
      name: { text: 'Twice' },
      system: 'strike-save',
      language: 'fi',
    } as const;
    const first = await window.grant('campaigns.create', command);
    const again = await window.grant('campaigns.create', command);
    expect(again).toEqual(first);
    expect((await window.grant('library.changes', { after: 0 })).rows).toHaveLength(1);
    expect(window.heard).toHaveLength(1);
  });

  test('is remembered across a restart', async () => {
    const command = {
      commandId: commandId(),
      name: { text: 'Twice' },
      system: 'strike-save',
      language: 'fi',
    } as const;
    const first = await window.grant('campaigns.create', command);
    store.close();
    store = await openedIn(folder);
    window = windowOver(store);
    expect(await window.grant('campaigns.create', command)).toEqual(first);
  });

  test('with the id of another kind of command is refused', async () => {
    const id = commandId();
    await window.grant('campaigns.create', {
      commandId: id,
      name: { text: 'A' },
      system: 'strike-save',
      language: 'en',
    });
    expect(await window.ask('library.undo', { commandId: id })).toEqual(
      refusedWith('BAD_INPUT', { field: 'commandId' }),
    );
  });

  test('that was refused may be sent again under its id', async () => {
    const again = { commandId: commandId() };
    expect(await window.ask('library.undo', again)).toEqual(refusedWith('NOTHING_TO_UNDO'));
    await newCampaign(window);
    expect(await window.ask('library.undo', again)).toMatchObject(granted);
  });
});

describe('removing', () => {
  test('is soft: the document is not found, and undo brings it back as it was', async () => {
    const { goblin } = await gathered(window);
    expect(await remove(goblin)).toMatchObject(granted);
    expect(await window.ask('library.read', { id: goblin.id })).toEqual(refusedWith('NOT_FOUND'));
    expect(await remove(goblin)).toEqual(refusedWith('NOT_FOUND'));
    await undo();
    expect(await standing(window, goblin)).toEqual({ ...goblin, revision: 3 });
  });

  test('of what somebody else has changed meanwhile is refused', async () => {
    const { samurai } = await gathered(window);
    await renamed(samurai.id, 'Hana');
    expect(await remove(samurai)).toEqual(
      refusedWith('STALE', { field: 'revision', params: { revision: 3 } }),
    );
  });

  test('a campaign goes only when it holds nothing', async () => {
    const campaign = await newCampaign(window);
    const goblin = await newCreature(window, campaign.id, 'monster', 'Goblin');
    expect(await remove(campaign)).toEqual(refusedWith('CAMPAIGN_NOT_EMPTY'));
    await remove(goblin);
    expect(await remove(campaign)).toMatchObject(granted);
    const name = { text: 'Late' };
    expect(
      await window.ask('creatures.create', {
        commandId: commandId(),
        campaignId: campaign.id,
        kind: 'monster',
        name,
      }),
    ).toEqual(refusedWith('NOT_FOUND', { field: 'campaignId' }));
  });

  test('a character who fights stays, and so does the encounter', async () => {
    const { campaignId, samurai } = await gathered(window);
    const fight = await fighting(window, campaignId, [samurai]);
    expect(await remove(samurai)).toEqual(refusedWith('ON_LOAN'));
    expect(await remove({ id: fight.id, revision: 1 })).toEqual(refusedWith('ON_LOAN'));
    await fight.command({ type: 'endEncounter' });
    expect(await remove({ id: fight.id, revision: 2 })).toMatchObject(granted);
    expect(await window.ask('encounters.read', { id: fight.id })).toEqual(
      refusedWith('NOT_FOUND', { field: 'id' }),
    );
    expect(await fight.command({ type: 'undo' })).toEqual(refusedWith('NOT_FOUND', { field: 'id' }));
  });
});

describe('undo and redo', () => {
  test('take back and bring back creating, saving and removing, named by their effect', async () => {
    const { campaignId } = await gathered(window);
    const wolf = await newCreature(window, campaignId, 'monster', 'Wolf');
    await renamed(wolf.id, 'Dire wolf');
    await remove({ id: wolf.id, revision: 2 });
    const labels = async () => (await window.grant('app.start', null)).undoState;
    const label = (what: string, text: string) => ({ key: `app:change.${what}`, params: { name: { text } } });
    expect(await labels()).toEqual({ undo: label('removed', 'Dire wolf'), redo: null });
    await undo();
    expect(await nameOf(wolf.id)).toEqual({ text: 'Dire wolf' });
    expect(await labels()).toEqual({
      undo: label('saved', 'Dire wolf'),
      redo: label('removed', 'Dire wolf'),
    });
    await undo();
    expect(await nameOf(wolf.id)).toEqual({ text: 'Wolf' });
    await undo();
    expect(await window.ask('library.read', { id: wolf.id })).toEqual(refusedWith('NOT_FOUND'));
    await redo();
    expect(await nameOf(wolf.id)).toEqual({ text: 'Wolf' });
    await redo();
    expect(await nameOf(wolf.id)).toEqual({ text: 'Dire wolf' });
    await redo();
    expect(await window.ask('library.read', { id: wolf.id })).toEqual(refusedWith('NOT_FOUND'));
    expect(await redo()).toEqual(refusedWith('NOTHING_TO_REDO'));
  });

  test('work across a restart', async () => {
    const { goblin } = await gathered(window);
    await renamed(goblin.id, 'Hobgoblin');
    await undo();
    store.close();
    store = await openedIn(folder);
    window = windowOver(store);
    await redo();
    expect(await nameOf(goblin.id)).toEqual({ text: 'Hobgoblin' });
    await undo();
    expect(await nameOf(goblin.id)).toEqual({ text: 'Goblin' });
  });

  test('a new command ends redo', async () => {
    const { goblin, samurai } = await gathered(window);
    await renamed(goblin.id, 'Hobgoblin');
    await undo();
    await renamed(samurai.id, 'Hana');
    expect(await redo()).toEqual(refusedWith('NOTHING_TO_REDO'));
    await undo();
    expect(await nameOf(samurai.id)).toEqual({ text: 'Hanako' });
  });

  test('never take a revision away: each appends one', async () => {
    const { goblin } = await gathered(window);
    await renamed(goblin.id, 'Hobgoblin');
    await undo();
    await redo();
    expect((await standing(window, goblin)).revision).toBe(4);
    const names = [1, 2, 3, 4].map((revision) => store.documents.version(goblin.id, revision).body.name);
    expect(names).toEqual([
      { text: 'Goblin' },
      { text: 'Hobgoblin' },
      { text: 'Goblin' },
      { text: 'Hobgoblin' },
    ]);
  });

  test('sent twice, undo happens once', async () => {
    const { goblin } = await gathered(window);
    await renamed(goblin.id, 'Hobgoblin');
    const again = { commandId: commandId() };
    await window.grant('library.undo', again);
    await window.grant('library.undo', again);
    expect(await nameOf(goblin.id)).toEqual({ text: 'Goblin' });
  });

  test('leave alone what an encounter has written since', async () => {
    const { campaignId, samurai } = await gathered(window);
    await healed(samurai.id, 40);
    await renamed(samurai.id, 'Hana');
    const fight = await fighting(window, campaignId, [samurai]);
    await fight.command({ type: 'changeHitPoints', combatant: 1, change: -30 });
    await fight.command({ type: 'endEncounter' });
    await undo();
    await undo();
    expect((await standing(window, samurai)).body).toMatchObject({ name: { text: 'Hanako' }, hitPoints: 10 });
    await redo();
    await redo();
    expect((await standing(window, samurai)).body).toMatchObject({ name: { text: 'Hana' }, hitPoints: 10 });
  });

  test('leave the hit points of a character who fights, and do not take the character away', async () => {
    const { campaignId } = await gathered(window);
    const ronin = await newCreature(window, campaignId, 'character', 'Ronin');
    await healed(ronin.id, 5);
    await fighting(window, campaignId, [ronin]);
    await undo();
    expect((await standing(window, ronin)).body.hitPoints).toBe(5);
    expect(await undo()).toEqual(refusedWith('ON_LOAN'));
  });

  test('do not take a campaign away that holds an encounter', async () => {
    const { id } = await newCampaign(window);
    const goblin = await newCreature(window, id, 'monster', 'Goblin');
    await fighting(window, id, [goblin]);
    await undo();
    expect(await undo()).toEqual(refusedWith('CAMPAIGN_NOT_EMPTY'));
  });
});
