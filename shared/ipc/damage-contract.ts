import { z } from 'zod';
import { documentKinds } from '../library/row.ts';
import { labelSchema } from '../rules/core/label-schema.ts';

const id = z.string().min(1).max(100);
/** ISO 8601 in UTC. */
const time = z.string();

/** What is wrong with a record as it stands: it can be restored or removed. */
const standingDamages = [
  'unreadable',
  /** An encounter's events; params: the `position` of the first that is not as written. */
  'events',
  /** Sheets with which combatants joined an encounter. */
  'sheets',
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
  /** Earlier revisions are gone; params: how many, as `count`. */
  'history',
  /** An encounter's last events are gone; params: `kept` of `known`. */
  'tail',
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

const lossSchema = z.strictObject({ ...damaged, what: z.enum(losses) });
export type Loss = z.infer<typeof lossSchema>;

export const damageSchema = z.strictObject({
  ...damaged,
  what: z.enum([...standingDamages, ...losses]),
  foundAt: time,
});
export type Damage = z.infer<typeof damageSchema>;
