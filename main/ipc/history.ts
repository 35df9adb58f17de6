import type { Answered } from '../../shared/ipc/channel.ts';
import {
  type CreatureDocument,
  documentSchema,
  type LibraryDocument,
} from '../../shared/library/document.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import type { Store } from '../store/store.ts';
import { saveDocument } from './change-document.ts';
import { withBody } from './creatures.ts';
import type { Desk } from './desk.ts';
import type { HandlersOf } from './handler.ts';
import { once } from './once.ts';

type HistoryChannel = 'library.history' | 'library.revert';

function isCreature(document: LibraryDocument): document is CreatureDocument {
  return document.kind === 'character' || document.kind === 'monster';
}

/** A document as it was at a revision, as far as it may be so again; refused as its own saving would refuse. */
function asItWas(store: Store, present: LibraryDocument, to: number): Answered<LibraryDocument> {
  if (to > present.revision) return refused('NOT_FOUND', 'to');
  const version = store.documents.version(present.id, to);
  if (!version.ok) return refused(version.error.code, 'to');
  const { body } = version.value;
  const parsed = documentSchema.safeParse({ ...present, body });
  if (!parsed.success) return refused('DAMAGED', 'to');
  const old = parsed.data;
  if (old.kind === 'encounter' && present.kind === 'encounter') {
    // Whether it is running, and how far it came, is for its events to say.
    const { reached: _, ...body } = old.body;
    const { status, reached } = present.body;
    const stands = { ...body, status, ...(reached === undefined ? {} : { reached }) };
    return granted({ ...old, body: stands });
  }
  return isCreature(present) && isCreature(old) ? withBody(store, present, old.body, 'to') : granted(old);
}

/** What became of each document, and the way back to any of its revisions. */
export function historyHandlers(desk: Desk): HandlersOf<HistoryChannel> {
  const { store } = desk;
  return {
    'library.history': ({ id }) => {
      const entries = store.documents.history(id);
      return entries.length === 0 ? refused('NOT_FOUND', 'id') : granted([...entries]);
    },

    'library.revert': ({ commandId, id, revision, to }) =>
      once(desk, 'library.revert', commandId, (carrying) => {
        const found = store.documents.live(id);
        if (!found.ok) return refused(found.error.code, 'id');
        const present = found.value;
        if (revision !== present.revision)
          return refused('STALE', 'revision', { revision: present.revision });
        const old = asItWas(store, present, to);
        if (!old.ok) return old;
        const effect = appWord('change.reverted', { name: old.value.body.name, revision: to });
        return saveDocument(store, carrying, present, revision, old.value, { effect });
      }),
  };
}
