import type { DatabaseSync } from 'node:sqlite';
import type { LibraryRefusalCode } from '../../shared/library/refusal.ts';
import { granted, type Refusal, type Result, refused } from '../../shared/rules/core/result.ts';
import { sheetDataSchema } from '../../shared/rules/core/schema.ts';
import type { SheetData } from '../../shared/rules/core/sheet.ts';
import { canonicalJson, contentHash } from './canonical.ts';
import { json, text } from './cells.ts';

/** Sheets by the hash of their content, each content once. */
export interface Snapshots {
  /** Keeps a sheet and answers with its hash. */
  readonly keep: (sheet: SheetData) => string;
  /** The hash that a sheet would be kept by. */
  readonly hashOf: (sheet: SheetData) => string;
  /** Refused with `DAMAGED` where the content is not what the hash says, or not there. */
  readonly read: (hash: string) => Result<SheetData, Refusal<LibraryRefusalCode>>;
}

/** Prepares the statements on snapshots. */
export function snapshots(db: DatabaseSync): Snapshots {
  const insert = db.prepare('INSERT INTO snapshots (hash, sheet) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const select = db.prepare('SELECT sheet FROM snapshots WHERE hash = ?');
  return {
    keep(sheet) {
      const written = canonicalJson(sheet);
      const hash = contentHash(written);
      insert.run(hash, written);
      return hash;
    },
    hashOf: (sheet) => contentHash(canonicalJson(sheet)),
    read(hash) {
      const cells = select.get(hash);
      const written = cells === undefined ? '' : text(cells, 'sheet');
      const sheet = contentHash(written) === hash ? sheetDataSchema.safeParse(json(written)) : undefined;
      return sheet?.success === true ? granted(sheet.data) : refused('DAMAGED');
    },
  };
}
