import { type RecordedEvent, snapshotIn } from '../../shared/encounter/event.ts';
import { type EncounterHistory, recordAll, replay } from '../../shared/encounter/history.ts';
import type { Answered } from '../../shared/ipc/channel.ts';
import type { EncounterDocument } from '../../shared/library/document.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import type { SheetData } from '../../shared/rules/core/sheet.ts';
import type { Store } from '../store/store.ts';

/** The id of a combatant who stands for no document here. */
export const nobody = '';

/** Encounters kept in memory at once; the one opened first goes first. */
const mostOpen = 16;

/** An encounter as it stands, ready to go on. */
export interface OpenEncounter {
  readonly history: EncounterHistory;
  /** Hash of its last event. */
  readonly head: Uint8Array;
  readonly sheets: ReadonlyMap<string, SheetData>;
}

/** An encounter read from the disk and verified. */
export interface ReadEncounter extends OpenEncounter {
  readonly events: readonly RecordedEvent[];
}

/** Encounters as they stand on the disk, remembered between commands. */
export interface OpenEncounters {
  /** Reads and verifies; refused with `NOT_FOUND`, `NOT_BEGUN`, or `DAMAGED` with the position. */
  readonly read: (id: string) => Answered<ReadEncounter>;
  /** The same, remembered. */
  readonly open: (id: string) => Answered<OpenEncounter>;
  /** Remembers how an encounter stands; to be called after COMMIT only. */
  readonly remember: (id: string, encounter: OpenEncounter) => void;
  readonly forget: (id: string) => void;
  /** Another library has taken the place of this one. */
  readonly forgetAll: () => void;
}

function snapshotsOf(
  store: Store,
  events: readonly RecordedEvent[],
): Answered<ReadonlyMap<string, SheetData>> {
  const sheets = new Map<string, SheetData>();
  for (const snapshot of new Set(events.map(({ event }) => snapshotIn(event)))) {
    if (snapshot === undefined) continue;
    const sheet = store.snapshots.read(snapshot);
    if (!sheet.ok) return sheet;
    sheets.set(snapshot, sheet.value);
  }
  return granted(sheets);
}

function replayed(events: readonly RecordedEvent[]): EncounterHistory | undefined {
  try {
    return replay(events);
  } catch {
    // Events that verify but do not follow from each other were not written by this app.
    return undefined;
  }
}

/** Whose id this is here; nobody's where an encounter from elsewhere does not link it. */
function here(links: EncounterDocument['body']['links'], documentId: string): string {
  if (links === undefined) return documentId;
  return (Object.hasOwn(links, documentId) ? links[documentId] : undefined) ?? nobody;
}

/** Events as they speak of documents here; those on the disk are never rewritten. */
function linked(
  events: readonly RecordedEvent[],
  links: EncounterDocument['body']['links'],
): readonly RecordedEvent[] {
  if (links === undefined) return events;
  return events.map((recorded) => {
    const { event } = recorded;
    if (event.type !== 'combatantJoined') return recorded;
    return { ...recorded, event: { ...event, documentId: here(links, event.documentId) } };
  });
}

function read(store: Store, id: string): Answered<ReadEncounter> {
  const found = store.documents.find(id);
  if (!found.ok) return found;
  const { document } = found.value;
  if (document.kind === 'encounter' && document.body.status === 'prepared') return refused('NOT_BEGUN', 'id');
  const chain = store.encounterEvents.read(id);
  if (!chain.ok) return chain;
  const { head } = chain.value;
  const events = linked(chain.value.events, document.kind === 'encounter' ? document.body.links : undefined);
  const history = replayed(events);
  if (history === undefined || history.position === 0) return refused('DAMAGED', undefined, { position: 1 });
  const sheets = snapshotsOf(store, events);
  return sheets.ok ? granted({ history, head, events, sheets: sheets.value }) : sheets;
}

/** Finds an encounter's document; refused with `NOT_FOUND` at `id`. */
export function encounterOf(store: Store, id: string): Answered<EncounterDocument> {
  const found = store.documents.live(id);
  if (!found.ok) return refused(found.error.code, 'id');
  return found.value.kind === 'encounter' ? granted(found.value) : refused('NOT_FOUND', 'id');
}

/** Starts with nothing remembered. */
export function openEncounters(store: Store): OpenEncounters {
  const remembered = new Map<string, OpenEncounter>();

  function remember(id: string, { history, head, sheets }: OpenEncounter): void {
    remembered.set(id, { history, head, sheets });
    const [first] = remembered.keys();
    if (remembered.size > mostOpen && first !== undefined) remembered.delete(first);
  }

  return {
    read: (id) => read(store, id),
    open(id) {
      const known = remembered.get(id);
      if (known !== undefined) return granted(known);
      const found = read(store, id);
      if (found.ok) remember(id, found.value);
      return found;
    },
    remember,
    forget(id) {
      remembered.delete(id);
    },
    forgetAll: () => remembered.clear(),
  };
}

/** An encounter after events that were just recorded. */
export function advanced(
  encounter: OpenEncounter,
  events: readonly RecordedEvent[],
  head: Uint8Array,
): OpenEncounter {
  return { ...encounter, history: recordAll(encounter.history, events), head };
}
