import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeWhole } from './write-file.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'write-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a new file is there whole, and nothing beside it', async () => {
  await writeWhole(path.join(folder, 'sheet.pdf'), Buffer.from('new'), 'x');
  expect(fs.readdirSync(folder)).toEqual(['sheet.pdf']);
  expect(fs.readFileSync(path.join(folder, 'sheet.pdf'), 'utf8')).toBe('new');
});

test('an older file is replaced', async () => {
  fs.writeFileSync(path.join(folder, 'sheet.pdf'), 'old');
  await writeWhole(path.join(folder, 'sheet.pdf'), Buffer.from('new'), 'x');
  expect(fs.readFileSync(path.join(folder, 'sheet.pdf'), 'utf8')).toBe('new');
});

test('where it cannot be written, it throws, keeps what was there and leaves nothing half done', async () => {
  fs.mkdirSync(path.join(folder, 'sheet.pdf'));
  fs.writeFileSync(path.join(folder, 'sheet.pdf', 'inside'), 'old');
  await expect(writeWhole(path.join(folder, 'sheet.pdf'), Buffer.from('new'), 'x')).rejects.toThrow();
  await expect(writeWhole(path.join(folder, 'missing', 'a.pdf'), Buffer.from('new'), 'x')).rejects.toThrow();
  expect(fs.readdirSync(folder)).toEqual(['sheet.pdf']);
});
