import fs from 'node:fs';

/** Bytes that are read where they are needed. */
export interface BytesSource {
  readonly size: number;
  /** Exactly these bytes; throws where they are not there. */
  readonly read: (offset: number, length: number) => Uint8Array;
}

/** How much is fetched at once; entries lie one after the other. */
const block = 2 ** 20;

/** An open file as a source. */
export function fileSource(handle: number): BytesSource {
  const { size } = fs.fstatSync(handle);
  let held: Buffer = Buffer.alloc(0);
  let heldAt = 0;
  const fetch = (offset: number, length: number): Buffer => {
    const fetched = Buffer.allocUnsafe(length);
    let done = 0;
    while (done < length) {
      const got = fs.readSync(handle, fetched, done, length - done, offset + done);
      if (got === 0) throw new Error('the file ends before its end');
      done += got;
    }
    return fetched;
  };
  return {
    size,
    read(offset, length) {
      if (offset < 0 || length < 0 || offset + length > size) throw new Error('beyond the file');
      if (length >= block) return fetch(offset, length);
      if (offset < heldAt || offset + length > heldAt + held.length) {
        held = fetch(offset, Math.min(block, size - offset));
        heldAt = offset;
      }
      return held.subarray(offset - heldAt, offset - heldAt + length);
    },
  };
}
