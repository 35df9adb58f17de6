import fs from 'node:fs';
import path from 'node:path';
import { backupFolder } from './backups/list.ts';
import { putInPlace, syncFolder, writeDurably } from './durable-file.ts';
import { libraryFile } from './open.ts';
import { moveDatabase, nextFile } from './replacement.ts';

/** The folder that a library gets where the chosen one holds other things. */
const ownFolder = 'Campaign Desk';

/** What a move that was cut off may have left, and the next one writes anew. */
const unfinished = [nextFile(libraryFile), `${nextFile(libraryFile)}.part`, 'backups'] as const;

/** Where a library goes within a chosen folder: into itself when that is empty, otherwise into one of its own. */
export function placeWithin(chosen: string): string {
  const entries = fs.existsSync(chosen) ? fs.readdirSync(chosen) : [];
  const isEmpty = entries.every((entry) => unfinished.some((known) => known === entry));
  return isEmpty || entries.includes(libraryFile) ? chosen : path.join(chosen, ownFolder);
}

/** Whether a library lies there already, or what is left of one. */
export function isTaken(folder: string): boolean {
  return ['', '-wal'].some((part) => fs.existsSync(path.join(folder, libraryFile + part)));
}

/** Copies the backups to a library's new place, each whole or not at all; those that are there already stay. */
export function copyBackups(from: string, to: string): void {
  const [source, target] = [backupFolder(from), backupFolder(to)];
  if (!fs.existsSync(source)) return;
  fs.mkdirSync(target, { recursive: true });
  for (const name of fs.readdirSync(source)) {
    const file = path.join(target, name);
    if (name.endsWith('.part') || fs.existsSync(file)) continue;
    fs.copyFileSync(path.join(source, name), `${file}.part`);
    putInPlace(`${file}.part`, file);
  }
  syncFolder(to);
}

/** Leaves the old place such that nobody takes it for the library: the old file under another name, and a note. */
export function leaveBehind(folder: string, at: Date, note: string): void {
  const name = `library.${at.toISOString().replaceAll(':', '-')}.moved.sqlite`;
  moveDatabase(path.join(folder, libraryFile), path.join(folder, name));
  writeDurably(path.join(folder, 'MOVED.txt'), note);
}
