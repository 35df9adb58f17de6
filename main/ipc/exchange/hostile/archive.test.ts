import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zipOf } from '../fixtures.ts';
import { type SoundBundle, soundBundle } from './bundle-fixtures.ts';

let bundle: SoundBundle;
beforeAll(async () => {
  bundle = await soundBundle();
});
afterAll(() => bundle.discard());

describe('a manifest', () => {
  const manifest = (change: object) => () =>
    JSON.stringify({ ...JSON.parse(bundle.entries['manifest.json'] ?? ''), ...change });

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
    const bytes = zipOf({ ...bundle.entries, 'manifest.json': manifest(change)() });
    const answer = await bundle.opening(bytes);
    const [first = answer] = answer.faults ?? [];
    expect(first).toMatchObject(field === undefined ? { code } : { code, field });
  });

  test('that is missing makes it no bundle', async () => {
    const { 'manifest.json': _, ...without } = bundle.entries;
    expect(await bundle.opening(zipOf(without))).toMatchObject({ code: 'NOT_A_BUNDLE' });
  });
});

/** A sound bundle with one more entry, under a name that zip tools would not write. */
function withNamed(name: string, attributes: object = {}): Uint8Array {
  const files = Object.entries(bundle.entries).map(([each, text]) => [each, Buffer.from(text)] as const);
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
    const answer = await bundle.opening(withNamed(name));
    expect(answer.code).toBe('BUNDLE_ENTRY');
    expect(answer.params).toEqual({ place: answer.field });
  });

  test('with an entry called __proto__ is refused', async () => {
    expect(
      await bundle.opening(patched(withNamed('documents'), 'documents\u0000', '__proto__\u0000')),
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
    expect(await bundle.opening(withNamed('documents/link.json', attributes))).toMatchObject({
      code: 'BUNDLE_ENTRY',
      field: 'documents/link.json',
    });
  });

  test('with one name twice is refused', async () => {
    const twice = patched(
      withNamed('documents/other-name-of-an-id-that-is-36-long.json'),
      'documents/other-name-of-an-id-that-is-36-long.json',
      bundle.names.note.padEnd(46, 'x').slice(0, 46),
    );
    expect((await bundle.opening(twice)).code).toMatch(/^BUNDLE_/);
    const files = zipSync({ 'documents/a.json': Buffer.from('{}'), 'documents/b.json': Buffer.from('{}') });
    expect(await bundle.opening(patched(files, 'documents/b.json', 'documents/a.json'))).toMatchObject({
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
    expect(await bundle.opening(bytes)).toMatchObject({ code });
  });

  test('cut at any place is refused, with a byte flipped at any place refused or the same', async () => {
    const whole = Buffer.from(zipOf(bundle.entries));
    for (let part = 1; part < 40; part += 1) {
      const at = Math.floor((whole.length * part) / 40);
      expect((await bundle.opening(whole.subarray(0, at))).code).toBe('BUNDLE_DAMAGED');
      const flipped = Buffer.from(whole);
      flipped[at] = (flipped[at] ?? 0) ^ 0x55;
      expect((await bundle.opening(flipped)).code).toMatch(/^(BUNDLE_\w+|JSON_\w+|NOT_A_BUNDLE|GRANTED)$/);
    }
  });

  test('with something before or behind it is refused', async () => {
    const whole = Buffer.from(zipOf(bundle.entries));
    expect((await bundle.opening(Buffer.concat([Buffer.from('PK\u0003\u0004'), whole]))).code).toBe(
      'BUNDLE_DAMAGED',
    );
    expect((await bundle.opening(Buffer.concat([whole, Buffer.from('tail')]))).code).toBe('BUNDLE_DAMAGED');
  });

  test('a document that is not in a file is not read', async () => {
    bundle.desk.file = bundle.desk.folder;
    expect(await bundle.desk.window.ask('bundles.open', null)).toMatchObject({
      error: { code: 'FILE_NOT_READ' },
    });
    bundle.desk.file = bundle.desk.at('nowhere.campaign');
    expect(await bundle.desk.window.ask('bundles.open', null)).toMatchObject({
      error: { code: 'FILE_NOT_READ' },
    });
  });
});
