import { type Figure, figure } from '../../core/figure.ts';
import type { KeyLabel } from '../../core/label.ts';
import type { SituationWords } from '../../core/situation-parts.ts';
import { type Effect, type Rule, tell } from '../../core/step.ts';
import { word } from '../words.ts';

/** How what the table adds to a number is named. */
export const situationWords: SituationWords = {
  modifier: word('part.modifier'),
  gameMaster: word('source.gameMaster'),
  condition: word('source.condition'),
};

/** Tells the mana that a spell or a technique takes, and takes it whatever comes of it. */
export function* paying(cost: Figure | null): Rule<readonly Effect[]> {
  if (cost === null) return [];
  const why = word('why.mana', { cost: cost.total });
  yield* tell({ verdict: word('verdict.mana'), why, tone: 'neutral', figure: cost });
  const change = figure(cost.parts.map((part) => ({ ...part, value: -part.value })));
  return [{ effect: 'pool', target: 'actor', pool: 'mana', change }];
}

/** The summary of something that took mana. */
export function withCost(outcome: KeyLabel, cost: Figure | null): KeyLabel {
  return cost === null ? outcome : word('outcome.withMana', { outcome, cost: cost.total });
}
