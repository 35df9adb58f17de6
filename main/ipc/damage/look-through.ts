import type { Damage } from '../../../shared/ipc/damage-contract.ts';
import { portraitOf } from '../../../shared/library/document.ts';
import { appWord } from '../../../shared/locales/app-word.ts';
import type { Label } from '../../../shared/rules/core/label.ts';
import { storageRefusal } from '../../store/sqlite-error.ts';
import type { Store } from '../../store/store.ts';
import type { OpenEncounters } from '../open-encounters.ts';

type Found = Omit<Damage, 'foundAt'>;

type Wrong = Pick<Found, 'what' | 'params'>;

/** What is wrong with a record's history, where nothing is with the record itself. */
function wrongInPast(store: Store, id: string): Wrong | undefined {
  const count = store.past.damaged(id).length;
  return count === 0 ? undefined : { what: 'past', params: { count } };
}

function vanished(store: Store, id: string): Wrong | undefined {
  return store.mending.remains(id) === undefined ? undefined : { what: 'gone' };
}

function wrong(store: Store, encounters: OpenEncounters, id: string): Wrong | undefined {
  try {
    const found = store.documents.find(id);
    if (!found.ok) return found.error.code === 'DAMAGED' ? { what: 'unreadable' } : vanished(store, id);
    const { document } = found.value;
    // Under the id of a campaign that never was it is on no list.
    if (store.mending.remains(document.campaignId) === undefined) return { what: 'unreadable' };
    const portrait = portraitOf(document);
    if (portrait !== undefined && !store.portraits.read(portrait).ok) return { what: 'portrait' };
    if (document.kind !== 'encounter') return wrongInPast(store, id);
    const read = encounters.read(id);
    if (read.ok || read.error.code !== 'DAMAGED') return wrongInPast(store, id);
    const position = read.error.params?.position;
    return typeof position === 'number' ? { what: 'events', params: { position } } : { what: 'sheets' };
  } catch (thrown) {
    if (storageRefusal(thrown)?.code !== 'DAMAGED') throw thrown;
    return { what: 'unreadable' };
  }
}

function nameOf(store: Store, id: string): Label {
  return store.mending.remains(id)?.name ?? appWord('library.unreadable');
}

/** What is wrong with a record as it stands on the disk; undefined where nothing is. */
export function damageOf(store: Store, encounters: OpenEncounters, id: string): Found | undefined {
  const found = wrong(store, encounters, id);
  if (found === undefined) return undefined;
  const remains = store.mending.remains(id);
  return {
    ...{ id, kind: remains?.kind ?? null, name: nameOf(store, id) },
    campaign: nameOf(store, remains?.campaignId ?? id),
    ...found,
  };
}
