import { z } from 'zod';
import { documentSchema, nameSchema } from '../library/document.ts';
import { tagsSchema } from '../library/tags.ts';
import { sheetKinds } from '../rules/core/sheet.ts';
import type { Channel } from './channel.ts';

const id = z.string().min(1).max(100);
const commandId = z.uuid();
const kind = z.enum(sheetKinds);
const count = z.number().int().min(0);

/** As many creatures as one command changes or makes. */
const mostAtOnce = 10_000;
const ids = z
  .array(id)
  .min(1)
  .max(mostAtOnce)
  .refine((given) => new Set(given).size === given.length);

/** As many copies as are made of one creature at once. */
export const mostCopies = 100;

/** Channels of what is done to several creatures at once, each as one step of undo, and of what is made from others. */
export const bestiaryChannels = {
  /**
   * Copies creatures, unhurt, into a campaign of the same rules, `copies` times each; answers with the copies.
   * Beside the original, and where there are several, their names are numbered. Refused with `OTHER_RULES` and, where
   * the house rules there do not allow a sheet, with `INVALID_SHEET`.
   */
  'creatures.copy': {
    input: z
      .strictObject({ commandId, kind, ids, campaignId: id, copies: z.number().int().min(1).max(mostCopies) })
      .refine(({ ids: given, copies }) => given.length * copies <= mostAtOnce),
    output: z.strictObject({ ids: z.array(id) }),
  },
  /** Gives creatures tags and takes others away; answers how many that changed. Refused with `TOO_MANY_TAGS`. */
  'creatures.tag': {
    input: z.strictObject({ commandId, kind, ids, added: tagsSchema, removed: tagsSchema }),
    output: z.strictObject({ changed: count }),
  },
  /** Puts creatures into the trash, all or none; each at the revision that the window has seen. */
  'creatures.remove': {
    input: z.strictObject({
      commandId,
      kind,
      seen: z
        .array(z.strictObject({ id, revision: z.number().int() }))
        .min(1)
        .max(mostAtOnce)
        .refine((given) => new Set(given.map((one) => one.id)).size === given.length),
    }),
    output: z.strictObject({ removed: count }),
  },
  /** Makes a creature from another one, its template, which it remembers. Refused as copying is. */
  'creatures.derive': {
    input: z.strictObject({ commandId, id, campaignId: id, name: nameSchema }),
    output: documentSchema,
  },
  /**
   * Settles fields of a sheet that have changed in its template since: takes them over as they are there now, or
   * leaves them as they are here and asks no more.
   */
  'creatures.settle': {
    input: z.strictObject({
      commandId,
      id,
      revision: z.number().int(),
      paths: z.array(z.string().min(1).max(100)).min(1).max(500),
      choice: z.enum(['take', 'leave']),
    }),
    output: documentSchema,
  },
} as const satisfies Record<string, Channel>;
