import { z } from 'zod';
import { encounterPurposes } from '../encounter/state.ts';
import { labelSchema, wordKeySchema } from '../rules/core/label-schema.ts';
import { languages } from '../rules/core/language.ts';
import { conditionSchema, sheetDataSchema } from '../rules/core/schema.ts';
import { systemIds } from '../rules/core/system.ts';
import { portraitHashSchema } from './portrait/hash.ts';
import { preparationSchema } from './preparation.ts';
import { encounterStatuses } from './row.ts';
import { tagsSchema } from './tags.ts';

/** The longest name of a document, in UTF-16 units. */
export const longestName = 120;

const typedName = z.string().trim().min(1).max(longestName);

/** A name as typed, or the key of one that the app proposed, which then follows the reader's language. */
export const nameSchema = z.union([
  z.strictObject({ text: typedName }),
  z.strictObject({ key: wordKeySchema }),
]);
export type Name = z.infer<typeof nameSchema>;

const optionValuesSchema = z.record(z.string().max(100), z.union([z.string().max(100), z.boolean()]));

/** A campaign: its system, the language of its paper, its house rules (only those that differ from the defaults). */
export const campaignBodySchema = z.looseObject({
  schema: z.literal(1),
  name: nameSchema,
  system: z.enum(systemIds),
  language: z.enum(languages),
  options: optionValuesSchema,
  /** Characters who are not with the party this evening; absent where all are. */
  absent: z.array(z.string().min(1).max(100)).max(1000).exactOptional(),
});

/** The longest description that a creature keeps, in UTF-16 units. */
const longestPrinted = 200_000;

const points = z.number().int().min(-99_999).max(99_999);

/** The longest text of a note, in UTF-16 units. */
export const longestNote = 200_000;

/** A roll that somebody makes again and again, by a name; the dice in canonical notation. */
const favouriteRollSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  dice: z.string().min(1).max(200),
});
export const favouriteRollsSchema = z.array(favouriteRollSchema).max(50);
export type FavouriteRoll = z.infer<typeof favouriteRollSchema>;

/** How a creature stands between fights. */
export const standingSchema = z.strictObject({
  /** Null when unhurt. */
  hitPoints: points.nullable(),
  /** What is left in its pools, by id; absent where it is what the sheet says. */
  pools: z.record(z.string().max(40), points).exactOptional(),
  /** What has outlasted its last fight. */
  conditions: z.array(conditionSchema).max(100).exactOptional(),
});

/** A character or a monster: its sheet, and how it stands (hit points; null when unhurt). */
export const creatureBodySchema = z.looseObject({
  schema: z.literal(1),
  name: nameSchema,
  sheet: sheetDataSchema,
  ...standingSchema.shape,
  /** The description that it was read from, with what no sheet holds. */
  printed: z.string().max(longestPrinted).exactOptional(),
  /** What was noted of it: plain text in paragraphs. */
  notes: z.string().max(longestNote).exactOptional(),
  /** Words of the game master's own by which it is found; absent where there are none. */
  tags: tagsSchema.exactOptional(),
  /** What it was made from: a template's id, and its revision and sheet as they were when somebody last looked. */
  derivedFrom: z
    .strictObject({
      id: z.string().min(1).max(100),
      revision: z.number().int().min(1),
      sheet: sheetDataSchema,
    })
    .exactOptional(),
  /** Rolls of its own; absent where there are none. */
  favourites: favouriteRollsSchema.exactOptional(),
  /** The hash of its portrait; absent where it has none. */
  portrait: portraitHashSchema.exactOptional(),
});
export type CreatureBody = z.infer<typeof creatureBodySchema>;

const countedNameSchema = z.strictObject({ name: labelSchema, count: z.number().int().min(1) });
/** A name, and how many bear it. */
export type CountedName = z.infer<typeof countedNameSchema>;
export const countedNamesSchema = z.array(countedNameSchema).max(200);

/** An encounter: what is not in its events. One that is only prepared has none yet. */
const encounterBodySchema = z.looseObject({
  schema: z.literal(1),
  name: nameSchema,
  status: z.enum(encounterStatuses),
  /** What it is for where it is no fight: nobody has turns in it. */
  purpose: z.enum(encounterPurposes).exactOptional(),
  /** Who will be there; kept when it has begun, for the waves that are still to come and to be used again. */
  preparation: preparationSchema.exactOptional(),
  /** What the game master noted for the table; absent where there is nothing. */
  notes: z.string().max(longestNote).exactOptional(),
  /** How far it came and who was in it, since it is over. */
  reached: z.strictObject({ round: z.number().int().min(1), who: countedNamesSchema }).exactOptional(),
  /**
   * Of an encounter that came from elsewhere: by the ids in its events, which are never rewritten, the documents
   * that they stand for here. Who is not listed stands for nobody.
   */
  links: z.record(z.string().max(100), z.string().min(1).max(100)).exactOptional(),
});

/** A note: text in a Markdown subset without HTML. */
export const noteBodySchema = z.looseObject({
  schema: z.literal(1),
  name: nameSchema,
  text: z.string().max(longestNote),
});

/** An entry of a campaign's catalogue: a thing or a condition that sheets and fights take from. */
export const itemBodySchema = z.looseObject({
  schema: z.literal(1),
  /** That of the entry. */
  name: nameSchema,
  /** Which of its system's catalogues it is of. */
  catalogue: z.string().min(1).max(60),
  entry: sheetDataSchema,
});

const envelope = {
  id: z.string().min(1).max(100),
  /** The campaign that holds it; a campaign holds itself. */
  campaignId: z.string().min(1).max(100),
  /** Counts from 1 with every change of this document. */
  revision: z.number().int().min(1),
};

/** A document as main keeps it and windows read it. */
export const documentSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('campaign'), ...envelope, body: campaignBodySchema }),
  z.strictObject({ kind: z.literal('character'), ...envelope, body: creatureBodySchema }),
  z.strictObject({ kind: z.literal('monster'), ...envelope, body: creatureBodySchema }),
  z.strictObject({ kind: z.literal('encounter'), ...envelope, body: encounterBodySchema }),
  z.strictObject({ kind: z.literal('note'), ...envelope, body: noteBodySchema }),
  z.strictObject({ kind: z.literal('item'), ...envelope, body: itemBodySchema }),
]);
export type LibraryDocument = z.infer<typeof documentSchema>;
export type CampaignDocument = Extract<LibraryDocument, { kind: 'campaign' }>;
export type EncounterDocument = Extract<LibraryDocument, { kind: 'encounter' }>;
export type ItemDocument = Extract<LibraryDocument, { kind: 'item' }>;
export type NoteDocument = Extract<LibraryDocument, { kind: 'note' }>;
export type CreatureDocument = Extract<LibraryDocument, { kind: 'character' | 'monster' }>;

/** The hash of a document's portrait; undefined where it has none. */
export function portraitOf(document: LibraryDocument): string | undefined {
  return document.kind === 'character' || document.kind === 'monster' ? document.body.portrait : undefined;
}
