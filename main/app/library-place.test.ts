import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { libraryPlace, rememberPlace } from './library-place.ts';

let userData: string;
beforeEach(() => {
  userData = fs.mkdtempSync(path.join(os.tmpdir(), 'place-'));
});
afterEach(() => fs.rmSync(userData, { recursive: true }));

test.each<[string, readonly string[], string]>([
  ['a word after', ['app', '--library', '/games/one'], '/games/one'],
  ['one word', ['app', '--library=/games/one', '--other'], '/games/one'],
  ['as seen from the working folder', ['app', '.', '--library', 'one'], '/home/gm/one'],
])('the command line gives the place, %s', (_, argv, folder) => {
  rememberPlace(userData, '/elsewhere');
  expect(libraryPlace(argv, '/home/gm', userData)).toEqual({ folder, by: 'given' });
});

test.each([[['app']], [['app', '--library']], [['app', '--library=']], [['app', '--librarian', '/x']]])(
  '%j gives none: the usual place, or the remembered one',
  (argv) => {
    const usual = { folder: path.join(userData, 'library'), by: 'usual' };
    expect(libraryPlace(argv, '/home/gm', userData)).toEqual(usual);
    rememberPlace(userData, '/elsewhere');
    expect(libraryPlace(argv, '/home/gm', userData)).toEqual({ folder: '/elsewhere', by: 'remembered' });
    fs.writeFileSync(path.join(userData, 'library-place.json'), '{"folder":7');
    expect(libraryPlace(argv, '/home/gm', userData)).toEqual(usual);
  },
);
