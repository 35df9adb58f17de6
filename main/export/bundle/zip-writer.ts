import { crc32 } from 'node:zlib';
import { deflateSync, Zip, type ZipInputFile } from 'fflate';

/** The time that every entry bears, so that equal content gives equal bytes: the first that a zip can tell. */
const always = new Date(1980, 0, 1);

/** Up to here, in bytes, packing saves less than it costs: most of a library is many small documents. */
const small = 1024;

/** A zip being written: every entry answers with the bytes that it adds. */
export interface ZipWriter {
  readonly add: (name: string, content: Uint8Array<ArrayBuffer>) => readonly Uint8Array[];
  readonly end: () => readonly Uint8Array[];
}

/** Begins a zip. Entries come out in the order in which they are added. */
export function zipWriter(): ZipWriter {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    written.push(bytes);
  });
  const taken = (): readonly Uint8Array[] => {
    const all = written;
    written = [];
    return all;
  };
  return {
    add(name, content) {
      const isPacked = content.length > small;
      const entry: ZipInputFile = {
        filename: name,
        size: content.length,
        crc: crc32(content),
        compression: isPacked ? 8 : 0,
        mtime: always,
      };
      zip.add(entry);
      entry.ondata?.(null, isPacked ? deflateSync(content, { level: 6 }) : content, true);
      return taken();
    },
    end() {
      zip.end();
      return taken();
    },
  };
}
