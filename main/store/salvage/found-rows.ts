import { z } from 'zod';
import { portraitHashSchema } from '../../../shared/library/portrait/hash.ts';
import { documentKinds } from '../../../shared/library/row.ts';
import { json } from '../cells.ts';
import { type KeyedRow, leafRows, type Row } from './leaf-rows.ts';
import { mendIds } from './mend-ids.ts';
import { freePages, openPages } from './pages.ts';

const id = z.string().min(1).max(100);
const count = z.number().int().min(1);
const isDeleted = z.union([z.literal(0), z.literal(1)]);
const entry = count.nullable();
const bytes = z.instanceof(Buffer);
/** JSON that holds an object, as bodies, effects, answers and sheets do. */
const object = z.string().refine((written) => {
  const read = json(written);
  return typeof read === 'object' && read !== null;
});

const documentCells = [id, z.enum(documentKinds), id, count, count, isDeleted, z.string()] as const;
/** What lists show, beside a document since it was last written or looked at by a version that keeps it there. */
const listRowCells = [z.string().nullable(), z.number().int().nullable()] as const;

const revisionCells = [
  ...[id, count, z.string(), z.iso.datetime(), isDeleted, z.string(), object],
  ...[id.nullable(), count.nullable()],
] as const;
/** Beside a revision that was written, or looked at, since there are checksums; null where it is known to be damaged. */
const checksum = z.number().int().nullable();

/**
 * The rows of each table by their columns; a key of whole numbers stands apart and is null here. No row of one
 * table has the form of another's, and none is taken that the app could not have written.
 */
const forms = {
  library: z.tuple([z.null(), id, z.number()]),
  documents: z.union([z.tuple(documentCells), z.tuple([...documentCells, ...listRowCells])]),
  revisions: z.union([z.tuple(revisionCells), z.tuple([...revisionCells, checksum])]),
  commands: z.tuple([id, z.string(), z.iso.datetime(), z.string()]),
  events: z.tuple([id, count, z.string(), bytes.refine(({ length }) => length === 32)]),
  heads: z.tuple([id, count, bytes.refine(({ length }) => length === 32)]),
  snapshots: z.tuple([z.string().regex(/^[0-9a-f]{64}$/), object]),
  portraits: z.tuple([portraitHashSchema, bytes]),
  loans: z.tuple([z.uuid(), z.uuid()]),
  settings: z.tuple([z.string(), z.string().refine((written) => json(written) !== undefined)]),
  forgotten: z.tuple([id, count]),
  searchEntries: z.tuple([z.null(), id, id, count]),
  undoLog: z.tuple([
    ...[z.null(), z.enum(['do', 'undo', 'redo']), id, count, entry, entry, entry],
    ...[id.nullable(), z.number().int().min(0).nullable(), entry, object.nullable()],
  ] as const),
} as const;
type Table = keyof typeof forms;

/** The rows that were found of each table, in no order, some of them twice. */
export type FoundRows = { readonly [Each in Exclude<Table, 'undoLog'>]: z.output<(typeof forms)[Each]>[] } & {
  /** By its entry. */
  readonly undoLog: Map<number, z.output<(typeof forms)['undoLog']>>;
};

/** What a damaged file still holds. */
export interface Findings {
  readonly rows: FoundRows;
  /** Pages that are gone, or in which something is. */
  readonly damagedPages: number;
}

const tables = Object.keys(forms) as Table[];

function nothing(): FoundRows {
  const lists = Object.fromEntries(tables.map((table) => [table, []]));
  return { ...lists, undoLog: new Map() } as unknown as FoundRows;
}

function take(found: FoundRows, { key, row }: KeyedRow): void {
  for (const table of tables) {
    const parsed = forms[table].safeParse(row);
    if (!parsed.success) continue;
    if (table === 'undoLog') found.undoLog.set(key, forms.undoLog.parse(row));
    else (found[table] as Row[]).push(parsed.data);
    return;
  }
}

/** Reads every row that can still be read out of a database file and its log, page by page; nothing of it is changed. */
export function findRows(file: string): Findings {
  const pages = openPages(file);
  try {
    const rows = nothing();
    const free = freePages(pages);
    let damagedPages = 0;
    for (let number = 2; number <= pages.expected; number += 1) {
      if (free.has(number)) continue;
      const page = pages.read(number);
      const read = page === undefined ? undefined : leafRows(pages, page);
      if (read?.isDamaged !== false) damagedPages += 1;
      for (const row of read?.rows ?? []) take(rows, row);
    }
    mendIds(rows);
    return { rows, damagedPages };
  } finally {
    pages.close();
  }
}
