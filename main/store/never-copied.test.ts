import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep } from './keeper.ts';
import { libraryFile, openLibrary } from './open.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'copied-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

/** Ways to read a file or to copy it past SQLite. */
const reading = [
  ...(['copyFileSync', 'copyFile', 'cpSync', 'cp', 'readFileSync', 'readFile'] as const),
  ...(['openSync', 'open', 'createReadStream', 'linkSync', 'symlinkSync'] as const),
] as const;

test('while the library is open nothing but SQLite reads its file: not to back it up, nor to move or restore it', async () => {
  const opened = await openLibrary(path.join(folder, 'library'), {
    now: () => new Date(),
    newId: randomUUID,
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const keeper = keep({
    ...{ store: opened.value, now: () => new Date(), newId: randomUUID },
    ...{ troubled: () => undefined, replaced: () => undefined, rememberPlace: () => undefined },
    movedNote: () => '',
  });
  const seen: string[] = [];
  for (const name of reading) {
    const plain = fs[name] as (...given: unknown[]) => unknown;
    vi.spyOn(fs, name).mockImplementation(((...given: unknown[]) => {
      const isCopy = name.startsWith('copy') || name.startsWith('cp');
      for (const file of given.slice(0, isCopy ? 1 : 2))
        if (typeof file === 'string' && /^library\.sqlite(-wal|-shm)?$/.test(path.basename(file)))
          seen.push(`${name} ${path.basename(file)}`);
      return plain(...given);
    }) as never);
  }
  // The watch itself works: this is what no backup may do.
  fs.readFileSync(path.join(folder, 'library', libraryFile));
  expect(seen).toContain(`readFileSync ${libraryFile}`);
  seen.length = 0;

  const backup = await keeper.backUpNow('asked');
  if (!backup.ok) throw new Error(backup.error.code);
  expect(await keeper.moveTo(path.join(folder, 'elsewhere'))).toMatchObject({ ok: true });
  expect(await keeper.restore(backup.value.name)).toMatchObject({ ok: true });
  await keeper.backUpChanges('exit');
  keeper.store.close();
  expect(seen).toEqual([]);
  expect(fs.existsSync(path.join(folder, 'elsewhere'))).toBe(true);
});
