import type { DatabaseSync } from 'node:sqlite';

/** How long SQLite waits for a lock, in milliseconds. */
export const busyTimeout = 1000;

/** Marks a database as ours: "CDsk" in ASCII. */
export const applicationId = 0x4344736b;

interface Setting {
  readonly pragma: string;
  readonly set: string;
  readonly reads: string | number;
}

/** The order matters: exclusive before WAL keeps the WAL index in memory instead of a shared file. */
const always: readonly Setting[] = [
  { pragma: 'locking_mode', set: 'EXCLUSIVE', reads: 'exclusive' },
  { pragma: 'journal_mode', set: 'WAL', reads: 'wal' },
  { pragma: 'synchronous', set: 'FULL', reads: 2 },
  { pragma: 'foreign_keys', set: 'ON', reads: 1 },
  { pragma: 'trusted_schema', set: 'OFF', reads: 0 },
  { pragma: 'busy_timeout', set: String(busyTimeout), reads: busyTimeout },
];

/** On macOS an ordinary fsync stops at the drive's cache. */
const onMac: readonly Setting[] = [
  { pragma: 'fullfsync', set: 'ON', reads: 1 },
  { pragma: 'checkpoint_fullfsync', set: 'ON', reads: 1 },
];

/** Sets what durability hangs on and reads it back; answers with the setting that was not taken, if any. */
export function settle(db: DatabaseSync, platform: NodeJS.Platform): string | undefined {
  const settings = platform === 'darwin' ? [...always, ...onMac] : always;
  for (const { pragma, set } of settings) db.exec(`PRAGMA ${pragma} = ${set}`);
  // In WAL the exclusive lock is taken by the first transaction.
  db.exec('BEGIN IMMEDIATE; COMMIT');
  return settings.find(({ pragma, reads }) => {
    const [value] = Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {});
    return value !== reads;
  })?.pragma;
}
