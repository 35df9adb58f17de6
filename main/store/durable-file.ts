import fs from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';

function sync(target: string, flags: string): void {
  const handle = fs.openSync(target, flags);
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Makes the names in a folder durable. Windows cannot sync a folder; NTFS journals the rename. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') sync(folder, 'r');
}

/** Gives a finished file its name: synced, renamed, and the folder synced, so that it is there whole or not at all. */
export function putInPlace(finished: string, file: string): void {
  sync(finished, 'r+');
  fs.renameSync(finished, file);
  syncFolder(path.dirname(file));
}

/** The same for a large file, which takes its time to reach the disk while other work goes on. */
export async function putInPlaceMeanwhile(finished: string, file: string): Promise<void> {
  const handle = await open(finished, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  fs.renameSync(finished, file);
  syncFolder(path.dirname(file));
}

/** Writes a small file whole or not at all. Throws what the file system throws. */
export function writeDurably(file: string, content: string): void {
  const unfinished = `${file}.part`;
  fs.writeFileSync(unfinished, content);
  putInPlace(unfinished, file);
}
