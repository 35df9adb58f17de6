import type { KeyLabel, Label } from '../core/label.ts';
import { d20, type Finding, type Rule, tell } from '../core/step.ts';
import { type Confirmed, confirmation, confirmed } from './confirm.ts';
import { naturalDecides, type Switches } from './options.ts';
import { naturalRank, type Roller, type Score, type Threat, type Thrown, thrownBy } from './roller.ts';
import { successLevel } from './tables.ts';
import { opponentOf, type RollKind, type Side, type SuccessLevel, sides } from './vocabulary.ts';
import { word } from './words.ts';

/** One of two who roll against each other, with the name that the table sees. */
export interface Contestant extends Roller {
  readonly name: Label;
}

/** Who won a comparison, by how much, and what decided it. */
export interface Comparison {
  /** None where totals and dice are the same: the roll decided nothing. */
  readonly winner: Side | null;
  readonly margin: number;
  readonly decidedBy: 'total' | 'lower-die' | 'natural' | 'nothing';
}

/** Compares two rolls: the higher total wins, then the lower die. */
export function compareScores(a: Score, b: Score, automatic: boolean): Comparison {
  const ranks = automatic ? naturalRank(a.natural) - naturalRank(b.natural) : 0;
  const ahead = a.total - b.total;
  if (ranks !== 0) {
    const winner = ranks > 0 ? 'a' : 'b';
    return { winner, margin: Math.max(winner === 'a' ? ahead : -ahead, 0), decidedBy: 'natural' };
  }
  if (ahead !== 0) return { winner: ahead > 0 ? 'a' : 'b', margin: Math.abs(ahead), decidedBy: 'total' };
  if (a.natural === b.natural) return { winner: null, margin: 0, decidedBy: 'nothing' };
  return { winner: a.natural < b.natural ? 'a' : 'b', margin: 0, decidedBy: 'lower-die' };
}

/** What an opposed roll came to. */
export interface OpposedResult {
  readonly thrown: Readonly<Record<Side, Thrown>>;
  readonly winner: Side | null;
  readonly margin: number;
  /** The winner's. */
  readonly level: SuccessLevel | null;
  /** The winner's. */
  readonly critical: boolean;
  /** The loser's. */
  readonly fumble: boolean;
}

function whyOf({ winner, margin, decidedBy }: Comparison, thrown: Record<Side, Thrown>): KeyLabel {
  const [won, lost] = winner === 'b' ? [thrown.b, thrown.a] : [thrown.a, thrown.b];
  switch (decidedBy) {
    case 'total':
      return word('why.higherTotal', { total: won.total, other: lost.total, margin });
    case 'lower-die':
      return word('why.lowerDie', { total: won.total, die: won.natural, otherDie: lost.natural });
    case 'natural':
      return word(won.natural === 20 ? 'why.natural20Wins' : 'why.natural1Loses');
    case 'nothing':
      return word('why.undecided', { total: won.total, die: won.natural });
  }
}

/** Names whom a finding is about; tones are those of side a. */
function told(finding: Finding, side: Side, name: Label): Finding {
  const mirrored = { good: 'bad', bad: 'good', neutral: 'neutral' } as const;
  return {
    ...finding,
    verdict: word('verdict.of', { name, verdict: finding.verdict }),
    tone: side === 'a' ? finding.tone : mirrored[finding.tone],
  };
}

function* throwDie(contestant: Contestant): Rule<Thrown> {
  const { name } = contestant;
  const thrown = thrownBy(contestant, yield* d20(word('question.opposed', { name })));
  const why = word('why.rolled', { total: thrown.total });
  yield* tell({ verdict: word('verdict.rolled', { name }), why, tone: 'neutral', figure: thrown });
  return thrown;
}

/**
 * Two roll against each other. Each die in a range is confirmed against the opponent's total as it
 * stands, side a first; where nobody won, nothing is confirmed.
 */
export function* opposedRoll(
  contestants: Readonly<Record<Side, Contestant>>,
  kind: RollKind,
  switches: Switches,
): Rule<OpposedResult> {
  const automatic = naturalDecides(kind, switches);
  const thrown = { a: yield* throwDie(contestants.a), b: yield* throwDie(contestants.b) };
  const comparison = compareScores(thrown.a, thrown.b, automatic);
  const { winner, margin } = comparison;
  const why = whyOf(comparison, thrown);
  if (winner === null) {
    yield* tell({ verdict: word('verdict.undecided'), why, tone: 'neutral' });
    return { thrown, winner, margin, level: null, critical: false, fumble: false };
  }
  const level = successLevel(margin);
  const { name } = contestants[winner];
  yield* tell({
    verdict: word(`verdict.wins.${level}`, { name }),
    why,
    tone: winner === 'a' ? 'good' : 'bad',
    figure: thrown[winner],
  });
  const results: Confirmed[] = [];
  for (const side of sides) {
    const roller = contestants[side];
    const purpose = (threat: Threat) => word(`question.confirmOpposed.${threat}`, { name: roller.name });
    const succeeds = (second: Score) =>
      compareScores(second, thrown[opponentOf[side]], automatic).winner === 'a';
    const confirming = yield* confirmation(roller, thrown[side], purpose, succeeds);
    const result = confirmed(confirming, side === winner, succeeds);
    if (result.finding !== undefined) yield* tell(told(result.finding, side, roller.name));
    results.push(result);
  }
  return {
    thrown,
    winner,
    margin,
    level,
    critical: results.some(({ critical }) => critical),
    fumble: results.some(({ fumble }) => fumble),
  };
}
