import type { Answered } from '../../shared/ipc/channel.ts';
import type { NoteDocument } from '../../shared/library/document.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import type { Store } from '../store/store.ts';
import { campaignOf } from './campaign-rules.ts';
import { addDocument, saveDocument } from './change-document.ts';
import type { Desk } from './desk.ts';
import type { Area, HandlersOf } from './handler.ts';
import { once } from './once.ts';

function noteOf(store: Store, id: string): Answered<NoteDocument> {
  const found = store.documents.live(id);
  if (!found.ok) return refused(found.error.code, 'id');
  return found.value.kind === 'note' ? granted(found.value) : refused('NOT_FOUND', 'id');
}

/** Notes: what a campaign's game master wrote down, as text and nothing else. */
export function noteHandlers(desk: Desk): HandlersOf<Area<'notes'>> {
  const { store } = desk;
  return {
    'notes.create': ({ commandId, campaignId, name }) =>
      once(desk, 'notes.create', commandId, (carrying) => {
        const campaign = campaignOf(store, campaignId, 'campaignId');
        if (!campaign.ok) return campaign;
        const body: NoteDocument['body'] = { schema: 1, name, text: '' };
        return addDocument(store, carrying, {
          kind: 'note',
          id: desk.newId(),
          campaignId,
          revision: 1,
          body,
        });
      }),

    'notes.save': ({ commandId, id, revision, body }) =>
      once(desk, 'notes.save', commandId, (carrying) => {
        const found = noteOf(store, id);
        if (!found.ok) return found;
        const note = found.value;
        const saved = { ...note.body, name: body.name, text: body.text };
        return saveDocument(store, carrying, note, revision, { ...note, body: saved });
      }),
  };
}
