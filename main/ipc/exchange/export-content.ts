import { encounterEventSchema, snapshotIn } from '../../../shared/encounter/event.ts';
import type { Answered } from '../../../shared/ipc/channel.ts';
import { type Bundled, isBundleId, type Manifest } from '../../../shared/library/bundle/format.ts';
import { documentSchema, type LibraryDocument, portraitOf } from '../../../shared/library/document.ts';
import { granted, refused } from '../../../shared/rules/core/result.ts';
import type { BundleContent, Written } from '../../export/bundle/write-bundle.ts';
import { canonicalJson } from '../../store/canonical.ts';
import { json } from '../../store/cells.ts';
import type { StoredDocument } from '../../store/documents.ts';
import { beforeFirst, chained, type StoredEvent } from '../../store/encounter-events.ts';
import type { Store } from '../../store/store.ts';

/** Thrown out of a half-written bundle by a document that is not on the disk as it was written. */
export class Damaged extends Error {
  readonly id: string;

  constructor(id: string) {
    super(`${id} is damaged`);
    this.id = id;
  }
}

function readable({ id, kind, campaignId, body }: StoredDocument): LibraryDocument {
  const parsed = documentSchema.safeParse({ id, kind, campaignId, revision: 1, body: json(body) });
  if (!parsed.success || !isBundleId(id)) throw new Damaged(id);
  return parsed.data;
}

function snapshotNamedIn(payload: string): string | undefined {
  if (!payload.includes('"snapshot"')) return undefined;
  const raw = json(payload);
  const event = encounterEventSchema.safeParse(
    typeof raw === 'object' && raw !== null && 'event' in raw ? raw.event : undefined,
  );
  return event.success ? snapshotIn(event.data) : undefined;
}

/** The events of an encounter as far as they went when the export began. */
function verified(store: Store, id: string, count: number): readonly StoredEvent[] {
  const events = store.encounterEvents.stored(id, count);
  let head = beforeFirst;
  for (const { payload, hash } of events) {
    head = chained(head, payload);
    if (!Buffer.from(head).equals(hash)) throw new Damaged(id);
  }
  return events;
}

/** Whether an encounter has not begun, and so has no events. */
function isPrepared(stored: StoredDocument): boolean {
  const document = readable(stored);
  return document.kind === 'encounter' && document.body.status === 'prepared';
}

/** What documents name besides each other, by the hash of its content. */
interface Named {
  readonly snapshots: Set<string>;
  /** With the id of a document that names it. */
  readonly portraits: Map<string, string>;
}

/** How a document is written; what it names is added to what was named before. */
function written(store: Store, stored: StoredDocument, { snapshots, portraits }: Named): Written {
  const { id } = stored;
  const jsonOf = (events?: Bundled['events']): string => {
    const document = readable(stored);
    const { kind, campaignId, body } = document;
    const portrait = portraitOf(document);
    if (portrait !== undefined) portraits.set(portrait, id);
    return canonicalJson({ kind, campaignId, body, ...(events === undefined ? {} : { events }) });
  };
  if (stored.kind !== 'encounter') return { id, json: () => jsonOf() };
  const last = store.encounterEvents.last(id);
  if (last === undefined && isPrepared(stored)) return { id, json: () => jsonOf() };
  if (last === undefined) throw new Damaged(id);
  const { count, hash } = last;
  return {
    id,
    json() {
      for (const { payload } of verified(store, id, count)) {
        const snapshot = snapshotNamedIn(payload);
        if (snapshot !== undefined) snapshots.add(snapshot);
      }
      return jsonOf({ count, head: Buffer.from(hash).toString('hex') });
    },
    events: () => verified(store, id, count),
  };
}

/** What is to be exported: campaigns or all of them, and of what they hold some or all. */
export interface Selection {
  readonly campaigns: readonly string[] | null;
  readonly documents: readonly string[] | null;
}

/**
 * Takes a picture of what is to be exported: documents as they stand now, events as far as they go. What
 * happens while it is written is not in it. Refused with `NOT_FOUND`; a damaged document throws when its turn comes.
 */
export function exportContent(
  store: Store,
  { campaigns, documents }: Selection,
  { appVersion, at }: Pick<BundleContent, 'appVersion' | 'at'>,
): Answered<BundleContent> {
  const ids = campaigns ?? store.documents.campaigns().map(({ id }) => id);
  const chosen = documents === null ? null : new Set(documents);
  const seen = new Set<string>();
  const names: Manifest['campaigns'] = [];
  const named: Named = { snapshots: new Set(), portraits: new Map() };
  const all: Written[] = [];
  for (const [at, id] of [...new Set(ids)].entries()) {
    const held = store.documents.stored(id);
    const campaign = held.find((one) => one.id === id);
    if (campaign === undefined) return refused('NOT_FOUND', `campaigns.${at}`);
    names.push({ id, name: readable(campaign).body.name });
    for (const stored of held) {
      seen.add(stored.id);
      if (stored.id === id || chosen === null || chosen.has(stored.id))
        all.push(written(store, stored, named));
    }
  }
  const missing = documents?.findIndex((id) => !seen.has(id)) ?? -1;
  if (missing >= 0) return refused('NOT_FOUND', `documents.${missing}`);
  return granted({
    appVersion,
    at,
    campaigns: names,
    documents: all,
    snapshots: () => named.snapshots,
    snapshot(hash) {
      const sheet = store.snapshots.read(hash);
      if (!sheet.ok) throw new Damaged(hash);
      return canonicalJson(sheet.value);
    },
    portraits: () => named.portraits.keys(),
    portrait(hash) {
      const jpeg = store.portraits.read(hash);
      if (!jpeg.ok) throw new Damaged(named.portraits.get(hash) ?? hash);
      return new Uint8Array(jpeg.value);
    },
  });
}
