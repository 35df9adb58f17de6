import { appWord } from '../locales/app-word.ts';
import type { KeyLabel, Label } from '../rules/core/label.ts';
import { sumOf } from '../rules/core/step.ts';
import type { StateEvent } from './evolve.ts';
import { combatantOf, type EncounterState } from './state.ts';

/** Which kind of event names a step that holds several, the most telling first. */
const tellingOrder = [
  'encounterBegan',
  'damageApplied',
  'rollClosed',
  'dieFell',
  'choiceMade',
  'rollOpened',
  'rollAbandoned',
  'hitPointsChanged',
  'turnStarted',
  'orderChanged',
  'optionsChanged',
  'encounterEnded',
  'combatantJoined',
] as const satisfies readonly StateEvent['type'][];

/** An event in words, by its effect. */
export function describeEvent(event: StateEvent, after: EncounterState): KeyLabel {
  const nameOf = (number: number): Label => combatantOf(after, number).name;
  switch (event.type) {
    case 'encounterBegan':
      return appWord('event.encounterBegan');
    case 'combatantJoined':
      return appWord('event.combatantJoined', { name: event.name });
    case 'turnStarted':
      return appWord('event.turnStarted', { name: nameOf(event.combatant), round: event.round });
    case 'orderChanged':
      return appWord('event.orderChanged');
    case 'optionsChanged':
      return appWord('event.optionsChanged');
    case 'rollOpened':
      return appWord('event.rollOpened', { name: nameOf(event.actor), action: event.label });
    case 'dieFell':
      return after.roll === null
        ? appWord('event.dieFell', { sum: sumOf(event.answer) })
        : appWord('event.dieFellFor', {
            name: nameOf(after.roll.actor),
            action: after.roll.label,
            sum: sumOf(event.answer),
          });
    case 'choiceMade':
      return appWord('event.choiceMade');
    case 'rollClosed':
      return appWord('event.rollClosed', { summary: event.summary });
    case 'rollAbandoned':
      return appWord('event.rollAbandoned');
    case 'damageApplied':
      return appWord('event.damageApplied', { name: nameOf(event.combatant), count: event.amount });
    case 'hitPointsChanged':
      return appWord('event.hitPointsChanged', { name: nameOf(event.combatant), change: event.change });
    case 'encounterEnded':
      return appWord('event.encounterEnded');
  }
}

/** Names a step by its most telling event. */
export function describeStep(events: readonly StateEvent[], after: EncounterState): KeyLabel {
  const telling = tellingOrder
    .map((type) => events.find((event) => event.type === type))
    .find((found) => found !== undefined);
  if (telling === undefined) throw new Error('a step without events');
  return describeEvent(telling, after);
}
