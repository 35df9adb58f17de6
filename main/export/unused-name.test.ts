import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unusedName } from './unused-name.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'unused-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test.each<[string, string[], string]>([
  ['the name itself where it is free', [], 'Tomoe.pdf'],
  ['the next number where it is taken', ['Tomoe.pdf'], 'Tomoe 2.pdf'],
  ['the first number that is free', ['Tomoe.pdf', 'Tomoe 2.pdf', 'Tomoe 4.pdf'], 'Tomoe 3.pdf'],
  ['case makes no other file', ['TOMOE.PDF'], 'Tomoe 2.pdf'],
  ['a folder takes a name, too', ['Tomoe.pdf/'], 'Tomoe 2.pdf'],
])('%s', (_, there, name) => {
  for (const one of there) {
    const place = path.join(folder, one);
    if (one.endsWith('/')) fs.mkdirSync(place);
    else fs.writeFileSync(place, '');
  }
  expect(unusedName(folder, 'Tomoe', 'pdf')).toBe(path.join(folder, name));
});

test('a folder that is not there has no names', () => {
  expect(() => unusedName(path.join(folder, 'missing'), 'Tomoe', 'pdf')).toThrow();
});
