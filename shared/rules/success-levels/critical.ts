import { type Figure, figure } from '../core/figure.ts';
import { choose, type Rule, tell } from '../core/step.ts';
import type { DamageSource } from './damage.ts';
import type { Switches } from './options.ts';
import {
  type CriticalEffect,
  criticalTargets,
  type Multiplier,
  type SpecialConsequence,
} from './vocabulary.ts';
import { word } from './words.ts';

/** What a critical does to its victim. */
export interface CriticalResult {
  readonly effect: CriticalEffect;
  /** Hit points lost. */
  readonly hp: Figure;
  /** Points of the Constitution score lost. */
  readonly con: Figure;
}

const nothing = figure([]);

function multiplied(damage: Figure, multiplier: Multiplier): Figure {
  const more = damage.total * (multiplier - 1);
  const part = {
    label: word('part.multiplied', { multiplier }),
    value: more,
    source: word('source.critical'),
  };
  return figure([...damage.parts, part]);
}

function* multipliedDamage(damage: DamageSource, multiplier: Multiplier, switches: Switches): Rule<Figure> {
  if (switches.criticalDamage === 'reroll') return yield* damage(multiplier);
  return multiplied(yield* damage(1), multiplier);
}

/**
 * A critical in combat. The player chooses: the damage multiplied, or the plain damage taken from
 * Constitution; or one of the consequences that the game master offers, which comes with the plain damage.
 */
export function* criticalHit(
  damage: DamageSource,
  multiplier: Multiplier,
  offered: readonly SpecialConsequence[],
  switches: Switches,
): Rule<CriticalResult> {
  const effect = yield* choose<CriticalEffect>(
    'criticalEffect',
    word('question.critical'),
    [...criticalTargets, ...offered].map((id) => ({ id, label: word(`critical.${id}`, { multiplier }) })),
  );
  switch (effect) {
    case 'hp': {
      const hp = yield* multipliedDamage(damage, multiplier, switches);
      const why = word('why.criticalHp', { multiplier, total: hp.total });
      yield* tell({ verdict: word('verdict.criticalHp'), why, tone: 'neutral', figure: hp });
      return { effect, hp, con: nothing };
    }
    case 'con': {
      const con = yield* damage(1);
      const why = word('why.criticalCon', { total: con.total });
      yield* tell({ verdict: word('verdict.criticalCon'), why, tone: 'neutral', figure: con });
      return { effect, hp: nothing, con };
    }
    case 'disarmed':
    case 'weapon-broken':
    case 'armor-class-reduced': {
      const verdict = word(`consequence.${effect}`);
      yield* tell({ verdict, why: word('why.specialConsequence'), tone: 'neutral' });
      return { effect, hp: yield* damage(1), con: nothing };
    }
  }
}
