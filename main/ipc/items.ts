import type { Answered } from '../../shared/ipc/channel.ts';
import { entryEffect } from '../../shared/library/change-effect.ts';
import { type ItemDocument, nameSchema } from '../../shared/library/document.ts';
import { type CatalogueSpec, readEntry } from '../../shared/rules/core/catalogue.ts';
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

/** A catalogue of a campaign's system; refused with `NOT_FOUND` where it has no such one. */
function catalogueOf(store: Store, campaignId: string, catalogueId: string): Answered<CatalogueSpec> {
  const rules = rulesOf(store, campaignId);
  if (!rules.ok) return rules;
  const catalogue = rules.value.system.catalogues.find(({ id }) => id === catalogueId);
  return catalogue === undefined ? refused('NOT_FOUND', 'catalogue') : granted(catalogue);
}

/** An entry checked by a catalogue, and the name that the document takes from it; refused with `INVALID_SHEET` at `field`. */
function checked(
  catalogue: CatalogueSpec,
  raw: SheetData,
  field: string,
): Answered<Pick<ItemDocument['body'], 'name' | 'catalogue' | 'entry'>> {
  const entry = readEntry(catalogue, raw);
  if (!entry.ok) return { ok: false, error: { code: 'INVALID_SHEET', field, faults: entry.error } };
  return granted({
    name: nameSchema.parse(entry.value.name),
    catalogue: catalogue.id,
    entry: entry.value,
  });
}

/** The catalogue of a campaign: entries that its system has checked. */
export function itemHandlers(desk: Desk): HandlersOf<Area<'items'>> {
  const { store } = desk;
  return {
    'items.create': ({ commandId, campaignId, catalogue: catalogueId, entry }) =>
      once(desk, 'items.create', commandId, (carrying) => {
        const catalogue = catalogueOf(store, campaignId, catalogueId);
        if (!catalogue.ok) return catalogue;
        const made = checked(catalogue.value, entry, 'entry');
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

    'items.save': ({ commandId, id, revision, body, goesOn }) =>
      once(desk, 'items.save', commandId, (carrying) => {
        const found = itemOf(store, id);
        if (!found.ok) return found;
        const item = found.value;
        const catalogue = catalogueOf(store, item.campaignId, item.body.catalogue);
        if (!catalogue.ok) return catalogue;
        const made = checked(catalogue.value, body.entry, 'body.entry');
        if (!made.ok) return made;
        const saved = { ...item, body: { ...item.body, ...made.value } };
        const effect = (before: ItemDocument) => entryEffect(before.body, saved.body, catalogue.value);
        return saveDocument(store, carrying, item, revision, saved, { effect, goesOn });
      }),
  };
}
