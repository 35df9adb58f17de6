import { begin, type Joining } from '../../shared/encounter/begin.ts';
import type { RecordedEvent } from '../../shared/encounter/event.ts';
import { type EncounterHistory, replay } from '../../shared/encounter/history.ts';
import type { EncounterPurpose } from '../../shared/encounter/state.ts';
import type { Answered } from '../../shared/ipc/channel.ts';
import type { EncounterRecord } from '../../shared/ipc/contract.ts';
import type { LibraryDocument } from '../../shared/library/document.ts';
import { newPreparation } from '../../shared/library/preparation.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import type { SheetData } from '../../shared/rules/core/sheet.ts';
import { beforeFirst } from '../store/encounter-events.ts';
import type { Store } from '../store/store.ts';
import { type Arrival, admitted, arrivalOf, arrivalsOf, numbersOf } from './arrivals.ts';
import { type CampaignRules, rulesOf } from './campaign-rules.ts';
import type { Desk } from './desk.ts';
import type { Input } from './handler.ts';
import { type Carrying, type Done, did } from './once.ts';
import { encounterOf } from './open-encounters.ts';
import { keepUnseen } from './players/choices.ts';
import { shelveOthers } from './shelving.ts';

/** An encounter's first events, on the disk. */
interface Begun {
  readonly history: EncounterHistory;
  readonly events: RecordedEvent[];
  readonly head: Uint8Array;
  readonly sheets: ReadonlyMap<string, SheetData>;
}

/** Writes the first events of an encounter whose document is there. */
function begun(
  store: Store,
  { commandId, at }: Carrying,
  { system, sheets, options }: CampaignRules,
  id: string,
  joined: { readonly joining: readonly Joining[]; readonly sheets: Begun['sheets'] },
  purpose?: EncounterPurpose,
): Begun {
  const events = begin(system, sheets, options, joined.joining, purpose).map(
    (event, index): RecordedEvent => ({ position: index + 1, commandId, at, event }),
  );
  const head = store.encounterEvents.append(id, beforeFirst, events);
  return { history: replay(events), events, head, sheets: joined.sheets };
}

/** Begins an encounter of some documents at once, and puts aside whatever runs. */
export function startEncounter(
  desk: Desk,
  carrying: Carrying,
  { campaignId, name, combatants }: Input<'encounters.start'>,
): Answered<Done<EncounterRecord>> {
  const { store, newId, openEncounters } = desk;
  const rules = rulesOf(store, campaignId);
  if (!rules.ok) return rules;
  if (combatants.length === 0) return refused('NO_COMBATANTS', 'combatants');
  const shelved = shelveOthers(desk, carrying, campaignId, undefined);
  if (!shelved.ok) return shelved;
  const arrivals: Arrival[] = [];
  for (const [at, id] of combatants.entries()) {
    const arrival = arrivalOf(store, rules.value, id, `combatants.${at}`, arrivals);
    if (!arrival.ok) return arrival;
    arrivals.push(arrival.value);
  }
  const id = newId();
  store.documents.add(
    { kind: 'encounter', id, campaignId, revision: 1, body: { schema: 1, name, status: 'running' } },
    carrying.stamp(appWord('change.encounterStarted', { name })),
  );
  const started = begun(store, carrying, rules.value, id, admitted(store, id, arrivals));
  const { events, sheets } = started;
  const record = { id, campaignId, name, events, sheets: Object.fromEntries(sheets) };
  return did(record, () => openEncounters.remember(id, started));
}

/** The characters of a campaign who are there this evening, but for those who are spoken of anyway. */
function partyOf(
  store: Store,
  { campaign }: CampaignRules,
  spokenOf: ReadonlySet<string>,
): readonly string[] {
  const absent = new Set(campaign.body.absent);
  return store.documents
    .ofKind(campaign.id, 'character')
    .filter((id) => !absent.has(id) && !spokenOf.has(id));
}

/** Begins a prepared encounter with those who are there from the beginning, and puts aside whatever runs. */
export function beginPrepared(
  desk: Desk,
  carrying: Carrying,
  { id, revision }: Input<'encounters.begin'>,
): Answered<Done<LibraryDocument>> {
  const { store, openEncounters } = desk;
  const found = encounterOf(store, id);
  if (!found.ok) return found;
  const encounter = found.value;
  const { body, campaignId } = encounter;
  if (body.status !== 'prepared') return refused('BEGUN_ALREADY');
  if (revision !== encounter.revision) return refused('STALE', 'revision', { revision: encounter.revision });
  const rules = rulesOf(store, campaignId);
  if (!rules.ok) return rules;
  const shelved = shelveOthers(desk, carrying, campaignId, id);
  if (!shelved.ok) return shelved;
  const { party, lines } = body.preparation ?? newPreparation;
  const spokenOf = new Set(lines.flatMap((line) => (line.from === 'library' ? [line.documentId] : [])));
  const arrivals: Arrival[] = [];
  for (const one of party ? partyOf(store, rules.value, spokenOf) : []) {
    const arrival = arrivalOf(store, rules.value, one, 'party', arrivals);
    if (!arrival.ok) return arrival;
    arrivals.push(arrival.value);
  }
  const first = lines.filter(({ wave }) => wave === null);
  const others = arrivalsOf(store, rules.value, first, arrivals);
  if (!others.ok) return others;
  const all = [...arrivals, ...others.value];
  const { purpose } = body;
  // Who contests something may all be known by name and bonus alone.
  if (all.length === 0 && purpose === undefined) return refused('NO_COMBATANTS');
  const started = begun(store, carrying, rules.value, id, admitted(store, id, all), purpose);
  const numbers = all.map((_, at) => at + 1);
  const unseen = first.filter(({ hidden }) => hidden === true);
  keepUnseen(store, id, numbers, numbersOf(unseen, all, 1));
  const stamp = carrying.stamp(appWord('change.encounterStarted', { name: body.name }));
  const running = { ...encounter, body: { ...body, status: 'running' as const } };
  const document = store.documents.change(running, false, stamp);
  return granted({ value: document, committed: () => openEncounters.remember(id, started) });
}
