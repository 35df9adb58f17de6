import fs from 'node:fs';
import path from 'node:path';
import type { OpenRefusalCode } from '../../shared/library/open-refusal.ts';
import { granted, type Refusal, type Result } from '../../shared/rules/core/result.ts';
import { backupFolder, isGoodBackup, namedBackups } from './backups/list.ts';
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

/** A copy of a library that may not be written. */
export interface ReadingCopy {
  readonly folder: string;
  /** Makes the backups of the library those of the copy, for what is damaged to be brought back in it. */
  readonly takeBackups: () => void;
  readonly clear: () => void;
}

/**
 * Copies a library that may not be written, log included, to a folder of its own within `scratch`: a log cannot be
 * read in place, and without it committed changes would be missing. Refused with `LIBRARY_UNREACHABLE`.
 */
export function copyForReading(
  folder: string,
  scratch: string,
): Result<ReadingCopy, Refusal<OpenRefusalCode>> {
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
  const takeBackups = (): void => {
    const [theirs, ours] = [backupFolder(folder), backupFolder(copies)];
    for (const { name } of namedBackups(folder)) {
      const copy = path.join(ours, name);
      if (fs.existsSync(copy)) continue;
      fs.mkdirSync(ours, { recursive: true });
      fs.copyFileSync(path.join(theirs, name), copy);
      fs.chmodSync(copy, 0o600);
      // The newest good one is what is joined with the damaged file, and what can be restored.
      if (isGoodBackup(copy)) return;
    }
  };
  return granted({ folder: copies, takeBackups, clear });
}

/** Opens such a copy, which goes when it is closed. */
export async function openCopy(
  { folder, clear }: ReadingCopy,
  tools: OpenTools,
): Promise<Result<Store, Refusal<OpenRefusalCode>>> {
  const opened = await openLibrary(folder, { ...tools, makeNew: 'never' });
  if (!opened.ok) return opened;
  const { value: store } = opened;
  const close = () => {
    store.close();
    clear();
  };
  return granted({ ...store, close });
}
