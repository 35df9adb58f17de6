import type { Rational } from '../../dice/chance.ts';
import type { DiceDistribution } from '../../dice/distribution.ts';
import { exactOdds, type OddsRefusal, starting } from '../core/odds.ts';
import { chanceThat, distributionOf, oddsOf } from '../core/odds-reading.ts';
import { granted, type Result } from '../core/result.ts';
import type { Attempt } from './attack.ts';
import type { Blow, WeaponDamage } from './damage.ts';
import type { Switches } from './options.ts';
import { strike } from './strike.ts';
import { type Shaping, shapeTelnas } from './telnas-art.ts';

/** What to expect of an attack. */
export interface StrikeOdds {
  /** For each target, in order; 20 on the die included. */
  readonly hits: readonly Rational[];
  /** How many of the targets are hit. */
  readonly targetsHit: DiceDistribution;
  readonly critical: Rational;
  readonly fumble: Rational;
  /** What each target that is hit suffers; 0 where nobody is hit. */
  readonly damage: DiceDistribution;
}

/**
 * The odds of an attack, on one target or on everyone in an area, with its damage.
 * Refused: `ILLEGAL_MOVE` as the attack is, `ODDS_TOO_MUCH_WORK` (far too many damage dice).
 */
export function strikeOdds(
  attempt: Attempt,
  weapon: WeaponDamage,
  blow: Omit<Blow, 'critical'>,
  switches: Switches,
): Result<StrikeOdds, OddsRefusal> {
  const rule = starting(() => strike(attempt, weapon, blow, switches));
  if (!rule.ok) return rule;
  const odds = exactOdds(
    rule.value,
    ({ attack: { critical, fumble, results }, damage }) => ({
      critical,
      fumble,
      hits: results.map(({ hit }) => hit),
      damage: damage?.total ?? 0,
    }),
    { byClass: true },
  );
  if (!odds.ok) return odds;
  return granted({
    hits: attempt.targets.map((_, at) => chanceThat(odds.value, ({ hits }) => hits[at] === true)),
    targetsHit: distributionOf(odds.value, ({ hits }) => hits.filter((hit) => hit).length),
    critical: chanceThat(odds.value, ({ critical }) => critical),
    fumble: chanceThat(odds.value, ({ fumble }) => fumble),
    damage: distributionOf(odds.value, ({ damage }) => damage),
  });
}

/** The chance that Telnas takes the shape that is wanted. */
export function telnasChance(shaping: Shaping): Rational {
  const odds = oddsOf(
    () => shapeTelnas(shaping),
    ({ success }) => success,
    { byClass: true },
  );
  return chanceThat(odds, (success) => success);
}
