import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** An entry of the archive's index: a folder, or a file at an offset behind the index. */
interface Entry {
  readonly files?: Record<string, Entry>;
  readonly offset?: string;
  readonly size?: number;
  readonly executable?: boolean;
  readonly unpacked?: boolean;
}

/** Electron reads archives in place; here they are unpacked for as long as the process runs. */
export function unpackAsar(archive: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'electron-host-'));
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  const content = fs.readFileSync(archive);
  // Four lengths of 4 bytes: the second is that of the index with its own lengths, the fourth that of its text.
  const start = 8 + content.readUInt32LE(4);
  const index = JSON.parse(content.toString('utf8', 16, 16 + content.readUInt32LE(12))) as Entry;
  unpack(index, folder, (entry, place) => {
    if (entry.unpacked)
      return fs.copyFileSync(path.join(`${archive}.unpacked`, place), path.join(folder, place));
    const offset = start + Number(entry.offset ?? 0);
    const bytes = content.subarray(offset, offset + (entry.size ?? 0));
    fs.writeFileSync(path.join(folder, place), bytes, { mode: entry.executable ? 0o755 : 0o644 });
  });
  return folder;
}

function unpack(entry: Entry, folder: string, write: (file: Entry, place: string) => void, place = ''): void {
  for (const [name, child] of Object.entries(entry.files ?? {})) {
    const childPlace = path.join(place, name);
    if (child.files) {
      fs.mkdirSync(path.join(folder, childPlace));
      unpack(child, folder, write, childPlace);
    } else write(child, childPlace);
  }
}
