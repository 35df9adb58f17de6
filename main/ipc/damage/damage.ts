import type { Answered } from '../../../shared/ipc/channel.ts';
import type { Remedy } from '../../../shared/ipc/damage-contract.ts';
import { portraitOf } from '../../../shared/library/document.ts';
import { appWord } from '../../../shared/locales/app-word.ts';
import { granted, refused } from '../../../shared/rules/core/result.ts';
import {
  backupOfPast,
  backupOfPortrait,
  backupsOf,
  pastFrom,
  portraitFrom,
  recordFrom,
} from '../../store/backups/from-backup.ts';
import type { StoredEvent } from '../../store/encounter-events.ts';
import { longestChain } from '../../store/salvage/longest-chain.ts';
import type { Store } from '../../store/store.ts';
import type { Desk } from '../desk.ts';
import { isForgotten } from '../ending.ts';
import type { Area, HandlersOf } from '../handler.ts';
import { type Carrying, did, once } from '../once.ts';

/** The most backups that are offered for one record. */
const mostBackups = 3;

/** The portrait that a document names that can be read. */
function portraitNow(store: Store, id: string): string | undefined {
  const found = store.documents.find(id);
  return found.ok ? portraitOf(found.value.document) : undefined;
}

function remediesOf({ store, keeper, damage }: Desk, id: string): Remedy[] {
  const found = damage.list().find((one) => one.id === id);
  if (found?.what === 'portrait') {
    const hash = portraitNow(store, id);
    const backup = hash === undefined ? undefined : backupOfPortrait(keeper.folder(), hash);
    return backup === undefined ? [] : [{ from: 'backup', backup: backup.name, at: backup.at }];
  }
  if (found?.what === 'past') {
    const backup = backupOfPast(keeper.folder(), id, store.past.damaged(id));
    return backup === undefined ? [] : [{ from: 'backup', backup: backup.name, at: backup.at }];
  }
  const ofBackups = backupsOf(keeper.folder(), id, mostBackups).map(
    ({ name, at }): Remedy => ({ from: 'backup', backup: name, at }),
  );
  if (found?.what === 'events') {
    const kept = (found.params?.position ?? 1) - 1;
    return kept > 0 ? [...ofBackups, { from: 'events', kept }] : ofBackups;
  }
  if (found?.what !== 'unreadable' && found?.what !== 'gone') return ofBackups;
  const ofHistory = store.mending
    .earlier(id)
    .map(({ revision, at }): Remedy => ({ from: 'history', revision, at }));
  return [...ofHistory, ...ofBackups];
}

/** Puts an encounter's events together from what is here and what a backup has. */
function joined(here: readonly StoredEvent[], there: readonly StoredEvent[]): readonly StoredEvent[] {
  const length = Math.max(here.length, there.length);
  return longestChain(
    new Map(
      Array.from({ length }, (_, at) => [at + 1, [here[at], there[at]].filter((one) => one !== undefined)]),
    ),
  );
}

function mend(desk: Desk, carrying: Carrying, id: string, remedy: Remedy): Answered<null> {
  const { store, keeper, openEncounters } = desk;
  const { mending, encounterEvents } = store;
  const effect = (name: Parameters<typeof appWord>[1] & object) => appWord('change.salvaged', name);
  switch (remedy.from) {
    case 'history': {
      const earlier = mending.earlier(id).find(({ revision }) => revision === remedy.revision);
      if (earlier === undefined) return refused('NO_REMEDY');
      const stamp = carrying.stamp(effect({ name: earlier.document.body.name }));
      mending.replace(earlier.document, false, stamp);
      break;
    }
    case 'events':
      encounterEvents.rewrite(id, joined(encounterEvents.stored(id, remedy.kept), []));
      break;
    case 'backup': {
      const past = pastFrom(keeper.folder(), remedy.backup, id, store.past.damaged(id));
      if (desk.damage.list().some((one) => one.id === id && one.what === 'past')) {
        if (past.length === 0) return refused('NO_REMEDY');
        for (const row of past) store.past.replace(row);
        break;
      }
      const named = portraitNow(store, id);
      if (named !== undefined) {
        const portrait = portraitFrom(keeper.folder(), remedy.backup, named);
        if (portrait === undefined) return refused('NO_REMEDY');
        store.portraits.keep(portrait);
        break;
      }
      const record = recordFrom(keeper.folder(), remedy.backup, id);
      if (record === undefined) return refused('NO_REMEDY');
      const { document, events, snapshots } = record;
      const { campaignId } = document;
      if (campaignId !== id && isForgotten(store, campaignId)) return refused('NOT_FOUND', 'campaignId');
      if (!store.documents.find(id).ok) {
        const stamp = carrying.stamp(effect({ name: document.body.name }));
        mending.replace(document, record.deleted, stamp);
        for (const row of past) store.past.replace(row);
        if (record.portrait !== undefined) store.portraits.keep(record.portrait);
      }
      if (document.kind !== 'encounter') break;
      const last = encounterEvents.last(id)?.count ?? 0;
      encounterEvents.rewrite(id, joined(encounterEvents.stored(id, last), events));
      const sound = mending.soundSnapshots();
      for (const [hash, sheet] of snapshots) if (!sound.has(hash)) mending.replaceSnapshot(hash, sheet);
    }
  }
  openEncounters.forget(id);
  store.damageNotes.strike(id);
  return granted(null);
}

/** Records that are not what was written: found, restored one by one, or removed. */
export function damageHandlers(desk: Desk): HandlersOf<Area<'damage'> | 'search.rebuild'> {
  const { store, damage, openEncounters } = desk;
  return {
    'damage.list': () => granted(damage.list()),

    'damage.look': async () => granted(await damage.look()),

    'damage.remedies': ({ id }) => granted(remediesOf(desk, id)),

    'damage.mend': async ({ commandId, id, remedy }) => {
      if (!damage.list().some((one) => one.id === id)) return refused('NOT_FOUND', 'id');
      const backup = await desk.backUpNow('restore');
      if (!backup.ok) return backup;
      return once(desk, 'damage.mend', commandId, (carrying) => {
        const mended = mend(desk, carrying, id, remedy);
        return mended.ok ? did(null, () => damage.lookAt(id)) : mended;
      });
    },

    'damage.remove': async ({ commandId, id }) => {
      if (!damage.list().some((one) => one.id === id)) return refused('NOT_FOUND', 'id');
      if (store.documents.holdsAnything(id)) return refused('CAMPAIGN_NOT_EMPTY', 'id');
      const backup = await desk.backUpNow('trash');
      if (!backup.ok) return backup;
      return once(desk, 'damage.remove', commandId, (carrying) => {
        store.loans.drop(id);
        store.trash.discard(id, carrying.change);
        store.damageNotes.strike(id);
        return did(null, () => {
          openEncounters.forget(id);
          damage.lookAt(id);
        });
      });
    },

    'damage.acknowledge': ({ id }) => {
      const struck = store.commit(() => {
        store.past.accept(id, desk.now().toISOString());
        return granted(store.damageNotes.strike(id));
      });
      if (!struck.ok) return struck;
      damage.lookAt(id);
      return granted(null);
    },

    'search.rebuild': () => {
      const rebuilt = store.rebuildSearch();
      return rebuilt.ok ? granted({ documents: rebuilt.value }) : rebuilt;
    },
  };
}
