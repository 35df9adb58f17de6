import type { Answered } from '../../shared/ipc/channel.ts';
import { creatureEffect } from '../../shared/library/change-effect.ts';
import type { CreatureDocument, LibraryDocument } from '../../shared/library/document.ts';
import { isPortrait } from '../../shared/library/portrait/jpeg.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import type { Store } from '../store/store.ts';
import { rulesOf } from './campaign-rules.ts';
import { addDocument, saveDocument } from './change-document.ts';
import type { Desk } from './desk.ts';
import type { HandlersOf } from './handler.ts';
import { did, once } from './once.ts';
import { withStanding } from './standing.ts';

/** Finds a character or a monster; refused with `NOT_FOUND` at `field`. */
export function creatureOf(store: Store, id: string, field: string): Answered<CreatureDocument> {
  const found = store.documents.live(id);
  if (!found.ok) return refused(found.error.code, field);
  const document = found.value;
  return document.kind === 'character' || document.kind === 'monster'
    ? granted(document)
    : refused('NOT_FOUND', field);
}

/**
 * A creature with another body, its sheet checked by the campaign's present rules; refused with `INVALID_SHEET`
 * at `field`. While a character fights, the encounter owns its hit points, and they stay.
 */
export function withBody(
  store: Store,
  present: CreatureDocument,
  body: CreatureDocument['body'],
  field: string,
): Answered<CreatureDocument> {
  const rules = rulesOf(store, present.campaignId);
  if (!rules.ok) return rules;
  const { sheets, options } = rules.value;
  const sheet = sheets.readSheet(present.kind, body.sheet, options);
  if (!sheet.ok) return { ok: false, error: { code: 'INVALID_SHEET', field, faults: sheet.error } };
  const onLoan = store.loans.holder(present.id) !== undefined;
  const checked = { ...body, sheet: sheet.value };
  return granted({ ...present, body: onLoan ? withStanding(checked, present.body) : checked });
}

/** What the saving of a creature is called. */
function savedEffect(
  store: Store,
  before: CreatureDocument,
  { kind, campaignId, body }: CreatureDocument,
): Label {
  const rules = rulesOf(store, campaignId);
  return rules.ok
    ? creatureEffect(before.body, body, { kind, ...rules.value })
    : appWord('change.saved', { name: body.name });
}

type CreatureChannel = `creatures.${'create' | 'save' | 'favour' | 'portray' | 'paste'}`;

/** Characters and monsters: sheets that their system has checked, and how they stand. */
export function creatureHandlers(desk: Desk): HandlersOf<CreatureChannel> {
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

    'creatures.save': ({ commandId, id, revision, body, goesOn }) =>
      once(desk, 'creatures.save', commandId, (carrying) => {
        const found = creatureOf(store, id, 'id');
        if (!found.ok) return found;
        const creature = found.value;
        const { name, sheet, hitPoints, notes } = body;
        const noted = notes === undefined ? {} : { notes };
        const typed = { ...creature.body, name, sheet, hitPoints, ...noted };
        const saved = withBody(store, creature, typed, 'body.sheet');
        if (!saved.ok) return saved;
        const effect = (before: CreatureDocument) => savedEffect(store, before, saved.value);
        return saveDocument(store, carrying, creature, revision, saved.value, { effect, goesOn });
      }),

    'creatures.favour': ({ commandId, id, revision, favourites }) =>
      once(desk, 'creatures.favour', commandId, (carrying) => {
        const found = creatureOf(store, id, 'id');
        if (!found.ok) return found;
        const creature = found.value;
        const { favourites: _, ...others } = creature.body;
        const body = favourites.length === 0 ? others : { ...others, favourites };
        const effect = appWord('change.favourites', { name: body.name });
        return saveDocument(store, carrying, creature, revision, { ...creature, body }, { effect });
      }),

    'creatures.portray': ({ commandId, id, revision, portrait }) =>
      once(desk, 'creatures.portray', commandId, (carrying) => {
        const found = creatureOf(store, id, 'id');
        if (!found.ok) return found;
        if (portrait !== null && !isPortrait(portrait)) return refused('NOT_A_PORTRAIT', 'portrait');
        const creature = found.value;
        const { portrait: before, ...others } = creature.body;
        const body = portrait === null ? others : { ...others, portrait: store.portraits.keep(portrait) };
        const way = portrait === null ? 'removed' : before === undefined ? 'chosen' : 'changed';
        const effect = appWord(`change.portrait.${way}`, { name: body.name });
        const saved = saveDocument(store, carrying, creature, revision, { ...creature, body }, { effect });
        // One that was damaged has gone, or was kept anew.
        const isDamaged = desk.damage.list().some((damaged) => damaged.id === id);
        return saved.ok && isDamaged ? did(saved.value.value, () => desk.damage.lookAt(id)) : saved;
      }),

    'creatures.paste': ({ commandId, campaignId, creatures }) =>
      once(desk, 'creatures.paste', commandId, (carrying) => {
        const rules = rulesOf(store, campaignId);
        if (!rules.ok) return rules;
        const { sheets, options } = rules.value;
        const bodies: CreatureDocument['body'][] = [];
        for (const [at, { name, sheet, printed }] of creatures.entries()) {
          const read = sheets.readSheet('monster', sheet, options);
          const field = `creatures.${at}.sheet`;
          if (!read.ok) return { ok: false, error: { code: 'INVALID_SHEET', field, faults: read.error } };
          bodies.push({ schema: 1, name, sheet: read.value, hitPoints: null, printed });
        }
        const effect = bodies.length === 1 ? undefined : appWord('change.pasted', { count: bodies.length });
        const added: LibraryDocument[] = [];
        for (const body of bodies) {
          const document = { kind: 'monster', id: desk.newId(), campaignId, revision: 1, body } as const;
          const one = addDocument(store, carrying, document, effect);
          if (!one.ok) return one;
          added.push(one.value.value);
        }
        return did(added);
      }),
  };
}
