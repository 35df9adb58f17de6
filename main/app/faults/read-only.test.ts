import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { libraryFile } from '../../store/open.ts';
import { addCampaign, openedIn } from './library-of-campaigns.ts';
import type { Found } from './read-as-nobody.ts';

const program = fileURLToPath(new URL('./read-as-nobody.ts', import.meta.url));
const isWindows = process.platform === 'win32';

let folder: string;
let library: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-'));
  fs.chmodSync(folder, 0o777);
  library = path.join(folder, 'library');
});
afterEach(() => {
  for (const each of fs.readdirSync(folder)) fs.chmodSync(path.join(folder, each), 0o777);
  fs.rmSync(folder, { recursive: true });
});

/** A library as a process that was killed leaves it: the second campaign is in the log alone. */
async function abandoned(): Promise<void> {
  const open = path.join(folder, 'open');
  const store = await openedIn(open);
  addCampaign(store, 'first');
  store.close();
  const again = await openedIn(open);
  addCampaign(again, 'second');
  fs.cpSync(open, library, { recursive: true });
  again.close();
  expect(fs.statSync(path.join(library, `${libraryFile}-wal`)).size).toBeGreaterThan(0);
}

function look(): Found {
  const { stdout, stderr } = spawnSync(process.execPath, [program, library], {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: folder },
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Found;
}

const contents = () =>
  fs.readdirSync(library).map((name) => [name, fs.readFileSync(path.join(library, name)).toString('base64')]);

test.skipIf(isWindows).each<[string, (bytes: Buffer) => Buffer]>([
  ['without its header', (bytes) => bytes.fill(0, 0, 100)],
  ['cut short', (bytes) => bytes.subarray(0, bytes.length - 4096)],
])(
  'a library %s that may not be written is brought back as a copy to be read, and stays as it was',
  async (_, damage) => {
    await abandoned();
    const file = path.join(library, libraryFile);
    fs.writeFileSync(file, damage(fs.readFileSync(file)));
    const before = contents();
    for (const name of fs.readdirSync(library)) fs.chmodSync(path.join(library, name), 0o444);
    fs.chmodSync(library, 0o555);
    const found = look();
    expect(found.asked).toEqual(['LIBRARY_DAMAGED']);
    expect([...found.campaigns].sort()).toEqual(['first', 'second']);
    expect(found.troubles).toContain('read-only');
    expect(found.refused.create).toBe('READ_ONLY');
    expect(contents()).toEqual(before);
    expect(fs.readdirSync(folder).sort()).toEqual(['library', 'open']);
  },
);

test.skipIf(isWindows).each([
  ['folder and files', 0o555, 0o444],
  ['folder', 0o555, 0o666],
  ['files', 0o777, 0o444],
])(
  'a library whose %s may not be written is read with its log, refuses every change, and stays as it was',
  async (_, folderMode, fileMode) => {
    await abandoned();
    const before = contents();
    for (const name of fs.readdirSync(library)) fs.chmodSync(path.join(library, name), fileMode);
    fs.chmodSync(library, folderMode);
    const found = look();
    expect(found.user).not.toBe(0);
    expect(found.campaigns).toEqual(['first', 'second']);
    expect(found.troubles).toEqual(['read-only']);
    expect(found.asked).toEqual([]);
    expect(found.refused).toEqual({
      create: 'READ_ONLY',
      settings: 'READ_ONLY',
      backup: 'READ_ONLY',
      undo: 'READ_ONLY',
    });
    expect(contents()).toEqual(before);
    // The copy that was read is gone.
    expect(fs.readdirSync(folder).sort()).toEqual(['library', 'open']);
  },
);
