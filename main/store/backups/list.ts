import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Backup, Holdings } from '../../../shared/ipc/library-contract.ts';
import { isSound } from './copy.ts';
import { fileHash, readDescription } from './description.ts';
import { holdingsOf } from './holdings.ts';
import { type NamedBackup, readBackupName } from './name.ts';

/** The folder of a library's backups. */
export function backupFolder(folder: string): string {
  return path.join(folder, 'backups');
}

/** Works on a backup that is opened for reading; undefined where it cannot be read. */
export function readingBackup<T>(file: string, work: (db: DatabaseSync) => T): T | undefined {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      return work(db);
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
}

function holdingsIn(file: string): Holdings | null {
  return readDescription(file)?.holdings ?? readingBackup(file, holdingsOf) ?? null;
}

/** The names of a library's backups, newest first. */
export function namedBackups(folder: string): readonly NamedBackup[] {
  let names: string[];
  try {
    names = fs.readdirSync(backupFolder(folder));
  } catch {
    return [];
  }
  return names
    .flatMap((name) => readBackupName(name) ?? [])
    .sort((one, other) => other.at.localeCompare(one.at) || other.turn - one.turn);
}

/** A library's backups, newest first. */
export function listBackups(folder: string): Backup[] {
  return namedBackups(folder).flatMap(({ name, at, reason }) => {
    const file = path.join(backupFolder(folder), name);
    const bytes = fs.statSync(file, { throwIfNoEntry: false })?.size;
    return bytes === undefined ? [] : [{ name, at, bytes, reason, holdings: holdingsIn(file) }];
  });
}

/** Whether a backup is what was written, byte by byte, and SQLite finds it sound. */
export function isGoodBackup(file: string): boolean {
  const description = readDescription(file);
  try {
    if (description !== undefined && fileHash(file) !== description.sha256) return false;
  } catch {
    return false;
  }
  return readingBackup(file, isSound) === true;
}

/** The newest backup of a folder's library that is good. */
export function newestGoodBackup(folder: string): NamedBackup | undefined {
  return namedBackups(folder).find(({ name }) => isGoodBackup(path.join(backupFolder(folder), name)));
}
