import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LibraryDocument } from '../../../shared/library/document.ts';
import { rowsSchema } from '../../../shared/library/row.ts';
import { taken } from '../../../shared/rules/core/catalogue.ts';
import { commandId, creature, gathered } from '../fixtures.ts';
import { type ExchangeDesk, exchangeDesk } from './fixtures.ts';

let desk: ExchangeDesk;

beforeEach(async () => {
  desk = await exchangeDesk();
});
afterEach(() => desk.discard());

const naginata = {
  name: { text: 'Naginata' },
  attackType: 'melee',
  damage: '1d10',
  strengthTo: 'hit',
  dexterityTo: 'ask',
};

async function kept(campaignId: string): Promise<LibraryDocument> {
  const asked = { commandId: commandId(), campaignId, catalogue: 'weapons', entry: naginata };
  return desk.window.grant('items.create', asked);
}
const rows = () => rowsSchema.parse(desk.store.changesAfter(0).rows);

test('in a bundle that comes as something new, a sheet has its weapon from the entry as it is here', async () => {
  const { window } = desk;
  const { campaignId, samurai } = await gathered(window);
  const made = await kept(campaignId);
  const { revision, body } = creature(await window.grant('library.read', { id: samurai.id }));
  const sheet = { ...body.sheet, weapons: [taken(naginata, { id: made.id, revision: 7 })] };
  const saved = { commandId: commandId(), id: samurai.id, revision, body: { ...body, sheet } };
  await window.grant('creatures.save', saved);
  desk.file = desk.at('hills.campaign');
  await window.grant('bundles.export', { campaigns: [campaignId], documents: null });
  const preview = await window.grant('bundles.open', null);
  expect(preview?.campaigns).toMatchObject([{ items: 1 }]);
  const token = preview?.token ?? '';
  await window.grant('bundles.import', { commandId: commandId(), token, mode: 'new', choices: {} });
  const copy = rows().find((row) => row.kind === 'item' && row.id !== made.id);
  const sheets = rows()
    .filter(({ kind, id }) => kind === 'character' && id !== samurai.id)
    .map(async ({ id }) => creature(await window.grant('library.read', { id })).body.sheet.weapons);
  expect(await Promise.all(sheets)).toContainEqual([{ ...naginata, from: { id: copy?.id, revision: 1 } }]);
});

test('in a bundle that comes as something new, a creature has its tags, and its template as it is here', async () => {
  const { window } = desk;
  const { campaignId, goblin } = await gathered(window);
  await window.grant('creatures.tag', {
    ...{ commandId: commandId(), kind: 'monster', ids: [goblin.id] },
    ...{ added: ['night'], removed: [] },
  });
  const name = { text: 'Goblin archer' };
  const derived = { commandId: commandId(), id: goblin.id, campaignId, name };
  const archer = creature(await window.grant('creatures.derive', derived));
  desk.file = desk.at('hills.campaign');
  await window.grant('bundles.export', { campaigns: [campaignId], documents: [goblin.id, archer.id] });
  const token = (await window.grant('bundles.open', null))?.token ?? '';
  await window.grant('bundles.import', { commandId: commandId(), token, mode: 'new', choices: {} });
  const came = rows().filter((row) => row.kind === 'monster' && row.campaignId !== campaignId);
  expect(came.map((row) => row.tags)).toEqual([['night'], ['night']]);
  const bodies = await Promise.all(
    came.map(async ({ id }) => ({ id, ...creature(await window.grant('library.read', { id })).body })),
  );
  const template = bodies.find((body) => body.derivedFrom === undefined);
  expect(bodies.find((body) => body.derivedFrom !== undefined)?.derivedFrom).toEqual({
    id: template?.id,
    revision: 1,
    sheet: goblin.body.sheet,
  });
});

test('a file of its own brings an entry into another campaign of the system, and into no other', async () => {
  const { window } = desk;
  const { campaignId } = await gathered(window);
  const made = await kept(campaignId);
  desk.file = desk.at('naginata.json');
  await window.grant('documents.exportJson', { id: made.id });
  const campaignOf = async (system: 'strike-save' | 'srd35') => {
    const name = { text: 'Elsewhere' };
    const asked = { commandId: commandId(), name, system, language: 'en' } as const;
    return (await window.grant('campaigns.create', asked)).id;
  };
  const elsewhere = await campaignOf('strike-save');
  await window.grant('documents.importJson', { commandId: commandId(), campaignId: elsewhere });
  const copy = rows().find((row) => row.kind === 'item' && row.campaignId === elsewhere);
  expect(await window.grant('library.read', { id: copy?.id ?? '' })).toMatchObject({
    body: { name: { text: 'Naginata' }, catalogue: 'weapons', entry: naginata },
  });
  const other = await campaignOf('srd35');
  const refused = await window.ask('documents.importJson', { commandId: commandId(), campaignId: other });
  expect(refused).toMatchObject({ ok: false, error: { code: 'OTHER_SYSTEM' } });
});
