import type { Combatant, EncounterState } from '../../../shared/encounter/state.ts';
import type { ActionOffer } from '../../../shared/rules/core/system.ts';

/** Everybody, the likeliest target first: standing opponents, standing friends, those who are down, oneself. */
export function likelyTargets({ combatants, order }: EncounterState, actor: Combatant): readonly Combatant[] {
  const places = new Map(order.map((number, at) => [number, at]));
  const place = ({ combatant }: Combatant): number => places.get(combatant) ?? order.length;
  const rank = ({ combatant, kind, hitPoints }: Combatant): number => {
    if (combatant === actor.combatant) return 4;
    return (hitPoints > 0 ? 0 : 2) + (kind === actor.kind ? 1 : 0);
  };
  return combatants.toSorted((a, b) => rank(a) - rank(b) || place(a) - place(b));
}

/** Who is meant among those likely: those chosen, else the likeliest. */
export function targetsOf(
  likely: readonly Combatant[],
  actor: Combatant,
  chosen: readonly number[] | undefined,
): readonly Combatant[] {
  const meant = likely.filter(({ combatant }) => chosen?.includes(combatant) ?? false);
  if (meant.length > 0) return meant;
  const [first] = likely;
  return first === undefined || first.combatant === actor.combatant ? [] : [first];
}

function lacking({ hitPoints, maximumHitPoints }: Combatant): number {
  return maximumHitPoints - hitPoints;
}

/** Whoever lies there alive and cannot act. */
function isFallen({ vitalState }: Combatant): boolean {
  return vitalState !== null && !vitalState.acts && !vitalState.dead;
}

/** Whom an action is for: help goes to a chosen friend, else to the living one who is worst off. */
export function aimOf(
  { targets, helps, forFallen }: ActionOffer,
  meant: readonly Combatant[],
  state: EncounterState,
  actor: Combatant,
): readonly Combatant[] {
  if (targets === 'none') return [];
  if (helps === undefined) return targets === 'one' ? meant.slice(0, 1) : meant;
  const friends = meant.filter(({ kind }) => kind === actor.kind);
  const living = state.combatants.filter(
    ({ kind, vitalState }) => kind === actor.kind && vitalState?.dead !== true,
  );
  const fallen = living.filter(isFallen);
  const worst = (forFallen !== undefined && fallen.length > 0 ? fallen : living).toSorted(
    (a, b) => lacking(b) - lacking(a),
  );
  const helped = friends.length > 0 ? friends : worst.slice(0, 1);
  return targets === 'one' ? helped.slice(0, 1) : helped;
}
