import { decide } from '../../shared/encounter/decide.ts';
import type { RecordedEvent } from '../../shared/encounter/event.ts';
import type { Answered } from '../../shared/ipc/channel.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import type { Desk } from './desk.ts';
import { endEncounter, reopenEncounter } from './ending.ts';
import type { HandlersOf, Input, Output } from './handler.ts';
import { followCharacters } from './joining.ts';
import { type Carrying, type Done, did, once } from './once.ts';
import { advanced, encounterOf } from './open-encounters.ts';
import { shelveOthers } from './shelving.ts';
import { startEncounter } from './start-encounter.ts';
import { tableOf } from './table-of.ts';

function carryOut(
  desk: Desk,
  carrying: Carrying,
  { id, position, command }: Input<'encounters.command'>,
): Answered<Done<Output<'encounters.command'>>> {
  const { store, openEncounters, broadcast } = desk;
  const document = encounterOf(store, id);
  if (!document.ok) return document;
  if (document.value.body.status === 'shelved') return refused('ENCOUNTER_SHELVED');
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
    if (state.status === 'running') {
      const others = shelveOthers(desk, carrying, document.value.campaignId, id);
      if (!others.ok) return others;
    }
  } else {
    const followed = followCharacters(store, id, history.state, state);
    if (!followed.ok) return followed;
  }
  return did({ events }, () => {
    openEncounters.remember(id, after);
    broadcast('encounter.advanced', { id, events });
  });
}

/** Encounters: begun from the library, then carried on by commands, each once and in its place. */
export function encounterHandlers(
  desk: Desk,
): HandlersOf<'encounters.start' | 'encounters.read' | 'encounters.command'> {
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
