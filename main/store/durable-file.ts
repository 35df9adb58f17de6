import fs from 'node:fs';
import path from 'node:path';

function sync(target: string, flags: string): void {
  const handle = fs.openSync(target, flags);
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Gives a finished file its name: synced, renamed, and the folder synced, so that it is there whole or not at all. */
export function putInPlace(finished: string, file: string): void {
  sync(finished, 'r+');
  fs.renameSync(finished, file);
  // Windows cannot sync a folder; NTFS journals the rename.
  if (process.platform !== 'win32') sync(path.dirname(file), 'r');
}
