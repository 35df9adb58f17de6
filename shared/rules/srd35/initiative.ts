import { type Figure, figure, type Part } from '../core/figure.ts';
import type { Label } from '../core/label.ts';
import { d20, type Rule, tell } from '../core/step.ts';
import { withDie } from './attack.ts';
import { abilityPart } from './attack-bonus.ts';
import { word } from './words.ts';

/** What a creature adds to its initiative: Dexterity, and what its feats and the like give. */
export function initiativeBonus(dexterity: number, modifiers: readonly Part[]): Figure {
  return figure([...abilityPart('dexterity', dexterity, word('source.initiative')), ...modifiers]);
}

/** What an initiative roll came to. */
export interface InitiativeResult {
  readonly natural: number;
  readonly rolled: Figure;
}

/** The initiative roll: one d20 and the bonus; the highest acts first. */
export function* initiativeRoll(bonus: Figure, name?: Label): Rule<InitiativeResult> {
  const purpose = name === undefined ? word('question.initiative') : word('question.initiativeOf', { name });
  const natural = yield* d20(purpose);
  const rolled = withDie(natural, bonus);
  yield* tell({
    verdict: name === undefined ? word('verdict.initiative') : word('verdict.initiativeOf', { name }),
    why: word('why.initiative', { total: rolled.total }),
    tone: 'neutral',
    figure: rolled,
  });
  return { natural, rolled };
}
