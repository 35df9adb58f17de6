import {
  bundleFormat,
  documentEntry,
  eventsEntry,
  formatVersion,
  type Manifest,
  manifestName,
  portraitEntry,
  snapshotEntry,
} from '../../../shared/library/bundle/format.ts';
import { type Pace, Stopped } from './pace.ts';
import { zipWriter } from './zip-writer.ts';

/** An event as it lies in the library. */
interface Line {
  readonly payload: string;
  readonly hash: Uint8Array;
}

/** A document to be written: its JSON with sorted keys, and its events if it is an encounter. */
export interface Written {
  readonly id: string;
  /** Asked for when its turn comes. */
  readonly json: () => string;
  readonly events?: () => readonly Line[];
}

/** All that a bundle is made of. Everything is asked for piece by piece and need not fit in memory at once. */
export interface BundleContent {
  readonly appVersion: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly campaigns: Manifest['campaigns'];
  readonly documents: readonly Written[];
  /** The hashes of the snapshots that the events name; asked for when all documents are written. */
  readonly snapshots: () => Iterable<string>;
  readonly snapshot: (hash: string) => string;
  /** The hashes of the portraits that the documents name; asked for when all of them are written. */
  readonly portraits: () => Iterable<string>;
  readonly portrait: (hash: string) => Uint8Array<ArrayBuffer>;
}

function byId<T extends { readonly id: string }>(all: readonly T[]): T[] {
  return [...all].sort((one, other) => (one.id < other.id ? -1 : 1));
}

function manifestOf({ appVersion, at, campaigns }: BundleContent): string {
  const sorted = byId(campaigns).map(({ id, name }) => ({ id, name }));
  const manifest: Manifest = { format: bundleFormat, formatVersion, appVersion, at, campaigns: sorted };
  return JSON.stringify(manifest);
}

/** The text of an encounter's events: a line for each, its payload byte for byte. */
export function eventLines(events: readonly Line[]): string {
  return events.map(({ payload, hash }) => `["${Buffer.from(hash).toString('hex')}",${payload}]\n`).join('');
}

function* entriesOf(content: BundleContent): Generator<readonly [string, string | Uint8Array<ArrayBuffer>]> {
  yield [manifestName, manifestOf(content)];
  const documents = byId(content.documents);
  for (const { id, json } of documents) yield [documentEntry(id), json()];
  for (const { id, events } of documents)
    if (events !== undefined) yield [eventsEntry(id), eventLines(events())];
  for (const hash of [...content.snapshots()].sort()) yield [snapshotEntry(hash), content.snapshot(hash)];
  for (const hash of [...content.portraits()].sort()) yield [portraitEntry(hash), content.portrait(hash)];
}

/** How many bytes are gathered before they are handed on. */
const gathered = 2 ** 18;

/** The bytes of a bundle, piece by piece; throws `Stopped` where the pace says so. */
export async function* bundleBytes(content: BundleContent, pace: Pace): AsyncGenerator<Uint8Array> {
  const zip = zipWriter();
  const all = content.documents.length;
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  let entries = 0;
  for (const [name, entry] of entriesOf(content)) {
    const whole = typeof entry === 'string' ? Buffer.from(entry, 'utf8') : entry;
    for (const piece of zip.add(name, whole)) {
      pieces.push(piece);
      bytes += piece.length;
    }
    if (bytes >= gathered) {
      yield Buffer.concat(pieces.splice(0));
      bytes = 0;
    }
    entries += 1;
    const goesOn = pace(Math.min(entries, all), all);
    if (!(goesOn === true || (await goesOn))) throw new Stopped();
  }
  yield Buffer.concat([...pieces, ...zip.end()]);
}
