import { z } from 'zod';
import { documentKinds } from '../library/row.ts';
import { labelSchema } from '../rules/core/label-schema.ts';
import type { Channel } from './channel.ts';

const id = z.string().min(1).max(100);
const commandId = z.uuid();
/** ISO 8601 in UTC. */
const time = z.string();

/** What is wrong with a record as it stands: it can be restored or removed. */
export const standingDamages = [
  'unreadable',
  /** Its place is empty, and something still speaks of it. */
  'gone',
  /** An encounter's events; params: the `position` of the first that is not as written. */
  'events',
  /** Sheets with which combatants joined an encounter. */
  'sheets',
  /** A creature's portrait. */
  'portrait',
  /** Earlier states in a record's history, damaged or gone; params: how many, as `count`. The record is sound. */
  'past',
] as const;

/** What a salvage could not bring back whole. */
const losses = [
  /** Nothing of it could be read. */
  'lost',
  /** It came back at an earlier revision; params: `revision` of `known`. */
  'older',
  /** It came out of the backup, and nothing tells whether it changed since. */
  'backup',
  /** It came back with nothing left to compare it with. */
  'unproven',
  /** An encounter's last events are gone; params: `kept` of `known`. */
  'tail',
  /** A creature's portrait is gone, which is also found as it stands. */
  'portrait',
  /** Earlier states are damaged or gone, which is also found as it stands; params: how many, as `count`. */
  'past',
] as const;

const damaged = {
  /** The document's. */
  id,
  /** Null where that cannot be told any more. */
  kind: z.enum(documentKinds).nullable(),
  name: labelSchema,
  /** The name of the campaign that holds it. */
  campaign: labelSchema,
  params: z.record(z.string(), z.number()).exactOptional(),
};

export const lossSchema = z.strictObject({ ...damaged, what: z.enum(losses) });
export type Loss = z.infer<typeof lossSchema>;

export const damageSchema = z.strictObject({
  ...damaged,
  what: z.enum([...new Set([...standingDamages, ...losses])]),
  foundAt: time,
});
export type Damage = z.infer<typeof damageSchema>;

/** Where a sound copy of a damaged record lies. */
const remedySchema = z.discriminatedUnion('from', [
  /** An earlier revision, or the last one where that is sound. */
  z.strictObject({ from: z.literal('history'), revision: z.number().int(), at: time }),
  z.strictObject({ from: z.literal('backup'), backup: z.string().max(200), at: time }),
  /** The events before the first that is damaged. */
  z.strictObject({ from: z.literal('events'), kept: z.number().int() }),
]);
export type Remedy = z.infer<typeof remedySchema>;

/** Channels about records that are not what was written. */
export const damageChannels = {
  /** As it was found when somebody last looked. */
  'damage.list': { input: z.null(), output: z.array(damageSchema) },
  /** The same after looking through the whole library. */
  'damage.look': { input: z.null(), output: z.array(damageSchema) },
  'damage.remedies': { input: z.strictObject({ id }), output: z.array(remedySchema) },
  /** Puts a sound copy in a damaged record's place, after a backup. */
  'damage.mend': { input: z.strictObject({ commandId, id, remedy: remedySchema }), output: z.null() },
  /** Removes a damaged record for good, after a backup. */
  'damage.remove': { input: z.strictObject({ commandId, id }), output: z.null() },
  /** Strikes what a salvage said of a record off the list, or that earlier states of it are damaged. */
  'damage.acknowledge': { input: z.strictObject({ id }), output: z.null() },
  /** Builds the index of the search anew. */
  'search.rebuild': { input: z.null(), output: z.strictObject({ documents: z.number().int() }) },
} as const satisfies Record<string, Channel>;
