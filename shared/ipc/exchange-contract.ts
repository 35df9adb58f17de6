import { z } from 'zod';
import { documentKinds } from '../library/row.ts';
import { labelSchema } from '../rules/core/label-schema.ts';
import { sheetKinds } from '../rules/core/sheet.ts';
import type { Channel } from './channel.ts';

const id = z.string().min(1).max(100);
const commandId = z.uuid();
const count = z.number().int().min(0);
const place = z.strictObject({ path: z.string() }).nullable();

/** A document that both the bundle and the library hold, each in a form of its own. */
const conflictSchema = z.strictObject({
  id,
  kind: z.enum(documentKinds),
  mine: labelSchema,
  theirs: labelSchema,
});
export type Conflict = z.infer<typeof conflictSchema>;

/** What to do about a conflict: keep ours, take theirs, or have both, theirs under a new id. */
export const conflictChoices = ['mine', 'theirs', 'both'] as const;
export type ConflictChoice = (typeof conflictChoices)[number];

/** What an opened bundle holds, before anything is taken from it. */
const bundlePreviewSchema = z.strictObject({
  /** Names the opened bundle in what follows; it is forgotten with the app. */
  token: z.string(),
  file: z.string(),
  campaigns: z.array(
    z.strictObject({
      name: labelSchema,
      characters: count,
      monsters: count,
      encounters: count,
      notes: count,
      items: count,
    }),
  ),
  conflicts: z.array(conflictSchema),
});
export type BundlePreview = z.infer<typeof bundlePreviewSchema>;

/** What an import did. */
const importReportSchema = z.strictObject({ added: count, replaced: count, kept: count, unchanged: count });
export type ImportReport = z.infer<typeof importReportSchema>;

/** Channels of what goes to other computers and comes from there. All ask for a place; null when the person cancels. */
export const exchangeChannels = {
  /** Writes campaigns into one bundle: the named ones or all; of each, the chosen documents or all. */
  'bundles.export': {
    input: z.strictObject({
      campaigns: z.array(id).max(10_000).nullable(),
      documents: z.array(id).max(100_000).nullable(),
    }),
    output: place,
  },
  'bundles.open': { input: z.null(), output: bundlePreviewSchema.nullable() },
  /** `new`: everything under new ids. `merge`: under its own ids, each conflict as chosen. All of it or nothing. */
  'bundles.import': {
    input: z.strictObject({
      commandId,
      token: z.string().max(100),
      mode: z.enum(['new', 'merge']),
      choices: z.record(id, z.enum(conflictChoices)),
    }),
    output: importReportSchema,
  },
  /** Stops the export or import under way; nothing of it stays. */
  'bundles.cancel': { input: z.null(), output: z.null() },
  'documents.exportJson': { input: z.strictObject({ id }), output: place },
  'documents.importJson': {
    input: z.strictObject({ commandId, campaignId: id }),
    output: z.strictObject({ id }).nullable(),
  },
  'lists.exportCsv': { input: z.strictObject({ campaignId: id, kind: z.enum(sheetKinds) }), output: place },
  'lists.importCsv': {
    input: z.strictObject({ commandId, campaignId: id, kind: z.enum(sheetKinds) }),
    output: importReportSchema.nullable(),
  },
} as const satisfies Record<string, Channel>;

/** How far an export or import has come; the documents that are done, of all. */
export const exchangePushes = {
  'bundles.progressed': z.strictObject({ done: count, all: count }),
} as const;
