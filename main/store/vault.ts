import type { DatabaseSync } from 'node:sqlite';
import type { Backup, Difference } from '../../shared/ipc/library-contract.ts';
import type { Refusal, Result } from '../../shared/rules/core/result.ts';
import { copyWhole } from './backups/copy.ts';
import { markOf } from './backups/holdings.ts';
import { makeBackup } from './backups/make.ts';
import { differences } from './backups/preview.ts';

type Copied<T> = Promise<Result<T, Refusal<'BACKUP_FAILED'>>>;

/** The library as one file: what is asked of it as a whole. */
export interface Vault {
  /** Its path; empty for one in memory. */
  readonly file: string;
  /** A short text that differs whenever something has changed that a backup should hold. */
  readonly mark: () => string;
  /** Copies everything into a file of its own, verified; refused with `BACKUP_FAILED`. */
  readonly copyTo: (file: string) => Copied<string>;
  /** Backs up into a folder's backups, and lets older ones go; refused with `BACKUP_FAILED`. */
  readonly backUp: (folder: string, at: Date, reason: Backup['reason']) => Copied<Backup>;
  /** What restoring an opened backup would change. */
  readonly differencesFrom: (backup: DatabaseSync) => Difference[];
}

/** Prepares what is asked of an open database as a whole. */
export function vault(db: DatabaseSync): Vault {
  return {
    file: db.location() ?? '',
    mark: () => markOf(db),
    copyTo: (file) => copyWhole(db, file),
    backUp: (folder, at, reason) => makeBackup(db, folder, at, reason),
    differencesFrom: (backup) => differences(db, backup),
  };
}
