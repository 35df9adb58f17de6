import type { Rational } from '../../dice/chance.ts';
import type { DiceDistribution } from '../../dice/distribution.ts';
import { exactOdds, type Walk } from './odds.ts';
import type { Odds } from './odds-tally.ts';
import type { Json } from './sheet.ts';
import type { Rule } from './step.ts';

/** The odds of a rule of a few dice and no decisions, which nothing refuses; throws where that is not so. */
export function oddsOf<T, Seen extends Json>(
  rule: () => Rule<T>,
  view: (outcome: T) => Seen,
  walk: Pick<Walk, 'byClass'> = {},
): Odds<Seen> {
  const odds = exactOdds(rule, view, walk);
  if (!odds.ok) throw new Error(`odds refused: ${odds.error.code}`);
  return odds.value;
}

/** The chance to see something that passes the test, from 0 to 1. */
export function chanceThat<Seen>({ outcomes, counts }: Odds<Seen>, test: (seen: Seen) => boolean): Rational {
  const passing = counts.reduce((sum, [seen, count]) => (test(seen) ? sum + count : sum), 0n);
  return { numerator: passing, denominator: outcomes };
}

/** The distribution of a number that is seen. */
export function distributionOf<Seen>(
  { outcomes, counts }: Odds<Seen>,
  number: (seen: Seen) => number,
): DiceDistribution {
  const sums = new Map<number, bigint>();
  for (const [seen, count] of counts) {
    const total = number(seen);
    sums.set(total, (sums.get(total) ?? 0n) + count);
  }
  return { outcomes, counts: [...sums].sort(([a], [b]) => a - b), cut: 0n };
}

/** The chance of each of these ids, 0 where it is never seen. */
export function chancesOf<Seen, Id extends string>(
  odds: Odds<Seen>,
  ids: readonly Id[],
  idOf: (seen: Seen) => Id | null,
): Readonly<Record<Id, Rational>> {
  const chances = ids.map((id) => [id, chanceThat(odds, (seen) => idOf(seen) === id)]);
  return Object.fromEntries(chances) as Record<Id, Rational>;
}
