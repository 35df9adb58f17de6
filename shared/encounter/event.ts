import { z } from 'zod';
import { keyLabelSchema, labelSchema } from '../rules/core/label-schema.ts';
import {
  figureSchema,
  findingSchema,
  questionSchema,
  rollAnswerSchema,
  sheetKindSchema,
} from '../rules/core/schema.ts';
import { systemIds } from '../rules/core/system.ts';

const combatant = z.number().int().min(1);
const options = z.record(z.string(), z.union([z.string(), z.boolean()]));
const whatFollows = { findings: z.array(findingSchema), question: questionSchema.nullable() };

/** Who took the dice: the table (typed) or the app (rolled). */
const rollers = ['table', 'app'] as const;

/** What happened in an encounter; past tense, never rewritten. Combatants are numbered within the encounter. */
export const encounterEventSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('encounterBegan'),
    system: z.enum(systemIds),
    rulesVersion: z.number().int(),
    options,
  }),
  z.strictObject({
    type: z.literal('combatantJoined'),
    combatant,
    kind: sheetKindSchema,
    name: labelSchema,
    identity: labelSchema,
    /** The document that joined, and the revision that the snapshot was taken of. */
    documentId: z.string(),
    revision: z.number().int(),
    /** Content hash of the sheet's snapshot. */
    snapshot: z.string(),
    defense: z.strictObject({ label: keyLabelSchema, value: z.number() }),
    hitPoints: z.number().int(),
    maximumHitPoints: z.number().int(),
  }),
  z.strictObject({ type: z.literal('turnStarted'), combatant, round: z.number().int().min(1) }),
  z.strictObject({ type: z.literal('orderChanged'), order: z.array(combatant) }),
  z.strictObject({ type: z.literal('optionsChanged'), options }),
  z.strictObject({
    type: z.literal('rollOpened'),
    action: z.string(),
    decisions: z.record(z.string(), z.string()),
    label: labelSchema,
    actor: combatant,
    targets: z.array(combatant),
    modifier: z.number().int(),
    ...whatFollows,
  }),
  z.strictObject({
    type: z.literal('dieFell'),
    answer: rollAnswerSchema,
    roller: z.enum(rollers),
    ...whatFollows,
  }),
  z.strictObject({ type: z.literal('choiceMade'), choice: z.string(), ...whatFollows }),
  z.strictObject({ type: z.literal('rollClosed'), summary: labelSchema }),
  z.strictObject({ type: z.literal('rollAbandoned') }),
  z.strictObject({
    type: z.literal('damageApplied'),
    combatant,
    /** Points lost, never negative. */
    amount: z.number().int().min(0),
    figure: figureSchema,
    hitPoints: z.number().int(),
  }),
  z.strictObject({
    type: z.literal('hitPointsChanged'),
    combatant,
    /** Points gained; negative for points lost. */
    change: z.number().int(),
    hitPoints: z.number().int(),
  }),
  z.strictObject({ type: z.literal('encounterEnded') }),
  z.strictObject({ type: z.literal('stepUndone'), step: z.string() }),
  z.strictObject({ type: z.literal('stepRedone'), step: z.string() }),
]);
export type EncounterEvent = z.infer<typeof encounterEventSchema>;

/** An event in its place: `position` counts from 1 without a gap; `commandId` is what caused it. */
export const recordedEventSchema = z.strictObject({
  position: z.number().int().min(1),
  commandId: z.string(),
  /** When it was written, ISO 8601 in UTC. */
  at: z.string(),
  event: encounterEventSchema,
});
export type RecordedEvent = z.infer<typeof recordedEventSchema>;

/** What the hash chain covers: everything of an event but its place, which the chain itself gives. */
export const eventPayloadSchema = recordedEventSchema.omit({ position: true });
