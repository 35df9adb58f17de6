import fs from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Backup } from '../../../shared/ipc/library-contract.ts';
import { granted, type Refusal, type Result, refused } from '../../../shared/rules/core/result.ts';
import { copyWhole } from './copy.ts';
import { writeDescription } from './description.ts';
import { backupFolder } from './list.ts';
import { backupName } from './name.ts';
import { prune } from './prune.ts';

function freeName(folder: string, at: Date, reason: Backup['reason'], turn = 1): string {
  const name = backupName(at, reason, turn);
  return fs.existsSync(path.join(folder, name)) ? freeName(folder, at, reason, turn + 1) : name;
}

/** Clears away what backups left that were cut off in the middle; only one is ever made at a time. */
function clearUnfinished(folder: string): void {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder))
    if (/\.part(-journal|-wal|-shm)?$/.test(name)) fs.rmSync(path.join(folder, name), { force: true });
}

/** Backs an open library up into its folder, verified, and lets older backups go. Refused with `BACKUP_FAILED`. */
export async function makeBackup(
  db: DatabaseSync,
  folder: string,
  at: Date,
  reason: Backup['reason'],
): Promise<Result<Backup, Refusal<'BACKUP_FAILED'>>> {
  const name = freeName(backupFolder(folder), at, reason);
  const file = path.join(backupFolder(folder), name);
  try {
    clearUnfinished(backupFolder(folder));
    const copied = await copyWhole(db, file);
    if (!copied.ok) return copied;
    const { bytes, holdings } = await writeDescription(file);
    prune(folder, at, name);
    return granted({ name, at: at.toISOString(), bytes, reason, holdings });
  } catch {
    return refused('BACKUP_FAILED');
  }
}
