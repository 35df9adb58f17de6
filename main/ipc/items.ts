import type { Answered } from '../../shared/ipc/channel.ts';
import { type ItemDocument, nameSchema } from '../../shared/library/document.ts';
import { readEntry } from '../../shared/rules/core/catalogue.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import type { SheetData } from '../../shared/rules/core/sheet.ts';
import type { Store } from '../store/store.ts';
import { rulesOf } from './campaign-rules.ts';
import { addDocument, saveDocument } from './change-document.ts';
import type { Desk } from './desk.ts';
import type { Area, HandlersOf } from './handler.ts';
import { once } from './once.ts';

function itemOf(store: Store, id: string): Answered<ItemDocument> {
  const found = store.documents.live(id);
  if (!found.ok) return refused(found.error.code, 'id');
  return found.value.kind === 'item' ? granted(found.value) : refused('NOT_FOUND', 'id');
}

/**
 * An entry checked by a catalogue of its campaign's system, and the name that the document takes from it; refused
 * with `NOT_FOUND` where the system has no such catalogue, with `INVALID_SHEET` at `field`.
 */
function checked(
  store: Store,
  campaignId: string,
  catalogueId: string,
  raw: SheetData,
  field: string,
): Answered<Pick<ItemDocument['body'], 'name' | 'catalogue' | 'entry'>> {
  const rules = rulesOf(store, campaignId);
  if (!rules.ok) return rules;
  const catalogue = rules.value.system.catalogues.find(({ id }) => id === catalogueId);
  if (catalogue === undefined) return refused('NOT_FOUND', 'catalogue');
  const entry = readEntry(catalogue, raw);
  if (!entry.ok) return { ok: false, error: { code: 'INVALID_SHEET', field, faults: entry.error } };
  return granted({
    name: nameSchema.parse(entry.value.name),
    catalogue: catalogueId,
    entry: entry.value,
  });
}

/** The catalogue of a campaign: entries that its system has checked. */
export function itemHandlers(desk: Desk): HandlersOf<Area<'items'>> {
  const { store } = desk;
  return {
    'items.create': ({ commandId, campaignId, catalogue, entry }) =>
      once(desk, 'items.create', commandId, (carrying) => {
        const made = checked(store, campaignId, catalogue, entry, 'entry');
        if (!made.ok) return made;
        const body: ItemDocument['body'] = { schema: 1, ...made.value };
        return addDocument(store, carrying, {
          kind: 'item',
          id: desk.newId(),
          campaignId,
          revision: 1,
          body,
        });
      }),

    'items.save': ({ commandId, id, revision, body }) =>
      once(desk, 'items.save', commandId, (carrying) => {
        const found = itemOf(store, id);
        if (!found.ok) return found;
        const item = found.value;
        const made = checked(store, item.campaignId, item.body.catalogue, body.entry, 'body.entry');
        if (!made.ok) return made;
        return saveDocument(store, carrying, item, revision, {
          ...item,
          body: { ...item.body, ...made.value },
        });
      }),
  };
}
