import { toNumber } from '../../dice/chance.ts';
import { seededDice } from '../../dice/seeded.ts';
import { rollingHand } from './hand.ts';
import type { Odds } from './odds-tally.ts';
import { run } from './run.ts';
import type { Json } from './sheet.ts';
import type { Rule } from './step.ts';

/** Something that was seen far more or less often than its odds say; in runs. */
export interface Stray {
  readonly seen: Json;
  readonly expected: number;
  readonly found: number;
}

/** What is expected less often than this is looked at together, where a normal distribution still describes it. */
const rare = 25;

function nameOf(seen: Json): string {
  return JSON.stringify(seen);
}

/** How often each thing is seen in runs with seeded dice. */
export function sampled<T>(
  rule: () => Rule<T>,
  view: (outcome: T) => Json,
  runs: number,
  seed: number,
): ReadonlyMap<string, number> {
  const hand = rollingHand(seededDice(seed));
  const found = new Map<string, number>();
  for (let at = 0; at < runs; at += 1) {
    const outcome = run(rule(), hand);
    if (!outcome.ok) throw new Error(`a sampled rule was refused: ${outcome.error.code}`);
    const name = nameOf(view(outcome.value));
    found.set(name, (found.get(name) ?? 0) + 1);
  }
  return found;
}

/** What lies more than four standard errors from its odds, for tests: nothing, where both are right. */
export function straysFrom(
  { outcomes, counts }: Odds<Json>,
  found: ReadonlyMap<string, number>,
): readonly Stray[] {
  const runs = [...found.values()].reduce((sum, times) => sum + times, 0);
  const possible = new Set(counts.map(([seen]) => nameOf(seen)));
  const impossible = [...found].filter(([name]) => !possible.has(name));
  const all = counts.map(([seen, count]) => {
    const chance = toNumber({ numerator: count, denominator: outcomes });
    return { seen, expected: chance * runs, found: found.get(nameOf(seen)) ?? 0 };
  });
  const often = all.filter(({ expected }) => expected >= rare);
  const seldom = all.filter(({ expected }) => expected < rare);
  const pool = { seen: 'all that is rare', expected: 0, found: 0 };
  for (const { expected, found: times } of seldom) {
    pool.expected += expected;
    pool.found += times;
  }
  const strays = [...often, pool].filter((one) => {
    const standardError = Math.sqrt(one.expected * (1 - one.expected / runs));
    // The pool of rare things may itself be rare; one more than expected is then no surprise.
    return Math.abs(one.found - one.expected) > 4 * Math.max(standardError, one.expected < rare ? 1 : 0);
  });
  return [...strays, ...impossible.map(([seen, times]) => ({ seen, expected: 0, found: times }))];
}
