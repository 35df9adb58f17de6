import type { Answered } from '../../shared/ipc/channel.ts';
import type { LibraryDocument } from '../../shared/library/document.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { refused } from '../../shared/rules/core/result.ts';
import { sameData } from '../store/canonical.ts';
import type { Store } from '../store/store.ts';
import { type Carrying, type Done, did } from './once.ts';

/** Adds a document, as a step that undo takes back. */
export function addDocument(
  store: Store,
  carrying: Carrying,
  document: LibraryDocument,
  effect: Label = appWord('change.created', { name: document.body.name }),
): Answered<Done<LibraryDocument>> {
  const added = store.documents.add(document, carrying.stamp(effect));
  store.undoLog.did(carrying.commandId, { documentId: document.id, before: 0, after: 1, effect });
  return did(added);
}

/** How a document is saved. */
interface SavedHow {
  /** What undo and the history call it. */
  readonly effect?: Label;
  /** The command that this one goes on with: the two are one step. */
  readonly goesOn?: string | undefined;
}

/**
 * Saves a document over the revision that the window had seen, as a step that undo takes back; what is the same
 * stays at its revision. Refused with `STALE` and the revision as it is now.
 */
export function saveDocument(
  store: Store,
  carrying: Carrying,
  present: LibraryDocument,
  seen: number,
  saved: LibraryDocument,
  { effect = appWord('change.saved', { name: saved.body.name }), goesOn }: SavedHow = {},
): Answered<Done<LibraryDocument>> {
  const { id, revision } = present;
  if (seen !== revision) return refused('STALE', 'revision', { revision });
  if (sameData(present.body, saved.body)) return did(present);
  const changed = store.documents.change(saved, false, carrying.stamp(effect));
  const step = { documentId: id, before: revision, after: changed.revision, effect };
  if (goesOn === undefined) store.undoLog.did(carrying.commandId, step);
  else store.undoLog.wentOn(carrying.commandId, step, goesOn);
  return did(changed);
}

/** Whether a document may go: refused with `CAMPAIGN_NOT_EMPTY` or `ON_LOAN`. */
export function removable(store: Store, { id, kind }: LibraryDocument): Answered<null> {
  if (kind === 'campaign' && store.documents.holdsAnything(id)) return refused('CAMPAIGN_NOT_EMPTY');
  if (store.loans.holder(id) !== undefined || store.loans.holdsAny(id)) return refused('ON_LOAN');
  return { ok: true, value: null };
}

/** Removes a document softly, as a step that undo takes back; its history stays. */
export function removeDocument(
  store: Store,
  carrying: Carrying,
  present: LibraryDocument,
  seen: number,
): Answered<Done<null>> {
  const { id, revision } = present;
  if (seen !== revision) return refused('STALE', 'revision', { revision });
  const may = removable(store, present);
  if (!may.ok) return may;
  const effect = appWord('change.removed', { name: present.body.name });
  store.documents.change(present, true, carrying.stamp(effect));
  const step = { documentId: id, before: revision, after: revision + 1, effect };
  store.undoLog.did(carrying.commandId, step);
  return did(null);
}
