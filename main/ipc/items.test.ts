import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ItemDocument, LibraryDocument } from '../../shared/library/document.ts';
import {
  commandId,
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

const naginata = {
  name: { text: 'Naginata' },
  attackType: 'melee',
  damage: '1d10',
  strengthTo: 'hit',
  dexterityTo: 'ask',
};

function item(document: LibraryDocument): ItemDocument {
  if (document.kind !== 'item') throw new Error(`a ${document.kind}`);
  return document;
}
const create = (campaignId: string, entry: typeof naginata = naginata, catalogue = 'weapons') =>
  window.ask('items.create', { commandId: commandId(), campaignId, catalogue, entry });
async function created(campaignId: string, entry: typeof naginata = naginata): Promise<ItemDocument> {
  const made = await create(campaignId, entry);
  if (!made.ok) throw new Error(made.error.code);
  return item(made.value);
}
const save = (of: ItemDocument, entry: ItemDocument['body']['entry']) =>
  window.ask('items.save', {
    commandId: commandId(),
    id: of.id,
    revision: of.revision,
    body: { ...of.body, entry },
  });

describe('an entry of the catalogue', () => {
  test('is kept under its own name, changed, taken back by undo, and lies in the trash', async () => {
    const { campaignId } = await gathered(window);
    const made = await created(campaignId);
    expect(made.body).toMatchObject({ name: { text: 'Naginata' }, catalogue: 'weapons', entry: naginata });
    const changed = await save(made, { ...naginata, name: { text: 'Long naginata' }, damage: '1d12' });
    expect(changed).toMatchObject({
      ok: true,
      value: { revision: 2, body: { name: { text: 'Long naginata' } } },
    });
    await window.grant('library.undo', { commandId: commandId() });
    expect((await window.grant('library.read', { id: made.id })).body).toMatchObject({
      name: { text: 'Naginata' },
    });
    const { revision } = await window.grant('library.read', { id: made.id });
    await window.grant('library.remove', { commandId: commandId(), id: made.id, revision });
    expect(await window.grant('library.trash', null)).toMatchObject([{ id: made.id, kind: 'item' }]);
    await window.grant('library.putBack', { commandId: commandId(), id: made.id });
    expect(await window.grant('library.history', { id: made.id })).toHaveLength(5);
  });

  test('is typed on in one field as one step, named by the field; back where it was, as none', async () => {
    const { campaignId } = await gathered(window);
    let present = await created(campaignId);
    const typed = async (damage: string, goesOn?: string): Promise<string> => {
      const { id, revision, body } = present;
      const made = commandId();
      const entry = { ...body.entry, damage };
      const ids = goesOn === undefined ? { commandId: made } : { commandId: made, goesOn };
      present = item(await window.grant('items.save', { ...ids, id, revision, body: { ...body, entry } }));
      return made;
    };
    await typed('1d12', await typed('1d1'));
    const { undoState } = await window.grant('app.start', null);
    const [from, to] = [{ dice: '1d10' }, { dice: '1d12' }];
    expect(undoState.undo).toMatchObject({ key: 'app:change.field', params: { from, to } });
    expect(await window.grant('library.history', { id: present.id })).toHaveLength(2);
    await typed('1d12', await typed('1d2'));
    expect((await window.grant('app.start', null)).undoState.undo).toEqual(undoState.undo);
    await window.grant('library.undo', { commandId: commandId() });
    expect((await window.grant('library.read', { id: present.id })).body).toMatchObject({ entry: naginata });
  });

  test('is found by its name and by what it is, in every language', async () => {
    const { campaignId } = await gathered(window);
    const { id } = await created(campaignId);
    const found = async (text: string) =>
      (await window.grant('library.search', { text, campaignId: null })).map(({ row }) => row.id);
    expect(await found('nagin')).toContain(id);
    expect(await found('corps')).toContain(id);
  });

  test.each<[string, Parameters<typeof create>[1], string, string]>([
    ['a faulty field', { ...naginata, damage: 'much' }, 'weapons', 'INVALID_SHEET'],
    ['no name', { ...naginata, name: { text: ' ' } }, 'weapons', 'INVALID_SHEET'],
    ['a catalogue that the system has not', naginata, 'spaceships', 'NOT_FOUND'],
  ])('is refused for %s', async (_, entry, catalogue, code) => {
    const { campaignId } = await gathered(window);
    expect(await create(campaignId, entry, catalogue)).toMatchObject(refusedWith(code));
  });
});
