import type { Figure, Part } from '../core/figure.ts';
import { granted, type Result, type RuleRefusal, refused } from '../core/result.ts';
import { type Patient, vitalState } from './hit-points.ts';
import { countedLevel } from './level.ts';
import type { Switches } from './options.ts';
import { current, refilled } from './pool.ts';
import { word } from './words.ts';

/** Someone who rests. `level` has been checked. */
export interface Resting extends Patient {
  readonly level: number;
  readonly mana: number;
  readonly maxMana: number;
  readonly inCombat: boolean;
}

/** Both pools after resting. */
export interface Rested {
  readonly hp: Figure;
  readonly mana: Figure;
}

/**
 * What whole hours out of combat give back: the level in each pool per hour, up to its maximum; the unconscious
 * recover too. Characters only. Refused for the dead: `ILLEGAL_MOVE`.
 */
export function rest(resting: Resting, hours: number, switches: Switches): Result<Rested, RuleRefusal> {
  const { kind, level, hp, maxHp, mana, maxMana, inCombat } = resting;
  if (vitalState(resting, switches) === 'dead') return refused('ILLEGAL_MOVE', 'hp');
  const whole = Math.floor(hours);
  const gain: Part = {
    label: word('part.rest', { hours: whole, level }),
    value: whole * countedLevel(level),
    source: word('source.rest'),
    ...(inCombat ? { leftOut: word('leftOut.inCombat') } : {}),
    ...(kind === 'monster' ? { leftOut: word('leftOut.notACharacter') } : {}),
  };
  return granted({
    hp: refilled(current('hitPoints', hp), gain, maxHp),
    mana: refilled(current('mana', mana), gain, maxMana),
  });
}
