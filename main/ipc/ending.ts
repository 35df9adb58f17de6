import type { EncounterState } from '../../shared/encounter/state.ts';
import type { Answered } from '../../shared/ipc/channel.ts';
import type { CreatureDocument } from '../../shared/library/document.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import { sameData } from '../store/canonical.ts';
import type { Stamp } from '../store/documents.ts';
import type { Store } from '../store/store.ts';
import type { Carrying } from './once.ts';
import type { EncounterDocument } from './open-encounters.ts';

type HitPoints = CreatureDocument['body']['hitPoints'];

/** A character's document, removed or not, to be written its hit points. */
function characterOf(store: Store, id: string): Answered<{ document: CreatureDocument; deleted: boolean }> {
  const found = store.documents.find(id);
  if (!found.ok) return found;
  const { document, deleted } = found.value;
  return document.kind === 'character' ? granted({ document, deleted }) : refused('NOT_FOUND');
}

/** Whether a character is gone for good: the trash was emptied after the fight. */
function isForgotten(store: Store, id: string): boolean {
  const found = store.documents.find(id);
  return !found.ok && found.error.code === 'NOT_FOUND';
}

function writeHitPoints(
  store: Store,
  id: string,
  stamp: Stamp,
  choose: (present: HitPoints) => HitPoints,
): Answered<null> {
  const found = characterOf(store, id);
  if (!found.ok) return found;
  const { document, deleted } = found.value;
  const hitPoints = choose(document.body.hitPoints);
  store.documents.change({ ...document, body: { ...document.body, hitPoints } }, deleted, stamp);
  return granted(null);
}

/** What a character's hit points were before the encounter's last revision of it, unless changed since. */
function before(store: Store, encounterId: string, id: string): (present: HitPoints) => HitPoints {
  const linked = store.documents.lastCausedBy(encounterId, id);
  if (linked === undefined || linked < 2) return (present) => present;
  const written = store.documents.version(id, linked).body.hitPoints;
  const earlier = store.documents.version(id, linked - 1).body.hitPoints as HitPoints;
  return (present) => (sameData(present, written) ? earlier : present);
}

/** Gives the characters back: one linked revision of each with its hit points. */
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
  for (const { kind, documentId, hitPoints } of state.combatants) {
    if (kind !== 'character' || isForgotten(store, documentId)) continue;
    const written = writeHitPoints(store, documentId, stamp, () => hitPoints);
    if (!written.ok) return written;
  }
  store.loans.release(id);
  store.documents.change({ ...encounter, body: { ...body, status: 'ended' } }, false, stamp);
  return granted(null);
}

/**
 * Takes the ending back by one more linked revision of each character. Refused with `ON_LOAN` when one of them
 * fights elsewhere by now. Hit points that were changed since the ending stay as they are.
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
    const written = writeHitPoints(store, documentId, stamp, before(store, id, documentId));
    if (!written.ok) return written;
  }
  store.documents.change({ ...encounter, body: { ...body, status: 'running' } }, false, stamp);
  return granted(null);
}
