import type { SituationWords } from '../../core/situation-parts.ts';
import type { Effect } from '../../core/step.ts';
import type { Consequence, Side } from '../vocabulary.ts';
import { word } from '../words.ts';

/** How the system names what the table adds to a number. */
export const situationWords: SituationWords = {
  modifier: word('part.modifier'),
  gameMaster: word('source.gameMaster'),
  condition: word('source.condition'),
};

/** The condition of somebody who was helped; help is for one roll. */
export const helped = 'helped';

/** Which creature of an action a side is. */
export function whom(side: Side): 'actor' | 0 {
  return side === 'a' ? 'actor' : 0;
}

/** The end of the help that a roll has used up. */
export function helpUsedUp(target: 'actor' | 0): Effect {
  return { effect: 'conditionEnds', target, condition: helped };
}

/** What the loser of a minor combat suffers, as a condition. */
export function suffered(loser: Side, consequence: Consequence): Effect {
  const name = word('condition.consequence', { consequence: word(`consequence.${consequence}`) });
  return {
    effect: 'condition',
    target: whom(loser),
    condition: { condition: consequence, name, adjustments: [] },
    lasts: null,
  };
}
