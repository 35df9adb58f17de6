import { decide } from '../../shared/encounter/decide.ts';
import type { RecordedEvent } from '../../shared/encounter/event.ts';
import type { Combatant } from '../../shared/encounter/state.ts';
import type { Answered } from '../../shared/ipc/channel.ts';
import type { EncounterDocument, LibraryDocument } from '../../shared/library/document.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import { sameData } from '../store/canonical.ts';
import type { Store } from '../store/store.ts';
import type { Desk } from './desk.ts';
import { characterOf, isForgotten, standingAfter } from './ending.ts';
import type { Carrying, Done } from './once.ts';
import { advanced, type OpenEncounter } from './open-encounters.ts';
import { withStanding } from './standing.ts';
import { tableOf } from './table-of.ts';

/** The characters of a fight who are in the library, in the trash or not. */
function characters(store: Store, { history }: OpenEncounter): readonly Combatant[] {
  return history.state.combatants.filter(
    ({ kind, documentId }) => kind === 'character' && !isForgotten(store, documentId),
  );
}

/** Puts a running encounter aside where it stands: its characters are given back as they stand in it. */
export function shelve(
  { store, openEncounters }: Desk,
  carrying: Carrying,
  encounter: EncounterDocument,
): Answered<EncounterDocument> {
  const { id, body } = encounter;
  const opened = openEncounters.open(id);
  if (!opened.ok) return opened;
  const cause = { encounterId: id, position: opened.value.history.position };
  const stamp = carrying.stamp(appWord('change.encounterShelved', { name: body.name }), cause);
  for (const combatant of characters(store, opened.value)) {
    const found = characterOf(store, combatant.documentId);
    if (!found.ok) return found;
    const { document, deleted } = found.value;
    const stands = withStanding(document.body, standingAfter(combatant));
    if (!sameData(stands, document.body))
      store.documents.change({ ...document, body: stands }, deleted, stamp);
  }
  store.loans.release(id);
  const shelved = { ...encounter, body: { ...body, status: 'shelved' as const } };
  return granted(asEncounter(store.documents.change(shelved, false, stamp)));
}

function asEncounter(document: LibraryDocument): EncounterDocument {
  if (document.kind !== 'encounter') throw new Error('an encounter became something else');
  return document;
}

/** Puts aside whatever runs in a campaign, but for one encounter. */
export function shelveOthers(
  desk: Desk,
  carrying: Carrying,
  campaignId: string,
  but: string | undefined,
): Answered<null> {
  for (const id of desk.store.documents.running(campaignId)) {
    if (id === but) continue;
    const found = desk.store.documents.live(id);
    // What cannot be read keeps what it has; it can be restored.
    if (!found.ok || found.value.kind !== 'encounter') continue;
    const shelved = shelve(desk, carrying, found.value);
    if (!shelved.ok && shelved.error.code !== 'DAMAGED') return shelved;
  }
  return granted(null);
}

/** An encounter that goes on, with what its characters brought along. */
interface Resumed {
  readonly document: EncounterDocument;
  readonly after: OpenEncounter;
  readonly events: readonly RecordedEvent[];
}

function caughtUp(
  desk: Desk,
  carrying: Carrying,
  id: string,
  opened: OpenEncounter,
): Answered<Omit<Resumed, 'document'>> {
  const { store } = desk;
  const table = tableOf(opened, desk);
  if (!table.ok) return table;
  const standings = characters(store, opened).flatMap(({ combatant, documentId }) => {
    const found = characterOf(store, documentId);
    if (!found.ok) return [];
    const { hitPoints, pools, conditions } = found.value.document.body;
    return [{ combatant, hitPoints, pools, conditions }];
  });
  const decided = decide(opened.history, { type: 'catchUp', standings }, table.value);
  if (!decided.ok) return decided;
  const { position } = opened.history;
  const { commandId, at } = carrying;
  const events = decided.value.map(
    (event, index): RecordedEvent => ({ position: position + index + 1, commandId, at, event }),
  );
  if (events.length === 0) return granted({ after: opened, events });
  const head = store.encounterEvents.append(id, opened.head, events);
  return granted({ after: advanced(opened, events, head), events });
}

/**
 * Takes a shelved encounter up again, and puts aside whatever runs: its characters come back as they stand by now.
 * Refused with `ON_LOAN` where one of them is in a fight that could not be put aside.
 */
export function resume(
  desk: Desk,
  carrying: Carrying,
  encounter: EncounterDocument,
): Answered<Done<EncounterDocument>> {
  const { store, openEncounters, broadcast } = desk;
  const { id, campaignId, body } = encounter;
  const others = shelveOthers(desk, carrying, campaignId, id);
  if (!others.ok) return others;
  const opened = openEncounters.open(id);
  if (!opened.ok) return opened;
  for (const { documentId } of characters(store, opened.value)) {
    if (store.loans.holder(documentId) !== undefined) return refused('ON_LOAN');
    store.loans.take(documentId, id);
  }
  const caught = caughtUp(desk, carrying, id, opened.value);
  if (!caught.ok) return caught;
  const { after, events } = caught.value;
  const stamp = carrying.stamp(appWord('change.encounterReopened', { name: body.name }));
  const running = { ...encounter, body: { ...body, status: 'running' as const } };
  const document = asEncounter(store.documents.change(running, false, stamp));
  return granted({
    value: document,
    committed() {
      openEncounters.remember(id, after);
      if (events.length > 0) broadcast('encounter.advanced', { id, events: [...events] });
    },
  });
}
