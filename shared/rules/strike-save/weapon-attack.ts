import type { Figure } from '../core/figure.ts';
import { type Rule, tell } from '../core/step.ts';
import {
  type AttackDecisions,
  type Attacker,
  type AttackResult,
  attackRoll,
  damageRoll,
  type WeaponDamage,
} from './attack.ts';
import type { Switches } from './options.ts';
import { word } from './words.ts';

/** What an attack with a weapon came to; no damage on a miss. */
export interface WeaponAttackResult extends AttackResult {
  readonly damage: Figure | null;
}

/** An attack roll and, on a hit, the damage. */
export function* weaponAttack(
  attacker: Attacker,
  made: AttackDecisions,
  weapon: WeaponDamage,
  armorClass: number,
  switches: Switches,
): Rule<WeaponAttackResult> {
  const result = yield* attackRoll(attacker, made, armorClass, switches);
  if (!result.hit) return { ...result, damage: null };
  const damage = yield* damageRoll(weapon, result.figures.damage);
  yield* tell({
    verdict: word('verdict.damage'),
    why: word('why.damage', { total: damage.total }),
    tone: 'neutral',
    figure: damage,
  });
  return { ...result, damage };
}
