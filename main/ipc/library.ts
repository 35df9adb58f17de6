import type { Answered } from '../../shared/ipc/channel.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import { rowsText } from '../store/changes.ts';
import type { Store } from '../store/store.ts';
import type { LoggedStep } from '../store/undo-log.ts';
import { removeDocument } from './change-document.ts';
import type { Desk } from './desk.ts';
import { firstByName } from './first-rows.ts';
import type { HandlersOf } from './handler.ts';
import { type Carrying, type Done, did, once } from './once.ts';
import { currentSettings } from './settings.ts';
import { move } from './take-back.ts';

type LibraryChannel = `library.${'changes' | 'list' | 'read' | 'remove' | 'undo' | 'redo'}`;

/** Takes back or brings back the last command, with all of its steps. */
function moveLast(store: Store, carrying: Carrying, direction: 'undo' | 'redo'): Answered<Done<null>> {
  const isUndo = direction === 'undo';
  const { undoable, redoable, undid, redid } = store.undoLog;
  const [top, moved] = isUndo ? [undoable, undid] : [redoable, redid];
  const first = top();
  if (first === undefined) return refused(isUndo ? 'NOTHING_TO_UNDO' : 'NOTHING_TO_REDO');
  for (let step: LoggedStep | undefined = first; step?.commandId === first.commandId; step = top()) {
    const effect = appWord(isUndo ? 'change.undone' : 'change.redone', { change: step.effect });
    const answer = move(store, carrying, step, direction, effect);
    if (!answer.ok) return answer;
    moved(carrying.commandId);
  }
  return did(null);
}

/** What all documents have in common: lists, reading, removing, undo and redo. */
export function libraryHandlers(desk: Desk): HandlersOf<LibraryChannel> {
  const { store } = desk;
  return {
    'library.changes': ({ after }) => granted(store.changesAfter(after)),

    'library.list': ({ kind, campaignId, atMost }) => {
      const rows = store.listed(kind, campaignId);
      const speaker = desk.exchange.speakers[currentSettings(desk).language];
      const wanted = atMost === null || rows.length <= atMost ? rows : firstByName(rows, atMost, speaker);
      return granted({ seq: store.seq(), total: rows.length, rows: rowsText(wanted) });
    },

    'library.read': ({ id }) => store.documents.live(id),

    'library.remove': ({ commandId, id, revision }) =>
      once(desk, 'library.remove', commandId, (carrying) => {
        const found = store.documents.live(id);
        return found.ok ? removeDocument(store, carrying, found.value, revision) : found;
      }),

    'library.undo': ({ commandId }) =>
      once(desk, 'library.undo', commandId, (carrying) => moveLast(store, carrying, 'undo')),

    'library.redo': ({ commandId }) =>
      once(desk, 'library.redo', commandId, (carrying) => moveLast(store, carrying, 'redo')),
  };
}
