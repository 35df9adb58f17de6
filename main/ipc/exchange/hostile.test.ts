import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beforeFirst, chained } from '../../store/encounter-events.ts';
import { commandId, fighting, gathered, newNote } from '../fixtures.ts';
import { type ExchangeDesk, exchangeDesk, exported, textsIn, zipOf } from './fixtures.ts';

let desk: ExchangeDesk;
/** A sound bundle, entry by entry, and the names in it. */
let sound: Readonly<Record<string, string>>;
let names: {
  samurai: string;
  campaign: string;
  note: string;
  encounter: string;
  events: string;
  snapshot: string;
};
let samurai: string;

beforeAll(async () => {
  desk = await exchangeDesk();
  const party = await gathered(desk.window);
  const note = await newNote(desk.window, party.campaignId, 'Note');
  const fight = await fighting(desk.window, party.campaignId, [party.samurai, party.goblin]);
  await fight.command({ type: 'endEncounter' });
  sound = textsIn(await exported(desk, 'sound.campaign'));
  samurai = party.samurai.id;
  const snapshot = Object.keys(sound).find(
    (name) => name.startsWith('snapshots/') && sound[name]?.includes('samurai'),
  );
  names = {
    samurai: `documents/${samurai}.json`,
    campaign: `documents/${party.campaignId}.json`,
    note: `documents/${note.id}.json`,
    encounter: `documents/${fight.id}.json`,
    events: `events/${fight.id}.jsonl`,
    snapshot: snapshot ?? '',
  };
});
afterAll(() => {
  expect(desk.window.log).toEqual([]);
  desk.discard();
});

type Name = keyof typeof names;

/** Writes a bundle and opens it; the library must be as it was. */
async function opening(bytes: Uint8Array) {
  desk.file = desk.at('hostile.campaign');
  fs.writeFileSync(desk.file, bytes);
  const seq = desk.store.seq();
  // Of the processor's time: other work of the machine does not count.
  const began = process.cpuUsage();
  const answer = await desk.window.ask('bundles.open', null);
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(1000);
  expect(desk.store.seq()).toBe(seq);
  if (answer.ok) return { code: 'GRANTED' };
  const { code, field, params, faults } = answer.error;
  return { code, field, params, faults };
}

/** The sound bundle with one entry changed. */
function with_(name: Name, change: (text: string) => string): Uint8Array {
  const entry = names[name];
  return zipOf({ ...sound, [entry]: change(sound[entry] ?? '') }, 0);
}

test('the sound bundle is granted', async () => {
  expect(await opening(zipOf(sound))).toEqual({ code: 'GRANTED' });
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
    const answer = await opening(with_('samurai', inSheet(json)));
    expect(answer).toMatchObject({ code });
    if (code !== 'JSON_TOO_MANY') expect(answer.field).toBe(`${names.samurai}: ${at}`);
  });

  test('that is no UTF-8 is refused', async () => {
    const bytes = Buffer.from(sound[names.samurai] ?? '', 'utf8');
    bytes[20] = 0xff;
    expect(await opening(zipOf({ ...sound, [names.samurai]: bytes }))).toMatchObject({
      code: 'JSON_UNREADABLE',
      field: names.samurai,
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
    const { code: found, field } = await opening(with_(name, json(change)));
    expect(found).toBe(code);
    if (at !== '') expect(field).toBe(`${names[name]}: ${at}`);
  });

  test('with a sheet of several faults is refused with each of them and its path', async () => {
    const change = json((d: Loose) => {
      d.body.sheet.class = 'wizard';
      d.body.sheet.level = 99;
      d.body.sheet.weapons[0].damage = '999999d999999';
    });
    const { code, faults } = await opening(with_('samurai', change));
    expect(code).toBe('INVALID_SHEET');
    expect(faults?.map(({ field }) => field)).toEqual([
      `${names.samurai}: body.sheet.class`,
      `${names.samurai}: body.sheet.level`,
      `${names.samurai}: body.sheet.weapons.0.damage`,
    ]);
  });
});

/** Documents at fault: with a name that is none, or with a text in their places. */
const spoilt = (count: number, text: string) => {
  const document = JSON.parse(sound[names.note] ?? '');
  const entries = Array.from({ length: count }, (_, at) => [
    `documents/note-${String(at).padStart(5, '0')}.json`,
    text === '' ? JSON.stringify({ ...document, body: { ...document.body, name: 7 } }) : text,
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
};

describe('several documents at fault', () => {
  test('are all named, each with its place and with each faulty field', async () => {
    const { [names.samurai]: character = '', [names.note]: note = '' } = sound;
    const sheet = JSON.parse(character);
    sheet.body.sheet.class = 'wizard';
    sheet.body.sheet.level = 99;
    const bytes = zipOf({
      ...sound,
      [names.samurai]: JSON.stringify(sheet),
      [names.note]: note.replace('"text":', '"__proto__":'),
      [names.events]: (sound[names.events] ?? '').replace('"round":1', '"round":2'),
    });
    const { code, params, faults = [] } = await opening(bytes);
    expect({ code, params }).toEqual({ code: 'BUNDLE_DOCUMENTS', params: { count: 3 } });
    expect(new Set(faults.map((one) => `${one.field}: ${one.code}`))).toEqual(
      new Set([
        `${names.samurai}: body.sheet.class: FIELD_NOT_AN_OPTION`,
        `${names.samurai}: body.sheet.level: FIELD_OUT_OF_RANGE`,
        `${names.note}: body.name.__proto__: JSON_KEY`,
        `${names.events}: 4: BUNDLE_EVENTS`,
      ]),
    );
  });

  test('of whose campaign something is wrong are not accused of it', async () => {
    const campaign = (sound[names.campaign] ?? '').replace('"language":"fr"', '"language":"xx"');
    expect(await opening(zipOf({ ...sound, [names.campaign]: campaign }))).toMatchObject({
      ...{ code: 'BUNDLE_FORM', field: `${names.campaign}: body.language` },
    });
  });

  test.each([
    ['a name that is none', 5000, ''],
    ['ten thousand levels', 3000, '['.repeat(10_000)],
  ])('with %s, %i of them, are named up to the hundredth', async (_, count, text) => {
    const { code, params, faults = [] } = await opening(zipOf({ ...sound, ...spoilt(count, text) }));
    expect(code).toBe('BUNDLE_DOCUMENTS');
    const named = Number(params?.count);
    expect(named).toBeGreaterThan(1);
    expect(named).toBeLessThanOrEqual(100);
    expect(faults).toHaveLength(named + 1);
    const unread = faults.at(-1)?.params?.count;
    const others = Object.keys(sound).filter((name) => name.startsWith('documents/')).length;
    expect(faults.at(-1)?.code).toBe('BUNDLE_UNREAD');
    // Those at fault stand before or behind the sound ones, all of which have been read then, or none.
    expect([count - named, count - named + others - 1, count - named + others]).toContain(unread);
  });
});

describe('events', () => {
  test.each<[string, (lines: string) => string, string, number | null]>([
    ['with a byte flipped', (lines) => lines.replace('"round":1', '"round":2'), 'BUNDLE_EVENTS', 4],
    [
      'without the last',
      (lines) => `${lines.trimEnd().split('\n').slice(0, -1).join('\n')}\n`,
      'BUNDLE_EVENTS',
      4,
    ],
    ['without the first', (lines) => lines.slice(lines.indexOf('\n') + 1), 'BUNDLE_EVENTS', 1],
    ['in another order', (lines) => lines.trimEnd().split('\n').reverse().join('\n'), 'BUNDLE_EVENTS', 1],
    ['that are no lines', () => '{"hash":1}', 'JSON_UNREADABLE', 1],
    ['that are nothing', () => '', 'BUNDLE_EVENTS', 0],
  ])('%s are refused at the line', async (_, change, code, line) => {
    expect(await opening(with_('events', change))).toMatchObject({ code, field: `${names.events}: ${line}` });
  });

  test('whose snapshots are missing are refused', async () => {
    const { [names.snapshot]: _, ...without } = sound;
    expect(await opening(zipOf(without))).toMatchObject({ code: 'BUNDLE_REFERENCE', field: names.snapshot });
  });

  test('whose snapshot is not what its hash says are refused', async () => {
    const changed = with_('snapshot', (text) => text.replace('"level":7', '"level":8'));
    expect(await opening(changed)).toMatchObject({ code: 'BUNDLE_EVENTS', field: names.snapshot });
  });
});

describe('events whose chain is sound', () => {
  // biome-ignore lint/suspicious/noExplicitAny: events are broken here in every way that JSON allows.
  type Event = any;

  /** The sound bundle with its fight told otherwise, by somebody who can hash. */
  function retold(change: (events: Event[]) => Event[]): Uint8Array {
    const lines = (sound[names.events] ?? '').trimEnd().split('\n');
    const events = change(lines.map((line) => JSON.parse(line)[1]));
    let head = beforeFirst;
    const written = events.map((event) => {
      const payload = JSON.stringify(event);
      head = chained(head, payload);
      return `["${Buffer.from(head).toString('hex')}",${payload}]\n`;
    });
    const document = JSON.parse(sound[names.encounter] ?? '');
    document.events = { count: events.length, head: Buffer.from(head).toString('hex') };
    return zipOf({ ...sound, [names.events]: written.join(''), [names.encounter]: JSON.stringify(document) });
  }
  const later = (event: object) => (all: Event[]) => [
    ...all.slice(0, -1),
    { commandId: 'another', at: '', event },
    ...all.slice(-1),
  ];
  const roll = {
    action: 'weapon.0',
    decisions: {},
    label: { text: '' },
    actor: 1,
    targets: [2],
    modifier: 0,
    findings: [],
  };
  const asking = (dice: object[]) => ({ step: 'roll', purpose: { key: 'app:a' }, dice });

  test('are granted as they were', async () => {
    expect(await opening(retold((all) => all))).toEqual({ code: 'GRANTED' });
  });

  test.each<[string, (events: Event[]) => Event[], string]>([
    [
      'a billion dice',
      later({ type: 'rollOpened', ...roll, question: asking([{ count: 1e9, sides: 6 }]) }),
      'BUNDLE_EVENTS',
    ],
    [
      'dice of a billion',
      later({ type: 'rollOpened', ...roll, question: asking([{ count: 1, sides: 1e9 }]) }),
      'BUNDLE_EVENTS',
    ],
    [
      'an actor who is not there',
      later({ type: 'rollOpened', ...roll, actor: 9, question: null }),
      'BUNDLE_EVENTS',
    ],
    [
      'a target that is not there',
      later({ type: 'rollOpened', ...roll, targets: [9], question: null }),
      'BUNDLE_EVENTS',
    ],
    ['a turn of nobody', later({ type: 'turnStarted', combatant: 9, round: 1 }), 'BUNDLE_EVENTS'],
    ['an order of others', later({ type: 'orderChanged', order: [1, 9] }), 'BUNDLE_EVENTS'],
    ['an order without one', later({ type: 'orderChanged', order: [1] }), 'BUNDLE_EVENTS'],
    [
      'an answer to nothing',
      later({ type: 'dieFell', answer: { sum: 1 }, roller: 'app', findings: [], question: null }),
      'BUNDLE_EVENTS',
    ],
    ['an undo of nothing', later({ type: 'stepUndone', step: 'nothing' }), 'BUNDLE_EVENTS'],
    [
      'a second beginning',
      later({ type: 'encounterBegan', system: 'strike-save', rulesVersion: 1, options: {} }),
      'BUNDLE_EVENTS',
    ],
    [
      'another system',
      ([first, ...all]) => [{ ...first, event: { ...first.event, system: 'srd35' } }, ...all],
      'BUNDLE_EVENTS',
    ],
    ['nobody in it', (all) => [all[0], all.at(-1)], 'BUNDLE_EVENTS'],
    ['an event that nobody knows', later({ type: 'macroRan', code: 'alert(1)' }), 'BUNDLE_FORM'],
    ['a snapshot that is not there', later({ type: 'combatantJoined' }), 'BUNDLE_FORM'],
  ])('but with %s are refused', async (_, change, code) => {
    const answer = await opening(retold(change));
    expect(answer.code).toBe(code);
    expect(answer.field).toMatch(`${names.events}: `);
  });

  test('a character that is said to be a note stands for nobody', async () => {
    const noteId = names.note.slice('documents/'.length, -'.json'.length);
    const bytes = retold((all) => JSON.parse(JSON.stringify(all).replaceAll(samurai, noteId)));
    const other = await exchangeDesk();
    other.file = other.at('note.campaign');
    fs.writeFileSync(other.file, bytes);
    const preview = await other.window.grant('bundles.open', null);
    const token = preview?.token ?? '';
    await other.window.grant('bundles.import', { commandId: commandId(), token, mode: 'merge', choices: {} });
    const id = names.encounter.slice('documents/'.length, -'.json'.length);
    const { length: position } = (await other.window.grant('encounters.read', { id })).events;
    const undo = { commandId: commandId(), id, position, command: { type: 'undo' } } as const;
    expect(await other.window.ask('encounters.command', undo)).toMatchObject({ ok: true });
    expect(other.window.log).toEqual([]);
    other.discard();
  });
});

describe('a manifest', () => {
  const manifest = (change: object) => () =>
    JSON.stringify({ ...JSON.parse(sound['manifest.json'] ?? ''), ...change });

  test.each<[string, object, string, string | undefined]>([
    ['of a newer version', { formatVersion: 2, more: 1 }, 'BUNDLE_TOO_NEW', undefined],
    ['of another format', { format: 'zip' }, 'NOT_A_BUNDLE', undefined],
    [
      'with a campaign that is not there',
      { campaigns: [{ id: 'a', name: { text: 'A' } }] },
      'BUNDLE_REFERENCE',
      'documents/a.json',
    ],
    [
      'with a campaign called __proto__',
      { campaigns: [{ id: '__proto__', name: { text: 'A' } }] },
      'BUNDLE_FORM',
      'manifest.json: campaigns.0.id',
    ],
    ['with settings', { settings: {} }, 'BUNDLE_FORM', 'manifest.json: settings'],
  ])('%s is refused', async (_, change, code, field) => {
    const bytes = zipOf({ ...sound, 'manifest.json': manifest(change)() });
    const answer = await opening(bytes);
    const [first = answer] = answer.faults ?? [];
    expect(first).toMatchObject(field === undefined ? { code } : { code, field });
  });

  test('that is missing makes it no bundle', async () => {
    const { 'manifest.json': _, ...without } = sound;
    expect(await opening(zipOf(without))).toMatchObject({ code: 'NOT_A_BUNDLE' });
  });
});

/** A sound bundle with one more entry, under a name that zip tools would not write. */
function withNamed(name: string, attributes: object = {}): Uint8Array {
  const files = Object.entries(sound).map(([each, text]) => [each, Buffer.from(text)] as const);
  return zipSync(Object.fromEntries([...files, [name, [Buffer.from('{}'), attributes]]]) as never);
}

/** Every place where some bytes stand in others, overwritten. */
function patched(bytes: Uint8Array, from: string, to: string): Uint8Array {
  return Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(from, to), 'latin1');
}

describe('an archive', () => {
  test.each([
    '/etc/passwd',
    '../../outside.json',
    'documents/../../outside.json',
    'documents\\a.json',
    'C:/a.json',
    'documents/a:b.json',
    'documents/__proto__.json',
    'documents/constructor.json',
    'documents/hasOwnProperty.json',
    'documents/.json',
    'documents/a/b.json',
    'documents/a\u0000.json',
    'documents/é.json',
    `documents/${'a'.repeat(101)}.json`,
    'settings.json',
    'run.js',
    'Documents/a.json',
  ])('with an entry called %j is refused', async (name) => {
    const answer = await opening(withNamed(name));
    expect(answer.code).toBe('BUNDLE_ENTRY');
    expect(answer.params).toEqual({ place: answer.field });
  });

  test('with an entry called __proto__ is refused', async () => {
    expect(
      await opening(patched(withNamed('documents'), 'documents\u0000', '__proto__\u0000')),
    ).toMatchObject({
      code: expect.stringMatching(/^BUNDLE_(ENTRY|DAMAGED)$/),
    });
  });

  test.each([
    ['a link', { os: 3, attrs: 0o120777 * 65536 }],
    ['a folder', { os: 3, attrs: 0o040755 * 65536 }],
    ['a device', { os: 3, attrs: 0o060644 * 65536 }],
    ['a folder of DOS', { attrs: 0x10 }],
  ])('with %s is refused', async (_, attributes) => {
    expect(await opening(withNamed('documents/link.json', attributes))).toMatchObject({
      code: 'BUNDLE_ENTRY',
      field: 'documents/link.json',
    });
  });

  test('with one name twice is refused', async () => {
    const twice = patched(
      withNamed('documents/other-name-of-an-id-that-is-36-long.json'),
      'documents/other-name-of-an-id-that-is-36-long.json',
      names.note.padEnd(46, 'x').slice(0, 46),
    );
    expect((await opening(twice)).code).toMatch(/^BUNDLE_/);
    const files = zipSync({ 'documents/a.json': Buffer.from('{}'), 'documents/b.json': Buffer.from('{}') });
    expect(await opening(patched(files, 'documents/b.json', 'documents/a.json'))).toMatchObject({
      code: 'BUNDLE_ENTRY',
      field: 'documents/a.json',
    });
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'NOT_A_BUNDLE'],
    ['a text', Buffer.from('PKING is not a zip, and this is long enough'), 'BUNDLE_DAMAGED'],
    ['a picture', Buffer.alloc(4096, 0x89), 'NOT_A_BUNDLE'],
    ['zeros', Buffer.alloc(65_536), 'NOT_A_BUNDLE'],
  ])('that is %s is refused', async (_, bytes, code) => {
    expect(await opening(bytes)).toMatchObject({ code });
  });

  test('cut at any place is refused, with a byte flipped at any place refused or the same', async () => {
    const whole = Buffer.from(zipOf(sound));
    for (let part = 1; part < 40; part += 1) {
      const at = Math.floor((whole.length * part) / 40);
      expect((await opening(whole.subarray(0, at))).code).toBe('BUNDLE_DAMAGED');
      const flipped = Buffer.from(whole);
      flipped[at] = (flipped[at] ?? 0) ^ 0x55;
      expect((await opening(flipped)).code).toMatch(/^(BUNDLE_\w+|JSON_\w+|NOT_A_BUNDLE|GRANTED)$/);
    }
  });

  test('with something before or behind it is refused', async () => {
    const whole = Buffer.from(zipOf(sound));
    expect((await opening(Buffer.concat([Buffer.from('PK\u0003\u0004'), whole]))).code).toBe(
      'BUNDLE_DAMAGED',
    );
    expect((await opening(Buffer.concat([whole, Buffer.from('tail')]))).code).toBe('BUNDLE_DAMAGED');
  });

  test('a document that is not in a file is not read', async () => {
    desk.file = desk.folder;
    expect(await desk.window.ask('bundles.open', null)).toMatchObject({ error: { code: 'FILE_NOT_READ' } });
    desk.file = desk.at('nowhere.campaign');
    expect(await desk.window.ask('bundles.open', null)).toMatchObject({ error: { code: 'FILE_NOT_READ' } });
  });
});

/** A zip of one deflated entry that says of itself whatever it likes. */
function packedZip(name: string, packed: Buffer, size: number): Buffer {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(8, 10);
  record.writeUInt32LE(packed.length, 20);
  record.writeUInt32LE(size, 24);
  record.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(record.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, record, Buffer.from(name), end]);
}

/** Reads bundles one after the other in a process of its own. */
function measured(files: readonly string[]) {
  const script = fileURLToPath(new URL('./read-measured.ts', import.meta.url));
  const told = execFileSync(process.execPath, ['--max-old-space-size=200', script, ...files], {
    encoding: 'utf8',
  });
  if (process.env.MEASURE === '1') console.info(told);
  return JSON.parse(told) as { answers: { code: string; ms: number }[]; megabytes: number };
}

test('bombs go off outside: each is refused in under a second, all within 200 MB', {
  timeout: 60_000,
}, () => {
  const zeros = deflateRawSync(Buffer.alloc(200_000_000), { level: 9 });
  const bomb = packedZip('documents/zeros.json', zeros, 200_000_000);
  expect(bomb.length).toBeLessThan(200_000);
  const many = directoryOf(200_001);
  const brackets = zipOf({ ...sound, [names.samurai]: '['.repeat(4 * 2 ** 20) });
  const objects = zipOf({ ...sound, [names.samurai]: `[${'{},'.repeat(1_000_000)}{}]` });
  const quotes = zipOf({ ...sound, [names.samurai]: `["${'\\"'.repeat(2_000_000)}"]` });
  const spaces = zipOf({ ...sound, [names.samurai]: ' '.repeat(4 * 2 ** 20 - 1) });
  const cases: [string, Uint8Array, string][] = [
    ['zeros', bomb, 'BUNDLE_BOMB'],
    ['lying-small', packedZip('documents/zeros.json', zeros, 100), 'NOT_A_BUNDLE'],
    ['lying-manifest', packedZip('manifest.json', zeros, 100), 'BUNDLE_DAMAGED'],
    ['lying-large', packedZip('manifest.json', zeros, 0xfffffff0), 'BUNDLE_BOMB'],
    ['many', many, 'BUNDLE_TOO_MANY'],
    ['brackets', brackets, 'BUNDLE_BOMB'],
    ['objects', objects, 'BUNDLE_BOMB'],
    ['quotes', quotes, 'BUNDLE_BOMB'],
    ['spaces', spaces, 'BUNDLE_BOMB'],
    [
      'stored-brackets',
      zipSync({ 'manifest.json': [Buffer.alloc(8 * 2 ** 20, '['), { level: 0 }] }),
      'JSON_TOO_DEEP',
    ],
    [
      'stored-objects',
      zipSync({ 'manifest.json': [Buffer.from(`[${'{},'.repeat(2_000_000)}{}]`), { level: 0 }] }),
      'JSON_TOO_MANY',
    ],
    [
      'stored-spaces',
      zipSync({ 'manifest.json': [Buffer.alloc(8 * 2 ** 20, ' '), { level: 0 }] }),
      'JSON_UNREADABLE',
    ],
    ['stored-lines', zipSync(withLines(32 * 2 ** 20)), 'JSON_UNREADABLE'],
  ];
  const files = cases.map(([name, bytes]) => {
    const file = desk.at(`${name}.campaign`);
    fs.writeFileSync(file, bytes);
    return file;
  });
  const { answers, megabytes } = measured(files);
  expect(answers.map(({ code }, at) => [cases[at]?.[0], code])).toEqual(
    cases.map(([name, , code]) => [name, code]),
  );
  const slow = answers.flatMap(({ ms }, at) => (ms < 1000 ? [] : [[cases[at]?.[0], ms]]));
  expect(slow).toEqual([]);
  expect(megabytes).toBeLessThan(250);
});

test('heaps at fault, each as large as a document may be, are not read to the last of them', () => {
  const file = desk.at('heaps.campaign');
  fs.writeFileSync(file, zipOf({ ...sound, ...spoilt(150, `[${'{},'.repeat(180_000)}{}]`) }, 0));
  const { answers, megabytes } = measured([file]);
  expect(answers).toMatchObject([{ code: 'BUNDLE_DOCUMENTS' }]);
  expect(answers[0]?.ms).toBeLessThan(1000);
  expect(megabytes).toBeLessThan(200);
});

/** A zip that is all directory: entries without end, and nothing in them. */
function directoryOf(count: number): Buffer {
  const records = Array.from({ length: count }, (_, at) => {
    const name = Buffer.from(`documents/${at}.json`);
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt16LE(name.length, 28);
    return Buffer.concat([record, name]);
  });
  const directory = Buffer.concat([Buffer.from('PK\u0003\u0004'), ...records]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count % 65_536, 10);
  end.writeUInt32LE(directory.length - 4, 12);
  end.writeUInt32LE(4, 16);
  return Buffer.concat([directory, end]);
}

/** The sound bundle, its events made of as many line ends as fit. */
function withLines(length: number) {
  const files = Object.entries(sound).map(([name, text]) => [name, [Buffer.from(text), { level: 0 }]]);
  return Object.fromEntries([...files, [names.events, [Buffer.alloc(length, '\n'), { level: 0 }]]]) as never;
}

test('names that are markup stay text', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  const bytes = with_('samurai', (text) => text.replace('"Hanako"', JSON.stringify(evil)));
  desk.file = desk.at('evil.campaign');
  fs.writeFileSync(desk.file, bytes);
  const preview = await desk.window.grant('bundles.open', null);
  expect(preview?.conflicts).toMatchObject([{ theirs: { text: evil }, mine: { text: 'Hanako' } }]);
});
