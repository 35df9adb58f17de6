import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  campaign,
  commandId,
  creature,
  fighting,
  gathered,
  newCampaign,
  newCreature,
  newNote,
  refusedWith,
  samuraiSheet,
  savedNote,
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

const at = '2025-01-02T03:04:05.678Z';
const named = (what: string, text: string, more = {}) => ({
  key: `app:change.${what}`,
  params: { name: { text }, ...more },
});
const renamed = (from: string, to: string) => ({
  key: 'app:change.renamed',
  params: { from: { text: from }, to: { text: to } },
});
const revert = (id: string, revision: number, to: number) =>
  window.ask('library.revert', { commandId: commandId(), id, revision, to });
/** Saves a creature with parts of its body changed. */
async function changed(id: string, body: object) {
  const present = await standing(window, { id });
  const saved = { ...present.body, ...body };
  const { revision } = present;
  return creature(
    await window.grant('creatures.save', { commandId: commandId(), id, revision, body: saved }),
  );
}

test('what is typed on in one field is one entry and one undo, however often it was saved', async () => {
  const { samurai } = await gathered(window);
  const first = await standing(window, { id: samurai.id });
  const save = async (text: string, goesOn?: string) => {
    const { revision, body } = await standing(window, { id: samurai.id });
    const id = commandId();
    await window.grant('creatures.save', {
      commandId: id,
      id: samurai.id,
      revision,
      body: { ...body, name: { text } },
      ...(goesOn === undefined ? {} : { goesOn }),
    });
    return id;
  };
  const entries = await window.grant('library.history', { id: samurai.id });
  await save('Tomoe', await save('Tom', await save('To')));
  const after = await window.grant('library.history', { id: samurai.id });
  expect(after).toHaveLength(entries.length + 1);
  expect(after[0]).toMatchObject({ effect: renamed('Hanako', 'Tomoe') });
  await window.grant('library.undo', { commandId: commandId() });
  expect((await standing(window, { id: samurai.id })).body).toEqual(first.body);
  await window.grant('library.redo', { commandId: commandId() });
  expect((await standing(window, { id: samurai.id })).body).toMatchObject({ name: { text: 'Tomoe' } });
});

describe('the history of a document', () => {
  test('names what every change did and when, the newest first, across a restart', async () => {
    const { samurai } = await gathered(window);
    await changed(samurai.id, { name: { text: 'Hana' } });
    await window.grant('library.remove', { commandId: commandId(), id: samurai.id, revision: 3 });
    await window.grant('library.undo', { commandId: commandId() });
    await library.restart();
    window = library.window();
    const removed = named('removed', 'Hana');
    const undone = { key: 'app:change.undone', params: { change: removed } };
    const trained = {
      key: 'app:change.field',
      params: {
        name: { text: 'Hanako' },
        field: { key: 'strike-save:field.class' },
        from: { key: 'strike-save:class.warrior' },
        to: { key: 'strike-save:class.samurai' },
      },
    };
    const sound = { state: 'sound', at, deleted: false };
    expect(await window.grant('library.history', { id: samurai.id })).toEqual([
      { ...sound, revision: 5, effect: undone },
      { ...sound, revision: 4, effect: removed, deleted: true },
      { ...sound, revision: 3, effect: renamed('Hanako', 'Hana') },
      { ...sound, revision: 2, effect: { key: 'app:change.andMore', params: { change: trained, count: 6 } } },
      { ...sound, revision: 1, effect: named('created', 'Hanako') },
    ]);
  });

  test('tells which fight a character came out of', async () => {
    const { campaignId, samurai } = await gathered(window);
    const fight = await fighting(window, campaignId, [samurai]);
    await fight.command({ type: 'endEncounter' });
    const [newest] = await window.grant('library.history', { id: samurai.id });
    expect(newest).toMatchObject({ effect: named('encounterEnded', 'At the bridge') });
  });

  test('of what never was is not found', async () => {
    expect(await window.ask('library.history', { id: 'nobody' })).toEqual(
      refusedWith('NOT_FOUND', { field: 'id' }),
    );
  });
});

describe('going back to a revision', () => {
  test('appends one that is equal to it, and undo takes that back', async () => {
    const { samurai } = await gathered(window);
    await changed(samurai.id, { name: { text: 'Hana' }, hitPoints: 3 });
    const reverted = await revert(samurai.id, 3, 2);
    expect(reverted).toEqual({ ok: true, value: { ...samurai, revision: 4 } });
    const { undoState } = await window.grant('app.start', null);
    expect(undoState.undo).toEqual(named('reverted', 'Hanako', { revision: 2 }));
    await window.grant('library.undo', { commandId: commandId() });
    expect((await standing(window, samurai)).body).toMatchObject({ name: { text: 'Hana' }, hitPoints: 3 });
  });

  test('works for notes and campaigns', async () => {
    const { id, revision, body } = await newCampaign(window);
    const saved = { ...body, name: { text: 'Eight Hills' }, options: { beyondTable: 'extrapolate' } };
    await window.grant('campaigns.save', { commandId: commandId(), id, revision, body: saved });
    await revert(id, 2, 1);
    expect(campaign(await window.grant('library.read', { id })).body).toEqual(body);
    const note = await newNote(window, id, 'The bridge');
    await savedNote(window, note, 'A troll');
    expect(await revert(note.id, 2, 1)).toEqual({ ok: true, value: { ...note, revision: 3 } });
  });

  test('to the present one changes nothing', async () => {
    const { samurai } = await gathered(window);
    expect(await revert(samurai.id, 2, 2)).toEqual({ ok: true, value: samurai });
  });

  test('leaves the hit points of a character who fights', async () => {
    const { campaignId, samurai } = await gathered(window);
    await changed(samurai.id, { hitPoints: 7 });
    await fighting(window, campaignId, [samurai]);
    expect(await revert(samurai.id, 3, 2)).toEqual({
      ok: true,
      value: { ...(await standing(window, samurai)) },
    });
    expect((await standing(window, samurai)).body.hitPoints).toBe(7);
  });

  test('to a sheet that the present house rules forbid is refused with its faults', async () => {
    const { id, body } = await newCampaign(window);
    const options = (beyondTable: string, revision: number) =>
      window.grant('campaigns.save', {
        ...{ commandId: commandId(), id, revision },
        body: { ...body, options: { beyondTable } },
      });
    await options('extrapolate', 1);
    const sheet = { ...samuraiSheet, level: 25 };
    const hero = await newCreature(window, id, 'character', 'Hanako', sheet);
    await changed(hero.id, { sheet: samuraiSheet });
    await options('reject', 2);
    expect(await revert(hero.id, 3, 2)).toMatchObject(
      refusedWith('INVALID_SHEET', { field: 'to', faults: [expect.objectContaining({ field: 'level' })] }),
    );
  });

  test('of an encounter leaves it to its events whether it is running', async () => {
    const { campaignId, goblin } = await gathered(window);
    const fight = await fighting(window, campaignId, [goblin]);
    await fight.command({ type: 'endEncounter' });
    expect(await revert(fight.id, 2, 1)).toMatchObject({
      ok: true,
      value: { revision: 2, body: { status: 'ended' } },
    });
  });

  test.each([
    ['an older revision seen', 1, 1, refusedWith('STALE', { field: 'revision', params: { revision: 2 } })],
    ['a revision to come', 2, 3, refusedWith('NOT_FOUND', { field: 'to' })],
    ['no revision', 2, 0, refusedWith('BAD_INPUT', { field: 'to' })],
  ])('with %s is refused', async (_, revision, to, expected) => {
    const { samurai } = await gathered(window);
    expect(await revert(samurai.id, revision, to)).toEqual(expected);
  });

  test('of what lies in the trash is refused', async () => {
    const { goblin } = await gathered(window);
    await window.grant('library.remove', { commandId: commandId(), id: goblin.id, revision: 1 });
    expect(await revert(goblin.id, 2, 1)).toEqual(refusedWith('NOT_FOUND', { field: 'id' }));
  });
});
