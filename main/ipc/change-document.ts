import type { Answered } from '../../shared/ipc/channel.ts';
import { documentSchema, type LibraryDocument } from '../../shared/library/document.ts';
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
interface SavedHow<Document> {
  /** What undo and the history call it, which may depend on the document as it was before the step began. */
  readonly effect?: Label | ((before: Document) => Label);
  /** The command that this one goes on with: the two are one step. */
  readonly goesOn?: string | undefined;
}

/** A document as it was before a step that began at a revision; as it is now where that cannot be read. */
function beforeStep<Document extends LibraryDocument>(store: Store, present: Document, at: number): Document {
  if (at === present.revision || at === 0) return present;
  const version = store.documents.version(present.id, at);
  const parsed = documentSchema.safeParse({ ...present, body: version.ok ? version.value.body : undefined });
  return parsed.success ? (parsed.data as Document) : present;
}

/**
 * Saves a document over the revision that the window had seen, as a step that undo takes back; what is the same
 * stays at its revision. Refused with `STALE` and the revision as it is now.
 */
export function saveDocument<Document extends LibraryDocument>(
  store: Store,
  carrying: Carrying,
  present: Document,
  seen: number,
  saved: Document,
  { effect: named = appWord('change.saved', { name: saved.body.name }), goesOn }: SavedHow<Document> = {},
): Answered<Done<LibraryDocument>> {
  const { id, revision } = present;
  if (seen !== revision) return refused('STALE', 'revision', { revision });
  if (sameData(present.body, saved.body)) return did(present);
  const begun = goesOn === undefined ? undefined : store.undoLog.begunAt(goesOn, id, revision);
  const before = beforeStep(store, present, begun ?? revision);
  const isBack = begun !== undefined && sameData(before.body, saved.body);
  const effect = typeof named === 'function' ? named(before) : named;
  const changed = store.documents.change(saved, false, carrying.stamp(effect));
  const step = { documentId: id, before: begun ?? revision, after: changed.revision, effect };
  if (begun === undefined) store.undoLog.did(carrying.commandId, step);
  else if (isBack) store.undoLog.cameBack(carrying.commandId, step);
  else store.undoLog.wentOn(carrying.commandId, step);
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
