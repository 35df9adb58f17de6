import { z } from 'zod';
import { documentSchema, itemBodySchema, nameSchema, noteBodySchema } from '../library/document.ts';
import { documentKinds, rowSchema } from '../library/row.ts';
import { labelSchema } from '../rules/core/label-schema.ts';
import { sheetDataSchema } from '../rules/core/schema.ts';
import type { Channel } from './channel.ts';
import { troubleSchema } from './start-contract.ts';

const id = z.string().min(1).max(100);
const commandId = z.uuid();
const count = z.number().int().min(0);
/** ISO 8601 in UTC. */
const time = z.string();

const revision = z.number().int();

/** One entry of a document's history, newest first. */
const historyEntrySchema = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.enum(['sound', 'damaged']),
    revision,
    /** When the change was made, null where that cannot be read, and what it did. */
    at: time.nullable(),
    effect: labelSchema,
    /** Whether the document was in the trash afterwards. */
    deleted: z.boolean(),
  }),
  z.strictObject({ state: z.literal('gone'), revision }),
]);
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

const trashedSchema = z.strictObject({
  id,
  kind: z.enum(documentKinds),
  name: labelSchema,
  /** The name of the campaign that held it. */
  campaign: labelSchema,
  /** Null where its history cannot tell. */
  removedAt: time.nullable(),
});
export type Trashed = z.infer<typeof trashedSchema>;

/** What a library or a backup holds. */
export const holdingsSchema = z.strictObject({
  campaigns: count,
  characters: count,
  monsters: count,
  encounters: count,
  notes: count,
  /** Entries of catalogues; backups of older versions do not say. */
  items: count.default(0),
});
export type Holdings = z.infer<typeof holdingsSchema>;

/** Why a backup was made. */
export const backupReasons = ['timed', 'exit', 'migration', 'import', 'restore', 'trash', 'asked'] as const;

const backupSchema = z.strictObject({
  /** The name of its file, by which it is asked for. */
  name: z.string().max(200),
  at: time,
  bytes: count,
  reason: z.enum(backupReasons),
  /** Null where the backup cannot be read. */
  holdings: holdingsSchema.nullable(),
});
export type Backup = z.infer<typeof backupSchema>;

/** How one document differs between the library and a backup. */
const differenceSchema = z.strictObject({
  kind: z.enum(documentKinds),
  name: labelSchema,
  /** What restoring would do to it. */
  would: z.enum(['come-back', 'change', 'go']),
});
export type Difference = z.infer<typeof differenceSchema>;

/** Channels of the library as a whole: notes, history, trash, search, backups, its place. */
export const libraryChannels = {
  'notes.create': {
    input: z.strictObject({ commandId, campaignId: id, name: nameSchema }),
    output: documentSchema,
  },
  'notes.save': {
    input: z.strictObject({ commandId, id, revision: z.number().int(), body: noteBodySchema }),
    output: documentSchema,
  },
  'items.create': {
    input: z.strictObject({
      commandId,
      campaignId: id,
      catalogue: z.string().max(60),
      entry: sheetDataSchema,
    }),
    output: documentSchema,
  },
  'items.save': {
    input: z.strictObject({
      commandId,
      id,
      revision: z.number().int(),
      body: itemBodySchema,
      /** The save that this one goes on with, in the same field: the two are one step of undo and history. */
      goesOn: commandId.exactOptional(),
    }),
    output: documentSchema,
  },
  'library.history': { input: z.strictObject({ id }), output: z.array(historyEntrySchema) },
  /** Makes a document what it was at a revision, by appending; `revision` is the one that the window has seen. */
  'library.revert': {
    input: z.strictObject({ commandId, id, revision: z.number().int(), to: z.number().int().min(1) }),
    output: documentSchema,
  },
  'library.trash': { input: z.null(), output: z.array(trashedSchema) },
  'library.putBack': { input: z.strictObject({ commandId, id }), output: z.null() },
  /** Forgets what lies in the trash for good, after a backup; answers how many documents that were. */
  'library.emptyTrash': { input: z.strictObject({ commandId }), output: z.strictObject({ removed: count }) },
  /** The best hits first, without regard to case and accents, by the beginnings of words. */
  'library.search': {
    input: z.strictObject({ text: z.string().max(200), campaignId: id.nullable() }),
    output: z.array(z.strictObject({ row: rowSchema, campaign: labelSchema, excerpt: z.string() })),
  },
  'backups.list': {
    input: z.null(),
    output: z.strictObject({ folder: z.string(), backups: z.array(backupSchema) }),
  },
  'backups.make': { input: z.null(), output: backupSchema },
  'backups.preview': {
    input: z.strictObject({ name: z.string().max(200) }),
    output: z.strictObject({ holdings: holdingsSchema, differences: z.array(differenceSchema) }),
  },
  /** Backs the present library up, then puts the backup in its place; every window starts anew. */
  'backups.restore': { input: z.strictObject({ name: z.string().max(200) }), output: z.null() },
  'library.place': {
    input: z.null(),
    output: z.strictObject({ folder: z.string(), troubles: z.array(troubleSchema) }),
  },
  'library.openFolder': { input: z.null(), output: z.null() },
  /** Asks for a folder and moves the library there; null when the person cancels. */
  'library.move': { input: z.null(), output: z.strictObject({ folder: z.string() }).nullable() },
} as const satisfies Record<string, Channel>;

/** What main tells of the library unasked. */
export const libraryPushes = {
  /** All troubles as they stand now. */
  'library.troubled': z.array(troubleSchema),
  /** Another library took its place: the window starts anew. */
  'library.replaced': z.null(),
} as const;
