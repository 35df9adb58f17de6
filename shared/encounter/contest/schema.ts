import { z } from 'zod';
import { contestPhases } from '../../rules/core/contest.ts';
import { keyLabelSchema, labelSchema } from '../../rules/core/label-schema.ts';
import {
  answerSchema,
  findingSchema,
  jsonSchema,
  questionSchema,
  rollAnswerSchema,
  sheetKindSchema,
} from '../../rules/core/schema.ts';

const combatant = z.number().int().min(1).max(10_000);
/** Numbers a contest within its encounter, from 1. */
const contest = z.number().int().min(1).max(10_000);
const place = z.number().int().min(0).max(1);
const bonus = z.number().int().min(-1000).max(1000);
const modifier = z.number().int().min(-100).max(100);
const inputs = z.record(z.string().max(40), z.number().int().min(-1000).max(1000));

/** The longest subject or name of a contest, in UTF-16 units. */
export const longestSubject = 120;
const typedText = z.string().trim().min(1).max(longestSubject);

/** Who takes part: a combatant with some of its means, or anybody by name and bonus. */
export const entrantSchema = z.discriminatedUnion('who', [
  z.strictObject({
    who: z.literal('combatant'),
    combatant,
    /** Null for the bonus alone. */
    means: z.string().max(100).nullable(),
    bonus,
  }),
  z.strictObject({ who: z.literal('named'), name: typedText, kind: sheetKindSchema, bonus }),
]);
export type EntrantInput = z.infer<typeof entrantSchema>;

const helperSchema = z.strictObject({
  entrant: entrantSchema,
  /** The side that is helped. */
  helps: place,
  wanted: z.number().int().min(1).max(1000),
  modifier,
});

/** The most who help with one roll. */
const mostHelpers = 8;

const begun = {
  /** What it is about, for readers; empty where the form says enough. */
  subject: z.string().trim().max(longestSubject),
  form: z.string().max(40),
  sides: z.array(entrantSchema).min(1).max(2),
  inputs,
  /** What is demanded before anybody may stop; null for nothing. */
  minimum: z.string().max(40).nullable(),
  /** Whether the players' window tells of it. */
  isShown: z.boolean(),
};

/** What a game master wants of the contests of an encounter. */
export const contestCommandSchemas = [
  z.strictObject({ type: z.literal('beginContest'), ...begun }),
  /** Opens the next roll or decision. */
  z.strictObject({
    type: z.literal('rollContest'),
    contest,
    /** For each side, what the game master adds to this roll. */
    modifiers: z.array(modifier).max(2),
    helpers: z.array(helperSchema).max(mostHelpers),
  }),
  z.strictObject({ type: z.literal('answerContest'), contest, answer: answerSchema }),
  /** Lets the app roll the dice of the contest's open question. */
  z.strictObject({ type: z.literal('rollContestDice'), contest }),
  z.strictObject({ type: z.literal('abandonContestRoll'), contest }),
  z.strictObject({ type: z.literal('showContest'), contest, isShown: z.boolean() }),
  /** Puts a contest away, over or not. */
  z.strictObject({ type: z.literal('closeContest'), contest }),
] as const;
const contestCommandSchema = z.discriminatedUnion('type', contestCommandSchemas);
export type ContestCommand = z.infer<typeof contestCommandSchema>;

/** Who takes part, as the contest keeps it. */
const participantSchema = z.strictObject({
  name: labelSchema,
  kind: sheetKindSchema,
  /** Null for somebody who is no combatant. */
  combatant: combatant.nullable(),
  means: z.string().nullable(),
  /** What is rolled with, for readers; null where the bonus is all. */
  with: z.nullable(labelSchema),
  bonus: z.number().int(),
});
export type Participant = z.infer<typeof participantSchema>;

const helpingSchema = z.strictObject({
  participant: participantSchema,
  helps: place,
  wanted: z.number().int().min(1),
  modifier: z.number().int(),
});
export type Helping = z.infer<typeof helpingSchema>;

const standingSchema = z.strictObject({
  phase: z.enum(contestPhases),
  leader: place.nullable(),
  result: z.nullable(keyLabelSchema),
  decides: place.nullable(),
  next: keyLabelSchema,
  notes: z.array(keyLabelSchema).max(20),
});

/** What the rules remember of it, which is theirs to read. */
const position = jsonSchema;
const whatFollows = { findings: z.array(findingSchema), question: questionSchema.nullable() };

/** What happened in the contests of an encounter. */
export const contestEventSchemas = [
  z.strictObject({
    type: z.literal('contestBegan'),
    contest,
    subject: z.string(),
    label: keyLabelSchema,
    terms: z.strictObject({
      form: z.string(),
      inputs,
      minimum: z.string().nullable(),
    }),
    sides: z.array(participantSchema).min(1).max(2),
    isShown: z.boolean(),
    position,
    standing: standingSchema,
  }),
  z.strictObject({
    type: z.literal('contestRollOpened'),
    contest,
    modifiers: z.array(z.number().int()).max(2),
    helpers: z.array(helpingSchema),
    /** The rules' version that the roll follows; that of the encounter's beginning where it is absent. */
    rulesVersion: z.number().int().exactOptional(),
    ...whatFollows,
  }),
  z.strictObject({
    type: z.literal('contestDieFell'),
    contest,
    answer: rollAnswerSchema,
    roller: z.enum(['table', 'app']),
    ...whatFollows,
  }),
  z.strictObject({ type: z.literal('contestChoiceMade'), contest, choice: z.string(), ...whatFollows }),
  z.strictObject({ type: z.literal('contestRollAbandoned'), contest }),
  /** A roll or decision is through. */
  z.strictObject({
    type: z.literal('contestTurned'),
    contest,
    summary: labelSchema,
    position,
    standing: standingSchema,
  }),
  z.strictObject({ type: z.literal('contestShown'), contest, isShown: z.boolean() }),
  z.strictObject({ type: z.literal('contestClosed'), contest, name: labelSchema }),
] as const;
const contestEventSchema = z.discriminatedUnion('type', contestEventSchemas);
export type ContestEvent = z.infer<typeof contestEventSchema>;

const commandTypes: ReadonlySet<string> = new Set(contestCommandSchemas.map(({ shape }) => shape.type.value));
const eventTypes: ReadonlySet<string> = new Set(contestEventSchemas.map(({ shape }) => shape.type.value));

/** Whether a command is about contests. */
export function isContestCommand<Command extends { readonly type: string }>(
  command: Command | ContestCommand,
): command is ContestCommand {
  return commandTypes.has(command.type);
}

/** Whether an event is about contests. */
export function isContestEvent<Event extends { readonly type: string }>(
  event: Event | ContestEvent,
): event is ContestEvent {
  return eventTypes.has(event.type);
}
