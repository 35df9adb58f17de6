import fs from 'node:fs';
import path from 'node:path';
import type { OpenRefusalCode } from '../../shared/library/open-refusal.ts';
import type { Refusal, Result } from '../../shared/rules/core/result.ts';
import { libraryFile, type OpenTools, openLibrary } from './open.ts';
import { nextFile, rescuedFile } from './replacement.ts';
import type { Store } from './store.ts';

/** How often copying is tried anew because somebody wrote meanwhile. */
const attempts = 5;

/** What changes whenever somebody writes a file. */
function stampOf(file: string): string {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  return found === undefined ? '' : `${found.ino} ${found.size} ${found.mtimeMs}`;
}

function copyBoth(file: string, to: string): void {
  const log = `${file}-wal`;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const before = [file, log].map(stampOf).join();
    fs.copyFileSync(file, to);
    fs.rmSync(`${to}-wal`, { force: true });
    if (fs.existsSync(log)) fs.copyFileSync(log, `${to}-wal`);
    fs.chmodSync(to, 0o600);
    if (fs.existsSync(`${to}-wal`)) fs.chmodSync(`${to}-wal`, 0o600);
    if (before === [file, log].map(stampOf).join()) return;
  }
  throw new Error('the library is being written all the time');
}

/**
 * Opens a library that may not be written, from a copy of database and log within `scratch`, which goes when it is
 * closed: a log cannot be read in place, and without it committed changes would be missing.
 */
export async function openReadOnly(
  folder: string,
  scratch: string,
  tools: OpenTools,
): Promise<Result<Store, Refusal<OpenRefusalCode>>> {
  const copies = fs.mkdtempSync(path.join(scratch, 'campaign-desk-reading-'));
  const clear = () => fs.rmSync(copies, { recursive: true, force: true });
  try {
    const file = path.join(folder, libraryFile);
    const waiting = [nextFile(file), rescuedFile(file)].find((next) => fs.existsSync(next));
    copyBoth(waiting ?? file, path.join(copies, libraryFile));
  } catch (thrown) {
    clear();
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return { ok: false, error: { code: 'LIBRARY_UNREACHABLE', params: { reason } } };
  }
  const opened = await openLibrary(copies, tools);
  if (!opened.ok) {
    clear();
    return opened;
  }
  const { value: store } = opened;
  const close = () => {
    store.close();
    clear();
  };
  return { ok: true, value: { ...store, close } };
}
