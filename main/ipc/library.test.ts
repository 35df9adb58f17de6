import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
const remove = ({ id, revision }: { id: string; revision: number }) =>
  window.ask('library.remove', { commandId: commandId(), id, revision });
const granted = { ok: true };
/** Saves a creature under another name. */
async function renamed(id: string, name: string) {
  const { revision, body } = await standing(window, { id });
  const saved = { ...body, name: { text: name } };
  return creature(
    await window.grant('creatures.save', { commandId: commandId(), id, revision, body: saved }),
  );
}

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
      level: 7,
      revision: 2,
      seq: 3,
    });
    expect(rows.find(({ id }) => id === campaignId)?.summary).toEqual({ key: 'strike-save:name' });
  });

  test('a list holds one kind of document, of one campaign or of all', async () => {
    const { campaignId, samurai, healer, goblin } = await gathered(window);
    const other = await newCampaign(window);
    const wolf = await newCreature(window, other.id, 'monster', 'Wolf');
    const listed = async (kind: 'campaign' | 'character' | 'monster', id: string | null) => {
      const { seq, total, rows } = await window.grant('library.list', { kind, campaignId: id, atMost: null });
      expect([seq, total]).toEqual([7, rows.length]);
      return rows.map((row) => row.id).sort();
    };
    expect(await listed('character', campaignId)).toEqual([samurai.id, healer.id].sort());
    expect(await listed('monster', campaignId)).toEqual([goblin.id]);
    expect(await listed('monster', null)).toEqual([goblin.id, wolf.id].sort());
    expect(await listed('campaign', null)).toEqual([campaignId, other.id].sort());
  });

  test('a long list begins with the first by name, and says how long it is', async () => {
    const { campaignId, goblin } = await gathered(window);
    await newCreature(window, campaignId, 'monster', 'Wolf');
    const bat = await newCreature(window, campaignId, 'monster', 'Bat');
    const list = { kind: 'monster', campaignId, atMost: 2 } as const;
    const { total, rows } = await window.grant('library.list', list);
    expect([total, rows.map(({ id }) => id)]).toEqual([3, [bat.id, goblin.id]]);
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
      library: window.store.library,
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
    await restart();
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
