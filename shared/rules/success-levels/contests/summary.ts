import type { KeyLabel, Label } from '../../core/label.ts';
import type { CheckResult } from '../check.ts';
import type { ContestState } from '../contest-state.ts';
import type { OpposedResult } from '../opposed.ts';
import { consequenceOf } from '../tables.ts';
import { opponentOf, type Side, type SuccessLevel } from '../vocabulary.ts';
import { word } from '../words.ts';
import type { Names } from './standing.ts';

function withLevel(name: Label, level: SuccessLevel) {
  return { name, level: word(`level.${level}`) };
}

/** A roll against a difficulty in a sentence. */
export function testSummary(names: Names, { level }: CheckResult): KeyLabel {
  if (level === null) return word('contest.failed', { name: names.a });
  return word('contest.tested', withLevel(names.a, level));
}

/** Opposed rolls in a sentence. */
export function opposedSummary(names: Names, { winner, level }: OpposedResult): KeyLabel {
  if (winner === null || level === null) return word('contest.undecided');
  return word('contest.won', withLevel(names[winner], level));
}

/** A fight in one roll in a sentence. */
export function minorFightSummary(names: Names, result: OpposedResult): KeyLabel {
  const { winner, level } = result;
  if (winner === null || level === null) return word('contest.undecided');
  const consequence = word(`consequence.${consequenceOf[level]}`);
  const loser = word('verdict.of', { name: names[opponentOf[winner]], verdict: consequence });
  return word('contest.wonFight', { won: opposedSummary(names, result), loser });
}

function exchangeSummary(
  before: ContestState,
  after: ContestState,
  names: Names,
  won: SuccessLevel,
  by: Side,
) {
  const ultimate = before.state === 'ultimate-exchange';
  switch (after.state) {
    case 'ended': {
      const params = withLevel(names[after.holder], after.level);
      return word(after.definitive ? 'contest.wonForGood' : 'contest.kept', params);
    }
    case 'choice':
      return word(ultimate ? 'contest.ultimateWon' : 'contest.exchangeWon', withLevel(names[by], won));
    case 'exchange':
    case 'ultimate-offer':
    case 'ultimate-exchange':
      return word(ultimate ? 'contest.ultimateTooLow' : 'contest.belowMinimum', withLevel(names[by], won));
  }
}

function decisionSummary(
  before: ContestState & { state: 'choice' | 'ultimate-offer' },
  after: ContestState,
  names: Names,
) {
  const { holder, level } = before.standing;
  const loser = names[opponentOf[holder]];
  const held = withLevel(names[holder], level);
  switch (after.state) {
    case 'exchange':
      return word('contest.goesOn', { name: names[holder] });
    case 'ultimate-offer':
      return word('contest.wantsToStop', held);
    case 'ultimate-exchange':
      return word('contest.ultimateTried', { name: loser });
    case 'choice':
    case 'ended':
      return word('contest.won', held);
  }
}

/** A turn of a contest of several exchanges in a sentence. */
export function turnSummary(
  before: ContestState,
  { state: after, exchange }: { readonly state: ContestState; readonly exchange: OpposedResult | null },
  names: Names,
): KeyLabel {
  if (exchange === null) {
    if (before.state !== 'choice' && before.state !== 'ultimate-offer')
      throw new Error('a contest without a decision was decided');
    return decisionSummary(before, after, names);
  }
  const { winner, level } = exchange;
  if (winner === null || level === null) return word('contest.undecided');
  return exchangeSummary(before, after, names, level, winner);
}
