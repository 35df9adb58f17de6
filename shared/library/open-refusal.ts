/** Why a library cannot be opened; the file is left as it was found. */
export const openRefusals = [
  /** This build's SQLite has the WAL corruption bug; params: `found`, `needed`. */
  'SQLITE_TOO_OLD',
  /** Another process has the library open. */
  'LIBRARY_IN_USE',
  /** Written by a newer version of the app; params: `found`, `known`. */
  'LIBRARY_TOO_NEW',
  /** A database of another program. */
  'LIBRARY_FOREIGN',
  /** A file of no bytes, which SQLite would take for a new database. */
  'LIBRARY_EMPTY',
  /** There was a library, and it is not there; params: `folder`. */
  'LIBRARY_MISSING',
  /** Garbage, cut short, or its log without it. */
  'LIBRARY_DAMAGED',
  /** File or folder may not be written. */
  'LIBRARY_READ_ONLY',
  /** The folder cannot be read or made, or the disk fails or is full; params: `reason`. */
  'LIBRARY_UNREACHABLE',
  /** SQLite did not take a setting that durability hangs on; params: `setting`. */
  'LIBRARY_UNSAFE',
  /** The backup before a migration could not be made or did not verify; nothing was migrated. */
  'BACKUP_FAILED',
  /** A migration failed and was rolled back; the backup stays. */
  'MIGRATION_FAILED',
] as const;
export type OpenRefusalCode = (typeof openRefusals)[number];
