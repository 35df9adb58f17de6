/** Sizes in bytes of what a write-ahead log is made of; https://www.sqlite.org/fileformat2.html#walformat */
const headerSize = 32;
const frameHeaderSize = 24;

/** The first half of the header's magic number, whose last bit tells how the checksums read their words. */
const magic = 0x377f0682;

type Sums = readonly [number, number];

/** One page as a log holds it. */
interface Frame {
  readonly page: number;
  /** Whether it ends a transaction. */
  readonly commits: boolean;
  /** Whether it is what was written. */
  readonly isSound: boolean;
  readonly content: Buffer;
}

function summed(bytes: Buffer, [first, second]: Sums, isBigEndian: boolean): Sums {
  let [one, two] = [first, second];
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    const word = (offset: number) => (isBigEndian ? bytes.readUInt32BE(offset) : bytes.readUInt32LE(offset));
    one = (one + word(at) + two) >>> 0;
    two = (two + word(at + 4) + one) >>> 0;
  }
  return [one, two];
}

/**
 * The frames of a log's present generation. Each is summed on from what the one before it wrote down, so that one
 * which changed on the disk says nothing about those behind it.
 */
function* framesOf(log: Buffer, pageSize: number): Iterable<Frame> {
  if (log.length < headerSize + frameHeaderSize + pageSize) return;
  const isBigEndian = log.readUInt32BE(0) === magic + 1;
  // The salt stands in every frame too, should the header be gone.
  const isHeaderThere = log.readUInt32BE(0) >>> 1 === magic >>> 1;
  const saltAt = isHeaderThere ? 16 : headerSize + 8;
  const salt = log.subarray(saltAt, saltAt + 8);
  let before: Sums = [log.readUInt32BE(24), log.readUInt32BE(28)];
  for (let at = headerSize; at + frameHeaderSize + pageSize <= log.length; at += frameHeaderSize + pageSize) {
    const header = log.subarray(at, at + frameHeaderSize);
    const content = log.subarray(at + frameHeaderSize, at + frameHeaderSize + pageSize);
    const written: Sums = [header.readUInt32BE(16), header.readUInt32BE(20)];
    const isOfNow = header.subarray(8, 16).equals(salt);
    const sums = summed(content, summed(header.subarray(0, 8), before, isBigEndian), isBigEndian);
    yield {
      page: header.readUInt32BE(0),
      commits: isOfNow && header.readUInt32BE(4) > 0,
      isSound: isOfNow && sums[0] === written[0] && sums[1] === written[1],
      content,
    };
    before = written;
  }
}

/** The pages that a log holds of transactions that were committed, as the last of them left each; by page number. */
export function committedPages(log: Buffer, pageSize: number): ReadonlyMap<number, Buffer> {
  const committed = new Map<number, Buffer>();
  let open: Frame[] = [];
  for (const frame of framesOf(log, pageSize)) {
    if (frame.isSound) open.push(frame);
    if (!frame.commits || !frame.isSound) continue;
    for (const { page, content } of open) committed.set(page, content);
    open = [];
  }
  return committed;
}

/**
 * Whether a log has changed in the middle, which SQLite takes for its end: everything behind it would be dropped
 * without a word. A last transaction that was cut off by a power cut looks different: nothing was begun after it.
 */
export function isBrokenWithin(log: Buffer, pageSize: number): boolean {
  let isBroken = false;
  let commits = 0;
  for (const { isSound, commits: doesCommit } of framesOf(log, pageSize)) {
    if (!isSound && commits === 0) isBroken = true;
    else if (isBroken && isSound && commits > 0) return true;
    if (isBroken && isSound && doesCommit) commits += 1;
  }
  return false;
}
