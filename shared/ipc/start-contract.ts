import * as z from 'zod/mini';
import { documentKinds, rowSchema, rowsSchema } from '../library/row.ts';
import { labelSchema } from '../rules/core/label-schema.ts';
import { languages } from '../rules/core/language.ts';
import type { Channel } from './channel.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const densities = ['comfortable', 'compact'] as const;
export const papers = ['A4', 'Letter'] as const;
export type Paper = (typeof papers)[number];

export const settingsSchema = z.strictObject({
  /** Language of the screens. */
  language: z.enum(languages),
  theme: z.enum(themes),
  density: z.enum(densities),
  paper: z.enum(papers),
});
export type Settings = z.infer<typeof settingsSchema>;

/** What undo and redo of the library would do next, named by effect; null where there is nothing. */
export const undoStateSchema = z.strictObject({
  undo: z.nullable(labelSchema),
  redo: z.nullable(labelSchema),
});
export type UndoState = z.infer<typeof undoStateSchema>;

/** What keeps the library from being as it should; the app goes on as far as it can. */
const troubles = [
  'not-saved',
  'read-only',
  'damaged',
  'sync-folder',
  'network-drive',
  'backup-failed',
] as const;
export const troubleSchema = z.enum(troubles);
export type Trouble = z.infer<typeof troubleSchema>;

/**
 * What a window asks to begin with, apart from the rest and in the light form of zod: it parses with this before
 * it has loaded the rest.
 */
export const startChannels = {
  /** All that the first screen needs, in one answer. */
  'app.start': {
    input: z.null(),
    output: z.strictObject({
      version: z.string(),
      settings: settingsSchema,
      library: z.string(),
      campaigns: z.array(rowSchema),
      undoState: undoStateSchema,
      troubles: z.array(troubleSchema),
    }),
  },
  /**
   * The rows of one kind, in a campaign or in all: the first of them by name in the language of the screen, or as
   * they come where all fit. Every change up to `seq` is in them.
   */
  'library.list': {
    input: z.strictObject({
      kind: z.enum(documentKinds),
      campaignId: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
      atMost: z.nullable(z.int().check(z.minimum(1))),
    }),
    output: z.strictObject({ seq: z.int(), total: z.int(), rows: rowsSchema }),
  },
  'settings.change': { input: z.partial(settingsSchema), output: settingsSchema },
} as const satisfies Record<string, Channel>;

export const startPushes = {
  'settings.changed': settingsSchema,
} as const;
