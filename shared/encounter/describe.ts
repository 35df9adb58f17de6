import { appWord } from '../locales/app-word.ts';
import type { KeyLabel, Label } from '../rules/core/label.ts';
import { sumOf } from '../rules/core/step.ts';
import { describeContestEvent, tellingContestEvents } from './contest/describe.ts';
import { isContestEvent } from './contest/schema.ts';
import type { StateEvent } from './evolve.ts';
import { combatantOf, type EncounterState, type OpenRoll } from './state.ts';

/** Which kind of event names a step that holds several, the most telling first. */
const tellingOrder = [
  'encounterBegan',
  'newcomersPlaced',
  'combatantRefreshed',
  ...tellingContestEvents,
  'damageApplied',
  'healingApplied',
  'orderRolled',
  'rollClosed',
  'dieFell',
  'choiceMade',
  'rollOpened',
  'rollAbandoned',
  'shareChanged',
  'steppedIn',
  'turnPutOff',
  'turnResumed',
  'turnStarted',
  'hitPointsChanged',
  'temporaryHitPointsSet',
  'maximumHitPointsSet',
  'poolChanged',
  'conditionBegan',
  'conditionEnded',
  'actionTaken',
  'orderChanged',
  'optionsChanged',
  'fallenPassedOver',
  'encounterEnded',
  'combatantJoined',
  'turnSkipped',
  'objectionOverruled',
  'vitalStateChanged',
] as const satisfies readonly StateEvent['type'][];

/** Whose die fell last: of those who roll one after the other, each has one. */
function rollerOf({ actor, targets, groups, answers }: OpenRoll): number {
  const at = answers.length - 1;
  if (groups !== undefined) return groups[at]?.[0] ?? actor;
  // Whoever does something for itself, with others who do the same, is the first of them.
  return targets.length > 1 && targets[0] === actor ? (targets[at] ?? actor) : actor;
}

/** An event in words, by its effect. */
export function describeEvent(event: StateEvent, after: EncounterState): KeyLabel {
  if (isContestEvent(event)) return describeContestEvent(event, after);
  const nameOf = (number: number): Label => combatantOf(after, number).name;
  switch (event.type) {
    case 'encounterBegan':
      return appWord('event.encounterBegan');
    case 'combatantJoined':
      return appWord('event.combatantJoined', { name: event.name });
    case 'newcomersPlaced': {
      const [first = 0, ...others] = event.combatants;
      const name = nameOf(first);
      return others.length === 0
        ? appWord('event.combatantJoined', { name })
        : appWord('event.newcomersPlaced', { name, count: others.length });
    }
    case 'combatantRefreshed':
      return appWord('event.combatantRefreshed', { name: nameOf(event.combatant) });
    case 'turnStarted':
      return appWord('event.turnStarted', { name: nameOf(event.combatant), round: event.round });
    case 'turnSkipped':
      return appWord('event.turnSkipped', { name: nameOf(event.combatant) });
    case 'turnPutOff':
      return event.trigger === ''
        ? appWord('event.turnPutOff', { name: nameOf(event.combatant) })
        : appWord('event.madeReady', { name: nameOf(event.combatant), trigger: { text: event.trigger } });
    case 'steppedIn':
      return appWord('event.steppedIn', { name: nameOf(event.combatant) });
    case 'turnResumed':
      return appWord('event.turnResumed', { name: nameOf(event.combatant) });
    case 'orderRolled':
      return appWord('event.orderRolled');
    case 'actionTaken':
      return appWord('event.actionTaken', { name: nameOf(event.combatant), cost: event.label });
    case 'objectionOverruled':
      return appWord('event.objectionOverruled', {
        name: nameOf(event.combatant),
        objection: event.objection,
      });
    case 'orderChanged':
      return appWord('event.orderChanged');
    case 'fallenPassedOver':
      return appWord(event.passes ? 'event.fallenPassedOver' : 'event.fallenActAgain');
    case 'optionsChanged':
      return appWord('event.optionsChanged');
    case 'rollOpened':
      if (event.groups !== undefined) return appWord('order.label');
      return appWord(event.secret === true ? 'event.rollOpenedInSecret' : 'event.rollOpened', {
        name: nameOf(event.actor),
        action: event.label,
      });
    case 'dieFell':
      return after.roll === null
        ? appWord('event.dieFell', { sum: sumOf(event.answer) })
        : appWord('event.dieFellFor', {
            name: nameOf(rollerOf(after.roll)),
            action: after.roll.label,
            sum: sumOf(event.answer),
          });
    case 'choiceMade':
      return after.roll === null || event.label === undefined
        ? appWord('event.choiceMade')
        : appWord('event.choiceMadeFor', {
            name: nameOf(after.roll.actor),
            action: after.roll.label,
            choice: event.label,
          });
    case 'rollClosed':
      return appWord('event.rollClosed', { summary: event.summary });
    case 'rollAbandoned':
      return appWord('event.rollAbandoned');
    case 'damageApplied':
      if (event.share !== undefined)
        return appWord('event.shareChanged.damage', {
          name: nameOf(event.combatant),
          share: appWord(`share.${event.share}`),
          amount: event.amount,
        });
      return appWord('event.damageApplied', { name: nameOf(event.combatant), count: event.amount });
    case 'hitPointsChanged':
      return appWord('event.hitPointsChanged', { name: nameOf(event.combatant), change: event.change });
    case 'healingApplied':
      return appWord('event.healingApplied', { name: nameOf(event.combatant), count: event.amount });
    case 'shareChanged': {
      const { kind } = after.applications[event.application] ?? { kind: 'damage' };
      return appWord(`event.shareChanged.${kind}`, {
        name: nameOf(event.combatant),
        share: appWord(`share.${event.share}`),
        amount: event.amount,
      });
    }
    case 'temporaryHitPointsSet': {
      const { temporary } = event;
      return appWord('event.temporaryHitPointsSet', { name: nameOf(event.combatant), temporary });
    }
    case 'maximumHitPointsSet':
      return appWord('event.maximumHitPointsSet', {
        name: nameOf(event.combatant),
        maximum: event.maximumHitPoints,
      });
    case 'poolChanged': {
      const { name, pools } = combatantOf(after, event.combatant);
      const pool = pools[event.pool]?.label ?? { text: event.pool };
      return appWord('event.poolChanged', { name, pool, change: event.change });
    }
    case 'conditionBegan':
      return appWord('event.conditionBegan', {
        name: nameOf(event.combatant),
        condition: event.condition.name,
      });
    case 'conditionEnded':
      return appWord(event.due ? 'event.conditionDue' : 'event.conditionEnded', {
        name: nameOf(event.combatant),
        condition: event.name,
      });
    case 'vitalStateChanged':
      return appWord('event.vitalStateChanged', {
        name: nameOf(event.combatant),
        state: event.state.label,
      });
    case 'encounterEnded':
      return appWord('event.encounterEnded');
  }
}

/** How many others have the same happen to them. */
function othersLike(telling: StateEvent, events: readonly StateEvent[]): number {
  const all = events.flatMap((event) =>
    event.type === telling.type && 'combatant' in event ? [event.combatant] : [],
  );
  return Math.max(0, new Set(all).size - 1);
}

/** What befalls several at once; the beginning of an encounter and turns that are passed over speak for themselves. */
const sharedEffects: ReadonlySet<StateEvent['type']> = new Set([
  'damageApplied',
  'healingApplied',
  'hitPointsChanged',
  'conditionBegan',
]);

/** Names a step by its most telling event, and says how many others have the same happen to them. */
export function describeStep(events: readonly StateEvent[], after: EncounterState): KeyLabel {
  const telling = tellingOrder
    .map((type) => events.find((event) => event.type === type))
    .find((found) => found !== undefined);
  if (telling === undefined) throw new Error('a step without events');
  // What is simply done says who does it.
  const opened = telling.type === 'rollClosed' && events.find(({ type }) => type === 'rollOpened');
  const effect = describeEvent(opened || telling, after);
  const count = sharedEffects.has(telling.type) ? othersLike(telling, events) : 0;
  return count === 0 ? effect : appWord('event.andMore', { effect, count });
}
