import { z } from 'zod';
import { languages } from '../rules/core/language.ts';
import type { Channel } from './channel.ts';
import { lossSchema } from './damage-contract.ts';
import { holdingsSchema } from './library-contract.ts';

/** What a person can do about a library that does not open. */
export const startChoices = ['salvage', 'restore', 'new', 'quit'] as const;
export type StartChoice = (typeof startChoices)[number];

/** Why the library does not open, and what could take its place. */
const questionSchema = z.strictObject({
  language: z.enum(languages),
  refusal: z.strictObject({
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
  }),
  /** The first loses least. */
  choices: z.array(z.enum(startChoices)),
  /** When the backup was made that can be restored; ISO 8601 in UTC. */
  backupAt: z.string().nullable(),
  /** What can be brought back of the damaged file. */
  salvage: z
    .strictObject({
      holdings: holdingsSchema,
      losses: z.array(lossSchema),
      damagedPages: z.number().int(),
    })
    .nullable(),
  /** Whether something lies there that is then set aside. */
  setsAside: z.boolean(),
  /** Whether what comes back can only be read, from a copy. */
  isReadOnly: z.boolean(),
});
export type StartQuestion = z.infer<typeof questionSchema>;

/** Channels of the page that asks what to do about a library that does not open. */
export const questionChannels = {
  'question.read': { input: z.null(), output: questionSchema },
  'question.answer': { input: z.strictObject({ choice: z.enum(startChoices) }), output: z.null() },
} as const satisfies Record<string, Channel>;
