import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { discard, isSound } from './backups/copy.ts';
import { putInPlace, syncFolder } from './durable-file.ts';
import { migrate, versionOf } from './migrate.ts';
import type { Migration } from './migrations/all.ts';
import { createTables } from './new-library.ts';
import { busyTimeout } from './pragmas.ts';
import { settings } from './settings.ts';

/** What may lie beside a database. */
const companions = ['-wal', '-journal', '-shm'] as const;

/** A finished database that is to take a library's place; whoever opens the library next puts it there. */
export function nextFile(file: string): string {
  return `${file}.next`;
}

/** Where the library lies that was replaced, until the new one has opened. */
function formerFile(file: string): string {
  return `${file}.former`;
}

/** A finished database that is to take the place of a library that does not open, which is then set aside. */
export function rescuedFile(file: string): string {
  return `${file}.rescued`;
}

/** Where a library lies that was set aside: it is never deleted. */
export function asideFile(file: string, at: Date): string {
  return path.join(path.dirname(file), `library.${at.toISOString().replaceAll(':', '-')}.set-aside.sqlite`);
}

function moveIfThere(from: string, to: string): void {
  if (fs.existsSync(from)) fs.renameSync(from, to);
}

/** Moves a database to another name in its folder, with everything that SQLite has put beside it. */
export function moveDatabase(file: string, to: string): void {
  // The log goes first: one that stayed behind would be played into whatever takes the file's name.
  for (const companion of companions) moveIfThere(file + companion, to + companion);
  moveIfThere(file, to);
  syncFolder(path.dirname(file));
}

/**
 * Puts a finished replacement in the library's place, from whatever step a process that died had reached. Does
 * nothing where there is none. At every moment either the library or its replacement is whole.
 */
export function finishReplacing(file: string): void {
  const rescued = rescuedFile(file);
  if (fs.existsSync(rescued)) {
    // Named after the rescue, so that one that was cut off goes on under the same name.
    moveDatabase(file, asideFile(file, fs.statSync(rescued).mtime));
    putInPlace(rescued, file);
  }
  if (!fs.existsSync(nextFile(file))) return;
  moveDatabase(file, formerFile(file));
  putInPlace(nextFile(file), file);
}

/** Clears away what finished replacing left, once the library has opened. */
export function forgetFormer(file: string): void {
  if (fs.existsSync(formerFile(file))) discard(formerFile(file));
}

/** What becomes of a backup on its way back. */
export interface Refit {
  /** Another name for the library, so that windows forget what they hold of it. */
  readonly newId: string;
  /** Settings that stay as they are. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly migrations: readonly Migration[];
  /** What else happens to it before it is checked. */
  readonly complete?: (db: DatabaseSync) => void;
}

/** Of a library that opens, the place is taken by what is `next`; of one that does not, by what was `rescued` at a time. */
type Way = { readonly as: 'next' } | { readonly as: 'rescued'; readonly at: Date };

/** A library made out of a backup, not yet the replacement of another. */
export interface Replacement {
  /** Makes it the replacement, durably: whoever opens the library next puts it in place. */
  readonly decide: () => void;
  /** Throws it away. */
  readonly abandon: () => void;
}

function refitted(unfinished: string, { newId, settings: kept, migrations, complete }: Refit): boolean {
  const db = new DatabaseSync(unfinished, { timeout: busyTimeout });
  try {
    if (!isSound(db) || versionOf(db) < 1 || versionOf(db) > migrations.length) return false;
    migrate(db, migrations);
    db.prepare('UPDATE library SET id = ?').run(newId);
    const table = settings(db);
    for (const [key, value] of Object.entries(kept)) table.put(key, value);
    complete?.(db);
    return complete === undefined || isSound(db);
  } finally {
    db.close();
  }
}

/**
 * Makes a library out of a backup, or of nothing, beside the file that it is to replace, and brings it to this
 * version; undefined where the backup is not sound or too new. Throws where the disk does not take it; then nothing
 * of it stays.
 */
export function prepareReplacement(
  backup: string | undefined,
  file: string,
  refit: Refit,
  way: Way = { as: 'next' },
): Replacement | undefined {
  const finished = way.as === 'next' ? nextFile(file) : rescuedFile(file);
  const unfinished = `${finished}.part`;
  const abandon = () => discard(unfinished);
  const decide = () => {
    if (way.as === 'rescued') fs.utimesSync(unfinished, way.at, way.at);
    putInPlace(unfinished, finished);
  };
  abandon();
  try {
    if (backup === undefined) createTables(unfinished, refit.migrations, refit.newId);
    else fs.copyFileSync(backup, unfinished);
    if (refitted(unfinished, refit)) return { decide, abandon };
  } catch (thrown) {
    abandon();
    throw thrown;
  }
  abandon();
  return undefined;
}
