import { afterEach, beforeEach, expect, test } from 'vitest';
import { statBlocks } from '../../shared/rules/srd35/stat-block/paste-reader.ts';
import { commandId, refusedWith, type TestLibrary, type TestWindow, temporaryLibrary } from './fixtures.ts';

let library: TestLibrary;
let window: TestWindow;
let campaignId: string;

beforeEach(async () => {
  library = await temporaryLibrary();
  window = library.window();
  const name = { text: 'The fens' };
  const asked = { commandId: commandId(), name, system: 'srd35', language: 'en' } as const;
  campaignId = (await window.grant('campaigns.create', asked)).id;
});
afterEach(() => {
  library.discard();
  expect(window.log).toEqual([]);
});

const text = `Reed Wolf
Size/Type: Medium Animal
Hit Dice: 2d8+4 (13 hp)
Attack: Bite +5 melee (1d6+1)

Reed Bear
Size/Type: Large Animal
Hit Dice: 6d8+24 (51 hp)
Attack: Claw +11 melee (1d8+8)`;

function pasted() {
  return statBlocks.read(text).map(({ name, sheet, text: printed }) => ({
    name: { text: name ?? '' },
    sheet,
    printed,
  }));
}

const monsters = () => window.store.listed('monster', campaignId);

test('several monsters come as one change, with the text that they were read from', async () => {
  const input = { commandId: commandId(), campaignId, creatures: pasted() };
  const made = await window.grant('creatures.paste', input);
  expect(made.map(({ body }) => body)).toMatchObject([
    { name: { text: 'Reed Wolf' }, sheet: { hitPoints: 13 }, printed: text.split('\n\n')[0] },
    { name: { text: 'Reed Bear' }, sheet: { hitPoints: 51, size: 'large' } },
  ]);
  expect(await window.grant('creatures.paste', input)).toEqual(made);
  expect(monsters()).toHaveLength(2);
  await window.grant('library.undo', { commandId: commandId() });
  expect(monsters()).toHaveLength(0);
  await window.grant('library.redo', { commandId: commandId() });
  expect(monsters()).toHaveLength(2);
});

test('one faulty sheet keeps all of them out', async () => {
  const [first, second] = pasted();
  if (first === undefined || second === undefined) throw new Error('no creatures');
  const creatures = [first, { ...second, sheet: { ...second.sheet, size: 'vast' } }];
  expect(
    await window.ask('creatures.paste', { commandId: commandId(), campaignId, creatures }),
  ).toMatchObject(refusedWith('INVALID_SHEET', { field: 'creatures.1.sheet' }));
  expect(monsters()).toHaveLength(0);
});
