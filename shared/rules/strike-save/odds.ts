import type { Rational } from '../../dice/chance.ts';
import type { DiceDistribution } from '../../dice/distribution.ts';
import { exactOdds, type OddsRefusal } from '../core/odds.ts';
import { chanceThat, distributionOf, oddsOf } from '../core/odds-reading.ts';
import { granted, type Result } from '../core/result.ts';
import type { AttackDecisions, Attacker, WeaponDamage } from './attack.ts';
import type { Switches } from './options.ts';
import { type Saver, savingThrow } from './save.ts';
import type { Danger } from './vocabulary.ts';
import { weaponAttack } from './weapon-attack.ts';

/** What to expect of an attack with a weapon. */
export interface AttackOdds {
  readonly hit: Rational;
  /** 0 stands for a miss; a hit can come to 0 as well. */
  readonly damage: DiceDistribution;
}

/**
 * The odds of an attack. Refused: `DECISION_NEEDED` (a cell of the matrix that `made` leaves open),
 * `ODDS_TOO_MUCH_WORK` (far too many damage dice).
 */
export function attackOdds(
  attacker: Attacker,
  made: AttackDecisions,
  weapon: WeaponDamage,
  armorClass: number,
  switches: Switches,
): Result<AttackOdds, OddsRefusal> {
  const odds = exactOdds(
    () => weaponAttack(attacker, made, weapon, armorClass, switches),
    ({ hit, damage }) => ({ hit, damage: damage?.total ?? 0 }),
    { byClass: true },
  );
  if (!odds.ok) return odds;
  return granted({
    hit: chanceThat(odds.value, ({ hit }) => hit),
    damage: distributionOf(odds.value, ({ damage }) => damage),
  });
}

/** The chance to save from these dangers. */
export function saveChance(saver: Saver, against: readonly Danger[], switches: Switches): Rational {
  const odds = oddsOf(
    () => savingThrow(saver, against, switches),
    ({ success }) => success,
    { byClass: true },
  );
  return chanceThat(odds, (success) => success);
}
