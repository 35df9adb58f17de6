import { z } from 'zod';
import { recordedEventSchema } from '../encounter/event.ts';
import { documentSchema } from '../library/document.ts';
import { labelSchema } from '../rules/core/label-schema.ts';
import { languages } from '../rules/core/language.ts';
import type { Channel } from './channel.ts';
import { papers } from './start-contract.ts';

const id = z.string().min(1).max(100);
const count = z.number().int().min(0);

/**
 * What goes on paper: sheets, cards four to a page, everybody in a table, the system's tables, an empty sheet, what
 * happened in an encounter.
 */
export const paperKinds = ['sheets', 'cards', 'party', 'tables', 'blank', 'record'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** How each lies: most as books do, a table of many columns on its side. */
export const orientations = {
  sheets: 'portrait',
  cards: 'portrait',
  party: 'landscape',
  tables: 'portrait',
  blank: 'portrait',
  record: 'portrait',
} as const satisfies Record<PaperKind, 'portrait' | 'landscape'>;

/** As many creatures as one file takes. */
export const mostOnPaper = 1000;

const choicesSchema = z.strictObject({ language: z.enum(languages), paper: z.enum(papers) });
/** In which language, on which paper. */
export type PaperChoices = z.infer<typeof choicesSchema>;

const orderSchema = z.strictObject({
  ...choicesSchema.shape,
  kind: z.enum(paperKinds),
  campaignId: id,
  /** In the order of the pages; empty for what shows no creatures. */
  creatures: z.array(id).max(mostOnPaper),
  /** Whose record it is; only of a record. */
  encounter: id.exactOptional(),
});
/** What somebody wants printed. */
export type PaperOrder = z.infer<typeof orderSchema>;

/** Who has page numbers of their own: each creature, or the file as a whole. */
const numberings = ['each', 'whole'] as const;
export type Numbering = (typeof numberings)[number];

const jobSchema = z.strictObject({
  ...choicesSchema.shape,
  kind: z.enum(paperKinds),
  numbering: z.enum(numberings),
  campaign: documentSchema,
  creatures: z.array(documentSchema),
  record: z
    .strictObject({ name: labelSchema, notes: z.string(), events: z.array(recordedEventSchema) })
    .exactOptional(),
});
/** An order with the documents that it names. */
export type PaperJob = z.infer<typeof jobSchema>;

/** Channels of everything that is printed. */
export const paperChannels = {
  /** The language and the paper that a campaign was last printed in. */
  'paper.choices': { input: z.strictObject({ campaignId: id }), output: choicesSchema },
  /** Makes a PDF, and remembers the choices. Whatever was being made before is given up. */
  'paper.make': {
    input: orderSchema,
    output: z.strictObject({
      /** Names the PDF in what follows; another one replaces it. */
      token: z.string(),
      pdf: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
    }),
  },
  /** Asks for a place and writes the PDF there; null when the person cancels. */
  'paper.save': {
    input: z.strictObject({ token: id }),
    output: z.strictObject({ path: z.string() }).nullable(),
  },
  /** Asks for a folder and writes one sheet after another there, each in a file; null when the person cancels. */
  'paper.saveEach': {
    input: orderSchema,
    output: z.strictObject({ folder: z.string(), files: count }).nullable(),
  },
  /** Hands the very document of the PDF to the system's printing, unless the person cancels. */
  'paper.print': { input: z.strictObject({ token: id }), output: z.strictObject({ printed: z.boolean() }) },
  /** Gives up what is being made; files that are whole stay. */
  'paper.cancel': { input: z.null(), output: z.null() },
  /** Nobody needs the PDF any more. */
  'paper.release': { input: z.null(), output: z.null() },
  /** Shows what was last saved in the system's file manager. */
  'paper.showSaved': { input: z.null(), output: z.null() },
  /** What a page of paper is to show; asked by that page alone, as are the next two. */
  'paper.job': { input: z.strictObject({ job: id }), output: jobSchema },
  /** How many of its creatures the page has drawn. */
  'paper.drawing': { input: z.strictObject({ job: id, done: count }), output: z.null() },
  /** The page has drawn everything, fonts included; with how many sheets of paper each creature takes, where it knows. */
  'paper.ready': {
    input: z.strictObject({ job: id, pages: z.array(count.min(1)).max(mostOnPaper).nullable() }),
    output: z.null(),
  },
} as const satisfies Record<string, Channel>;

/** How far the paper has come; creatures that are done, of all. */
export const paperPushes = {
  'paper.progressed': z.strictObject({ done: count, all: count }),
} as const;
