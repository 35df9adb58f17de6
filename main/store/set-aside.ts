import path from 'node:path';
import { backupFolder } from './backups/list.ts';
import type { NamedBackup } from './backups/name.ts';
import { migrations } from './migrations/all.ts';
import { libraryFile } from './open.ts';
import { asideFile, finishReplacing, moveDatabase, prepareReplacement } from './replacement.ts';

/** Moves a library that does not open out of the way, log included; it is never deleted. Answers with its new name. */
export function setAside(folder: string, at: Date): string {
  const file = path.join(folder, libraryFile);
  moveDatabase(file, asideFile(file, at));
  return path.basename(asideFile(file, at));
}

/**
 * Puts a backup in the place of a library that does not open, which is set aside. Answers whether the backup was
 * sound; nothing is moved where it was not.
 */
export function restoreAtStart(folder: string, { name }: NamedBackup, at: Date, newId: string): boolean {
  const file = path.join(folder, libraryFile);
  const backup = path.join(backupFolder(folder), name);
  const refit = { newId, settings: {}, migrations };
  const replacement = prepareReplacement(backup, file, refit, { as: 'rescued', at });
  if (replacement === undefined) return false;
  replacement.decide();
  finishReplacing(file);
  return true;
}
