import { appWord } from '../../shared/locales/app-word.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import { removeDocument } from './change-document.ts';
import type { Desk } from './desk.ts';
import type { Area, HandlersOf } from './handler.ts';
import { did, once } from './once.ts';
import { move } from './take-back.ts';

/** What all documents have in common: lists, reading, removing, undo and redo. */
export function libraryHandlers(desk: Desk): HandlersOf<Area<'library'>> {
  const { store } = desk;
  return {
    'library.changes': ({ after }) => granted(store.changesAfter(after)),

    'library.read': ({ id }) => store.documents.live(id),

    'library.remove': ({ commandId, id, revision }) =>
      once(desk, 'library.remove', commandId, (carrying) => {
        const found = store.documents.live(id);
        return found.ok ? removeDocument(store, carrying, found.value, revision) : found;
      }),

    'library.undo': ({ commandId }) =>
      once(desk, 'library.undo', commandId, (carrying) => {
        const step = store.undoLog.undoable();
        if (step === undefined) return refused('NOTHING_TO_UNDO');
        const undone = move(store, carrying, step, 'undo', appWord('change.undone', { change: step.effect }));
        if (!undone.ok) return undone;
        store.undoLog.undid(commandId);
        return did(null);
      }),

    'library.redo': ({ commandId }) =>
      once(desk, 'library.redo', commandId, (carrying) => {
        const step = store.undoLog.redoable();
        if (step === undefined) return refused('NOTHING_TO_REDO');
        const redone = move(store, carrying, step, 'redo', appWord('change.redone', { change: step.effect }));
        if (!redone.ok) return redone;
        store.undoLog.redid(commandId);
        return did(null);
      }),
  };
}
