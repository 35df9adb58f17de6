import { z } from 'zod';
import { answerSchema, conditionSchema, lastingSchema } from '../rules/core/schema.ts';
import { contestCommandSchemas } from './contest/schema.ts';
import { harmSchema } from './harm.ts';
import { shares } from './state.ts';

const combatant = z.number().int().min(1).max(10_000);
/** Hit points that a game master may add or take at once. */
const mostPoints = 9999;

/** What a game master wants to happen in a running encounter. */
export const encounterCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('openRoll'),
    actor: combatant,
    action: z.string().max(100),
    decisions: z.record(z.string().max(40), z.string().max(40)),
    targets: z.array(combatant).max(100),
    modifier: z.number().int().min(-100).max(100),
    /** Why the modifier. */
    reason: z.string().trim().min(1).max(100).exactOptional(),
    inputs: z.record(z.string().max(40), z.number().int().min(-1000).max(1000)).exactOptional(),
    /** Of saving throws: what they are against. */
    harm: harmSchema.exactOptional(),
    secret: z.literal(true).exactOptional(),
    /** Done whatever the rules have against it. */
    overrule: z.literal(true).exactOptional(),
  }),
  /** Answers the open question with what fell on the table, or with a choice. */
  z.strictObject({ type: z.literal('answerRoll'), answer: answerSchema }),
  /** Lets the app roll the dice of the open question. */
  z.strictObject({ type: z.literal('rollDice') }),
  /** Lets the app roll all that is left of a roll for the order of turns. */
  z.strictObject({ type: z.literal('rollRest') }),
  z.strictObject({ type: z.literal('abandonRoll') }),
  /** Rolls for the order by the system's rule. Those of one group roll once; who is in none rolls alone. */
  z.strictObject({
    type: z.literal('rollOrder'),
    groups: z.array(z.array(combatant).min(1).max(200)).max(200),
    surprised: z.array(combatant).max(200),
  }),
  /** Puts the turn off: a delay, or something made ready with its trigger. */
  z.strictObject({ type: z.literal('putOffTurn'), trigger: z.string().trim().max(200) }),
  z.strictObject({ type: z.literal('stepIn'), combatant }),
  z.strictObject({ type: z.literal('endTurn') }),
  /** Whether who has fallen is passed over, where the rules know nothing of dying. */
  z.strictObject({ type: z.literal('passOverFallen'), passes: z.boolean() }),
  z.strictObject({
    type: z.literal('moveInOrder'),
    combatant,
    /** Others who move along; all of them stay in the order that they have among themselves. */
    also: z.array(combatant).max(200).exactOptional(),
    /** A place among those who do not move, counted from 0. */
    to: z.number().int().min(0).max(10_000),
  }),
  z.strictObject({
    type: z.literal('changeHitPoints'),
    combatant,
    /** Others whom the same happens to. */
    also: z.array(combatant).max(200).exactOptional(),
    change: z.number().int().min(-mostPoints).max(mostPoints),
  }),
  z.strictObject({
    type: z.literal('setTemporaryHitPoints'),
    combatant,
    temporary: z.number().int().min(0).max(mostPoints),
  }),
  z.strictObject({
    type: z.literal('setMaximumHitPoints'),
    combatant,
    maximum: z.number().int().min(0).max(99_999),
  }),
  z.strictObject({
    type: z.literal('changePool'),
    combatant,
    pool: z.string().max(40),
    change: z.number().int().min(-mostPoints).max(mostPoints),
  }),
  /** How much of what the last roll did to somebody arrives. */
  z.strictObject({
    type: z.literal('changeShare'),
    application: z.number().int().min(0).max(1000),
    share: z.enum(shares),
    /** Points held back, where the share is `resisted`. */
    resisted: z.number().int().min(0).max(mostPoints).exactOptional(),
  }),
  z.strictObject({
    type: z.literal('beginCondition'),
    combatants: z.array(combatant).min(1).max(200),
    condition: conditionSchema,
    lasts: lastingSchema.nullable(),
  }),
  z.strictObject({ type: z.literal('endCondition'), combatant, id: z.number().int().min(1) }),
  /** Does by hand something that takes part of a turn. */
  z.strictObject({
    type: z.literal('takeAction'),
    cost: z.string().max(40),
    overrule: z.literal(true).exactOptional(),
  }),
  z.strictObject({
    type: z.literal('changeOption'),
    option: z.string().max(100),
    value: z.union([z.string().max(100), z.boolean()]),
  }),
  ...contestCommandSchemas,
  z.strictObject({ type: z.literal('endEncounter') }),
  /** Takes back the last step, or everything from a step on. */
  z.strictObject({ type: z.literal('undo'), from: z.string().max(100).exactOptional() }),
  /** Brings back the next step, or everything up to a step. */
  z.strictObject({ type: z.literal('redo'), to: z.string().max(100).exactOptional() }),
]);
export type EncounterCommand = z.infer<typeof encounterCommandSchema>;
