import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CreatureDocument } from '../../shared/library/document.ts';
import {
  commandId,
  creature,
  fighting,
  gathered,
  newCampaign,
  newCreature,
  type Party,
  refusedWith,
  standing,
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

async function rows(campaignId: string, kind: CreatureDocument['kind'] = 'monster') {
  const list = await window.grant('library.list', { kind, campaignId, atMost: null });
  return list.rows.map(({ name, tags }) => ({
    name: 'text' in name ? name.text : name,
    ...(tags === undefined ? {} : { tags }),
  }));
}
const names = async (campaignId: string) =>
  (await rows(campaignId)).map(({ name }) => String(name)).toSorted();
const undo = () => window.grant('library.undo', { commandId: commandId() });
const redo = () => window.grant('library.redo', { commandId: commandId() });
const undoable = async () => (await window.grant('library.changes', { after: 0 })).undoState.undo;

/** The goblin hurt, with a weapon out of the campaign's catalogue and a tag. */
async function armedGoblin(): Promise<CreatureDocument> {
  const { goblin, campaignId } = party;
  const spear = { name: { text: 'Spear' }, attackType: 'melee', damage: '1d6' };
  const entry = { ...spear, strengthTo: 'ask', dexterityTo: 'ask' };
  const item = { commandId: commandId(), campaignId, catalogue: 'weapons', entry };
  const { id, revision } = await window.grant('items.create', item);
  const body = {
    ...goblin.body,
    hitPoints: 3,
    sheet: { ...goblin.body.sheet, weapons: [{ ...entry, from: { id, revision } }] },
  };
  const saved = { commandId: commandId(), id: goblin.id, revision: goblin.revision, body };
  await window.grant('creatures.save', saved);
  await window.grant('creatures.tag', {
    ...{ commandId: commandId(), kind: 'monster', ids: [goblin.id] },
    ...{ added: ['night'], removed: [] },
  });
  return standing(window, goblin);
}

describe('copies', () => {
  const copy = (ids: string[], campaignId: string, copies: number) =>
    window.ask('creatures.copy', { commandId: commandId(), kind: 'monster', ids, campaignId, copies });

  test('of a goblin are numbered on, unhurt, and gone again with one step', async () => {
    const goblin = await armedGoblin();
    const made = await copy([goblin.id], party.campaignId, 3);
    expect(await names(party.campaignId)).toEqual(['Goblin', 'Goblin 2', 'Goblin 3', 'Goblin 4']);
    const [id = ''] = made.ok ? made.value.ids : [];
    expect(await standing(window, { id })).toMatchObject({
      kind: 'monster',
      revision: 1,
      body: { ...goblin.body, name: { text: 'Goblin 2' }, hitPoints: null },
    });
    expect(await undoable()).toEqual({
      key: 'app:change.copied',
      params: { name: { text: 'Goblin' }, count: 3 },
    });
    await undo();
    expect(await names(party.campaignId)).toEqual(['Goblin']);
    await redo();
    expect(await names(party.campaignId)).toEqual(['Goblin', 'Goblin 2', 'Goblin 3', 'Goblin 4']);
  });

  test('in another campaign of the same rules keep their names, and leave its catalogue out', async () => {
    const goblin = await armedGoblin();
    const other = await newCampaign(window);
    const made = await copy([goblin.id], other.id, 1);
    expect(await rows(other.id)).toEqual([{ name: 'Goblin', tags: ['night'] }]);
    const [id = ''] = made.ok ? made.value.ids : [];
    const { weapons } = (await standing(window, { id })).body.sheet;
    expect(weapons).toEqual([expect.not.objectContaining({ from: expect.anything() })]);
    expect(weapons).toMatchObject([{ name: { text: 'Spear' }, damage: '1d6' }]);
  });

  test('go to no campaign of other rules', async () => {
    const form = { name: { text: 'Elsewhere' }, system: 'srd35', language: 'en' } as const;
    const { id } = await window.grant('campaigns.create', { commandId: commandId(), ...form });
    expect(await copy([party.goblin.id], id, 1)).toEqual(refusedWith('OTHER_RULES', { field: 'ids.0' }));
    expect(await names(id)).toEqual([]);
  });

  test.each([
    ['nobody', () => [], 1, 'BAD_INPUT'],
    ['somebody twice', () => [party.goblin.id, party.goblin.id], 1, 'BAD_INPUT'],
    ['one of another kind', () => [party.samurai.id], 1, 'NOT_FOUND'],
    ['too many', () => [party.goblin.id], 101, 'BAD_INPUT'],
  ])('of %s are refused', async (_, ids, copies, code) => {
    expect(await copy(ids(), party.campaignId, copies)).toMatchObject(refusedWith(code));
  });
});

describe('tags', () => {
  const tag = (ids: string[], added: string[], removed: string[] = []) =>
    window.ask('creatures.tag', { commandId: commandId(), kind: 'monster', ids, added, removed });

  test('are given to several at once, and one step takes them back', async () => {
    const wolf = await newCreature(window, party.campaignId, 'monster', 'Wolf');
    await tag([wolf.id], ['forest']);
    expect(await tag([party.goblin.id, wolf.id], [' Night  watch ', 'forest'])).toEqual({
      ok: true,
      value: { changed: 2 },
    });
    expect(await rows(party.campaignId)).toEqual(
      expect.arrayContaining([
        { name: 'Goblin', tags: ['forest', 'Night watch'] },
        { name: 'Wolf', tags: ['forest', 'Night watch'] },
      ]),
    );
    expect(await undoable()).toEqual({
      key: 'app:change.tagged',
      params: {
        name: { key: 'app:list.all.monster', params: { count: 2 } },
        tags: { text: 'forest, Night watch' },
      },
    });
    await undo();
    expect(await rows(party.campaignId)).toEqual(
      expect.arrayContaining([{ name: 'Goblin' }, { name: 'Wolf', tags: ['forest'] }]),
    );
  });

  test('that change nothing are no step', async () => {
    await tag([party.goblin.id], ['night']);
    const seq = window.store.seq();
    expect(await tag([party.goblin.id], ['NIGHT'], ['swamp'])).toEqual({ ok: true, value: { changed: 0 } });
    expect(window.store.seq()).toBe(seq);
  });

  test('leave nothing behind where the last one is taken away', async () => {
    await tag([party.goblin.id], ['night']);
    await tag([party.goblin.id], [], ['Night']);
    expect((await standing(window, party.goblin)).body).not.toHaveProperty('tags');
  });

  test('are at most thirty', async () => {
    await tag(
      [party.goblin.id],
      Array.from({ length: 30 }, (_, at) => `tag ${at}`),
    );
    expect(await tag([party.goblin.id], ['one more'])).toEqual(
      refusedWith('TOO_MANY_TAGS', { field: 'ids.0', params: { most: 30 } }),
    );
  });

  test('are found by the search', async () => {
    await tag([party.goblin.id], ['Vieux marais']);
    const found = await window.grant('library.search', { text: 'vieux mar', campaignId: null });
    expect(found.map(({ row, excerpt }) => [row.id, excerpt.includes('Vieux marais')])).toEqual([
      [party.goblin.id, true],
    ]);
  });
});

describe('removing several', () => {
  const remove = (seen: { id: string; revision: number }[], kind: CreatureDocument['kind'] = 'monster') =>
    window.ask('creatures.remove', { commandId: commandId(), kind, seen });

  test('puts them into the trash, and one step brings them back', async () => {
    const wolf = await newCreature(window, party.campaignId, 'monster', 'Wolf');
    expect(await remove([party.goblin, wolf].map(({ id, revision }) => ({ id, revision })))).toEqual({
      ok: true,
      value: { removed: 2 },
    });
    expect(await names(party.campaignId)).toEqual([]);
    expect((await window.grant('library.trash', null)).map(({ id }) => id).toSorted()).toEqual(
      [party.goblin.id, wolf.id].toSorted(),
    );
    await undo();
    expect(await names(party.campaignId)).toEqual(['Goblin', 'Wolf']);
  });

  test('removes none where one was changed meanwhile', async () => {
    const wolf = await newCreature(window, party.campaignId, 'monster', 'Wolf');
    const seen = [
      { id: wolf.id, revision: wolf.revision },
      { id: party.goblin.id, revision: 7 },
    ];
    expect(await remove(seen)).toEqual(
      refusedWith('STALE', { field: 'seen.1.revision', params: { revision: 1 } }),
    );
    expect(await names(party.campaignId)).toEqual(['Goblin', 'Wolf']);
  });

  test('removes none where one is fighting, and says who', async () => {
    const { campaignId, samurai, healer } = party;
    await fighting(window, campaignId, [samurai]);
    const seen = [healer, samurai].map(({ id, revision }) => ({ id, revision }));
    expect(await remove(seen, 'character')).toEqual(
      refusedWith('ONE_ON_LOAN', { field: 'seen.1.id', params: { name: 'Hanako' } }),
    );
  });
});

describe('a creature derived from another', () => {
  const derive = async () => {
    const { goblin, campaignId } = party;
    const asked = { commandId: commandId(), id: goblin.id, campaignId, name: { text: 'Goblin archer' } };
    return creature(await window.grant('creatures.derive', asked));
  };
  const change = async (who: CreatureDocument, fields: object) => {
    const { id, revision, body } = await standing(window, who);
    const changed = { ...body, sheet: { ...body.sheet, ...fields } };
    await window.grant('creatures.save', { commandId: commandId(), id, revision, body: changed });
  };
  const settle = async (who: CreatureDocument, paths: string[], choice: 'take' | 'leave') => {
    const { revision } = await standing(window, who);
    return window.ask('creatures.settle', { commandId: commandId(), id: who.id, revision, paths, choice });
  };

  test('remembers its template as it was', async () => {
    const { goblin } = party;
    const archer = await derive();
    expect(archer.body).toEqual({
      ...goblin.body,
      name: { text: 'Goblin archer' },
      derivedFrom: { id: goblin.id, revision: 1, sheet: goblin.body.sheet },
    });
  });

  test('takes a changed field over and leaves another, each a step', async () => {
    const archer = await derive();
    await change(archer, { dexterity: 4 });
    await change(party.goblin, { armorClass: 15, hitPoints: 9 });
    expect(await settle(archer, ['armorClass'], 'take')).toMatchObject({
      ok: true,
      value: {
        body: {
          sheet: { armorClass: 15, hitPoints: party.goblin.body.sheet.hitPoints, dexterity: 4 },
          derivedFrom: { revision: 1, sheet: { armorClass: 15 } },
        },
      },
    });
    expect(await settle(archer, ['hitPoints'], 'leave')).toMatchObject({
      ok: true,
      value: {
        body: {
          sheet: { armorClass: 15, hitPoints: party.goblin.body.sheet.hitPoints, dexterity: 4 },
          // Nothing is open any more.
          derivedFrom: { revision: 2, sheet: { armorClass: 15, hitPoints: 9 } },
        },
      },
    });
    await undo();
    await undo();
    expect((await standing(window, archer)).body).toMatchObject({
      sheet: { armorClass: 10, dexterity: 4 },
      derivedFrom: { revision: 1, sheet: { armorClass: 10 } },
    });
  });

  test('is asked only about what has changed', async () => {
    const archer = await derive();
    expect(await settle(archer, ['armorClass'], 'take')).toMatchObject(
      refusedWith('STALE', { field: 'paths' }),
    );
  });

  test('stays as it is when its template is removed', async () => {
    const archer = await derive();
    const { id, revision } = party.goblin;
    await window.grant('library.remove', { commandId: commandId(), id, revision });
    expect(await settle(archer, ['armorClass'], 'take')).toEqual(refusedWith('NO_TEMPLATE', { field: 'id' }));
    expect((await standing(window, archer)).body.name).toEqual({ text: 'Goblin archer' });
  });
});
