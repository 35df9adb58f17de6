import type { SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';

/** A row as `node:sqlite` gives it. */
export type Cells = Readonly<Record<string, SQLOutputValue>>;

/** A TEXT cell; the tables are STRICT, so another type is a bug. */
export function text(cells: Cells, column: string): string {
  const value = cells[column];
  if (typeof value !== 'string') throw new Error(`${column} is not text`);
  return value;
}

/** An INTEGER cell. */
export function whole(cells: Cells, column: string): number {
  const value = cells[column];
  if (typeof value !== 'number') throw new Error(`${column} is not a number`);
  return value;
}

/** An INTEGER cell that may be NULL. */
export function wholeOrNull(cells: Cells, column: string): number | null {
  return cells[column] === null ? null : whole(cells, column);
}

/** A TEXT cell with a moment, ISO 8601 in UTC; null where it holds none. */
export function moment(cells: Cells, column: string): string | null {
  return z.iso.datetime().nullable().catch(null).parse(cells[column]);
}

/** A BLOB cell. */
export function bytes(cells: Cells, column: string): Uint8Array {
  const value = cells[column];
  if (!(value instanceof Uint8Array)) throw new Error(`${column} is not a blob`);
  return value;
}

/** JSON as it lies on the disk; undefined where it cannot be read. */
export function json(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}
