import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file whole or not at all: to a temporary name beside it, synced, then renamed. An older file of
 * the name stays as it is until then. Throws what the file system or the content throws, and leaves nothing behind.
 */
export async function writeWhole(
  file: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  temporaryId: string,
): Promise<void> {
  const temporary = path.join(path.dirname(file), `.${path.basename(file).slice(0, 100)}.${temporaryId}`);
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
