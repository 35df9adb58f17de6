import type { Rational } from '../../dice/chance.ts';
import type { DiceDistribution } from '../../dice/distribution.ts';
import { starting } from '../core/odds.ts';
import { chancesOf, chanceThat, distributionOf, oddsOf } from '../core/odds-reading.ts';
import { granted, type Result, type RuleRefusal } from '../core/result.ts';
import { firstAid } from './first-aid.ts';
import type { Patient } from './hit-points.ts';
import { type Fallen, lastHope } from './last-hope.ts';
import type { Switches } from './options.ts';
import { type FirstAidBand, firstAidBands, type HealBand, healBands } from './vocabulary.ts';
import { type Casting, castWillSpell } from './will-spell.ts';

/** What to expect of a healing or defensive spell. */
export interface WillSpellOdds {
  readonly bands: Readonly<Record<HealBand, Rational>>;
  /** What arrives of the spell's effect. */
  readonly healed: DiceDistribution;
}

/** The odds of a spell that nobody dodges. */
export function willSpellOdds(casting: Casting, switches: Switches): WillSpellOdds {
  const odds = oddsOf(
    () => castWillSpell(casting, switches),
    ({ band, healed }) => ({ band, healed: healed.total }),
    { byClass: true },
  );
  return {
    bands: chancesOf(odds, healBands, ({ band }) => band),
    healed: distributionOf(odds, ({ healed }) => healed),
  };
}

/** The chance that Last Hope wakes a fallen character for one action. Refused as Last Hope is. */
export function lastHopeChance(fallen: Fallen, switches: Switches): Result<Rational, RuleRefusal> {
  const rule = starting(() => lastHope(fallen, switches));
  if (!rule.ok) return rule;
  const odds = oddsOf(rule.value, ({ success }) => success, { byClass: true });
  return granted(chanceThat(odds, (success) => success));
}

/** What to expect of First Aid. */
export interface FirstAidOdds {
  readonly bands: Readonly<Record<FirstAidBand, Rational>>;
  readonly acts: Rational;
  readonly dead: Rational;
  /** Of whoever is left, and of the dead. */
  readonly hitPoints: DiceDistribution;
}

/** The odds of First Aid for a fallen character. Refused as First Aid is. */
export function firstAidOdds(victim: Patient, switches: Switches): Result<FirstAidOdds, RuleRefusal> {
  const rule = starting(() => firstAid(victim, switches));
  if (!rule.ok) return rule;
  const odds = oddsOf(rule.value, ({ band, acts, dead, hp }) => ({ band, acts, dead, hp: hp.total }), {
    byClass: true,
  });
  return granted({
    bands: chancesOf(odds, firstAidBands, ({ band }) => band),
    acts: chanceThat(odds, ({ acts }) => acts),
    dead: chanceThat(odds, ({ dead }) => dead),
    hitPoints: distributionOf(odds, ({ hp }) => hp),
  });
}
