import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Answered } from '../../shared/ipc/channel.ts';
import {
  commandId,
  creature,
  fighting,
  gathered,
  newCampaign,
  newCreature,
  refusedWith,
  standing,
  type TestLibrary,
  type TestWindow,
  temporaryLibrary,
} from './fixtures.ts';

/** What was granted. */
function granted<T>(answer: Answered<T>): T {
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

let library: TestLibrary;
let window: TestWindow;

async function restart(): Promise<void> {
  await library.restart();
  window = library.window();
}

beforeEach(async () => {
  library = await temporaryLibrary();
  window = library.window();
});
afterEach(() => {
  library.discard();
  expect(window.log).toEqual([]);
});

const undo = () => window.ask('library.undo', { commandId: commandId() });
const redo = () => window.ask('library.redo', { commandId: commandId() });
const remove = ({ id, revision }: { id: string; revision: number }) =>
  window.ask('library.remove', { commandId: commandId(), id, revision });
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
      undo: {
        key: 'app:change.renamed',
        params: { from: { text: 'Wolf' }, to: { text: 'Dire wolf' } },
      },
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
    await restart();
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
    const names = [1, 2, 3, 4].map(
      (revision) => granted(window.store.documents.version(goblin.id, revision)).body.name,
    );
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
