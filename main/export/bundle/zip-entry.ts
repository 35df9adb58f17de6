import { crc32 } from 'node:zlib';
import { Inflate, inflateSync } from 'fflate';
import type { ExchangeRefusalCode } from '../../../shared/library/bundle/refusal.ts';
import { granted, type Refusal, type Result, refused } from '../../../shared/rules/core/result.ts';
import type { BytesSource } from './bytes-source.ts';
import type { ZipEntry } from './zip-directory.ts';

const localHeader = { signature: 0x04034b50, bytes: 30 } as const;
/** Up to here an entry is unpacked at once: what it could swell to stays small. */
const small = 64 * 2 ** 10;
/** How much is fed at once otherwise; it comes to a thousand times as much at most. */
const mouthful = 4 * 2 ** 10;

/** Unpacks into exactly as many bytes as were declared; undefined where more or fewer come. */
function inflated(packed: Uint8Array, size: number): Uint8Array | undefined {
  if (packed.length <= small && size <= small) return inflateSync(packed, { out: new Uint8Array(size) });
  const unpacked = new Uint8Array(size);
  let done = 0;
  let fits = true;
  const inflate = new Inflate((piece) => {
    fits &&= done + piece.length <= size;
    if (fits) unpacked.set(piece, done);
    done += piece.length;
  });
  for (let at = 0; at < packed.length && fits; at += mouthful)
    inflate.push(packed.subarray(at, at + mouthful), at + mouthful >= packed.length);
  return fits && done === size ? unpacked : undefined;
}

function contentOf(file: BytesSource, entry: ZipEntry): Uint8Array | undefined {
  const { at, end, name, packed, size, isDeflated, crc } = entry;
  const read = file.read(at, end - at);
  const whole = Buffer.from(read.buffer, read.byteOffset, read.byteLength);
  if (whole.length < localHeader.bytes || whole.readUInt32LE(0) !== localHeader.signature) return undefined;
  const nameEnd = localHeader.bytes + whole.readUInt16LE(26);
  const from = nameEnd + whole.readUInt16LE(28);
  // Both names of an entry are the same, and no entry lies within another.
  if (whole.toString('utf8', localHeader.bytes, nameEnd) !== name || from + packed > whole.length)
    return undefined;
  const bytes = whole.subarray(from, from + packed);
  // A large piece was fetched for itself; a small one lies within a block that would stay with it.
  const own = bytes.length < small ? new Uint8Array(bytes) : bytes;
  const content = isDeflated ? inflated(bytes, size) : own;
  return content !== undefined && crc32(content) === crc ? content : undefined;
}

/** Unpacks one entry, and stops as soon as it is more than it declared. Refused with `BUNDLE_DAMAGED`. */
export function unpack(file: BytesSource, entry: ZipEntry): Result<Uint8Array, Refusal<ExchangeRefusalCode>> {
  try {
    const content = contentOf(file, entry);
    if (content !== undefined) return granted(content);
  } catch {
    // Bytes that are no deflated data, or not there.
  }
  return refused('BUNDLE_DAMAGED', entry.name);
}
