import { type Backup, backupReasons } from '../../../shared/ipc/library-contract.ts';

const pattern = /^library\.(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z)(?:-(\d+))?\.([a-z]+)\.sqlite$/;

/** What the name of a backup tells. */
export interface NamedBackup extends Pick<Backup, 'name' | 'at' | 'reason'> {
  /** Tells those of the same millisecond apart, from 1. */
  readonly turn: number;
}

/** The name of a backup's file. */
export function backupName(at: Date, reason: Backup['reason'], turn: number): string {
  const stamp = at.toISOString().replaceAll(':', '-');
  return `library.${stamp}${turn === 1 ? '' : `-${turn}`}.${reason}.sqlite`;
}

/** Reads a name; undefined for a file that is no backup of ours. */
export function readBackupName(name: string): NamedBackup | undefined {
  const [, stamp = '', turn = '1', written] = pattern.exec(name) ?? [];
  const reason = backupReasons.find((known) => known === written);
  const at = stamp.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');
  return reason === undefined || Number.isNaN(Date.parse(at))
    ? undefined
    : { name, at, reason, turn: Number(turn) };
}
