import { z } from 'zod';
import { encounterPurposes } from '../encounter/state.ts';
import { countedNamesSchema, documentSchema, longestNote, nameSchema } from '../library/document.ts';
import { mostCombatants, preparationSchema, preparedLineSchema } from '../library/preparation.ts';
import { labelSchema } from '../rules/core/label-schema.ts';
import type { Channel } from './channel.ts';

const id = z.string().min(1).max(100);
const commandId = z.uuid();
const revision = z.number().int();

/** How far an encounter has come, for lists. */
const encounterStandingSchema = z.strictObject({
  id,
  /** Null before it has begun, and where nobody kept it. */
  round: z.number().int().min(1).nullable(),
  /** Whose turn it is while it is not over. */
  turn: z.nullable(labelSchema),
  who: countedNamesSchema,
  /** Whether the party of the evening is to come besides. */
  withParty: z.boolean(),
});
export type EncounterStanding = z.infer<typeof encounterStandingSchema>;

/** Channels of encounters that are prepared, put aside and taken up again, and of who is there. */
export const preparingChannels = {
  /** Prepares an encounter; `from` another one, begun or not, its people and notes are taken over. */
  'encounters.prepare': {
    input: z.strictObject({
      commandId,
      campaignId: id,
      name: nameSchema,
      from: id.exactOptional(),
      /** Absent for a fight, or for what `from` is for. */
      purpose: z.enum(encounterPurposes).exactOptional(),
    }),
    output: documentSchema,
  },
  /** Saves what the game master wrote of an encounter; the waves of one that runs may still change. */
  'encounters.save': {
    input: z.strictObject({
      commandId,
      id,
      revision,
      name: nameSchema,
      notes: z.string().max(longestNote),
      preparation: preparationSchema.exactOptional(),
      /** The save that this one goes on with: the two are one step of undo and history. */
      goesOn: commandId.exactOptional(),
    }),
    output: documentSchema,
  },
  /** Begins a prepared encounter; whatever runs in the campaign is put aside. */
  'encounters.begin': { input: z.strictObject({ commandId, id, revision }), output: documentSchema },
  'encounters.shelve': { input: z.strictObject({ commandId, id }), output: documentSchema },
  /** Takes a shelved encounter up again; whatever runs in the campaign is put aside. */
  'encounters.resume': { input: z.strictObject({ commandId, id }), output: documentSchema },
  /** How far encounters have come; those that are not there are left out. */
  'encounters.standing': {
    input: z.strictObject({ ids: z.array(id).max(100) }),
    output: z.array(encounterStandingSchema),
  },
  /** Lets some join a running encounter: a wave of its preparation, or lines made up now. */
  'encounters.join': {
    input: z.strictObject({
      commandId,
      id,
      /** Position of the last event that the window has seen. */
      position: z.number().int().min(0),
      who: z.union([
        /** `hidden` says for all of the wave whether the players see them, whatever was prepared. */
        z.strictObject({ wave: id, hidden: z.boolean().exactOptional() }),
        z.strictObject({ lines: z.array(preparedLineSchema).min(1).max(mostCombatants) }),
      ]),
      /** Faces that fell for their places in the order; the app rolls what is missing. */
      dice: z.array(z.number().int().min(1).max(1000)).max(mostCombatants),
    }),
    output: z.null(),
  },
  /** Who differs by now from what the library says. */
  'encounters.drift': {
    input: z.strictObject({ id }),
    output: z.strictObject({ combatants: z.array(z.number().int().min(1)) }),
  },
  /** Takes one combatant's sheet anew from the library. */
  'encounters.refresh': {
    input: z.strictObject({
      commandId,
      id,
      position: z.number().int().min(0),
      combatant: z.number().int().min(1),
    }),
    output: z.null(),
  },
  /** Who is not with the party this evening. */
  'campaigns.tonight': {
    input: z.strictObject({ commandId, id, revision, absent: z.array(id).max(1000) }),
    output: documentSchema,
  },
} as const satisfies Record<string, Channel>;
