import type { LibraryDocument } from '../../shared/library/document.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import type { Store } from '../store/store.ts';
import type { Desk } from './desk.ts';
import type { HandlersOf } from './handler.ts';
import { type Carrying, did, once } from './once.ts';

type TrashChannel = 'library.trash' | 'library.putBack' | 'library.emptyTrash';

function putBack(store: Store, carrying: Carrying, document: LibraryDocument, effect: Label): void {
  const { id: documentId, revision: before } = document;
  const { revision: after } = store.documents.change(document, false, carrying.stamp(effect));
  store.undoLog.did(carrying.commandId, { documentId, before, after, effect });
}

/** The trash: what was removed lies there until it is put back, or forgotten for good. */
export function trashHandlers(desk: Desk): HandlersOf<TrashChannel> {
  const { store, openEncounters } = desk;
  return {
    'library.trash': () => granted([...store.trash.list()]),

    'library.putBack': ({ commandId, id }) =>
      once(desk, 'library.putBack', commandId, (carrying) => {
        const found = store.documents.find(id);
        if (!found.ok) return refused(found.error.code, 'id');
        const { document, deleted } = found.value;
        if (!deleted) return refused('NOT_FOUND', 'id');
        const campaign = store.documents.find(document.campaignId);
        if (!campaign.ok) return refused(campaign.error.code, 'campaignId');
        const effect = appWord('change.putBack', { name: document.body.name });
        if (document.kind !== 'campaign' && campaign.value.deleted)
          putBack(store, carrying, campaign.value.document, effect);
        putBack(store, carrying, document, effect);
        return did(null);
      }),

    'library.emptyTrash': async ({ commandId }) => {
      const lying = store.trash.lying();
      const isNew = store.commands.find(commandId) === undefined;
      if (isNew && lying.size > 0) {
        const backup = await desk.backUpNow('trash');
        if (!backup.ok) return backup;
      }
      return once(desk, 'library.emptyTrash', commandId, (carrying) => {
        // What was removed during the backup stays for the next time.
        const gone = store.trash.forget(lying, carrying.change);
        return did({ removed: gone.length }, () => gone.forEach(openEncounters.forget));
      });
    },
  };
}
