import { appWord } from '../locales/app-word.ts';
import { figure, plainFigure } from '../rules/core/figure.ts';
import type { Effect, Whom } from '../rules/core/step.ts';
import type { DyingRules } from '../rules/core/system.ts';
import type { Harm } from './harm.ts';
import { damageEvent, healingEvent, poolAfter } from './points.ts';
import { type Combatant, combatantOf, type OpenRoll, standingOf } from './state.ts';
import type { Unfolding } from './unfolding.ts';

/** Who acts, and on whom: what the effects of a rule are about. */
export type Parties = Pick<OpenRoll, 'actor' | 'targets'>;

function numberOf({ actor, targets }: Parties, whom: Whom): number {
  const number = whom === 'actor' ? actor : targets[whom];
  if (number === undefined) throw new Error('a rule hit a target that it was not given');
  return number;
}

function changePool(unfolding: Unfolding, before: Combatant, effect: Effect & { effect: 'pool' }): void {
  const { combatant } = before;
  const { pool, change } = effect;
  const figure = plainFigure(change);
  if (pool === 'hitPoints') {
    const hitPoints = before.hitPoints + change.total;
    if (change.total !== 0)
      unfolding.add({ type: 'hitPointsChanged', combatant, change: change.total, hitPoints, figure });
    return;
  }
  const value = poolAfter(before, pool, change.total);
  const held = before.pools[pool];
  // Encounters of early versions keep no pools.
  if (value === undefined || held === undefined || value === held.value) return;
  unfolding.add({ type: 'poolChanged', combatant, pool, change: value - held.value, value, figure });
}

function endAll(unfolding: Unfolding, { combatant, conditions }: Combatant, condition: string): void {
  for (const held of conditions) {
    if (held.condition !== condition) continue;
    unfolding.add({ type: 'conditionEnded', combatant, id: held.id, name: held.name, due: false });
  }
}

function begin(unfolding: Unfolding, parties: Parties, effect: Effect & { effect: 'condition' }): void {
  const number = numberOf(parties, effect.target);
  const { condition, lasts } = effect;
  // Most conditions are had once: taken again, they begin anew.
  if (effect.adds === undefined) endAll(unfolding, combatantOf(unfolding.state, number), condition.condition);
  unfolding.add({
    type: 'conditionBegan',
    combatant: number,
    id: unfolding.state.conditionsBegun + 1,
    condition,
    lasts: lasts === null ? null : { ...lasts, of: numberOf(parties, lasts.of) },
  });
}

/** Lets the effects of a rule happen, one after the other. */
export function unfoldEffects(unfolding: Unfolding, parties: Parties, effects: readonly Effect[]): void {
  for (const effect of effects) {
    const before = combatantOf(unfolding.state, numberOf(parties, effect.target));
    switch (effect.effect) {
      case 'damage':
        unfolding.add(damageEvent(before, effect.amount));
        break;
      case 'healing':
        unfolding.add(healingEvent(before, effect.amount));
        break;
      case 'pool':
        changePool(unfolding, before, effect);
        break;
      case 'condition':
        begin(unfolding, parties, effect);
        break;
      case 'conditionEnds':
        endAll(unfolding, before, effect.condition);
        break;
    }
  }
}

/** Lets what saving throws were against reach those who made them, each as it came through. */
export function unfoldHarm(
  unfolding: Unfolding,
  { actor, targets }: Parties,
  { points, saved }: Harm,
  saves: readonly boolean[],
): void {
  const harm = figure([{ label: appWord('harm.points'), value: points, source: appWord('harm.source') }]);
  const savers = targets.length === 0 ? [actor] : targets;
  for (const [at, number] of savers.entries()) {
    const before = combatantOf(unfolding.state, number);
    unfolding.add(damageEvent(before, harm, saves[at] === true ? saved : undefined));
  }
}

/** Ends what does not outlast a wound or a recovery. */
function endOvertaken(unfolding: Unfolding, { overWhen: { hurt, up } }: DyingRules): void {
  const before = new Map(unfolding.before.combatants.map((one) => [one.combatant, one.hitPoints]));
  for (const { combatant, hitPoints, conditions } of unfolding.state.combatants) {
    const was = before.get(combatant) ?? hitPoints;
    const over = [...(hitPoints < was ? hurt : []), ...(hitPoints > 0 ? up : [])];
    for (const { id, name, condition } of conditions) {
      if (over.includes(condition))
        unfolding.add({ type: 'conditionEnded', combatant, id, name, due: false });
    }
  }
}

/** Tells of everybody for whom what has happened means another state. */
export function unfoldVitalStates(unfolding: Unfolding, dying: DyingRules | undefined): void {
  if (dying === undefined) return;
  endOvertaken(unfolding, dying);
  const { before, state } = unfolding;
  const known = new Set(before.options === state.options ? before.combatants : []);
  for (const combatant of state.combatants) {
    if (known.has(combatant)) continue;
    const now = dying.state(standingOf(combatant), state.options);
    const was = combatant.vitalState;
    // Nobody is told to be well who never was anything else.
    const isNews = was === null ? !now.acts || now.dead || combatant.hitPoints <= 0 : was.id !== now.id;
    if (isNews) unfolding.add({ type: 'vitalStateChanged', combatant: combatant.combatant, state: now });
  }
}
