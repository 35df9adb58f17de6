import type { Combatant, EncounterState } from '../../shared/encounter/state.ts';
import type { Answered } from '../../shared/ipc/channel.ts';
import type { CreatureDocument, EncounterDocument } from '../../shared/library/document.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import type { Stamp } from '../store/documents.ts';
import type { Store } from '../store/store.ts';
import { countedNames } from './names.ts';
import type { Carrying } from './once.ts';
import { type Standing, withStanding, withStandingBefore } from './standing.ts';

/** How a combatant stands after the fight: pools that are not whole, conditions without a time of their own. */
export function standingAfter({ hitPoints, pools, conditions }: Combatant): Standing {
  const left = Object.values(pools).flatMap(({ id, value, least, maximum }) =>
    value === (maximum ?? least) ? [] : [[id, value] as const],
  );
  const lasting = conditions.flatMap(({ condition, name, adjustments, lasts }) =>
    lasts === null ? [{ condition, name, adjustments }] : [],
  );
  return {
    hitPoints,
    ...(left.length === 0 ? {} : { pools: Object.fromEntries(left) }),
    ...(lasting.length === 0 ? {} : { conditions: lasting }),
  };
}

/** A character's document, removed or not, to be written how it stands. */
export function characterOf(
  store: Store,
  id: string,
): Answered<{ document: CreatureDocument; deleted: boolean }> {
  const found = store.documents.find(id);
  if (!found.ok) return found;
  const { document, deleted } = found.value;
  return document.kind === 'character' ? granted({ document, deleted }) : refused('NOT_FOUND');
}

/** Whether a document is not there: the trash was emptied meanwhile. */
export function isForgotten(store: Store, id: string): boolean {
  const found = store.documents.find(id);
  return !found.ok && found.error.code === 'NOT_FOUND';
}

function writeStanding(
  store: Store,
  id: string,
  stamp: Stamp,
  choose: (present: CreatureDocument['body']) => CreatureDocument['body'],
): Answered<null> {
  const found = characterOf(store, id);
  if (!found.ok) return found;
  const { document, deleted } = found.value;
  store.documents.change({ ...document, body: choose(document.body) }, deleted, stamp);
  return granted(null);
}

type Body = CreatureDocument['body'];

/** How a character stood before the encounter's last revision of it, unless changed since. */
function before(store: Store, encounterId: string, id: string): Answered<(present: Body) => Body> {
  const linked = store.documents.lastCausedBy(encounterId, id);
  if (linked === undefined && store.past.damaged(id).length > 0) return refused('DAMAGED');
  if (linked === undefined || linked < 2) return granted((present) => present);
  const written = store.documents.version(id, linked);
  if (!written.ok) return written;
  const earlier = store.documents.version(id, linked - 1);
  if (!earlier.ok) return earlier;
  return granted((present) => withStandingBefore(present, written.value.body, earlier.value.body));
}

/** Gives the characters back: one linked revision of each as it stands now. */
export function endEncounter(
  store: Store,
  carrying: Carrying,
  encounter: EncounterDocument,
  state: EncounterState,
  position: number,
): Answered<null> {
  const { id, body } = encounter;
  const stamp = carrying.stamp(appWord('change.encounterEnded', { name: body.name }), {
    encounterId: id,
    position,
  });
  for (const combatant of state.combatants) {
    const { kind, documentId } = combatant;
    if (kind !== 'character' || isForgotten(store, documentId)) continue;
    const written = writeStanding(store, documentId, stamp, (body) =>
      withStanding(body, standingAfter(combatant)),
    );
    if (!written.ok) return written;
  }
  store.loans.release(id);
  store.documents.change(
    { ...encounter, body: { ...body, status: 'ended', reached: reachedIn(state) } },
    false,
    stamp,
  );
  return granted(null);
}

/** How far the fight came, and who was in it, for lists. */
function reachedIn({ round, combatants }: EncounterState): NonNullable<EncounterDocument['body']['reached']> {
  return { round, who: countedNames(combatants.map(({ name }) => name)) };
}

/**
 * Takes the ending back by one more linked revision of each character. Refused with `ON_LOAN` when one of them
 * fights elsewhere by now, with `DAMAGED` when it is not known how one of them stood. What was changed since the ending stays as it is.
 */
export function reopenEncounter(
  store: Store,
  carrying: Carrying,
  encounter: EncounterDocument,
  state: EncounterState,
  position: number,
): Answered<null> {
  const { id, body } = encounter;
  const stamp = carrying.stamp(appWord('change.encounterReopened', { name: body.name }), {
    encounterId: id,
    position,
  });
  for (const { kind, documentId } of state.combatants) {
    if (kind !== 'character' || isForgotten(store, documentId)) continue;
    if (store.loans.holder(documentId) !== undefined) return refused('ON_LOAN');
    store.loans.take(documentId, id);
    const stood = before(store, id, documentId);
    if (!stood.ok) return stood;
    const written = writeStanding(store, documentId, stamp, stood.value);
    if (!written.ok) return written;
  }
  const { reached: _, ...rest } = body;
  store.documents.change({ ...encounter, body: { ...rest, status: 'running' } }, false, stamp);
  return granted(null);
}
