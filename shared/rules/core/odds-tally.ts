import { reduced } from '../../dice/chance.ts';
import type { Json } from './sheet.ts';

/** All that a rule can come to, as whole numbers of equally likely outcomes. */
export interface Odds<Seen> {
  /** Outcomes in all. */
  readonly outcomes: bigint;
  /** What was seen, each thing once, with the outcomes that show it (never 0); they add up to `outcomes`. */
  readonly counts: readonly (readonly [seen: Seen, count: bigint])[];
}

/** Things seen with their outcomes, gathered by the number of outcomes that they are out of. */
export class Tally<Seen extends Json> {
  readonly #shares = new Map<bigint, Map<unknown, [seen: Seen, ways: bigint]>>();

  add(seen: Seen, ways: bigint, outcomes: bigint): void {
    let share = this.#shares.get(outcomes);
    if (share === undefined) {
      share = new Map();
      this.#shares.set(outcomes, share);
    }
    const key = typeof seen === 'object' ? JSON.stringify(seen) : seen;
    const found = share.get(key);
    if (found === undefined) share.set(key, [seen, ways]);
    else found[1] += ways;
  }

  odds(): Odds<Seen> {
    const outcomes = [...this.#shares.keys()].reduce(leastCommonMultiple, 1n);
    const counts = new Map<unknown, [Seen, bigint]>();
    for (const [outOf, share] of this.#shares) {
      for (const [key, [seen, ways]] of share) {
        const count = ways * (outcomes / outOf);
        const found = counts.get(key);
        if (found === undefined) counts.set(key, [seen, count]);
        else found[1] += count;
      }
    }
    return { outcomes, counts: [...counts.values()] };
  }
}

function leastCommonMultiple(one: bigint, other: bigint): bigint {
  return one === other ? one : one * reduced({ numerator: one, denominator: other }).denominator;
}
