import { type Figure, figure } from '../core/figure.ts';
import type { Ability } from './vocabulary.ts';
import { word } from './words.ts';

/** The modifier of an ability score. */
export function abilityModifier(score: number): number {
  return Math.floor((score - 10) / 2);
}

/** An ability score as it counts now: ability damage lowers it for a time, never below 0; the score itself stays. */
export function effectiveScore(ability: Ability, score: number, damage: number): Figure {
  const source = word('source.abilityDamage');
  const own = { label: word(`ability.${ability}`), value: score, source: word('source.score') };
  if (damage === 0) return figure([own]);
  const lost = Math.min(damage, score);
  const beyond = damage - lost;
  const label = word('part.abilityDamage');
  return figure([
    own,
    { label, value: -lost, source },
    ...(beyond === 0 ? [] : [{ label, value: -beyond, source, leftOut: word('leftOut.belowZero') }]),
  ]);
}
