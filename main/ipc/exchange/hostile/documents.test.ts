import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zipOf } from '../fixtures.ts';
import { type Name, type SoundBundle, soundBundle } from './bundle-fixtures.ts';

let bundle: SoundBundle;
beforeAll(async () => {
  bundle = await soundBundle();
});
afterAll(() => bundle.discard());

test('the sound bundle is granted', async () => {
  expect(await bundle.opening(zipOf(bundle.entries))).toEqual({ code: 'GRANTED' });
});

describe('JSON', () => {
  const inSheet = (json: string) => (text: string) => text.replace('"sheet":{', `"sheet":{"x":${json},`);
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

  test.each<[string, string, string, string]>([
    ['65 levels', deep(62), 'JSON_TOO_DEEP', `body.sheet.x${'.0'.repeat(61)}`],
    ['a million levels', deep(1_000_000), 'JSON_TOO_DEEP', `body.sheet.x${'.0'.repeat(61)}`],
    [
      'a million levels of objects',
      '{"a":'.repeat(500_000),
      'JSON_TOO_DEEP',
      `body.sheet.x${'.a'.repeat(61)}`,
    ],
    ['NaN', '{"y":NaN}', 'JSON_NUMBER', 'body.sheet.x.y'],
    ['Infinity', '[1,Infinity]', 'JSON_NUMBER', 'body.sheet.x.1'],
    ['-Infinity', '-Infinity', 'JSON_NUMBER', 'body.sheet.x'],
    ['a number beyond all', '1e999', 'JSON_NUMBER', 'body.sheet.x'],
    ['an unsafe integer', '9007199254740993', 'JSON_NUMBER', 'body.sheet.x'],
    ['a million digits', `1${'0'.repeat(1_000_000)}`, 'JSON_NUMBER', 'body.sheet.x'],
    ['a string of a million', `"${'a'.repeat(1_000_000)}"`, 'JSON_TOO_LONG', 'body.sheet.x'],
    ['a key of a million', `{"${'k'.repeat(1_000_000)}":1}`, 'JSON_TOO_LONG', 'body.sheet.x'],
    ['a million values', `[${'0,'.repeat(1_000_000)}0]`, 'JSON_TOO_MANY', 'body.sheet.x.199966'],
    ['__proto__', '{"__proto__":{"admin":true}}', 'JSON_KEY', 'body.sheet.x.__proto__'],
    ['__proto__ in escapes', '{"__pro\\u0074o__":1}', 'JSON_KEY', 'body.sheet.x.__proto__'],
    ['constructor', '[{"constructor":1}]', 'JSON_KEY', 'body.sheet.x.0.constructor'],
    ['prototype', '{"prototype":1}', 'JSON_KEY', 'body.sheet.x.prototype'],
    ['half a text', '"', 'JSON_UNREADABLE', 'body.sheet'],
    ['a line end in a text', '"\n"', 'JSON_UNREADABLE', 'body.sheet.x'],
    ['a hexadecimal number', '0x10', 'JSON_UNREADABLE', 'body.sheet'],
    ['a comment', '/* */1', 'JSON_UNREADABLE', 'body.sheet.x'],
    ['a trailing comma', '[1,]', 'JSON_UNREADABLE', 'body.sheet.x.1'],
  ])('with %s is refused', async (_, json, code, at) => {
    const answer = await bundle.opening(bundle.withChanged('samurai', inSheet(json)));
    expect(answer).toMatchObject({ code });
    if (code !== 'JSON_TOO_MANY') expect(answer.field).toBe(`${bundle.names.samurai}: ${at}`);
  });

  test('that is no UTF-8 is refused', async () => {
    const bytes = Buffer.from(bundle.entries[bundle.names.samurai] ?? '', 'utf8');
    bytes[20] = 0xff;
    expect(await bundle.opening(zipOf({ ...bundle.entries, [bundle.names.samurai]: bytes }))).toMatchObject({
      code: 'JSON_UNREADABLE',
      field: bundle.names.samurai,
    });
  });
});

describe('a document', () => {
  // biome-ignore lint/suspicious/noExplicitAny: documents are broken here in every way that JSON allows.
  type Loose = any;
  const json = (change: (document: Loose) => unknown) => (text: string) => {
    const document = JSON.parse(text);
    change(document);
    return JSON.stringify(document);
  };

  test.each<[string, Name, Parameters<typeof json>[0], string, string]>([
    [
      'dice of dice',
      'samurai',
      (d: Loose) => (d.body.sheet.weapons[0].damage = '999999d999999'),
      'INVALID_SHEET',
      'body.sheet.weapons.0.damage',
    ],
    ['no level', 'samurai', (d: Loose) => delete d.body.sheet.level, 'INVALID_SHEET', 'body.sheet.level'],
    [
      'a class of no system',
      'samurai',
      (d: Loose) => (d.body.sheet.class = 'wizard'),
      'INVALID_SHEET',
      'body.sheet.class',
    ],
    [
      '101 weapons',
      'samurai',
      (d: Loose) => (d.body.sheet.weapons = Array(101).fill(d.body.sheet.weapons[0])),
      'INVALID_SHEET',
      'body.sheet.weapons',
    ],
    ['no sheet', 'samurai', (d: Loose) => delete d.body.sheet, 'BUNDLE_FORM', 'body.sheet'],
    ['no name', 'samurai', (d: Loose) => (d.body.name = { text: ' ' }), 'BUNDLE_FORM', 'body.name.text'],
    ['another schema', 'samurai', (d: Loose) => (d.body.schema = 2), 'BUNDLE_FORM', 'body.schema'],
    ['half a hit point', 'samurai', (d: Loose) => (d.body.hitPoints = 0.5), 'BUNDLE_FORM', 'body.hitPoints'],
    ['a kind that nobody knows', 'samurai', (d: Loose) => (d.kind = 'macro'), 'BUNDLE_FORM', 'kind'],
    ['a field beside the body', 'samurai', (d: Loose) => (d.onLoad = 'alert(1)'), 'BUNDLE_FORM', 'onLoad'],
    [
      'a campaign that is not there',
      'samurai',
      (d: Loose) => (d.campaignId = 'elsewhere'),
      'BUNDLE_REFERENCE',
      'campaignId',
    ],
    [
      'a campaign that is itself',
      'note',
      (d: Loose) => (d.campaignId = 'x'),
      'BUNDLE_REFERENCE',
      'campaignId',
    ],
    [
      'a system without sheets',
      'campaign',
      (d: Loose) => (d.body.system = 'srd36'),
      'BUNDLE_FORM',
      'body.system',
    ],
    [
      'a text of 200,001',
      'note',
      (d: Loose) => (d.body.text = 'a'.repeat(200_001)),
      'BUNDLE_FORM',
      'body.text',
    ],
    ['fewer events than it says', 'encounter', (d: Loose) => (d.events.count = 99), 'BUNDLE_EVENTS', ''],
    ['a campaign as an encounter', 'encounter', (d: Loose) => delete d.events, 'BUNDLE_FORM', 'events'],
    [
      'a fight that is said to run',
      'encounter',
      (d: Loose) => (d.body.status = 'running'),
      'BUNDLE_EVENTS',
      '',
    ],
  ])('with %s is refused', async (_, name, change, code, at) => {
    const { code: found, field } = await bundle.opening(bundle.withChanged(name, json(change)));
    expect(found).toBe(code);
    if (at !== '') expect(field).toBe(`${bundle.names[name]}: ${at}`);
  });

  test('with a sheet of several faults is refused with each of them and its path', async () => {
    const change = json((d: Loose) => {
      d.body.sheet.class = 'wizard';
      d.body.sheet.level = 99;
      d.body.sheet.weapons[0].damage = '999999d999999';
    });
    const { code, faults } = await bundle.opening(bundle.withChanged('samurai', change));
    expect(code).toBe('INVALID_SHEET');
    expect(faults?.map(({ field }) => field)).toEqual([
      `${bundle.names.samurai}: body.sheet.class`,
      `${bundle.names.samurai}: body.sheet.level`,
      `${bundle.names.samurai}: body.sheet.weapons.0.damage`,
    ]);
  });
});

describe('several documents at fault', () => {
  test('are all named, each with its place and with each faulty field', async () => {
    const { [bundle.names.samurai]: character = '', [bundle.names.note]: note = '' } = bundle.entries;
    const sheet = JSON.parse(character);
    sheet.body.sheet.class = 'wizard';
    sheet.body.sheet.level = 99;
    const bytes = zipOf({
      ...bundle.entries,
      [bundle.names.samurai]: JSON.stringify(sheet),
      [bundle.names.note]: note.replace('"text":', '"__proto__":'),
      [bundle.names.events]: (bundle.entries[bundle.names.events] ?? '').replace('"round":1', '"round":2'),
    });
    const { code, params, faults = [] } = await bundle.opening(bytes);
    expect({ code, params }).toEqual({ code: 'BUNDLE_DOCUMENTS', params: { count: 3 } });
    expect(new Set(faults.map((one) => `${one.field}: ${one.code}`))).toEqual(
      new Set([
        `${bundle.names.samurai}: body.sheet.class: FIELD_NOT_AN_OPTION`,
        `${bundle.names.samurai}: body.sheet.level: FIELD_OUT_OF_RANGE`,
        `${bundle.names.note}: body.name.__proto__: JSON_KEY`,
        `${bundle.names.events}: 4: BUNDLE_EVENTS`,
      ]),
    );
  });

  test('of whose campaign something is wrong are not accused of it', async () => {
    const campaign = (bundle.entries[bundle.names.campaign] ?? '').replace(
      '"language":"fr"',
      '"language":"xx"',
    );
    expect(
      await bundle.opening(zipOf({ ...bundle.entries, [bundle.names.campaign]: campaign })),
    ).toMatchObject({
      ...{ code: 'BUNDLE_FORM', field: `${bundle.names.campaign}: body.language` },
    });
  });

  test.each([
    ['a name that is none', 5000, ''],
    ['ten thousand levels', 3000, '['.repeat(10_000)],
  ])('with %s, %i of them, are named up to the hundredth', async (_, count, text) => {
    const {
      code,
      params,
      faults = [],
    } = await bundle.opening(zipOf({ ...bundle.entries, ...bundle.spoilt(count, text) }));
    expect(code).toBe('BUNDLE_DOCUMENTS');
    const named = Number(params?.count);
    expect(named).toBeGreaterThan(1);
    expect(named).toBeLessThanOrEqual(100);
    expect(faults).toHaveLength(named + 1);
    const unread = faults.at(-1)?.params?.count;
    const others = Object.keys(bundle.entries).filter((name) => name.startsWith('documents/')).length;
    expect(faults.at(-1)?.code).toBe('BUNDLE_UNREAD');
    // Those at fault stand before or behind the bundle.entries ones, all of which have been read then, or none.
    expect([count - named, count - named + others - 1, count - named + others]).toContain(unread);
  });
});

test('names that are markup stay text', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  const bytes = bundle.withChanged('samurai', (text) => text.replace('"Hanako"', JSON.stringify(evil)));
  bundle.desk.file = bundle.desk.at('evil.campaign');
  fs.writeFileSync(bundle.desk.file, bytes);
  const preview = await bundle.desk.window.grant('bundles.open', null);
  expect(preview?.conflicts).toMatchObject([{ theirs: { text: evil }, mine: { text: 'Hanako' } }]);
});
