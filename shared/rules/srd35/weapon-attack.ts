import type { Figure } from '../core/figure.ts';
import type { Rule } from '../core/step.ts';
import { type Attack, type AttackResult, attackRoll } from './attack.ts';
import { damageRoll, type WeaponDamage } from './damage.ts';
import type { Switches } from './options.ts';

/** An attack with a weapon, damage included. */
export interface WeaponAttack extends Attack {
  readonly damage: WeaponDamage;
  /** How often a critical hit rolls the damage. */
  readonly multiplier: number;
}

/** What an attack with a weapon came to; no damage on a miss. */
export interface WeaponAttackResult extends AttackResult {
  readonly damage: Figure | null;
}

/** An attack roll and, on a hit, the damage. */
export function* weaponAttack(
  weapon: WeaponAttack,
  armorClass: number,
  switches: Switches,
): Rule<WeaponAttackResult> {
  const result = yield* attackRoll(weapon, armorClass, switches);
  if (!result.hit) return { ...result, damage: null };
  const damage = yield* damageRoll(weapon.damage, result.critical ? weapon.multiplier : 1);
  return { ...result, damage };
}
