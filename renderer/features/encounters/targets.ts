import type { Combatant, EncounterState } from '../../../shared/encounter/state.ts';

/** Everybody else, the likeliest target first: standing opponents, standing friends, then those who are down. */
export function likelyTargets({ combatants, order }: EncounterState, actor: Combatant): readonly Combatant[] {
  const rank = ({ kind, hitPoints }: Combatant): number =>
    (hitPoints > 0 ? 0 : 2) + (kind === actor.kind ? 1 : 0);
  return combatants
    .filter(({ combatant }) => combatant !== actor.combatant)
    .toSorted((a, b) => rank(a) - rank(b) || order.indexOf(a.combatant) - order.indexOf(b.combatant));
}
