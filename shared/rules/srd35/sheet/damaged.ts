import { inPool, type Standing } from '../../core/standing.ts';
import { effectiveScore } from '../ability-scores.ts';
import { type Ability, abilities } from '../vocabulary.ts';
import type { Srd35Sheet } from './read.ts';

/** The pool in which the damage of an ability gathers. */
export function abilityPool(ability: Ability): string {
  return `${ability}Damage`;
}

/** The sheet with its abilities as they count now: ability damage lowers them for a time. */
export function damaged(sheet: Srd35Sheet, stands: Standing | undefined): Srd35Sheet {
  const scores = abilities.map((ability) => {
    const damage = inPool(stands, abilityPool(ability), 0);
    return [ability, effectiveScore(ability, sheet[ability], damage).total];
  });
  return { ...sheet, ...(Object.fromEntries(scores) as Record<Ability, number>) };
}
