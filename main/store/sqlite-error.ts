import type { LibraryRefusalCode } from '../../shared/library/refusal.ts';
import type { Refusal } from '../../shared/rules/core/result.ts';

/** Primary result codes of SQLite that a person can meet, by name. */
export const sqliteCodes = {
  busy: 5,
  readOnly: 8,
  io: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const;

/** The primary result code of an error thrown by `node:sqlite`; undefined for any other error. */
export function sqliteCode(thrown: unknown): number | undefined {
  if (!(thrown instanceof Error) || !('errcode' in thrown)) return undefined;
  const { errcode } = thrown;
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}

const refusals = new Map<number, LibraryRefusalCode>([
  [sqliteCodes.full, 'NOT_SAVED'],
  [sqliteCodes.readOnly, 'NOT_SAVED'],
  [sqliteCodes.io, 'NOT_SAVED'],
  [sqliteCodes.corrupt, 'DAMAGED'],
  [sqliteCodes.notADatabase, 'DAMAGED'],
]);

/** What a storage error says to a window; undefined where the error is a bug and not the disk's. */
export function storageRefusal(thrown: unknown): Refusal<LibraryRefusalCode> | undefined {
  const code = sqliteCode(thrown);
  const refusal = code === undefined ? undefined : refusals.get(code);
  return refusal === undefined ? undefined : { code: refusal };
}
