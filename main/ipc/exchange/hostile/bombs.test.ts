import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zipOf } from '../fixtures.ts';
import { type SoundBundle, soundBundle } from './bundle-fixtures.ts';

let bundle: SoundBundle;
beforeAll(async () => {
  bundle = await soundBundle();
});
afterAll(() => bundle.discard());

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
  const files = Object.entries(bundle.entries).map(([name, text]) => [
    name,
    [Buffer.from(text), { level: 0 }],
  ]);
  return Object.fromEntries([
    ...files,
    [bundle.names.events, [Buffer.alloc(length, '\n'), { level: 0 }]],
  ]) as never;
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
  const brackets = zipOf({ ...bundle.entries, [bundle.names.samurai]: '['.repeat(4 * 2 ** 20) });
  const objects = zipOf({ ...bundle.entries, [bundle.names.samurai]: `[${'{},'.repeat(1_000_000)}{}]` });
  const quotes = zipOf({ ...bundle.entries, [bundle.names.samurai]: `["${'\\"'.repeat(2_000_000)}"]` });
  const spaces = zipOf({ ...bundle.entries, [bundle.names.samurai]: ' '.repeat(4 * 2 ** 20 - 1) });
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
    const file = bundle.desk.at(`${name}.campaign`);
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
  const file = bundle.desk.at('heaps.campaign');
  fs.writeFileSync(
    file,
    zipOf({ ...bundle.entries, ...bundle.spoilt(150, `[${'{},'.repeat(180_000)}{}]`) }, 0),
  );
  const { answers, megabytes } = measured([file]);
  expect(answers).toMatchObject([{ code: 'BUNDLE_DOCUMENTS' }]);
  expect(answers[0]?.ms).toBeLessThan(1000);
  expect(megabytes).toBeLessThan(200);
});
