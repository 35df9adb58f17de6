import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { unpackAsar } from './asar.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'asar-test-'));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** An archive as https://github.com/electron/asar describes it. */
function archiveOf(index: object, content: string): Buffer {
  const text = Buffer.from(JSON.stringify(index));
  const padded = Math.ceil(text.length / 4) * 4;
  const head = Buffer.alloc(16 + padded);
  for (const [at, length] of [4, padded + 8, padded + 4, text.length].entries())
    head.writeUInt32LE(length, at * 4);
  text.copy(head, 16);
  return Buffer.concat([head, Buffer.from(content)]);
}

test('files and folders come out as they went in', () => {
  const index = {
    files: {
      'a.txt': { offset: '0', size: 3 },
      sub: { files: { 'é.txt': { offset: '3', size: 2 }, empty: { offset: '5', size: 0 } } },
    },
  };
  const archive = path.join(folder, 'app.asar');
  fs.writeFileSync(archive, archiveOf(index, 'one22'));
  const out = unpackAsar(archive);
  expect(fs.readFileSync(path.join(out, 'a.txt'), 'utf8')).toBe('one');
  expect(fs.readFileSync(path.join(out, 'sub/é.txt'), 'utf8')).toBe('22');
  expect(fs.readFileSync(path.join(out, 'sub/empty'), 'utf8')).toBe('');
  fs.rmSync(out, { recursive: true });
});
