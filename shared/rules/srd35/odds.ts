import type { Rational } from '../../dice/chance.ts';
import { type DiceDistribution, diceDistribution } from '../../dice/distribution.ts';
import type { Figure } from '../core/figure.ts';
import type { OddsRefusal } from '../core/odds.ts';
import { sumOfPools } from '../core/odds-dice.ts';
import { chanceThat, distributionOf, oddsOf } from '../core/odds-reading.ts';
import { Tally } from '../core/odds-tally.ts';
import { granted, type Result, refused } from '../core/result.ts';
import { attackRoll } from './attack.ts';
import { damageOf, type WeaponDamage } from './damage.ts';
import type { Switches } from './options.ts';
import { savingThrow } from './save.ts';
import type { WeaponAttack } from './weapon-attack.ts';
import { word } from './words.ts';

/** What to expect of an attack with a weapon. */
export interface AttackOdds {
  readonly hit: Rational;
  readonly threat: Rational;
  readonly critical: Rational;
  /** 0 stands for a miss: a hit deals 1 or more. */
  readonly damage: DiceDistribution;
}

/**
 * The damage of a hit, all its dice convolved into one sum, which the number of rolls does not slow down.
 * Refused: `ODDS_TOO_MUCH_WORK`.
 */
function damageOdds(weapon: WeaponDamage, multiplier: number): Result<DiceDistribution, OddsRefusal> {
  const rolls = weapon.dice.map(({ count, sides }) => ({ count: count * multiplier, sides }));
  const fallen = diceDistribution(sumOfPools([...rolls, ...weapon.extra.flatMap(({ dice }) => dice)]));
  if (!fallen.ok) return refused('ODDS_TOO_MUCH_WORK');
  const label = weapon.notation;
  const source = word('source.weapon');
  const { outcomes, counts } = fallen.value;
  const dealt = (sum: number) => {
    // All that fell stands in one roll; the others are there for their bonus.
    const values = Array.from({ length: multiplier }, (_, at) => (at === 0 ? sum : 0));
    return damageOf({
      rolls: values.map((value) => ({ label, value, source })),
      bonus: weapon.bonus,
      extra: [],
    }).total;
  };
  return granted(distributionOf({ outcomes, counts }, dealt));
}

/** The odds of an attack with its damage. Refused: `ODDS_TOO_MUCH_WORK` (far too many damage dice). */
export function attackOdds(
  weapon: WeaponAttack,
  armorClass: number,
  switches: Switches,
): Result<AttackOdds, OddsRefusal> {
  const rolled = oddsOf(
    () => attackRoll(weapon, armorClass, switches),
    ({ hit, threat, critical }) => ({ hit, threat, critical }),
    { byClass: true },
  );
  const damage = new Tally<number>();
  for (const [{ hit, critical }, ways] of rolled.counts) {
    if (!hit) {
      damage.add(0, ways, rolled.outcomes);
      continue;
    }
    const dealt = damageOdds(weapon.damage, critical ? weapon.multiplier : 1);
    if (!dealt.ok) return dealt;
    const outcomes = rolled.outcomes * dealt.value.outcomes;
    for (const [total, share] of dealt.value.counts) damage.add(total, ways * share, outcomes);
  }
  return granted({
    hit: chanceThat(rolled, ({ hit }) => hit),
    threat: chanceThat(rolled, ({ threat }) => threat),
    critical: chanceThat(rolled, ({ critical }) => critical),
    damage: distributionOf(damage.odds(), (total) => total),
  });
}

/** The chance to save against a difficulty. */
export function saveChance(bonus: Figure, difficulty: number): Rational {
  const odds = oddsOf(
    () => savingThrow(bonus, difficulty),
    ({ success }) => success,
    { byClass: true },
  );
  return chanceThat(odds, (success) => success);
}
