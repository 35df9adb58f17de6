import type { Answered } from '../../shared/ipc/channel.ts';
import type { CreatureDocument, LibraryDocument } from '../../shared/library/document.ts';
import { appWord } from '../../shared/locales/app-word.ts';
import { refused } from '../../shared/rules/core/result.ts';
import type { Standing as RulesStanding } from '../../shared/rules/core/standing.ts';
import type { RestRules } from '../../shared/rules/core/system.ts';
import { sameData } from '../store/canonical.ts';
import type { Step } from '../store/undo-log.ts';
import { type CampaignRules, rulesOf } from './campaign-rules.ts';
import { saveDocument } from './change-document.ts';
import { creatureOf } from './creatures.ts';
import type { Desk } from './desk.ts';
import type { Area, HandlersOf, Input } from './handler.ts';
import { type Carrying, type Done, did, once } from './once.ts';
import { type Standing, withStanding } from './standing.ts';

/** A creature as the rules see how it stands. */
function standsOf({ kind, body }: CreatureDocument, { sheets, options }: CampaignRules): RulesStanding {
  const { maximumHitPoints, pools = [] } = sheets.vitals(body.sheet, options);
  const left = body.pools ?? {};
  return {
    kind,
    hitPoints: body.hitPoints ?? maximumHitPoints,
    maximumHitPoints,
    pools: Object.fromEntries(
      pools.map((pool) => [pool.id, { ...pool, value: left[pool.id] ?? pool.value }]),
    ),
    conditions: body.conditions ?? [],
  };
}

/** How somebody stands after a rest; as before for whom no rest helps. */
function rested(creature: CreatureDocument, rules: CampaignRules, rest: RestRules, hours: number): Standing {
  const stands = standsOf(creature, rules);
  const { hitPoints, pools = {}, conditions } = creature.body;
  const after = rest.rest(creature.body.sheet, stands, hours, rules.options);
  const held = conditions === undefined ? {} : { conditions };
  if (!after.ok) return { hitPoints, ...(creature.body.pools === undefined ? {} : { pools }), ...held };
  const whole = new Map(
    rules.sheets.vitals(creature.body.sheet, rules.options).pools?.map(({ id, value }) => [id, value]),
  );
  const now = { ...pools };
  for (const [id, { total }] of Object.entries(after.value.pools)) {
    if (total === whole.get(id)) delete now[id];
    else now[id] = total;
  }
  const { total } = after.value.hitPoints;
  return {
    hitPoints: total === stands.maximumHitPoints ? null : total,
    ...(Object.keys(now).length === 0 ? {} : { pools: now }),
    ...held,
  };
}

function rest(
  desk: Desk,
  carrying: Carrying,
  { campaignId, characters, hours }: Input<'recovery.rest'>,
): Answered<Done<LibraryDocument[]>> {
  const { store } = desk;
  const rules = rulesOf(store, campaignId);
  if (!rules.ok) return rules;
  const { rest: restRules } = rules.value.sheets;
  if (restRules === undefined) return refused('NO_REST_RULE');
  const effect = appWord('change.rested', { hours });
  const steps: Step[] = [];
  const documents: LibraryDocument[] = [];
  for (const [at, id] of [...new Set(characters)].entries()) {
    const field = `characters.${at}`;
    const found = creatureOf(store, id, field);
    if (!found.ok) return found;
    const creature = found.value;
    if (creature.kind !== 'character' || creature.campaignId !== campaignId)
      return refused('NOT_FOUND', field);
    if (store.loans.holder(id) !== undefined) return refused('ON_LOAN', field);
    const body = withStanding(creature.body, rested(creature, rules.value, restRules, hours));
    if (sameData(body, creature.body)) continue;
    const changed = store.documents.change({ ...creature, body }, false, carrying.stamp(effect));
    steps.push({ documentId: id, before: creature.revision, after: changed.revision, effect });
    documents.push(changed);
  }
  if (steps.length > 0) store.undoLog.didAll(carrying.commandId, steps);
  return did(documents);
}

/** Between fights: rest by the rules, and how creatures stand by hand. */
export function recoveryHandlers(desk: Desk): HandlersOf<Area<'recovery'>> {
  const { store } = desk;
  return {
    'recovery.rest': (input) =>
      once(desk, 'recovery.rest', input.commandId, (carrying) => rest(desk, carrying, input)),

    'recovery.stand': ({ commandId, id, revision, ...standing }) =>
      once(desk, 'recovery.stand', commandId, (carrying) => {
        const found = creatureOf(store, id, 'id');
        if (!found.ok) return found;
        const creature = found.value;
        if (store.loans.holder(id) !== undefined) return refused('ON_LOAN', 'id');
        const body = withStanding(creature.body, standing);
        const effect = appWord('change.stands', { name: creature.body.name });
        return saveDocument(store, carrying, creature, revision, { ...creature, body }, { effect });
      }),
  };
}
