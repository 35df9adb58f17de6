import fs from 'node:fs';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { portraitBytes } from '../../../shared/library/portrait/fixtures.ts';
import { contentHash } from '../../store/canonical.ts';
import { commandId, creature, gathered, newCampaign, type Party } from '../fixtures.ts';
import { type ExchangeDesk, exchangeDesk, exported, opened, zipOf } from './fixtures.ts';

let desk: ExchangeDesk;
let other: ExchangeDesk;
let party: Party;
const jpeg = portraitBytes();
const hash = contentHash(jpeg);

beforeEach(async () => {
  desk = await exchangeDesk();
  other = await exchangeDesk();
  party = await gathered(desk.window);
  const { id, revision } = party.samurai;
  await desk.window.grant('creatures.portray', { commandId: commandId(), id, revision, portrait: jpeg });
});
afterEach(() => {
  expect([...desk.window.log, ...other.window.log]).toEqual([]);
  desk.discard();
  other.discard();
});

const portraitThere = () => other.store.portraits.read(hash);

test.each(['merge', 'new'] as const)('a bundle brings portraits along (%s)', async (mode) => {
  const bundle = await exported(desk, 'a.campaign');
  expect(Object.keys(unzipSync(bundle)).filter((name) => name.startsWith('portraits/'))).toEqual([
    `portraits/${hash}.jpg`,
  ]);
  const { token } = await opened(other, desk.at('a.campaign'));
  await other.window.grant('bundles.import', { commandId: commandId(), token, mode, choices: {} });
  expect(portraitThere()).toEqual({ ok: true, value: jpeg });
  const names = other.store.documents
    .after(0)
    .flatMap(({ document }) =>
      document?.kind === 'character' ? [[document.body.name, document.body.portrait]] : [],
    );
  expect(names).toContainEqual([{ text: 'Hanako' }, hash]);
  // What comes back out is the same to the byte where the ids are.
  if (mode === 'merge') expect((await exported(other, 'b.campaign')).equals(bundle)).toBe(true);
});

test('theirs in the place of ours brings its portrait', async () => {
  await exported(desk, 'a.campaign');
  const take = async (choices: Record<string, 'theirs'>) => {
    const { token } = await opened(other, desk.at('a.campaign'));
    return other.window.grant('bundles.import', { commandId: commandId(), token, mode: 'merge', choices });
  };
  await take({});
  const { id, revision } = creature(await other.window.grant('library.read', { id: party.samurai.id }));
  await other.window.grant('creatures.portray', { commandId: commandId(), id, revision, portrait: null });
  await take({ [id]: 'theirs' });
  expect(creature(await other.window.grant('library.read', { id })).body.portrait).toBe(hash);
});

test.each<[string, (entries: Record<string, Uint8Array>) => void, string, string]>([
  [
    'that is not there',
    (entries) => delete entries[`portraits/${hash}.jpg`],
    'BUNDLE_REFERENCE',
    `portraits/${hash}.jpg`,
  ],
  [
    'that is another one than its name says',
    (entries) => {
      entries[`portraits/${hash}.jpg`] = portraitBytes({ mark: 9 });
    },
    'BUNDLE_PORTRAIT',
    `portraits/${hash}.jpg`,
  ],
  [
    'that nobody has',
    (entries) => {
      entries[`portraits/${'a'.repeat(64)}.jpg`] = jpeg;
    },
    'BUNDLE_REFERENCE',
    `portraits/${'a'.repeat(64)}.jpg`,
  ],
  [
    'that is larger than any',
    (entries) => {
      entries[`portraits/${hash}.jpg`] = Buffer.alloc(180 * 1024 + 1, 7);
    },
    'BUNDLE_TOO_LARGE',
    `portraits/${hash}.jpg`,
  ],
  [
    'with another ending',
    (entries) => {
      entries[`portraits/${hash}.svg`] = jpeg;
    },
    'BUNDLE_ENTRY',
    `portraits/${hash}.svg`,
  ],
  [
    'beside its folder',
    (entries) => {
      entries['portraits/../../picture.jpg'] = jpeg;
    },
    'BUNDLE_ENTRY',
    'portraits/../../picture.jpg',
  ],
])('a bundle with a portrait %s is refused whole', async (_, change, code, field) => {
  const entries = unzipSync(await exported(desk, 'a.campaign'));
  change(entries);
  other.file = other.at('hostile.campaign');
  fs.writeFileSync(other.file, zipOf(entries));
  expect(await other.window.ask('bundles.open', null)).toMatchObject({ error: { code, field } });
});

test('a bundle whose portrait bears its hash and is no picture of ours is refused whole', async () => {
  const entries = unzipSync(await exported(desk, 'a.campaign'));
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const evil = contentHash(svg);
  const texts = Object.fromEntries(
    Object.entries(entries).map(([name, bytes]) => [
      name,
      name.endsWith('.json')
        ? Buffer.from(Buffer.from(bytes).toString('utf8').replaceAll(hash, evil))
        : bytes,
    ]),
  );
  delete texts[`portraits/${hash}.jpg`];
  other.file = other.at('evil.campaign');
  fs.writeFileSync(other.file, zipOf({ ...texts, [`portraits/${evil}.jpg`]: svg }));
  expect(await other.window.ask('bundles.open', null)).toMatchObject({
    error: { code: 'BUNDLE_PORTRAIT', field: `portraits/${evil}.jpg` },
  });
});

test('a document of its own carries its portrait within, and arrives with it', async () => {
  desk.file = desk.at('samurai.json');
  await desk.window.grant('documents.exportJson', { id: party.samurai.id });
  const written = JSON.parse(fs.readFileSync(desk.file, 'utf8'));
  const { id: campaignId } = await newCampaign(other.window);
  other.file = other.at('samurai.json');
  const importing = async (change: object) => {
    fs.writeFileSync(other.file ?? '', JSON.stringify({ ...written, ...change }));
    return other.window.ask('documents.importJson', { commandId: commandId(), campaignId });
  };
  const bad = { error: { code: 'BUNDLE_PORTRAIT', field: 'samurai.json: portrait' } };
  expect(await importing({ portrait: Buffer.from('<svg/>').toString('base64') })).toMatchObject(bad);
  expect(
    await importing({ portrait: Buffer.from(portraitBytes({ mark: 3 })).toString('base64') }),
  ).toMatchObject(bad);
  const portraitOf = async (change: object) => {
    const answer = await importing(change);
    if (!answer.ok || answer.value === null) throw new Error('not imported');
    return creature(await other.window.grant('library.read', { id: answer.value.id })).body.portrait;
  };
  // Without the picture there is none, rather than one that is missing.
  expect(await portraitOf({ portrait: undefined })).toBeUndefined();
  expect(portraitThere().ok).toBe(false);
  expect(await portraitOf({})).toBe(hash);
  expect(portraitThere()).toEqual({ ok: true, value: jpeg });
});
