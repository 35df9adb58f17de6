import fs from 'node:fs';
import path from 'node:path';
import { discard } from './copy.ts';
import { descriptionFile } from './description.ts';
import { backupFolder, namedBackups } from './list.ts';
import type { NamedBackup } from './name.ts';

/** How many backups are kept: the last ones, then one for each of some days and weeks. */
const kept = { last: 10, days: 7, weeks: 4 } as const;

const dayOf = (at: number): number => Math.floor(at / 86_400_000);
/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekOf = (at: number): number => Math.floor((dayOf(at) + 3) / 7);

/** The newest of each bucket that is not older than the oldest one. */
function newestOfEach(
  backups: readonly NamedBackup[],
  bucketOf: (at: number) => number,
  oldest: number,
): readonly NamedBackup[] {
  const newest = new Map<number, NamedBackup>();
  for (const backup of backups) {
    const bucket = bucketOf(Date.parse(backup.at));
    if (bucket >= oldest && !newest.has(bucket)) newest.set(bucket, backup);
  }
  return [...newest.values()];
}

/** The backups that may go, of backups listed newest first. */
export function superfluous(backups: readonly NamedBackup[], now: Date): readonly NamedBackup[] {
  const keep = new Set([
    ...backups.slice(0, kept.last),
    ...newestOfEach(backups, dayOf, dayOf(now.getTime()) - kept.days + 1),
    ...newestOfEach(backups, weekOf, weekOf(now.getTime()) - kept.weeks + 1),
  ]);
  return backups.filter((backup) => !keep.has(backup));
}

/** Removes the backups that may go, never the one just made: a clock that was set back must not cost it. */
export function prune(folder: string, now: Date, justMade: string): void {
  for (const { name } of superfluous(namedBackups(folder), now)) {
    if (name === justMade) continue;
    const file = path.join(backupFolder(folder), name);
    discard(file);
    fs.rmSync(descriptionFile(file), { force: true });
  }
}
