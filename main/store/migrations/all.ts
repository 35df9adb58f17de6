import type { DatabaseSync } from 'node:sqlite';
import { createTables } from './0001-library.ts';
import { createSearchAndTrash } from './0002-search-and-trash.ts';
import { createDamageNotes } from './0003-damage-notes.ts';
import { addListRows } from './0004-list-rows.ts';
import { createPortraits } from './0005-portraits.ts';
import { addRevisionChecksums } from './0006-revision-checksums.ts';
import { createEncounterHeads } from './0007-encounter-heads.ts';

/** Brings the tables from one version to the next; runs within a transaction. */
export type Migration = (db: DatabaseSync) => void;

/** The first entry leads from nothing to version 1. Entries are added, never edited once released. */
export const migrations: readonly Migration[] = [
  createTables,
  createSearchAndTrash,
  createDamageNotes,
  addListRows,
  createPortraits,
  addRevisionChecksums,
  createEncounterHeads,
];
