import { type Pages, pageSize } from './pages.ts';

/** What stands in a column. */
export type Cell = string | number | Buffer | null;
export type Row = readonly Cell[];

/** A row with the whole number that is its key in the table. */
export interface KeyedRow {
  readonly key: number;
  readonly row: Row;
}

/** Kinds of b-tree pages, by their first byte; https://www.sqlite.org/fileformat2.html#b_tree_pages */
const tableLeaf = 0x0d;
/** Pages of an index, inner pages, and those that begin with the number of another: no rows of a table. */
const otherKinds: readonly number[] = [0x00, 0x02, 0x05, 0x0a];

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A number of SQLite's variable length, and where what follows begins. Throws where it is cut short. */
function variable(bytes: Buffer, at: number): readonly [number, number] {
  let value = 0;
  for (let length = 0; length < 8; length += 1) {
    const byte = bytes.readUInt8(at + length);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, at + length + 1];
  }
  return [value * 256 + bytes.readUInt8(at + 8), at + 9];
}

/** How many bytes of a payload stand in its page; the rest runs on in others. */
function localSize(payload: number): number {
  const [most, least] = [pageSize - 35, Math.floor(((pageSize - 12) * 32) / 255) - 23];
  if (payload <= most) return payload;
  const some = least + ((payload - least) % (pageSize - 4));
  return some <= most ? some : least;
}

/** The bytes of integers by their type; 8 and 9 are 0 and 1 themselves. */
const integerSizes = [0, 1, 2, 3, 4, 6, 8] as const;

/** A column of a type, at a place; undefined where that is not a type that the tables have. */
function cellOf(bytes: Buffer, type: number, at: number): readonly [Cell, number] | undefined {
  if (type === 0) return [null, 0];
  if (type === 8 || type === 9) return [type - 8, 0];
  const whole = integerSizes[type];
  if (whole === 8) return [Number(bytes.readBigInt64BE(at)), 8];
  if (whole !== undefined) return [bytes.readIntBE(at, whole), whole];
  if (type < 12) return undefined;
  const size = Math.floor((type - 12) / 2);
  if (at + size > bytes.length) return undefined;
  const content = bytes.subarray(at, at + size);
  return [type % 2 === 0 ? content : utf8.decode(content), size];
}

/** Reads a record whose parts fill it to the byte; undefined for anything else. */
function recordOf(bytes: Buffer): Row | undefined {
  const [headerEnd, first] = variable(bytes, 0);
  const row: Cell[] = [];
  let at = headerEnd;
  for (let next = first; next < headerEnd; ) {
    const [type, following] = variable(bytes, next);
    const cell = cellOf(bytes, type, at);
    if (cell === undefined) return undefined;
    row.push(cell[0]);
    at += cell[1];
    next = following;
  }
  return at === bytes.length ? row : undefined;
}

/** A row's key and its record's bytes, gathered from all pages that it runs over. */
function payloadAt(pages: Pages, page: Buffer, pointer: number): readonly [number, Buffer] | undefined {
  const [size, afterSize] = variable(page, pointer);
  const [key, start] = variable(page, afterSize);
  const local = localSize(size);
  if (start + local > pageSize) return undefined;
  const parts = [page.subarray(start, start + local)];
  let missing = size - local;
  let next = missing > 0 ? page.readUInt32BE(start + local) : 0;
  while (missing > 0) {
    const more = pages.read(next);
    if (more === undefined) return undefined;
    parts.push(more.subarray(4, 4 + Math.min(missing, pageSize - 4)));
    missing -= pageSize - 4;
    next = more.readUInt32BE(0);
  }
  return [key, Buffer.concat(parts)];
}

function rowAt(pages: Pages, page: Buffer, pointer: number): KeyedRow | undefined {
  try {
    const found = payloadAt(pages, page, pointer);
    const row = found === undefined ? undefined : recordOf(found[1]);
    return found === undefined || row === undefined ? undefined : { key: found[0], row };
  } catch {
    // Out of its bounds, or text that is none: not a row any more.
    return undefined;
  }
}

/** What a page gives. */
export interface ReadPage {
  readonly rows: readonly KeyedRow[];
  /** Whether something that stood in it cannot be read any more. */
  readonly isDamaged: boolean;
}

/** The rows of a page that is a leaf of some table, as far as each can be read; none where it is no leaf. */
export function leafRows(pages: Pages, page: Buffer): ReadPage {
  const kind = page.readUInt8(0);
  // A first byte that no page has was a leaf's: the others are left to what is certain.
  if (otherKinds.includes(kind)) return { rows: [], isDamaged: page.every((byte) => byte === 0) };
  const cells = Math.min(page.readUInt16BE(3), (pageSize - 8) / 2);
  const pointers = Array.from({ length: cells }, (_, index) => page.readUInt16BE(8 + index * 2));
  const rows = [...new Set(pointers)].flatMap((pointer) => {
    const row = rowAt(pages, page, pointer);
    return row === undefined ? [] : [row];
  });
  return { rows, isDamaged: kind !== tableLeaf || rows.length < page.readUInt16BE(3) };
}
