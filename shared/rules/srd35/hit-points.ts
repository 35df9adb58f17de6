import { granted, type Result, type RuleRefusal, refused } from '../core/result.ts';
import { type Rule, roll, sumOf, tell } from '../core/step.ts';
import { hitPointThresholds, stabilizingChance } from './tables.ts';
import type { HitPointState } from './vocabulary.ts';
import { word } from './words.ts';

/** What a creature can do at these hit points. */
export function hitPointState(hitPoints: number): HitPointState {
  if (hitPoints <= hitPointThresholds.dead) return 'dead';
  if (hitPoints <= hitPointThresholds.dying) return 'dying';
  return hitPoints <= hitPointThresholds.disabled ? 'disabled' : 'able';
}

/** Hit points now and when unhurt. */
export interface HitPoints {
  readonly current: number;
  readonly maximum: number;
}

/** Damage lowers the current hit points alone. */
export function afterDamage({ current, maximum }: HitPoints, damage: number): HitPoints {
  return { current: current - damage, maximum };
}

/** How a dying creature got through a round. */
export interface DyingRound {
  readonly natural: number;
  readonly stable: boolean;
  readonly hitPoints: number;
  readonly state: HitPointState;
}

/** The roll itself, wherever the hit points stand. */
export function* dyingRoll(hitPoints: number): Rule<DyingRound> {
  const fallen = yield* roll(word('question.stabilizing'), [{ count: 1, sides: 100 }], (sum) =>
    sum <= stabilizingChance ? 'stable' : 'bleeding',
  );
  const natural = sumOf(fallen);
  const stable = natural <= stabilizingChance;
  const left = stable ? hitPoints : hitPoints - 1;
  const state = hitPointState(left);
  yield* tell({
    verdict: word(stable ? 'verdict.stable' : `verdict.${state === 'dead' ? 'dead' : 'bleeding'}`),
    why: stable
      ? word('why.stabilizes', { natural, chance: stabilizingChance })
      : word('why.bleeds', { natural, chance: stabilizingChance, hitPoints: left }),
    tone: stable ? 'good' : 'bad',
  });
  return { natural, stable, hitPoints: left, state };
}

/**
 * A round of a dying creature that has not stabilised: one chance in ten to do so, else a point is lost.
 * Refused: `ILLEGAL_MOVE` where it is not dying.
 */
export function dyingRound(hitPoints: number): Result<Rule<DyingRound>, RuleRefusal> {
  return hitPointState(hitPoints) === 'dying'
    ? granted(dyingRoll(hitPoints))
    : refused('ILLEGAL_MOVE', 'hitPoints');
}
