import {
  checkDocument,
  checkedSheet,
  formed,
  rulesOfCampaign,
} from '../../../shared/library/bundle/check-document.ts';
import { checkEvents } from '../../../shared/library/bundle/check-events.ts';
import {
  type Bundled,
  bundleFormat,
  documentEntry,
  eventsEntry,
  formatVersion,
  headerSchema,
  type JsonEntryKind,
  type Manifest,
  manifestName,
  manifestSchema,
  portraitEntry,
  snapshotEntry,
} from '../../../shared/library/bundle/format.ts';
import { readJson } from '../../../shared/library/bundle/safe-json.ts';
import { type Upcaster, upcast, upcasters } from '../../../shared/library/bundle/upcast.ts';
import { type CampaignDocument, type LibraryDocument, portraitOf } from '../../../shared/library/document.ts';
import { isPortrait } from '../../../shared/library/portrait/jpeg.ts';
import { granted, type Refusal, type Result } from '../../../shared/rules/core/result.ts';
import { sheetDataSchema } from '../../../shared/rules/core/schema.ts';
import type { SheetData, SheetKind } from '../../../shared/rules/core/sheet.ts';
import type { SystemId } from '../../../shared/rules/core/system.ts';
import { type BundleFault, BundleFaults } from './bundle-faults.ts';
import type { BytesSource } from './bytes-source.ts';
import type { Pace } from './pace.ts';
import { type Chained, readEvents } from './read-events.ts';
import { decoded } from './text.ts';
import { type ZipEntry, zipDirectory } from './zip-directory.ts';
import { unpack } from './zip-entry.ts';

/** How the library makes hashes and packs documents; handed in, so that there is one way of it. */
export interface Keeping<Packed> {
  readonly beforeFirst: Uint8Array;
  readonly chained: Chained;
  /** The hash that a snapshot is named by. */
  readonly hashOf: (sheet: SheetData) => string;
  /** The hash that a portrait is named by. */
  readonly portraitHashOf: (jpeg: Uint8Array) => string;
  /** Makes a document ready to be written, by the system of its campaign. */
  readonly pack: (
    document: LibraryDocument,
    system: SystemId | undefined,
  ) => Packed & { readonly body: string };
}

/** What a bundle's encounter brings besides its document. */
export interface ReadEncounter {
  readonly lines: Uint8Array;
  readonly head: string;
  /** The document ids in its events, of those who fight in it. */
  readonly combatants: readonly { readonly documentId: string; readonly kind: SheetKind }[];
  readonly snapshots: readonly string[];
}

/** A document of a checked bundle; it stays packed until it is asked for. */
export interface ReadDocument<Packed> {
  readonly id: string;
  readonly kind: LibraryDocument['kind'];
  readonly campaignId: string;
  readonly name: LibraryDocument['body']['name'];
  /** At revision 1. */
  readonly packed: Packed;
  readonly document: () => LibraryDocument;
  readonly encounter?: ReadEncounter;
  /** The hash of its portrait. */
  readonly portrait?: string;
}

/** A bundle that was read and checked whole. Campaigns come first, then the others by id. */
export interface ReadBundle<Packed> {
  readonly manifest: Manifest;
  readonly documents: readonly ReadDocument<Packed>[];
  readonly snapshot: (hash: string) => SheetData;
  readonly portrait: (hash: string) => Uint8Array;
}

type Read<T> = Result<T, BundleFault>;

/** Stand-ins for tests of formats that are yet to come. */
export interface Versions {
  readonly known: number;
  readonly steps: readonly Upcaster[];
}

function inEntry(name: string, error: BundleFault): BundleFault {
  const placed = (field: string | undefined) => (field === undefined ? name : `${name}: ${field}`);
  const faults = error.faults?.map((one) => ({ ...one, field: placed(one.field) }));
  return { ...error, field: placed(error.field), ...(faults === undefined ? {} : { faults }) };
}

function within<T>(name: string, answer: Read<T>): Read<T> {
  return answer.ok ? answer : { ok: false, error: inEntry(name, answer.error) };
}

function no(code: string, field?: string, params?: Refusal['params']): Read<never> {
  return {
    ok: false,
    error: { code, ...(field === undefined ? {} : { field }), ...(params === undefined ? {} : { params }) },
  };
}

function jsonOf(bytes: Uint8Array): Read<unknown> {
  const text = decoded(bytes);
  return text === undefined ? no('JSON_UNREADABLE') : readJson(text);
}

/** The walk over one bundle: entry by entry, in an order in which each can be checked by those before it. */
class Reading<Packed> {
  readonly file: BytesSource;
  readonly keeping: Keeping<Packed>;
  readonly versions: Versions;
  readonly entries: ReadonlyMap<string, ZipEntry>;
  readonly campaigns = new Map<string, CampaignDocument>();
  readonly documents = new Map<string, ReadDocument<Packed>>();
  readonly snapshots = new Map<string, Uint8Array>();
  readonly portraits = new Map<string, Uint8Array>();
  /** Snapshots that were checked, each for the systems and kinds that it was checked for. */
  readonly checked = new Set<string>();
  /** The campaign that was last asked for in vain. */
  missed: string | undefined;
  from = 1;

  constructor(file: BytesSource, entries: readonly ZipEntry[], keeping: Keeping<Packed>, versions: Versions) {
    this.file = file;
    this.keeping = keeping;
    this.versions = versions;
    this.entries = new Map(entries.map((entry) => [entry.name, entry]));
  }

  bytes(name: string): Read<Uint8Array> {
    const entry = this.entries.get(name);
    return entry === undefined ? no('BUNDLE_REFERENCE', name) : unpack(this.file, entry);
  }

  json(name: string, kind: JsonEntryKind): Read<unknown> {
    const bytes = this.bytes(name);
    if (!bytes.ok) return bytes;
    const raw = within(name, jsonOf(bytes.value));
    if (!raw.ok) return raw;
    return granted(upcast(kind, raw.value, this.from, this.versions.steps, this.versions.known));
  }

  manifest(): Read<Manifest> {
    if (!this.entries.has(manifestName)) return no('NOT_A_BUNDLE');
    const raw = this.json(manifestName, 'manifest');
    if (!raw.ok) return raw;
    const header = headerSchema.safeParse(raw.value);
    if (!header.success || header.data.format !== bundleFormat) return no('NOT_A_BUNDLE');
    const { known } = this.versions;
    const found = header.data.formatVersion;
    if (found > known) return no('BUNDLE_TOO_NEW', undefined, { found, known });
    this.from = found;
    const present = upcast('manifest', raw.value, found, this.versions.steps, known);
    return within(manifestName, formed(manifestSchema, present));
  }

  document(id: string): Read<ReadDocument<Packed>> {
    const name = documentEntry(id);
    this.missed = undefined;
    const raw = this.json(name, 'document');
    if (!raw.ok) return raw;
    const campaignOf = (campaign: string): CampaignDocument | undefined => {
      const found = this.campaigns.get(campaign);
      this.missed = found === undefined ? campaign : undefined;
      return found;
    };
    const checked = within(name, checkDocument(id, raw.value, campaignOf));
    if (!checked.ok) return checked;
    const { document, events } = checked.value;
    if (document.kind === 'campaign') this.campaigns.set(id, document);
    const { body, ...envelope } = document;
    const packed = this.keeping.pack(document, this.campaigns.get(document.campaignId)?.body.system);
    const read: ReadDocument<Packed> = {
      ...envelope,
      ...{ name: body.name, packed },
      document: () => ({ ...envelope, body: JSON.parse(packed.body) }) as LibraryDocument,
    };
    const portrait = portraitOf(document);
    if (portrait !== undefined) {
      const checked = this.portrait(portrait);
      return checked.ok ? this.kept({ ...read, portrait }) : checked;
    }
    if (document.kind !== 'encounter' || events === undefined) return this.kept(read);
    const encounter = this.encounter(document, events);
    return encounter.ok ? this.kept({ ...read, encounter: encounter.value }) : encounter;
  }

  kept(read: ReadDocument<Packed>): Read<ReadDocument<Packed>> {
    this.documents.set(read.id, read);
    return granted(read);
  }

  encounter(
    document: LibraryDocument & { kind: 'encounter' },
    events: NonNullable<Bundled['events']>,
  ): Read<ReadEncounter> {
    const name = eventsEntry(document.id);
    const lines = this.bytes(name);
    if (!lines.ok) return lines;
    const { beforeFirst, chained } = this.keeping;
    const read = within(name, readEvents(lines.value, events, beforeFirst, chained));
    if (!read.ok) return read;
    const campaign = this.campaigns.get(document.campaignId);
    if (campaign === undefined) return no('BUNDLE_REFERENCE', `${documentEntry(document.id)}: campaignId`);
    const history = within(name, checkEvents(read.value, campaign.body.system, document.body.status));
    if (!history.ok) return history;
    const joined = read.value.flatMap(({ event }) =>
      event.type === 'combatantJoined' || event.type === 'combatantRefreshed' ? [event] : [],
    );
    for (const { snapshot, kind } of joined) {
      const checked = this.snapshot(snapshot, kind, campaign);
      if (!checked.ok) return checked;
    }
    return granted({
      lines: lines.value,
      head: events.head,
      combatants: history.value.state.combatants.map(({ documentId, kind }) => ({ documentId, kind })),
      snapshots: [...new Set(joined.map(({ snapshot }) => snapshot))],
    });
  }

  snapshot(hash: string, kind: SheetKind, campaign: CampaignDocument): Read<null> {
    const what = `${campaign.body.system} ${kind} ${hash}`;
    if (this.checked.has(what)) return granted(null);
    const name = snapshotEntry(hash);
    // Snapshots bear the hash of what they are, so that no version may change them.
    const bytes = this.bytes(name);
    if (!bytes.ok) return bytes;
    const raw = within(name, jsonOf(bytes.value));
    if (!raw.ok) return raw;
    const sheet = within(name, formed(sheetDataSchema, raw.value));
    if (!sheet.ok) return sheet;
    if (this.keeping.hashOf(sheet.value) !== hash) return no('BUNDLE_EVENTS', name);
    const rules = rulesOfCampaign(campaign);
    if (!rules.ok) return rules;
    const { system, sheets } = rules.value;
    const fits = within(name, checkedSheet(system, sheets, campaign.body.options, kind, sheet.value, ''));
    if (!fits.ok) return fits;
    this.checked.add(what);
    this.snapshots.set(hash, bytes.value);
    return granted(null);
  }

  portrait(hash: string): Read<null> {
    if (this.portraits.has(hash)) return granted(null);
    const name = portraitEntry(hash);
    const jpeg = this.bytes(name);
    if (!jpeg.ok) return jpeg;
    if (!isPortrait(jpeg.value) || this.keeping.portraitHashOf(jpeg.value) !== hash)
      return no('BUNDLE_PORTRAIT', name);
    this.portraits.set(hash, jpeg.value);
    return granted(null);
  }

  whole(manifest: Manifest): ReadBundle<Packed> {
    return {
      manifest,
      documents: [...this.documents.values()],
      snapshot: (hash) => {
        const found = this.snapshots.get(hash);
        if (found === undefined) throw new Error(`no snapshot ${hash}`);
        return JSON.parse(decoded(found) ?? '') as SheetData;
      },
      portrait: (hash) => {
        const found = this.portraits.get(hash);
        if (found === undefined) throw new Error(`no portrait ${hash}`);
        return found;
      },
    };
  }
}

/** The ids of all documents, campaigns first as the manifest lists them. */
function order(entries: readonly ZipEntry[], manifest: Manifest): Read<readonly string[]> {
  const campaigns = manifest.campaigns.map(({ id }) => id);
  const others = entries.flatMap(({ kind, id }) => (kind === 'document' ? [id] : []));
  const isListed = new Set(campaigns);
  if (isListed.size !== campaigns.length) return no('BUNDLE_FORM', `${manifestName}: campaigns`);
  return granted([...campaigns, ...others.filter((id) => !isListed.has(id)).sort()]);
}

/** Campaigns are those that the manifest lists, and no others. */
function ofKind<Packed>(
  id: string,
  isCampaign: boolean,
  read: Read<ReadDocument<Packed>>,
): Read<ReadDocument<Packed>> {
  return read.ok && isCampaign !== (read.value.kind === 'campaign')
    ? no('BUNDLE_FORM', `${documentEntry(id)}: kind`)
    : read;
}

/**
 * Reads a bundle from a stranger and checks all of it: the archive, every JSON, every sheet by its system, every
 * chain of events, every portrait. Refused with the code and the place of the fault, with `BUNDLE_DOCUMENTS` and each of
 * them where several documents are at fault, with `CANCELLED` where the pace stops it.
 */
export async function readBundle<Packed>(
  file: BytesSource,
  keeping: Keeping<Packed>,
  pace: Pace,
  versions: Versions = { known: formatVersion, steps: upcasters },
): Promise<Read<ReadBundle<Packed>>> {
  const entries = zipDirectory(file);
  if (!entries.ok) return entries;
  const reading = new Reading(file, entries.value, keeping, versions);
  const manifest = reading.manifest();
  if (!manifest.ok) return manifest;
  const ids = order(entries.value, manifest.value);
  if (!ids.ok) return ids;
  const faults = new BundleFaults();
  const faulty = new Set<string>();
  let unread = ids.value.length;
  for (const [done, id] of ids.value.entries()) {
    if (faults.isEnough()) break;
    const isCampaign = done < manifest.value.campaigns.length;
    const read = ofKind(id, isCampaign, reading.document(id));
    // What belongs to a campaign at fault cannot be judged.
    const isOrphan = !read.ok && reading.missed !== undefined && faulty.has(reading.missed);
    if (!isOrphan) unread -= 1;
    if (!read.ok && !isOrphan) {
      faults.add(read.error, reading.entries.get(documentEntry(id))?.size ?? 0);
      faulty.add(id);
    }
    const goesOn = pace(done + 1, ids.value.length);
    if (!(goesOn === true || (await goesOn))) return no('CANCELLED');
  }
  const refusal = faults.refusal(unread);
  if (refusal !== undefined) return { ok: false, error: refusal };
  const stray = entries.value.find(
    ({ kind, id }) =>
      (kind === 'events' && reading.documents.get(id)?.kind !== 'encounter') ||
      (kind === 'portrait' && !reading.portraits.has(id)),
  );
  return stray === undefined ? granted(reading.whole(manifest.value)) : no('BUNDLE_REFERENCE', stray.name);
}
