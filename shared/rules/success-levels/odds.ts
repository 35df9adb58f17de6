import type { Rational } from '../../dice/chance.ts';
import { chancesOf, chanceThat, oddsOf } from '../core/odds-reading.ts';
import { check } from './check.ts';
import { type Contestant, opposedRoll } from './opposed.ts';
import type { Switches } from './options.ts';
import type { Roller } from './roller.ts';
import {
  opponentOf,
  type RollKind,
  type Side,
  type SuccessLevel,
  sides,
  successLevels,
} from './vocabulary.ts';

/** What to expect of a roll against a difficulty. */
export interface CheckOdds {
  readonly success: Rational;
  readonly levels: Readonly<Record<SuccessLevel, Rational>>;
  readonly critical: Rational;
  readonly fumble: Rational;
}

/** The odds of a roll without opponent. */
export function checkOdds(roller: Roller, difficulty: number, kind: RollKind, switches: Switches): CheckOdds {
  const odds = oddsOf(
    () => check(roller, difficulty, kind, switches),
    ({ level, critical, fumble }) => ({ level, critical, fumble }),
    { byClass: true },
  );
  return {
    success: chanceThat(odds, ({ level }) => level !== null),
    levels: chancesOf(odds, successLevels, ({ level }) => level),
    critical: chanceThat(odds, ({ critical }) => critical),
    fumble: chanceThat(odds, ({ fumble }) => fumble),
  };
}

/** What one of two can expect of an opposed roll. */
export interface SideOdds {
  /** To win this roll. */
  readonly wins: Rational;
  /** To win in the end, where a roll that decided nothing is rolled again. */
  readonly winsInTheEnd: Rational;
  /** To win this roll at each level. */
  readonly levels: Readonly<Record<SuccessLevel, Rational>>;
  /** To win this roll with a critical. */
  readonly critical: Rational;
  /** To lose this roll with a fumble. */
  readonly fumble: Rational;
}

/** What to expect of an opposed roll; `undecided` is the chance of the same total and the same die. */
export interface OpposedOdds extends Readonly<Record<Side, SideOdds>> {
  readonly undecided: Rational;
}

/** The odds of two who roll against each other. */
export function opposedOdds(
  contestants: Readonly<Record<Side, Contestant>>,
  kind: RollKind,
  switches: Switches,
): OpposedOdds {
  const odds = oddsOf(
    () => opposedRoll(contestants, kind, switches),
    ({ winner, level, critical, fumble }) => ({ winner, level, critical, fumble }),
    { byClass: true },
  );
  const wins = chancesOf(odds, sides, ({ winner }) => winner);
  const decided = wins.a.numerator + wins.b.numerator;
  const of = (side: Side): SideOdds => ({
    wins: wins[side],
    winsInTheEnd: { numerator: wins[side].numerator, denominator: decided },
    levels: chancesOf(odds, successLevels, ({ winner, level }) => (winner === side ? level : null)),
    critical: chanceThat(odds, ({ winner, critical }) => winner === side && critical),
    fumble: chanceThat(odds, ({ winner, fumble }) => winner === opponentOf[side] && fumble),
  });
  return { a: of('a'), b: of('b'), undecided: chanceThat(odds, ({ winner }) => winner === null) };
}
