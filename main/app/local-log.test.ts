import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localLog } from './local-log.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rulebook-log-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const noon = () => new Date(Date.UTC(2026, 0, 2, 12));
const read = (name = 'campaign-desk.log') => fs.readFileSync(path.join(folder, name), 'utf8');
/** A log as large as this many bytes. */
const full = (bytes: number) => fs.writeFileSync(path.join(folder, 'campaign-desk.log'), 'x'.repeat(bytes));

test('each line has its time', () => {
  const log = localLog(folder, noon);
  log('the store could not be opened');
  log('the page crashed');
  expect(read()).toBe(
    '2026-01-02T12:00:00.000Z the store could not be opened\n2026-01-02T12:00:00.000Z the page crashed\n',
  );
  expect(fs.readdirSync(folder)).toEqual(['campaign-desk.log']);
});

test('the folder is made where it is not there', () => {
  localLog(path.join(folder, 'new', 'deep'), noon)('hello');
  expect(fs.readdirSync(path.join(folder, 'new', 'deep'))).toEqual(['campaign-desk.log']);
});

test('up to 512 KiB it goes on', () => {
  full(512 * 1024);
  localLog(folder, noon)('one more');
  expect(read()).toHaveLength(512 * 1024 + '2026-01-02T12:00:00.000Z one more\n'.length);
  expect(fs.readdirSync(folder)).toEqual(['campaign-desk.log']);
});

test('beyond that it begins anew, and the one before is kept', () => {
  full(512 * 1024 + 1);
  localLog(folder, noon)('a new one');
  expect(read()).toBe('2026-01-02T12:00:00.000Z a new one\n');
  expect(read('campaign-desk.log.1')).toHaveLength(512 * 1024 + 1);
});

test('only one before is kept', () => {
  fs.writeFileSync(path.join(folder, 'campaign-desk.log.1'), 'an old one');
  full(600_000);
  localLog(folder, noon)('a new one');
  expect(read('campaign-desk.log.1')).toHaveLength(600_000);
  expect(fs.readdirSync(folder).sort()).toEqual(['campaign-desk.log', 'campaign-desk.log.1']);
});

test('a disk that takes no log takes nothing down', () => {
  const file = path.join(folder, 'a-file');
  fs.writeFileSync(file, '');
  expect(() => localLog(file, noon)('nowhere to go')).not.toThrow();
  expect(fs.readdirSync(folder)).toEqual(['a-file']);
});
