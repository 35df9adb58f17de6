import * as z from 'zod/mini';
import { labelSchema } from '../rules/core/label-schema.ts';
import { sheetKinds } from '../rules/core/sheet.ts';

/** What the library keeps, each kind with its own body. */
export const documentKinds = ['campaign', ...sheetKinds, 'encounter', 'note', 'item'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A line of a list: what windows hold of every document. */
export const rowSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(documentKinds),
  campaignId: z.string(),
  name: labelSchema,
  /** What it is in a few words: system, class and level, or how far the fight has come. */
  summary: z.nullable(labelSchema),
  revision: z.int(),
  /** Number of the change that last touched it, growing through the whole library. */
  seq: z.int(),
});
export type Row = z.infer<typeof rowSchema>;
