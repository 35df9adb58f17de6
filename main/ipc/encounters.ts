import { decide, type Table } from '../../shared/encounter/decide.ts';
import type { RecordedEvent } from '../../shared/encounter/event.ts';
import type { Answered } from '../../shared/ipc/channel.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import { systems } from '../../shared/rules/registry.ts';
import type { Desk } from './desk.ts';
import { endEncounter, reopenEncounter } from './ending.ts';
import type { Area, HandlersOf, Input, Output } from './handler.ts';
import { type Carrying, type Done, did, once } from './once.ts';
import { advanced, encounterOf, type OpenEncounter } from './open-encounters.ts';
import { startEncounter } from './start-encounter.ts';

/** The rules and dice that an encounter is decided with. */
function tableOf({ history, sheets }: OpenEncounter, { die }: Desk): Answered<Table> {
  const system = systems[history.state.system];
  if (system.sheets === undefined) return refused('SYSTEM_WITHOUT_SHEETS');
  const sheetOf: Table['sheetOf'] = (snapshot) => {
    const sheet = sheets.get(snapshot);
    if (sheet === undefined) throw new Error('a combatant without a snapshot passed opening');
    return sheet;
  };
  return granted({ system, sheets: system.sheets, sheetOf, die });
}

function carryOut(
  desk: Desk,
  carrying: Carrying,
  { id, position, command }: Input<'encounters.command'>,
): Answered<Done<Output<'encounters.command'>>> {
  const { store, openEncounters, broadcast } = desk;
  const document = encounterOf(store, id);
  if (!document.ok) return document;
  const opened = openEncounters.open(id);
  if (!opened.ok) return opened;
  const { history, head } = opened.value;
  if (position !== history.position) return refused('STALE', 'position', { position: history.position });
  const table = tableOf(opened.value, desk);
  if (!table.ok) return table;
  const decided = decide(history, command, table.value);
  if (!decided.ok) return decided;
  if (decided.value.length === 0) return did({ events: [] });
  const { commandId, at } = carrying;
  const events = decided.value.map(
    (event, index): RecordedEvent => ({ position: position + index + 1, commandId, at, event }),
  );
  const after = advanced(opened.value, events, store.encounterEvents.append(id, head, events));
  const { state } = after.history;
  if (state.status !== history.state.status) {
    const turn = state.status === 'ended' ? endEncounter : reopenEncounter;
    const turned = turn(store, carrying, document.value, state, after.history.position);
    if (!turned.ok) return turned;
  }
  return did({ events }, () => {
    openEncounters.remember(id, after);
    broadcast('encounter.advanced', { id, events });
  });
}

/** Encounters: begun from the library, then carried on by commands, each once and in its place. */
export function encounterHandlers(desk: Desk): HandlersOf<Area<'encounters'>> {
  const { store, openEncounters } = desk;
  return {
    'encounters.start': (input) =>
      once(desk, 'encounters.start', input.commandId, (carrying) => startEncounter(desk, carrying, input)),

    'encounters.read': ({ id }) => {
      const document = encounterOf(store, id);
      if (!document.ok) return document;
      const encounter = openEncounters.read(id);
      if (!encounter.ok) return encounter;
      const { campaignId, body } = document.value;
      const { events, sheets } = encounter.value;
      return granted({
        id,
        campaignId,
        name: body.name,
        events: [...events],
        sheets: Object.fromEntries(sheets),
      });
    },

    'encounters.command': (input) =>
      once(desk, 'encounters.command', input.commandId, (carrying) => carryOut(desk, carrying, input)),
  };
}
