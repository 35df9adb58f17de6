import { z } from 'zod';
import { keyLabelSchema, labelSchema } from '../rules/core/label-schema.ts';
import {
  conditionSchema,
  figureSchema,
  findingSchema,
  lastingSchema,
  poolSchema,
  questionSchema,
  rollAnswerSchema,
  sheetKindSchema,
  vitalStateSchema,
} from '../rules/core/schema.ts';
import { systemIds } from '../rules/core/system.ts';
import { contestEventSchemas } from './contest/schema.ts';
import { harmSchema, savedShares } from './harm.ts';
import { encounterPurposes, shares } from './state.ts';

const combatant = z.number().int().min(1);
const hitPoints = z.number().int();
const temporary = z.number().int().min(0);
const options = z.record(z.string(), z.union([z.string(), z.boolean()]));
/** Numbers that a place in the order was found by, the first deciding; the higher acts first. */
const placeScore = z.array(z.number().int()).min(1).max(5);
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
    /** Absent for fights. */
    purpose: z.enum(encounterPurposes).exactOptional(),
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
    /** Absent where nothing but hit points is kept, as in encounters of early versions. */
    pools: z.array(poolSchema).max(20).exactOptional(),
    /** The line of the preparation that it came of. */
    line: z.string().max(100).exactOptional(),
  }),
  /** Newcomers have their places in the order; who comes late for this round has its first turn in the next. */
  z.strictObject({
    type: z.literal('newcomersPlaced'),
    combatants: z.array(combatant).min(1),
    order: z.array(combatant),
    late: z.array(combatant),
    /** What fell for their places, group by group; none where no order was rolled for before. */
    rolls: z.array(
      z.strictObject({
        combatants: z.array(combatant).min(1),
        answers: z.array(rollAnswerSchema),
        findings: z.array(findingSchema),
        score: placeScore,
      }),
    ),
  }),
  /** A combatant's sheet as it stands in the library now; what it had lost, it has lost. */
  z.strictObject({
    type: z.literal('combatantRefreshed'),
    combatant,
    kind: sheetKindSchema,
    identity: labelSchema,
    revision: z.number().int(),
    snapshot: z.string(),
    defense: z.strictObject({ label: keyLabelSchema, value: z.number() }),
    hitPoints: z.number().int(),
    maximumHitPoints: z.number().int(),
    pools: z.array(poolSchema).max(20).exactOptional(),
  }),
  z.strictObject({ type: z.literal('turnStarted'), combatant, round: z.number().int().min(1) }),
  /** Somebody who cannot act: the turn passes, and what lasts until it goes on. */
  z.strictObject({ type: z.literal('turnSkipped'), combatant, round: z.number().int().min(1) }),
  /** Somebody put off the turn, to step in later; the trigger is for readers, empty for a plain delay. */
  z.strictObject({ type: z.literal('turnPutOff'), combatant, trigger: z.string().max(200) }),
  /** Somebody who had put off the turn takes it now, in front of whoever has it. */
  z.strictObject({
    type: z.literal('steppedIn'),
    combatant,
    order: z.array(combatant),
    /** Put off in an earlier round, it is the turn of this round: there is no other. */
    isTurn: z.literal(true).exactOptional(),
  }),
  /** Whoever was interrupted goes on. */
  z.strictObject({ type: z.literal('turnResumed'), combatant }),
  /** The order was rolled for; the surprised do not act in a round that begins with it. */
  z.strictObject({
    type: z.literal('orderRolled'),
    order: z.array(combatant),
    surprised: z.array(combatant),
    /** By combatant, what the places were found by; absent in encounters of early versions. */
    scores: z.record(z.string(), placeScore).exactOptional(),
  }),
  /** Something was done of the turn. */
  z.strictObject({
    type: z.literal('actionTaken'),
    combatant,
    cost: z.string().max(40),
    label: keyLabelSchema,
  }),
  /** The game master let something happen that the rules object to. */
  z.strictObject({ type: z.literal('objectionOverruled'), combatant, objection: keyLabelSchema }),
  z.strictObject({ type: z.literal('orderChanged'), order: z.array(combatant) }),
  z.strictObject({ type: z.literal('optionsChanged'), options }),
  z.strictObject({ type: z.literal('fallenPassedOver'), passes: z.boolean() }),
  z.strictObject({
    type: z.literal('rollOpened'),
    action: z.string(),
    decisions: z.record(z.string(), z.string()),
    label: labelSchema,
    actor: combatant,
    targets: z.array(combatant),
    modifier: z.number().int(),
    reason: z.string().exactOptional(),
    inputs: z.record(z.string(), z.number().int()).exactOptional(),
    harm: harmSchema.exactOptional(),
    /** The rules' version that the roll follows; that of the encounter's beginning where it is absent. */
    rulesVersion: z.number().int().exactOptional(),
    secret: z.literal(true).exactOptional(),
    groups: z.array(z.array(combatant).min(1)).exactOptional(),
    surprised: z.array(combatant).exactOptional(),
    ...whatFollows,
  }),
  z.strictObject({
    type: z.literal('dieFell'),
    answer: rollAnswerSchema,
    roller: z.enum(rollers),
    ...whatFollows,
  }),
  z.strictObject({
    type: z.literal('choiceMade'),
    choice: z.string(),
    /** What was chosen, for readers; absent in encounters of early versions. */
    label: z.exactOptional(labelSchema),
    ...whatFollows,
  }),
  z.strictObject({ type: z.literal('rollClosed'), summary: labelSchema }),
  z.strictObject({ type: z.literal('rollAbandoned') }),
  z.strictObject({
    type: z.literal('damageApplied'),
    combatant,
    /** Points lost, never negative. */
    amount: z.number().int().min(0),
    figure: figureSchema,
    /** How much of the figure that is, where it is not all. */
    share: z.enum(savedShares).exactOptional(),
    hitPoints,
    temporary: temporary.exactOptional(),
  }),
  z.strictObject({
    type: z.literal('healingApplied'),
    combatant,
    /** Points given back, never negative; the figure may say more than there was room for. */
    amount: z.number().int().min(0),
    figure: figureSchema,
    hitPoints,
  }),
  /** Another share of what was applied last, in place of the one before. */
  z.strictObject({
    type: z.literal('shareChanged'),
    combatant,
    /** Place among what the last roll applied, counted from 0. */
    application: z.number().int().min(0),
    share: z.enum(shares),
    resisted: z.number().int().min(0),
    amount: z.number().int().min(0),
    hitPoints,
    temporary,
  }),
  z.strictObject({
    type: z.literal('hitPointsChanged'),
    combatant,
    /** Points gained; negative for points lost. */
    change: z.number().int(),
    hitPoints,
    temporary: temporary.exactOptional(),
    /** Where a rule changed them: what it added up. */
    figure: figureSchema.exactOptional(),
  }),
  z.strictObject({ type: z.literal('temporaryHitPointsSet'), combatant, temporary }),
  z.strictObject({
    type: z.literal('maximumHitPointsSet'),
    combatant,
    maximumHitPoints: z.number().int().min(0),
    hitPoints,
  }),
  z.strictObject({
    type: z.literal('poolChanged'),
    combatant,
    pool: z.string().max(40),
    change: z.number().int(),
    value: z.number().int(),
    figure: figureSchema.exactOptional(),
  }),
  z.strictObject({
    type: z.literal('conditionBegan'),
    combatant,
    /** Unique within the encounter. */
    id: z.number().int().min(1),
    condition: conditionSchema,
    lasts: lastingSchema.nullable(),
  }),
  z.strictObject({
    type: z.literal('conditionEnded'),
    combatant,
    id: z.number().int().min(1),
    name: labelSchema,
    /** Its time was up; otherwise somebody or a rule ended it. */
    due: z.boolean(),
  }),
  /** What the rules of dying now make of somebody. */
  z.strictObject({ type: z.literal('vitalStateChanged'), combatant, state: vitalStateSchema }),
  ...contestEventSchemas,
  z.strictObject({ type: z.literal('encounterEnded') }),
  z.strictObject({ type: z.literal('stepUndone'), step: z.string() }),
  z.strictObject({ type: z.literal('stepRedone'), step: z.string() }),
]);
export type EncounterEvent = z.infer<typeof encounterEventSchema>;

/** The content hash of the sheet that an event brought in, if it did. */
export function snapshotIn(event: EncounterEvent): string | undefined {
  return event.type === 'combatantJoined' || event.type === 'combatantRefreshed' ? event.snapshot : undefined;
}

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
