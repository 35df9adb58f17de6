import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { LibraryDocument } from '../../../shared/library/document.ts';
import { type Documents, documents } from '../documents.ts';
import { type EncounterEvents, encounterEvents } from '../encounter-events.ts';
import { type Mending, mending } from '../mending.ts';
import { backupFolder, isGoodBackup, namedBackups, readingBackup } from './list.ts';

/** A record as a backup has it. */
export interface BackedUp {
  readonly document: LibraryDocument;
  readonly deleted: boolean;
  /** Of an encounter, all that hang together. */
  readonly events: ReturnType<EncounterEvents['stored']>;
  readonly snapshots: ReturnType<Mending['soundSnapshots']>;
}

const noIndex = { put: () => undefined, drop: () => undefined };

function recordIn(db: DatabaseSync, id: string): BackedUp | undefined {
  const docs: Documents = documents(db, noIndex, () => undefined);
  const found = docs.find(id);
  if (!found.ok) return undefined;
  const { document, deleted } = found.value;
  if (document.kind !== 'encounter') return { document, deleted, events: [], snapshots: new Map() };
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
