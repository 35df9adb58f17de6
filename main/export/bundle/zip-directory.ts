import { bundleLimits, type Entry, entryOf } from '../../../shared/library/bundle/format.ts';
import type { ExchangeRefusalCode } from '../../../shared/library/bundle/refusal.ts';
import { granted, type Refusal, type Result, refused } from '../../../shared/rules/core/result.ts';
import type { BytesSource } from './bytes-source.ts';

/** An entry as the zip's directory declares it; nothing of it is unpacked yet. */
export interface ZipEntry extends Entry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly crc: number;
  readonly packed: number;
  /** Bytes unpacked, as declared. */
  readonly size: number;
  /** Where its own header lies, and where the next thing begins. */
  readonly at: number;
  readonly end: number;
}

type Read<T> = Result<T, Refusal<ExchangeRefusalCode>>;

const endRecord = { signature: 0x06054b50, bytes: 22, longestComment: 65_535 } as const;
const directoryRecord = { signature: 0x02014b50, bytes: 46 } as const;
/** "PK", with which every zip begins. */
const zipMark = 0x4b50;
/** A directory of the most entries with the longest names. */
const mostDirectoryBytes = 64 * 2 ** 20;
const regularFile = 0x8000;
const isFolder = 0x10;

/** A stranger's name as a refusal shows it. */
function shownName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what has to go.
  return name.replace(/[\u0000-\u001f\u007f]/g, '\ufffd').slice(0, 120);
}

interface End {
  readonly count: number;
  readonly offset: number;
  readonly size: number;
}

function endOf(file: BytesSource): Read<End> {
  if (file.size < endRecord.bytes) return refused('NOT_A_BUNDLE');
  if (file.size > bundleLimits.bytes)
    return refused('BUNDLE_TOO_LARGE', undefined, { most: bundleLimits.bytes });
  if (Buffer.from(file.read(0, 2)).readUInt16LE(0) !== zipMark) return refused('NOT_A_BUNDLE');
  const length = Math.min(file.size, endRecord.bytes + endRecord.longestComment);
  const tail = Buffer.from(file.read(file.size - length, length));
  for (let at = length - endRecord.bytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== endRecord.signature) continue;
    if (at + endRecord.bytes + tail.readUInt16LE(at + 20) !== length) continue;
    const size = tail.readUInt32LE(at + 12);
    const offset = tail.readUInt32LE(at + 16);
    const isOneDisk = tail.readUInt32LE(at + 4) === 0;
    // Nothing may hide before, between or behind; a bundle is too small to need the 64-bit form.
    const isInPlace = offset + size === file.size - length + at;
    return isOneDisk && isInPlace
      ? granted({ count: tail.readUInt16LE(at + 10), offset, size })
      : refused('BUNDLE_DAMAGED');
  }
  return refused('BUNDLE_DAMAGED');
}

function isPlainFile(directory: Buffer, at: number): boolean {
  const flags = directory.readUInt16LE(at + 8);
  const method = directory.readUInt16LE(at + 10);
  const attributes = directory.readUInt32LE(at + 38);
  const nature = (attributes >>> 16) & 0xf000;
  const isEncrypted = (flags & 1) !== 0;
  return (
    !isEncrypted &&
    (method === 0 || method === 8) &&
    (nature === 0 || nature === regularFile) &&
    (attributes & isFolder) === 0
  );
}

/** Whether the records of a directory follow each other to its end, and are not too many. */
function records(directory: Buffer): Read<number> {
  let count = 0;
  let at = 0;
  while (at < directory.length) {
    if (at + directoryRecord.bytes > directory.length) return refused('BUNDLE_DAMAGED');
    if (directory.readUInt32LE(at) !== directoryRecord.signature) return refused('BUNDLE_DAMAGED');
    at += lengthOf(directory, at);
    count += 1;
  }
  if (count > bundleLimits.entries)
    return refused('BUNDLE_TOO_MANY', undefined, { most: bundleLimits.entries });
  return at === directory.length ? granted(count) : refused('BUNDLE_DAMAGED');
}

function lengthOf(directory: Buffer, at: number): number {
  const [name, extra, comment] = [at + 28, at + 30, at + 32] as const;
  return (
    directoryRecord.bytes +
    directory.readUInt16LE(name) +
    directory.readUInt16LE(extra) +
    directory.readUInt16LE(comment)
  );
}

/** Why an entry is too large for what it is, or swells too much. */
function tooLarge({
  kind,
  size,
  packed,
  isDeflated,
}: Omit<ZipEntry, 'end'>): Refusal<ExchangeRefusalCode> | undefined {
  if (size > bundleLimits.unsuspicious && size > packed * bundleLimits.ratio) return { code: 'BUNDLE_BOMB' };
  const most = bundleLimits.entry[kind];
  if (size > most) return { code: 'BUNDLE_TOO_LARGE', params: { most } };
  return !isDeflated && size !== packed ? { code: 'BUNDLE_DAMAGED' } : undefined;
}

/**
 * Reads the directory of a zip from a stranger and refuses, before anything is unpacked, what no bundle
 * has: names that lead elsewhere or come twice, links, too many or too large entries, entries in each other.
 */
export function zipDirectory(file: BytesSource): Read<readonly ZipEntry[]> {
  const end = endOf(file);
  if (!end.ok) return end;
  const { offset, size, count } = end.value;
  if (size > mostDirectoryBytes) return refused('BUNDLE_TOO_MANY', undefined, { most: bundleLimits.entries });
  const directory = Buffer.from(file.read(offset, size));
  const counted = records(directory);
  if (!counted.ok) return counted;
  // The count has 16 bits.
  if (counted.value % 2 ** 16 !== count) return refused('BUNDLE_DAMAGED');
  const entries: (Omit<ZipEntry, 'end'> & { end: number })[] = [];
  const names = new Set<string>();
  let total = 0;
  for (let at = 0; at < size; at += lengthOf(directory, at)) {
    const nameAt = at + directoryRecord.bytes;
    const nameEnd = nameAt + directory.readUInt16LE(at + 28);
    // The names that a bundle has are ASCII; every other one is refused, however it reads.
    const name = directory.toString('latin1', nameAt, nameEnd);
    const what = entryOf(name);
    if (what === undefined || names.has(name) || !isPlainFile(directory, at))
      return refused('BUNDLE_ENTRY', shownName(directory.toString('utf8', nameAt, nameEnd)));
    const entry = {
      kind: what.kind,
      id: what.id,
      name,
      isDeflated: directory.readUInt16LE(at + 10) === 8,
      crc: directory.readUInt32LE(at + 16),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
      end: offset,
    };
    const fault = tooLarge(entry);
    if (fault !== undefined) return refused(fault.code, name, fault.params);
    total += entry.size;
    if (total > bundleLimits.bytes)
      return refused('BUNDLE_TOO_LARGE', undefined, { most: bundleLimits.bytes });
    names.add(name);
    entries.push(entry);
  }
  entries.sort((one, other) => one.at - other.at);
  for (const [index, entry] of entries.entries()) entry.end = entries[index + 1]?.at ?? offset;
  return granted(entries);
}
