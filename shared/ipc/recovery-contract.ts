import { z } from 'zod';
import { documentSchema, standingSchema } from '../library/document.ts';
import type { Channel } from './channel.ts';

const id = z.string().min(1).max(100);
const commandId = z.uuid();

/** Channels of what happens to creatures between fights. */
export const recoveryChannels = {
  /** Lets characters rest for whole hours by the rules of their campaign, as one change. */
  'recovery.rest': {
    input: z.strictObject({
      commandId,
      campaignId: id,
      characters: z.array(id).min(1).max(200),
      hours: z.number().int().min(1).max(1000),
    }),
    output: z.array(documentSchema),
  },
  /** Says by hand how a creature stands. */
  'recovery.stand': {
    input: z.strictObject({ commandId, id, revision: z.number().int(), ...standingSchema.shape }),
    output: documentSchema,
  },
} as const satisfies Record<string, Channel>;
