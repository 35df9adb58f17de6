import { z } from 'zod';
import { nameSchema } from '../document.ts';
import { portraitLimits } from '../portrait/portrait.ts';

/**
 * A bundle (`.campaign`) is a zip of
 *
 *     manifest.json               what it is: format, versions, when, which campaigns
 *     documents/<id>.json         one document: kind, campaign, body; of an encounter also where its events end
 *     events/<id>.jsonl           an encounter's events, a line `["<hash>",<payload>]` for each, byte for byte
 *     snapshots/<hash>.json       a sheet as it joined an encounter, canonical, named by its content
 *     portraits/<hash>.jpg        a creature's portrait, named by its content
 *
 * and nothing else. Settings, histories of revisions and what lies in the trash stay at home. Equal content
 * gives equal bytes: names are sorted, keys too, and every entry bears the same time.
 */
export const bundleFormat = 'campaign-desk-bundle';

/** The format of one document in a file of its own. */
export const documentFormat = 'campaign-desk-document';

/** Raised when an older app could misread what is written. Newer ones are refused, older ones upcast. */
export const formatVersion = 1;

/** The ending of a bundle's file name. */
export const bundleExtension = 'campaign';

/** The most that a bundle may hold; what exceeds it is refused before it is unpacked. */
export const bundleLimits = {
  /** The file itself, and all entries unpacked, in bytes. */
  bytes: 256 * 2 ** 20,
  entries: 200_000,
  /** One entry unpacked, in bytes, by what it is. */
  entry: {
    manifest: 8 * 2 ** 20,
    document: 4 * 2 ** 20,
    snapshot: 4 * 2 ** 20,
    events: 32 * 2 ** 20,
    portrait: portraitLimits.bytes,
  },
  /** How many bytes may come of one, where more than `unsuspicious` come at all. */
  ratio: 200,
  unsuspicious: 2 ** 20,
  /** Events of one encounter, and bytes of one event. */
  events: 20_000,
  event: 256 * 2 ** 10,
} as const;

/** What an entry of a bundle is. */
export type EntryKind = keyof typeof bundleLimits.entry;
/** What is JSON as a whole, and may be of an older version. */
export type JsonEntryKind = Exclude<EntryKind, 'events' | 'portrait'>;

/** An entry by its name: the document, encounter or content that it is about. */
export interface Entry {
  readonly kind: EntryKind;
  readonly id: string;
}

const ofObjects: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));
const idPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;

/** Whether a bundle can name a document so: safe in a file name, and no name that objects have by nature. */
export function isBundleId(id: string): boolean {
  return idPattern.test(id) && !ofObjects.has(id);
}

const folders = [
  ['documents/', '.json', 'document'],
  ['events/', '.jsonl', 'events'],
  ['snapshots/', '.json', 'snapshot'],
  ['portraits/', '.jpg', 'portrait'],
] as const;

/** The name of the entry that says what a bundle is. */
export const manifestName = 'manifest.json';

/** Reads an entry's name; undefined for every name that a bundle does not have. */
export function entryOf(name: string): Entry | undefined {
  if (name === manifestName) return { kind: 'manifest', id: '' };
  for (const [folder, ending, kind] of folders) {
    if (!name.startsWith(folder) || !name.endsWith(ending)) continue;
    const id = name.slice(folder.length, -ending.length);
    if (isBundleId(id)) return { kind, id };
  }
  return undefined;
}

/** The name of a document's entry. */
export function documentEntry(id: string): string {
  return `documents/${id}.json`;
}

/** The name of the entry of an encounter's events. */
export function eventsEntry(id: string): string {
  return `events/${id}.jsonl`;
}

/** The name of a snapshot's entry. */
export function snapshotEntry(hash: string): string {
  return `snapshots/${hash}.json`;
}

/** The name of a portrait's entry. */
export function portraitEntry(hash: string): string {
  return `portraits/${hash}.jpg`;
}

const bundleId = z.string().refine(isBundleId);
const version = z.number().int().min(1);

/** What every version of a format says of itself, whatever else it says. */
export const headerSchema = z.looseObject({ format: z.string(), formatVersion: version });

export const manifestSchema = z.strictObject({
  format: z.literal(bundleFormat),
  formatVersion: version,
  appVersion: z.string().max(100),
  /** When it was written, ISO 8601 in UTC. */
  at: z.string().max(40),
  campaigns: z.array(z.strictObject({ id: bundleId, name: nameSchema })).max(10_000),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** A document as a bundle holds it; its id is the entry's name. */
export const bundledSchema = z.strictObject({
  kind: z.string(),
  campaignId: bundleId,
  body: z.looseObject({}),
  /** Of an encounter: how many events it has, and the hash of the last. */
  events: z
    .strictObject({
      count: z.number().int().min(1).max(bundleLimits.events),
      head: z.string().regex(/^[0-9a-f]{64}$/),
    })
    .exactOptional(),
});
export type Bundled = z.infer<typeof bundledSchema>;

/** One document in a file of its own. */
export const singleSchema = z.strictObject({
  format: z.literal(documentFormat),
  formatVersion: version,
  appVersion: z.string().max(100),
  at: z.string().max(40),
  kind: z.enum(['character', 'monster', 'note', 'item']),
  /** The rule system that its sheet is of. */
  system: z.string().max(100),
  body: z.looseObject({}),
  /** The portrait that its body names, in base 64. */
  portrait: z.base64().exactOptional(),
});
export type Single = z.infer<typeof singleSchema>;
