import type { Answered } from '../../shared/ipc/channel.ts';
import type { CreatureDocument } from '../../shared/library/document.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import type { Store } from '../store/store.ts';
import { rulesOf } from './campaign-rules.ts';
import { addDocument, saveDocument } from './change-document.ts';
import type { Desk } from './desk.ts';
import type { Area, HandlersOf } from './handler.ts';
import { once } from './once.ts';

/** Finds a character or a monster; refused with `NOT_FOUND` at `field`. */
export function creatureOf(store: Store, id: string, field: string): Answered<CreatureDocument> {
  const found = store.documents.live(id);
  if (!found.ok) return refused(found.error.code, field);
  const document = found.value;
  return document.kind === 'character' || document.kind === 'monster'
    ? granted(document)
    : refused('NOT_FOUND', field);
}

/** Characters and monsters: sheets that their system has checked, and how they stand. */
export function creatureHandlers(desk: Desk): HandlersOf<Area<'creatures'>> {
  const { store } = desk;
  return {
    'creatures.create': ({ commandId, campaignId, kind, name }) =>
      once(desk, 'creatures.create', commandId, (carrying) => {
        const rules = rulesOf(store, campaignId);
        if (!rules.ok) return rules;
        const sheet = rules.value.sheets.newSheet(kind);
        const body: CreatureDocument['body'] = { schema: 1, name, sheet, hitPoints: null };
        return addDocument(store, carrying, { kind, id: desk.newId(), campaignId, revision: 1, body });
      }),

    'creatures.save': ({ commandId, id, revision, body }) =>
      once(desk, 'creatures.save', commandId, (carrying) => {
        const found = creatureOf(store, id, 'id');
        if (!found.ok) return found;
        const creature = found.value;
        const rules = rulesOf(store, creature.campaignId);
        if (!rules.ok) return rules;
        const { sheets, options } = rules.value;
        const sheet = sheets.readSheet(creature.kind, body.sheet, options);
        if (!sheet.ok)
          return { ok: false, error: { code: 'INVALID_SHEET', field: 'body.sheet', faults: sheet.error } };
        // While a character fights, the encounter owns its hit points.
        const onLoan = store.loans.holder(id) !== undefined;
        const hitPoints = onLoan ? creature.body.hitPoints : body.hitPoints;
        const saved = { ...creature.body, name: body.name, sheet: sheet.value, hitPoints };
        return saveDocument(store, carrying, creature, revision, { ...creature, body: saved });
      }),
  };
}
