import { z } from 'zod';
import { answerSchema } from '../rules/core/schema.ts';

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
  }),
  /** Answers the open question with what fell on the table, or with a choice. */
  z.strictObject({ type: z.literal('answerRoll'), answer: answerSchema }),
  /** Lets the app roll the dice of the open question. */
  z.strictObject({ type: z.literal('rollDice') }),
  z.strictObject({ type: z.literal('abandonRoll') }),
  z.strictObject({ type: z.literal('endTurn') }),
  z.strictObject({ type: z.literal('moveInOrder'), combatant, to: z.number().int().min(0).max(10_000) }),
  z.strictObject({
    type: z.literal('changeHitPoints'),
    combatant,
    change: z.number().int().min(-mostPoints).max(mostPoints),
  }),
  z.strictObject({
    type: z.literal('changeOption'),
    option: z.string().max(100),
    value: z.union([z.string().max(100), z.boolean()]),
  }),
  z.strictObject({ type: z.literal('endEncounter') }),
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({ type: z.literal('redo') }),
]);
export type EncounterCommand = z.infer<typeof encounterCommandSchema>;
