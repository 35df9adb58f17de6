import fs from 'node:fs/promises';
import path from 'node:path';

/** A temporary name: of which file, by which process. */
const temporaryName = /^\..*\.(\d+)\.[\w-]+\.unfinished$/;

/** Whether a process of this machine is still there; one that another user runs is. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM';
  }
}

/** Removes what writers that were killed have left in a folder; what cannot be removed stays. */
export async function clearUnfinished(folder: string): Promise<void> {
  const names = await fs.readdir(folder).catch(() => []);
  for (const name of names) {
    const pid = temporaryName.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      await fs.rm(path.join(folder, name), { force: true }).catch(() => undefined);
  }
}

/**
 * Writes a file whole or not at all: to a temporary name beside it, synced, then renamed. An older file of
 * the name stays as it is until then. Throws what the file system or the content throws, and leaves nothing behind.
 */
export async function writeWhole(
  file: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  temporaryId: string,
): Promise<void> {
  const folder = path.dirname(file);
  await clearUnfinished(folder);
  const name = `.${path.basename(file).slice(0, 100)}.${process.pid}.${temporaryId}.unfinished`;
  const temporary = path.join(folder, name);
  try {
    const handle = await fs.open(temporary, 'wx');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await fs.rename(temporary, file);
  } catch (error) {
    await fs.rm(temporary, { force: true });
    throw error;
  }
}
