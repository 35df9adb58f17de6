import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NoteDocument } from '../../shared/library/document.ts';
import {
  commandId,
  gathered,
  newCampaign,
  newNote,
  refusedWith,
  savedNote,
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

const save = ({ id, revision, body }: NoteDocument, text: string) =>
  window.ask('notes.save', { commandId: commandId(), id, revision, body: { ...body, text } });
const undo = () => window.grant('library.undo', { commandId: commandId() });
const rowOf = async (id: string) =>
  (await window.grant('library.changes', { after: 0 })).rows.find((row) => row.id === id);

describe('a note', () => {
  test('begins empty, keeps what is written, and stands in the list with its first words', async () => {
    const { id: campaignId } = await newCampaign(window);
    const note = await newNote(window, campaignId, 'The bridge');
    expect(note).toMatchObject({ kind: 'note', campaignId, body: { text: '' } });
    expect(await rowOf(note.id)).toMatchObject({ name: { text: 'The bridge' }, summary: null });
    await savedNote(window, note, '# Guards\n* a troll');
    expect(await rowOf(note.id)).toMatchObject({ kind: 'note', summary: { text: 'Guards a troll' } });
  });

  test('is text, whatever it looks like', async () => {
    const { id: campaignId } = await newCampaign(window);
    const note = await newNote(window, campaignId, '<b>x</b>');
    const text = '</pre><style onload=alert(1)><iframe srcdoc="x">';
    expect((await savedNote(window, note, text)).body).toMatchObject({ name: { text: '<b>x</b>' }, text });
  });

  test('goes back word by word with undo', async () => {
    const { id: campaignId } = await newCampaign(window);
    const note = await newNote(window, campaignId, 'The bridge');
    await savedNote(window, note, 'A troll');
    await undo();
    expect(await window.grant('library.read', { id: note.id })).toMatchObject({ body: { text: '' } });
    await undo();
    expect(await window.ask('library.read', { id: note.id })).toEqual(refusedWith('NOT_FOUND'));
  });

  test('saved over a newer one is refused', async () => {
    const { id: campaignId } = await newCampaign(window);
    const note = await newNote(window, campaignId, 'The bridge');
    await savedNote(window, note, 'A troll');
    expect(await save(note, 'Two trolls')).toEqual(
      refusedWith('STALE', { field: 'revision', params: { revision: 2 } }),
    );
  });

  test('lies in a campaign, and nothing else is a note', async () => {
    const { samurai } = await gathered(window);
    const create = { commandId: commandId(), campaignId: samurai.id, name: { text: 'Nowhere' } };
    expect(await window.ask('notes.create', create)).toEqual(
      refusedWith('NOT_FOUND', { field: 'campaignId' }),
    );
    const body = { schema: 1, name: { text: 'Hanako' }, text: '' } as const;
    const saving = { commandId: commandId(), id: samurai.id, revision: 2, body };
    expect(await window.ask('notes.save', saving)).toEqual(refusedWith('NOT_FOUND', { field: 'id' }));
  });

  test('keeps its campaign from being removed', async () => {
    const { id } = await newCampaign(window);
    await newNote(window, id, 'The bridge');
    expect(await window.ask('library.remove', { commandId: commandId(), id, revision: 1 })).toEqual(
      refusedWith('CAMPAIGN_NOT_EMPTY'),
    );
  });
});
