import type { Answered } from '../../shared/ipc/channel.ts';
import type { EncounterStanding } from '../../shared/ipc/preparing-contract.ts';
import type { EncounterDocument, LibraryDocument } from '../../shared/library/document.ts';
import { newPreparation, type Preparation, type PreparedLine } from '../../shared/library/preparation.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import type { Store } from '../store/store.ts';
import { campaignOf, rulesOf } from './campaign-rules.ts';
import { addDocument, saveDocument } from './change-document.ts';
import type { Desk } from './desk.ts';
import type { HandlersOf, Input } from './handler.ts';
import { countedNames } from './names.ts';
import { type Carrying, type Done, did, once } from './once.ts';
import { encounterOf, nobody } from './open-encounters.ts';
import { resume, shelve } from './shelving.ts';
import { beginPrepared } from './start-encounter.ts';

type PreparingChannel =
  | 'encounters.prepare'
  | 'encounters.save'
  | 'encounters.begin'
  | 'encounters.shelve'
  | 'encounters.resume'
  | 'encounters.standing'
  | 'campaigns.tonight';

/** Lines that would bring about the same monsters as were there when a fight began without a preparation. */
function linesOf(desk: Desk, id: string): Answered<readonly PreparedLine[]> {
  const opened = desk.openEncounters.open(id);
  if (!opened.ok) return opened;
  const [beginning] = opened.value.history.done;
  const counts = new Map<string, number>();
  for (const { kind, documentId } of beginning?.after.combatants ?? []) {
    if (kind === 'monster' && documentId !== nobody)
      counts.set(documentId, (counts.get(documentId) ?? 0) + 1);
  }
  return granted(
    [...counts].map(([documentId, count]) => ({
      ...{ from: 'library', line: desk.newId(), documentId, count },
      ...{ order: count > 1 ? 'line' : 'each', surprised: false, hidden: false, wave: null },
    })),
  );
}

/** What another encounter was prepared with, or would have been. */
function preparationOf(desk: Desk, { id, body }: EncounterDocument): Answered<Preparation> {
  if (body.preparation !== undefined) return granted(body.preparation);
  if (body.status === 'prepared') return granted(newPreparation);
  const lines = linesOf(desk, id);
  return lines.ok ? granted({ ...newPreparation, lines: [...lines.value] }) : lines;
}

function prepare(
  desk: Desk,
  carrying: Carrying,
  { campaignId, name, from, purpose }: Input<'encounters.prepare'>,
): Answered<Done<LibraryDocument>> {
  const { store } = desk;
  const rules = rulesOf(store, campaignId);
  if (!rules.ok) return rules;
  if (purpose === 'contest' && rules.value.sheets.contests === undefined)
    return refused('NO_CONTESTS', 'purpose');
  let body: EncounterDocument['body'] = {
    ...{ schema: 1, name, status: 'prepared', preparation: newPreparation },
    ...(purpose === undefined ? {} : { purpose }),
  };
  if (from !== undefined) {
    const other = encounterOf(store, from);
    if (!other.ok) return other;
    if (other.value.campaignId !== campaignId) return refused('NOT_FOUND', 'from');
    const preparation = preparationOf(desk, other.value);
    if (!preparation.ok) return preparation;
    const { notes, purpose: was } = other.value.body;
    body = {
      ...{ ...body, preparation: preparation.value },
      ...(notes === undefined ? {} : { notes }),
      ...(was === undefined ? {} : { purpose: was }),
    };
  }
  const document = { kind: 'encounter', id: desk.newId(), campaignId, revision: 1, body } as const;
  return addDocument(store, carrying, document);
}

function save(
  store: Store,
  carrying: Carrying,
  { id, revision, name, notes, preparation, goesOn }: Input<'encounters.save'>,
): Answered<Done<LibraryDocument>> {
  const found = encounterOf(store, id);
  if (!found.ok) return found;
  const { notes: _, ...body } = found.value.body;
  const saved: EncounterDocument = {
    ...found.value,
    body: {
      ...body,
      name,
      ...(notes === '' ? {} : { notes }),
      ...(preparation === undefined ? {} : { preparation }),
    },
  };
  return saveDocument(store, carrying, found.value, revision, saved, { goesOn });
}

function nameOf(store: Store, id: string): Label {
  const found = store.documents.live(id);
  return found.ok ? found.value.body.name : appWord('library.unreadable');
}

function standingOf({ store, openEncounters }: Desk, { id, body }: EncounterDocument): EncounterStanding {
  const nothing = { id, round: null, turn: null, who: [], withParty: false };
  switch (body.status) {
    case 'prepared': {
      const { lines, party } = body.preparation ?? newPreparation;
      const names = lines.flatMap((line) => {
        const name = line.from === 'quick' ? { text: line.name } : nameOf(store, line.documentId);
        return Array.from({ length: line.count }, () => name);
      });
      return { ...nothing, who: countedNames(names), withParty: party };
    }
    case 'ended':
      return { ...nothing, ...body.reached };
    case 'running':
    case 'shelved': {
      const opened = openEncounters.open(id);
      if (!opened.ok) return nothing;
      const { round, turn, combatants } = opened.value.history.state;
      const who = countedNames(combatants.map(({ name }) => name));
      const acting = combatants.find(({ combatant }) => combatant === turn);
      return { ...nothing, round, turn: acting?.name ?? null, who };
    }
  }
}

/** Encounters before they begin and while they are put aside, and who is there of an evening. */
export function preparationHandlers(desk: Desk): HandlersOf<PreparingChannel> {
  const { store } = desk;
  return {
    'encounters.prepare': (input) =>
      once(desk, 'encounters.prepare', input.commandId, (carrying) => prepare(desk, carrying, input)),

    'encounters.save': (input) =>
      once(desk, 'encounters.save', input.commandId, (carrying) => save(store, carrying, input)),

    'encounters.begin': (input) =>
      once(desk, 'encounters.begin', input.commandId, (carrying) => beginPrepared(desk, carrying, input)),

    'encounters.shelve': ({ commandId, id }) =>
      once(desk, 'encounters.shelve', commandId, (carrying) => {
        const found = encounterOf(store, id);
        if (!found.ok) return found;
        if (found.value.body.status === 'shelved') return did(found.value);
        if (found.value.body.status !== 'running') return refused('NOT_RUNNING');
        const shelved = shelve(desk, carrying, found.value);
        return shelved.ok ? did(shelved.value) : shelved;
      }),

    'encounters.resume': ({ commandId, id }) =>
      once(desk, 'encounters.resume', commandId, (carrying) => {
        const found = encounterOf(store, id);
        if (!found.ok) return found;
        if (found.value.body.status === 'running') return did(found.value);
        if (found.value.body.status !== 'shelved') return refused('NOT_RUNNING');
        return resume(desk, carrying, found.value);
      }),

    'encounters.standing': ({ ids }) =>
      granted(
        ids.flatMap((id) => {
          const found = encounterOf(store, id);
          return found.ok ? [standingOf(desk, found.value)] : [];
        }),
      ),

    'campaigns.tonight': ({ commandId, id, revision, absent }) =>
      once(desk, 'campaigns.tonight', commandId, (carrying) => {
        const found = campaignOf(store, id, 'id');
        if (!found.ok) return found;
        const { absent: _, ...body } = found.value.body;
        const saved = { ...found.value, body: absent.length === 0 ? body : { ...body, absent } };
        const effect = appWord('change.tonight', { name: body.name });
        return saveDocument(store, carrying, found.value, revision, saved, { effect });
      }),
  };
}
