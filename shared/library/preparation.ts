import { z } from 'zod';
import { sheetDataSchema } from '../rules/core/schema.ts';
import { sheetKinds } from '../rules/core/sheet.ts';

const id = z.string().min(1).max(100);

/** Most copies of one creature that come at once. */
export const mostCopies = 50;
/** The most that fight in one encounter from its beginning, and that join it at once. */
export const mostCombatants = 200;
/** The longest word on when a wave enters, in UTF-16 units. */
export const longestWhen = 200;

/** Who rolls for the order together: each alone, all of a line, or all lines of one letter. */
export const orderGroups = ['each', 'line', 'a', 'b', 'c', 'd', 'e'] as const;

const common = {
  /** Names the line within its preparation; those who came of it bear it in the fight. */
  line: id,
  count: z.number().int().min(1).max(mostCopies),
  order: z.enum(orderGroups),
  surprised: z.boolean(),
  /** Whether the players do not see them when they come; absent in lines of old. */
  hidden: z.boolean().exactOptional(),
  /** The wave that it enters with; null for who is there from the beginning. */
  wave: id.nullable(),
};

/** A creature made up for one encounter: the values of its system's quick fields. */
const quickSchema = z.strictObject({
  from: z.literal('quick'),
  name: z.string().trim().min(1).max(60),
  kind: z.enum(sheetKinds),
  values: sheetDataSchema,
  ...common,
});
export type QuickLine = z.infer<typeof quickSchema>;

/** So many of a creature, out of the library or made up. */
export const preparedLineSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('library'), documentId: id, ...common }),
  quickSchema,
]);
export type PreparedLine = z.infer<typeof preparedLineSchema>;

/** Some who come later, what the game master waits for, and whether the players do not see them come. */
const waveSchema = z.strictObject({
  wave: id,
  when: z.string().max(longestWhen),
  /** Absent in waves of old. */
  hidden: z.boolean().exactOptional(),
});

/** An encounter as it was prepared: who will be there, in which wave, who rolls together and who is surprised. */
export const preparationSchema = z.strictObject({
  /** Whether the party of the evening is there, whoever that is then. */
  party: z.boolean(),
  partySurprised: z.boolean(),
  lines: z.array(preparedLineSchema).max(mostCombatants),
  waves: z.array(waveSchema).max(20),
});
export type Preparation = z.infer<typeof preparationSchema>;

/** Whether the players do not see the people of a line when they come: by the line, or with all of its wave. */
export function comesHidden({ hidden, wave }: PreparedLine, waves: Preparation['waves']): boolean {
  return hidden === true || waves.some((one) => one.wave === wave && one.hidden === true);
}

/** A preparation that holds the party of the evening and nobody else. */
export const newPreparation: Preparation = { party: true, partySurprised: false, lines: [], waves: [] };
