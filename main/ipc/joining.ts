import { decide } from '../../shared/encounter/decide.ts';
import type { RecordedEvent } from '../../shared/encounter/event.ts';
import { newcomerNumber } from '../../shared/encounter/newcomers.ts';
import type { EncounterState } from '../../shared/encounter/state.ts';
import type { Answered } from '../../shared/ipc/channel.ts';
import type { EncounterDocument } from '../../shared/library/document.ts';
import { comesHidden, type PreparedLine } from '../../shared/library/preparation.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import type { SheetData } from '../../shared/rules/core/sheet.ts';
import type { Store } from '../store/store.ts';
import { type Arrival, admitted, arrivalsOf, numbersOf } from './arrivals.ts';
import { rulesOf } from './campaign-rules.ts';
import { creatureOf } from './creatures.ts';
import type { Desk } from './desk.ts';
import { isForgotten } from './ending.ts';
import type { HandlersOf, Input } from './handler.ts';
import { type Carrying, type Done, did, once } from './once.ts';
import { advanced, encounterOf, nobody, type OpenEncounter } from './open-encounters.ts';
import { keepUnseen } from './players/choices.ts';
import { tableOf } from './table-of.ts';

type JoiningChannel = 'encounters.join' | 'encounters.drift' | 'encounters.refresh';
type Decided = Parameters<typeof decide>[1];

/** An encounter that runs, as a command finds it. */
interface Running {
  readonly document: EncounterDocument;
  readonly opened: OpenEncounter;
}

/** Finds a running encounter at the position that a window has seen. */
function running(
  { store, openEncounters }: Desk,
  { id, position }: { readonly id: string; readonly position: number },
): Answered<Running> {
  const document = encounterOf(store, id);
  if (!document.ok) return document;
  if (document.value.body.status === 'shelved') return refused('ENCOUNTER_SHELVED');
  const opened = openEncounters.open(id);
  if (!opened.ok) return opened;
  const { history } = opened.value;
  if (position !== history.position) return refused('STALE', 'position', { position: history.position });
  return granted({ document: document.value, opened: opened.value });
}

/** Decides with sheets that were just looked up, and writes what happens. */
function happen(
  desk: Desk,
  carrying: Carrying,
  { document: { id }, opened }: Running,
  command: Decided,
  sheets: ReadonlyMap<string, SheetData>,
): Answered<Done<null>> {
  const { store, openEncounters, broadcast } = desk;
  const before = { ...opened, sheets: new Map([...opened.sheets, ...sheets]) };
  const table = tableOf(before, desk);
  if (!table.ok) return table;
  const decided = decide(opened.history, command, table.value);
  if (!decided.ok) return decided;
  if (decided.value.length === 0) return did(null);
  const { commandId, at } = carrying;
  const { position } = opened.history;
  const events = decided.value.map(
    (event, index): RecordedEvent => ({ position: position + index + 1, commandId, at, event }),
  );
  const after = advanced(before, events, store.encounterEvents.append(id, opened.head, events));
  return did(null, () => {
    openEncounters.remember(id, after);
    broadcast('encounter.advanced', { id, events });
  });
}

/** The lines of a wave that have not entered; refused with `NO_SUCH_WAVE` where there is none left. */
function waveOf(
  { body }: EncounterDocument,
  { combatants }: EncounterState,
  wave: string,
): Answered<readonly PreparedLine[]> {
  const there = new Set(combatants.map(({ line }) => line));
  const lines = body.preparation?.lines.filter((one) => one.wave === wave && !there.has(one.line)) ?? [];
  return lines.length === 0 ? refused('NO_SUCH_WAVE', 'who') : granted(lines);
}

/** Who rolls together, as their lines say: all of a line, or of the lines of one letter. */
function groupsOf(lines: readonly PreparedLine[], arrivals: readonly Arrival[]): number[][] {
  const groups = new Map<string, number[]>();
  for (const [at, { line: id }] of arrivals.entries()) {
    const line = lines.find((one) => one.line === id);
    if (line === undefined || line.order === 'each') continue;
    const group = line.order === 'line' ? `line ${line.line}` : line.order;
    groups.set(group, [...(groups.get(group) ?? []), at]);
  }
  return [...groups.values()];
}

function join(desk: Desk, carrying: Carrying, input: Input<'encounters.join'>): Answered<Done<null>> {
  const { store } = desk;
  const found = running(desk, input);
  if (!found.ok) return found;
  const { document, opened } = found.value;
  const { state } = opened.history;
  const { who, dice } = input;
  const lines = 'wave' in who ? waveOf(document, state, who.wave) : granted(who.lines);
  if (!lines.ok) return lines;
  const rules = rulesOf(store, document.campaignId);
  if (!rules.ok) return rules;
  // The fight's own switches hold in it.
  const arrivals = arrivalsOf(store, { ...rules.value, options: state.options }, lines.value);
  if (!arrivals.ok) return arrivals;
  const present = state.combatants.map(({ name }) => name);
  const { joining, sheets } = admitted(store, document.id, arrivals.value, present);
  const groups = groupsOf(lines.value, arrivals.value);
  const waves = document.body.preparation?.waves ?? [];
  const first = newcomerNumber(state);
  const unseen = lines.value.filter(
    (line) => ('wave' in who ? who.hidden : undefined) ?? comesHidden(line, waves),
  );
  const numbers = joining.map((_, at) => first + at);
  keepUnseen(store, document.id, numbers, numbersOf(unseen, arrivals.value, first));
  return happen(desk, carrying, found.value, { type: 'admit', joining, groups, dice }, sheets);
}

function refreshed(desk: Desk, carrying: Carrying, input: Input<'encounters.refresh'>): Answered<Done<null>> {
  const { store } = desk;
  const found = running(desk, input);
  if (!found.ok) return found;
  const { state } = found.value.opened.history;
  const { combatant } = input;
  const one = state.combatants.find((other) => other.combatant === combatant);
  if (one === undefined) return refused('NO_SUCH_COMBATANT', 'combatant', { combatant });
  const creature = creatureOf(store, one.documentId, 'combatant');
  if (!creature.ok) return creature;
  const rules = rulesOf(store, found.value.document.campaignId);
  if (!rules.ok) return rules;
  const { body, revision } = creature.value;
  const sheet = rules.value.sheets.readSheet(one.kind, body.sheet, state.options);
  if (!sheet.ok)
    return { ok: false, error: { code: 'INVALID_SHEET', field: 'combatant', faults: sheet.error } };
  const snapshot = store.snapshots.keep(body.sheet);
  const taken = { revision, sheet: body.sheet, snapshot };
  const sheets = new Map([[snapshot, body.sheet]]);
  return happen(desk, carrying, found.value, { type: 'refresh', combatant, taken }, sheets);
}

/** Combatants whose document in the library has another sheet than they came with. */
function drifted(store: Store, { combatants }: EncounterState): number[] {
  const hashes = new Map<string, string | undefined>();
  const hashOf = (documentId: string): string | undefined => {
    if (!hashes.has(documentId)) {
      const creature = documentId === nobody ? undefined : creatureOf(store, documentId, 'id');
      hashes.set(
        documentId,
        creature?.ok === true ? store.snapshots.hashOf(creature.value.body.sheet) : undefined,
      );
    }
    return hashes.get(documentId);
  };
  return combatants.flatMap(({ combatant, documentId, snapshot }) => {
    const hash = hashOf(documentId);
    return hash === undefined || hash === snapshot ? [] : [combatant];
  });
}

/**
 * Keeps the characters on loan in step with who is in the fight, when undo or redo takes some out or brings some
 * back. Refused with `ON_LOAN` where one of those fights elsewhere by now.
 */
export function followCharacters(
  store: Store,
  encounterId: string,
  before: EncounterState,
  after: EncounterState,
): Answered<null> {
  const charactersOf = ({ combatants }: EncounterState): ReadonlySet<string> =>
    new Set(
      combatants.flatMap(({ kind, documentId }) =>
        kind === 'character' && documentId !== nobody ? [documentId] : [],
      ),
    );
  if (before.combatants.length === after.combatants.length) return granted(null);
  const [had, has] = [charactersOf(before), charactersOf(after)];
  for (const id of had) if (!has.has(id) && store.loans.holder(id) === encounterId) store.loans.drop(id);
  for (const id of has) {
    if (had.has(id) || isForgotten(store, id) || store.loans.holder(id) === encounterId) continue;
    if (store.loans.holder(id) !== undefined) return refused('ON_LOAN');
    store.loans.take(id, encounterId);
  }
  return granted(null);
}

/** Newcomers to a running encounter, and sheets that have changed since they came. */
export function joiningHandlers(desk: Desk): HandlersOf<JoiningChannel> {
  const { store, openEncounters } = desk;
  return {
    'encounters.join': (input) =>
      once(desk, 'encounters.join', input.commandId, (carrying) => join(desk, carrying, input)),

    'encounters.drift': ({ id }) => {
      const document = encounterOf(store, id);
      if (!document.ok) return document;
      const opened = openEncounters.open(id);
      if (!opened.ok) return opened;
      return granted({ combatants: drifted(store, opened.value.history.state) });
    },

    'encounters.refresh': (input) =>
      once(desk, 'encounters.refresh', input.commandId, (carrying) => refreshed(desk, carrying, input)),
  };
}
