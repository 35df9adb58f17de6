import type { Answered } from '../../shared/ipc/channel.ts';
import { copyNames } from '../../shared/library/copy-names.ts';
import type { CreatureDocument, Name } from '../../shared/library/document.ts';
import { isRow } from '../../shared/library/row.ts';
import { mostTags, withTags } from '../../shared/library/tags.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import { withoutOrigins } from '../../shared/rules/core/catalogue.ts';
import type { Label } from '../../shared/rules/core/label.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import type { SheetKind } from '../../shared/rules/core/sheet.ts';
import { sameData } from '../store/canonical.ts';
import { json } from '../store/cells.ts';
import type { Step } from '../store/undo-log.ts';
import { type CampaignRules, campaignOf, rulesOf } from './campaign-rules.ts';
import { removable } from './change-document.ts';
import { creatureOf } from './creatures.ts';
import type { Desk } from './desk.ts';
import type { HandlersOf } from './handler.ts';
import { did, once } from './once.ts';
import { currentSettings } from './settings.ts';
import { withStanding } from './standing.ts';

type BestiaryChannel = `creatures.${'copy' | 'tag' | 'remove'}`;

/** Finds creatures of one kind; refused with `NOT_FOUND` at the field of the first who is not there. */
function creaturesOf(
  { store }: Desk,
  kind: SheetKind,
  ids: readonly string[],
  fieldOf: (at: number) => string,
): Answered<readonly CreatureDocument[]> {
  const found: CreatureDocument[] = [];
  for (const [at, id] of ids.entries()) {
    const creature = creatureOf(store, id, fieldOf(at));
    if (!creature.ok) return creature;
    if (creature.value.kind !== kind) return refused('NOT_FOUND', fieldOf(at));
    found.push(creature.value);
  }
  return granted(found);
}

/** What a change of creatures calls them: the one by its name, several by their number. */
function calledTogether(creatures: readonly CreatureDocument[]): Label {
  const [first, ...others] = creatures;
  if (first === undefined) throw new Error('a change of nobody passed the contract');
  return others.length === 0
    ? first.body.name
    : appWord(`list.all.${first.kind}`, { count: creatures.length });
}

/** The names of a campaign's creatures of one kind, as its own language says them. */
function namesIn(desk: Desk, { campaign }: CampaignRules, kind: SheetKind): readonly string[] {
  const { say } = desk.exchange.speakers[campaign.body.language];
  return desk.store.listed(kind, campaign.id).flatMap((written) => {
    const row = json(written);
    return isRow(row) ? [say(row.name)] : [];
  });
}

/**
 * A creature's body for a campaign of the same rules, unhurt. Refused with `OTHER_RULES` or, where the house rules
 * there do not allow the sheet, with `INVALID_SHEET`; either at `field`.
 */
export function bodyFor(
  { store }: Desk,
  { body, kind, campaignId }: CreatureDocument,
  { campaign, sheets, options }: CampaignRules,
  field: string,
): Answered<CreatureDocument['body']> {
  const unhurt = withStanding(body, { hitPoints: null });
  if (campaignId === campaign.id) return granted(unhurt);
  const home = campaignOf(store, campaignId, field);
  if (!home.ok) return home;
  if (home.value.body.system !== campaign.body.system) return refused('OTHER_RULES', field);
  const read = sheets.readSheet(kind, withoutOrigins(body.sheet), options);
  if (!read.ok) return { ok: false, error: { code: 'INVALID_SHEET', field, faults: read.error } };
  return granted({ ...unhurt, sheet: read.value });
}

/** What is done to several creatures at once, as one step that undo takes back. */
export function bestiaryHandlers(desk: Desk): HandlersOf<BestiaryChannel> {
  const { store } = desk;
  return {
    'creatures.copy': ({ commandId, kind, ids, campaignId, copies }) =>
      once(desk, 'creatures.copy', commandId, (carrying) => {
        const rules = rulesOf(store, campaignId);
        if (!rules.ok) return rules;
        const found = creaturesOf(desk, kind, ids, (at) => `ids.${at}`);
        if (!found.ok) return found;
        const { say } = desk.exchange.speakers[rules.value.campaign.body.language];
        const names = copyNames(namesIn(desk, rules.value, kind));
        const count = ids.length * copies;
        const effect = appWord('change.copied', { name: calledTogether(found.value), count: copies });
        const made: CreatureDocument[] = [];
        for (const [at, creature] of found.value.entries()) {
          const body = bodyFor(desk, creature, rules.value, `ids.${at}`);
          if (!body.ok) return body;
          // One that goes elsewhere alone keeps its name, proposed ones in every language.
          const isAlone = copies === 1 && creature.campaignId !== campaignId;
          const called: readonly Name[] = isAlone
            ? [creature.body.name]
            : names.next(say(creature.body.name), copies).map((text) => ({ text }));
          for (const name of called)
            made.push({ kind, id: desk.newId(), campaignId, revision: 1, body: { ...body.value, name } });
        }
        if (made.length !== count) throw new Error(`${made.length} copies instead of ${count}`);
        const stamp = carrying.stamp(effect);
        for (const copy of made) store.documents.add(copy, stamp);
        const steps = made.map(({ id }): Step => ({ documentId: id, before: 0, after: 1, effect }));
        store.undoLog.didAll(commandId, steps);
        return did({ ids: made.map(({ id }) => id) });
      }),

    'creatures.tag': ({ commandId, kind, ids, added, removed }) =>
      once(desk, 'creatures.tag', commandId, (carrying) => {
        const found = creaturesOf(desk, kind, ids, (at) => `ids.${at}`);
        if (!found.ok) return found;
        const changed: CreatureDocument[] = [];
        for (const [at, creature] of found.value.entries()) {
          const { tags: before = [], ...body } = creature.body;
          const tags = withTags(before, added, removed);
          if (tags.length > mostTags) return refused('TOO_MANY_TAGS', `ids.${at}`, { most: mostTags });
          if (sameData(tags, before)) continue;
          changed.push({ ...creature, body: tags.length === 0 ? body : { ...body, tags } });
        }
        if (changed.length === 0) return did({ changed: 0 });
        const name = calledTogether(changed);
        const told = (tags: readonly string[]): Label => ({ text: withTags([], tags).join(', ') });
        const effect =
          removed.length === 0
            ? appWord('change.tagged', { name, tags: told(added) })
            : added.length === 0
              ? appWord('change.untagged', { name, tags: told(removed) })
              : appWord('change.retagged', { name });
        const stamp = carrying.stamp(effect);
        const steps = changed.map((creature): Step => {
          const { id, revision } = store.documents.change(creature, false, stamp);
          return { documentId: id, before: creature.revision, after: revision, effect };
        });
        store.undoLog.didAll(commandId, steps);
        return did({ changed: changed.length });
      }),

    'creatures.remove': ({ commandId, kind, seen }) =>
      once(desk, 'creatures.remove', commandId, (carrying) => {
        const found = creaturesOf(
          desk,
          kind,
          seen.map(({ id }) => id),
          (at) => `seen.${at}.id`,
        );
        if (!found.ok) return found;
        const { say } = desk.exchange.speakers[currentSettings(desk).language];
        for (const [at, creature] of found.value.entries()) {
          const { revision } = creature;
          if (seen[at]?.revision !== revision) return refused('STALE', `seen.${at}.revision`, { revision });
          if (!removable(store, creature).ok)
            return refused('ONE_ON_LOAN', `seen.${at}.id`, { name: say(creature.body.name) });
        }
        const effect = appWord('change.removed', { name: calledTogether(found.value) });
        const stamp = carrying.stamp(effect);
        const steps = found.value.map((creature): Step => {
          const { id, revision } = store.documents.change(creature, true, stamp);
          return { documentId: id, before: creature.revision, after: revision, effect };
        });
        store.undoLog.didAll(commandId, steps);
        return did({ removed: steps.length });
      }),
  };
}
