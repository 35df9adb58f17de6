import type { Answered } from '../../shared/ipc/channel.ts';
import { documentSchema, type LibraryDocument } from '../../shared/library/document.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import { sameData } from '../store/canonical.ts';
import type { Version } from '../store/documents.ts';
import type { Store } from '../store/store.ts';
import type { Step } from '../store/undo-log.ts';
import { removable } from './change-document.ts';
import type { Carrying } from './once.ts';
import { withStanding } from './standing.ts';

/**
 * A body in which what differs between two versions goes from the one to the other, field by field. A field
 * that something else has changed since stays as it is: only what the step did is taken back.
 */
function merged(present: Version['body'], from: Version['body'], to: Version['body']): Version['body'] {
  const fields = new Set([...Object.keys(from), ...Object.keys(to)]);
  const body: Record<string, unknown> = { ...present };
  for (const field of fields) {
    if (sameData(from[field], to[field]) || !sameData(present[field], from[field])) continue;
    if (Object.hasOwn(to, field)) body[field] = to[field];
    else delete body[field];
  }
  return body;
}

/** A document's version at a revision; revision 0 is the document before it was there. */
function versionAt(store: Store, { documentId, after }: Step, revision: number): Answered<Version> {
  const version = store.documents.version(documentId, revision > 0 ? revision : after);
  return version.ok && revision === 0 ? granted({ ...version.value, deleted: true }) : version;
}

function mayBeThere(store: Store, { id, campaignId }: LibraryDocument): Answered<null> {
  if (id === campaignId) return granted(null);
  const campaign = store.documents.live(campaignId);
  return campaign.ok ? granted(null) : refused(campaign.error.code, 'campaignId');
}

/**
 * Takes a step back, or brings it back, by appending a revision of its document; none where everything has been
 * changed otherwise since. Refused with `ON_LOAN` or `CAMPAIGN_NOT_EMPTY` where the document may not go, with
 * `NOT_FOUND` where its campaign is not there to come back to, with `DAMAGED` where the state to come back is.
 */
export function move(
  store: Store,
  carrying: Carrying,
  step: Step,
  direction: 'undo' | 'redo',
  effect: Label,
): Answered<null> {
  const found = store.documents.find(step.documentId);
  if (!found.ok) return found;
  const { document, deleted } = found.value;
  const before = versionAt(store, step, step.before);
  if (!before.ok) return before;
  const after = versionAt(store, step, step.after);
  if (!after.ok) return after;
  const [from, to] = direction === 'undo' ? [after.value, before.value] : [before.value, after.value];
  const deletedThen = from.deleted !== to.deleted && deleted === from.deleted ? to.deleted : deleted;
  if (deletedThen !== deleted) {
    const may = deletedThen ? removable(store, document) : mayBeThere(store, document);
    if (!may.ok) return may;
  }
  const body = merged(document.body, from.body, to.body);
  // While a character fights, the encounter owns how it stands.
  const onLoan = 'hitPoints' in document.body && store.loans.holder(document.id) !== undefined;
  const kept = onLoan ? withStanding(body, document.body) : body;
  const stamp = carrying.stamp(effect);
  if (deletedThen !== deleted || !sameData(kept, document.body))
    store.documents.change(documentSchema.parse({ ...document, body: kept }), deletedThen, stamp);
  return granted(null);
}
