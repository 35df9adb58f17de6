import { z } from 'zod';
import { documentSchema, favouriteRollsSchema } from '../library/document.ts';
import type { Channel } from './channel.ts';

const dice = z.string().max(200);

/** A roll as it is remembered: the dice in canonical notation; when, ISO 8601 in UTC. */
const pastRollSchema = z.strictObject({ at: z.string(), dice, total: z.number().int() });
export const pastRollsSchema = z.array(pastRollSchema);
export type PastRoll = z.infer<typeof pastRollSchema>;

/** A roll as it fell: each group of dice as it is written, with each die's faces in the order thrown. */
const freshRollSchema = pastRollSchema.extend({
  groups: z.array(
    z.strictObject({
      dice,
      thrown: z.array(z.strictObject({ faces: z.array(z.number().int()), kept: z.boolean() })),
    }),
  ),
});
export type FreshRoll = z.infer<typeof freshRollSchema>;

/** Dice outside of any encounter: main throws them and remembers, the last roll first. */
export const diceChannels = {
  'dice.read': {
    input: z.null(),
    output: z.strictObject({ history: pastRollsSchema, favourites: favouriteRollsSchema }),
  },
  /** Rolls what stands in dice notation. */
  'dice.roll': { input: z.strictObject({ commandId: z.uuid(), text: dice }), output: freshRollSchema },
  /** Replaces the favourites that belong to nobody. */
  'dice.favour': { input: z.strictObject({ favourites: favouriteRollsSchema }), output: z.null() },
  /** Clears the history. */
  'dice.forget': { input: z.null(), output: z.null() },
  /** Replaces a creature's favourites, as a step that undo takes back. */
  'creatures.favour': {
    input: z.strictObject({
      commandId: z.uuid(),
      id: z.string().min(1).max(100),
      revision: z.number().int(),
      favourites: favouriteRollsSchema,
    }),
    output: documentSchema,
  },
} as const satisfies Record<string, Channel>;
