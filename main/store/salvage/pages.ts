import fs from 'node:fs';
import { committedPages } from './log-frames.ts';

/** Bytes of a page: what SQLite takes unasked, and no library was ever made with another size. */
export const pageSize = 4096;

/** How a database begins. */
const title = Buffer.from('SQLite format 3\0');
/** A file is not taken to have been more than this many times as long. */
const mostCut = 1000;

/** A database as pages, whatever its header says. */
export interface Pages {
  /** How many there are, a last one that is cut short left out. */
  readonly count: number;
  /** How many there should be, as far as the header can be believed. */
  readonly expected: number;
  /** A page by its number from 1; undefined where there is none. */
  readonly read: (page: number) => Buffer | undefined;
  readonly close: () => void;
}

/** The log that lies beside a database; empty where there is none. */
export function logOf(file: string): Buffer {
  const log = `${file}-wal`;
  return fs.existsSync(log) ? fs.readFileSync(log) : Buffer.alloc(0);
}

/** Opens a database file with the log beside it for reading page by page; nothing of it is changed. */
export function openPages(file: string): Pages {
  const handle = fs.existsSync(file) ? fs.openSync(file, 'r') : undefined;
  const logged = committedPages(logOf(file), pageSize);
  const size = handle === undefined ? 0 : fs.fstatSync(handle).size;
  const inFile = Math.floor(size / pageSize);
  const count = [...logged.keys()].reduce((most, page) => Math.max(most, page), inFile);
  function read(page: number): Buffer | undefined {
    const newer = logged.get(page);
    if (newer !== undefined || handle === undefined || page < 1 || page > inFile) return newer;
    const content = Buffer.alloc(pageSize);
    fs.readSync(handle, content, 0, pageSize, (page - 1) * pageSize);
    return content;
  }
  const header = read(1);
  const isHeaderThere = header?.subarray(0, title.length).equals(title) === true;
  const claimed = isHeaderThere ? header.readUInt32BE(28) : 0;
  return {
    ...{ count, read },
    expected:
      claimed > count && claimed < count * mostCut ? claimed : Math.max(count, Math.ceil(size / pageSize)),
    close() {
      if (handle !== undefined) fs.closeSync(handle);
    },
  };
}

/** Pages that hold nothing any more: what is still written in them was deleted. */
export function freePages({ read, count }: Pages): ReadonlySet<number> {
  const free = new Set<number>();
  let trunk = read(1)?.readUInt32BE(32) ?? 0;
  while (trunk > 1 && trunk <= count && !free.has(trunk)) {
    const page = read(trunk);
    if (page === undefined) break;
    free.add(trunk);
    const leaves = page.readUInt32BE(4);
    // A number that no trunk can hold: this is not one.
    if (leaves > pageSize / 4 - 2) break;
    for (let leaf = 0; leaf < leaves; leaf += 1) free.add(page.readUInt32BE(8 + leaf * 4));
    trunk = page.readUInt32BE(0);
  }
  return free;
}
