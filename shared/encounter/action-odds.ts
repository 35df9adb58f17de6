import { toNumber } from '../dice/chance.ts';
import { exactOdds, starting } from '../rules/core/odds.ts';
import { chanceThat } from '../rules/core/odds-reading.ts';
import { granted } from '../rules/core/result.ts';
import type { ActionOutcome, Effect } from '../rules/core/step.ts';
import { type RollInputs, type Rulebook, situationOf } from './objection.ts';
import { offerOf } from './rolling.ts';
import { combatantOf, type EncounterState, type OpenRoll } from './state.ts';

/** What an action may come to for its first target, chances from 0 to 1. */
export interface ActionOdds {
  /** The chance to do something to the target. */
  readonly works: number;
  /** Points lost or given back on average, failures counted as nothing. */
  readonly mean: number;
  /** The chance to bring the target to 0 hit points or below; null for what does no damage. */
  readonly fells: number | null;
  /** Of rolls against each other: the chances of both to win; null for anything else. */
  readonly opposed: { readonly wins: number; readonly loses: number } | null;
}

function isOnTarget(effect: Effect): boolean {
  return effect.target === 0;
}

/** Damage, healing, whether anything at all happens to the first target, and who won where two rolled. */
function seen({ effects, opposed }: ActionOutcome) {
  const onTarget = effects.filter(isOnTarget);
  const sum = (kind: 'damage' | 'healing'): number =>
    onTarget.reduce(
      (total, effect) => (effect.effect === kind ? total + Math.max(0, effect.amount.total) : total),
      0,
    );
  const won = opposed === undefined ? null : opposed.winner;
  return [sum('damage'), sum('healing'), onTarget.length > 0 ? 1 : 0, won] as const;
}

/**
 * The exact odds of an action as things stand. Where the rule leaves a choice to the table, the first option
 * stands in. Undefined where nothing can happen to a target, or where it would take too long to work out.
 */
export function actionOdds(state: EncounterState, roll: RollInputs, book: Rulebook): ActionOdds | undefined {
  const [first] = roll.targets;
  if (first === undefined) return undefined;
  const situation = situationOf(state.combatants, state.options, roll, book);
  const begin = starting(() => book.sheets.resolve(situation));
  if (!begin.ok) return undefined;
  const odds = exactOdds(begin.value, seen, {
    // What happens to a target differs with the class of a roll to hit, never with its number alone.
    byClass: true,
    decide: ({ options }) => granted({ choice: options[0]?.id ?? '' }),
  });
  if (!odds.ok) return undefined;
  const { outcomes, counts } = odds.value;
  const chance = (test: (one: (typeof counts)[number][0]) => boolean) =>
    toNumber(chanceThat(odds.value, test));
  const points = counts.reduce(
    (sum, [[damage, healing], count]) => sum + BigInt(damage + healing) * count,
    0n,
  );
  const { hitPoints, temporaryHitPoints } = combatantOf(state, first);
  const left = hitPoints + temporaryHitPoints;
  const isOpposed = counts.some(([[, , , won]]) => won !== null);
  const hurts = counts.some(([[damage]]) => damage > 0);
  return {
    works: chance(([, , works]) => works === 1),
    mean: toNumber({ numerator: points, denominator: outcomes }),
    fells: hurts && hitPoints > 0 ? chance(([damage]) => damage >= left) : null,
    opposed: isOpposed
      ? { wins: chance(([, , , won]) => won === 'actor'), loses: chance(([, , , won]) => won === 0) }
      : null,
  };
}

/**
 * The odds of an open roll, on everybody as they stood when it was opened, until its first dice fall; undefined from
 * then on, and for what is not done to a target.
 */
export function rollOdds(state: EncounterState, roll: OpenRoll, book: Rulebook): ActionOdds | undefined {
  if (roll.groups !== undefined || roll.answers.some((answer) => !('choice' in answer))) return undefined;
  const aim = offerOf(state, roll.actor, roll, book)?.targets ?? 'none';
  if (aim === 'none') return undefined;
  return actionOdds({ ...state, combatants: roll.frozen }, roll, book);
}
