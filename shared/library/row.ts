import * as z from 'zod/mini';
import type { Label } from '../rules/core/label.ts';
import { isLabel } from '../rules/core/label-schema.ts';
import { sheetKinds } from '../rules/core/sheet.ts';
import { type SystemId, systemIds } from '../rules/core/system.ts';

/** What the library keeps, each kind with its own body. */
export const documentKinds = ['campaign', ...sheetKinds, 'encounter', 'note', 'item'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Where an encounter stands: not begun, under way, put aside where it stood, over. */
export const encounterStatuses = ['prepared', 'running', 'shelved', 'ended'] as const;
export type EncounterStatus = (typeof encounterStatuses)[number];

/** A line of a list: what windows hold of every document. */
export interface Row {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly campaignId: string;
  readonly name: Label;
  /** What it is in a few words: system, class and level, or how far the fight has come. */
  readonly summary: Label | null;
  readonly revision: number;
  /** Number of the change that last touched it, growing through the whole library. */
  readonly seq: number;
  /** A campaign's rules. */
  readonly system?: SystemId;
  /** A creature's level, where its rules have levels. */
  readonly level?: number;
  /** A creature's size by its id in the rules, where they have sizes. */
  readonly size?: string;
  /** A creature's tags, where it has any. */
  readonly tags?: readonly string[];
  /** Where an encounter stands. */
  readonly status?: EncounterStatus;
}

const kinds: ReadonlySet<unknown> = new Set(documentKinds);
const systems: ReadonlySet<unknown> = new Set(systemIds);
const statuses: ReadonlySet<unknown> = new Set(encounterStatuses);
const keys: ReadonlySet<string> = new Set<keyof Row>([
  ...(['id', 'kind', 'campaignId', 'name', 'summary', 'revision', 'seq'] as const),
  ...(['system', 'level', 'size', 'tags', 'status'] as const),
]);

function isShort(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 100;
}

function isId(value: unknown): boolean {
  return isShort(value) && value !== '';
}

function hasTraits({ system, level, size, tags, status }: Readonly<Record<string, unknown>>): boolean {
  return (
    (system === undefined || systems.has(system)) &&
    (level === undefined || Number.isFinite(level)) &&
    (size === undefined || isShort(size)) &&
    (tags === undefined || (Array.isArray(tags) && tags.every(isShort))) &&
    (status === undefined || statuses.has(status))
  );
}

/**
 * Whether a value is a row. Written by hand, since lists of ten thousand are checked before they are painted,
 * which a parser made of schemas takes thirty times as long for.
 */
export function isRow(value: unknown): value is Row {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Readonly<Record<string, unknown>>;
  for (const key in row) if (!keys.has(key)) return false;
  return (
    isId(row.id) &&
    kinds.has(row.kind) &&
    isId(row.campaignId) &&
    isLabel(row.name) &&
    (row.summary === null || isLabel(row.summary)) &&
    Number.isSafeInteger(row.revision) &&
    Number.isSafeInteger(row.seq) &&
    hasTraits(row)
  );
}

export const rowSchema = z.custom<Row>(isRow);

function readRows(text: string): readonly Row[] | undefined {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) && rows.every(isRow) ? rows : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Any number of rows. They travel as one JSON text: between main and a window's page every object would be
 * copied property by property, several times over.
 */
export const rowsSchema = z.pipe(
  z.string(),
  z.transform((text: string, context): readonly Row[] => {
    const rows = readRows(text);
    if (rows !== undefined) return rows;
    context.issues.push({ code: 'custom', message: 'no rows', input: text });
    return z.NEVER;
  }),
);
