import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type LibraryDocument, portraitOf } from '../../../shared/library/document.ts';
import type { Cells } from '../cells.ts';
import { type Documents, documents } from '../documents.ts';
import { type EncounterEvents, encounterEvents } from '../encounter-events.ts';
import { type Mending, mending } from '../mending.ts';
import { past } from '../past.ts';
import { portraits } from '../portraits.ts';
import { backupFolder, isGoodBackup, namedBackups, readingBackup } from './list.ts';

/** A record as a backup has it. */
export interface BackedUp {
  readonly document: LibraryDocument;
  readonly deleted: boolean;
  /** Of an encounter, all that hang together. */
  readonly events: ReturnType<EncounterEvents['stored']>;
  readonly snapshots: ReturnType<Mending['soundSnapshots']>;
  /** Of a creature, its portrait where that is sound. */
  readonly portrait?: Uint8Array;
}

const noIndex = { put: () => undefined, drop: () => undefined };

/** A portrait that is sound; backups of earlier versions have none. */
function portraitIn(db: DatabaseSync, hash: string): Uint8Array | undefined {
  const hasThem = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'portraits'").get() !== undefined;
  const found = hasThem ? portraits(db).read(hash) : undefined;
  return found?.ok === true ? found.value : undefined;
}

/** A portrait as a named backup has it; undefined where that is not good, or the portrait not sound in it. */
export function portraitFrom(folder: string, name: string, hash: string): Uint8Array | undefined {
  if (!namedBackups(folder).some((backup) => backup.name === name)) return undefined;
  const file = path.join(backupFolder(folder), name);
  return isGoodBackup(file) ? readingBackup(file, (db) => portraitIn(db, hash)) : undefined;
}

/** The newest backup in which a portrait is sound. */
export function backupOfPortrait(folder: string, hash: string): { name: string; at: string } | undefined {
  return namedBackups(folder).find(
    ({ name }) =>
      readingBackup(path.join(backupFolder(folder), name), (db) => portraitIn(db, hash)) !== undefined,
  );
}

function pastIn(db: DatabaseSync, id: string, revisions: readonly number[]): readonly Cells[] {
  const { sound } = past(db);
  return revisions.map((revision) => sound(id, revision)).filter((row) => row !== undefined);
}

/** Those of some revisions of a document that a named backup has as they were written; none where that is not good. */
export function pastFrom(
  folder: string,
  name: string,
  id: string,
  revisions: readonly number[],
): readonly Cells[] {
  if (!namedBackups(folder).some((backup) => backup.name === name)) return [];
  const file = path.join(backupFolder(folder), name);
  return (isGoodBackup(file) ? readingBackup(file, (db) => pastIn(db, id, revisions)) : undefined) ?? [];
}

/** The backup that has most of some revisions of a document as they were written, the newest of such. */
export function backupOfPast(
  folder: string,
  id: string,
  revisions: readonly number[],
): { name: string; at: string } | undefined {
  let best: { name: string; at: string } | undefined;
  let most = 0;
  for (const { name, at } of namedBackups(folder)) {
    const found = readingBackup(path.join(backupFolder(folder), name), (db) => pastIn(db, id, revisions));
    if ((found?.length ?? 0) <= most) continue;
    most = found?.length ?? 0;
    best = { name, at };
  }
  return best;
}

function recordIn(db: DatabaseSync, id: string): BackedUp | undefined {
  const docs: Documents = documents(db, noIndex, () => undefined);
  const found = docs.find(id);
  if (!found.ok) return undefined;
  const { document, deleted } = found.value;
  if (document.kind !== 'encounter') {
    const hash = portraitOf(document);
    const portrait = hash === undefined ? undefined : portraitIn(db, hash);
    const record = { document, deleted, events: [], snapshots: new Map() };
    return portrait === undefined ? record : { ...record, portrait };
  }
  const events = encounterEvents(db);
  const read = events.read(id);
  if (!read.ok) return undefined;
  const snapshots = mending(db, docs).soundSnapshots();
  return { document, deleted, events: events.stored(id, read.value.events.length), snapshots };
}

/** A record as a named backup has it; undefined where that is not good, or the record not sound in it. */
export function recordFrom(folder: string, name: string, id: string): BackedUp | undefined {
  if (!namedBackups(folder).some((backup) => backup.name === name)) return undefined;
  const file = path.join(backupFolder(folder), name);
  return isGoodBackup(file) ? readingBackup(file, (db) => recordIn(db, id)) : undefined;
}

/** The newest backups in which a record is sound, each with another content; the newest first. */
export function backupsOf(folder: string, id: string, most: number): readonly { name: string; at: string }[] {
  const seen = new Set<string>();
  const found: { name: string; at: string }[] = [];
  for (const { name, at } of namedBackups(folder)) {
    if (found.length === most) break;
    const record = readingBackup(path.join(backupFolder(folder), name), (db) => recordIn(db, id));
    const content = record && JSON.stringify([record.document.body, record.events.length]);
    if (content === undefined || seen.has(content)) continue;
    seen.add(content);
    found.push({ name, at });
  }
  return found;
}
