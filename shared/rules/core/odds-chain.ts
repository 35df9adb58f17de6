import type { Rational } from '../../dice/chance.ts';
import type { Odds } from './odds-tally.ts';
import { granted, type Refusal, type Result, refused } from './result.ts';

/** Where one step from a state leads, by whole numbers of equally likely outcomes. */
export interface ChainStep {
  readonly to: ReadonlyMap<string, bigint>;
  /** 1 where the step takes time, 0 where it happens at once. */
  readonly lasts: 0 | 1;
}

/** How a chain of steps comes to its end. */
export interface ChainOdds {
  readonly ends: Odds<string>;
  /** Steps that take time, on average. */
  readonly length: Rational;
}

/**
 * A state while others are taken out of the chain: `leads · E = lasts + Σ weight · E(next)`, where `leads` is
 * the sum of the weights and E the steps still to come.
 */
interface Row {
  readonly to: ReadonlyMap<string, bigint>;
  readonly lasts: bigint;
}

function leads({ to }: Row): bigint {
  let sum = 0n;
  for (const weight of to.values()) sum += weight;
  return sum;
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [divisor, rest] = [one, other];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return divisor;
}

function inLowestTerms({ to, lasts }: Row): Row {
  let divisor = lasts;
  for (const weight of to.values()) {
    divisor = greatestCommonDivisor(divisor, weight);
    if (divisor === 1n) break;
  }
  if (divisor <= 1n) return { to, lasts };
  return { to: new Map([...to].map(([state, weight]) => [state, weight / divisor])), lasts: lasts / divisor };
}

/** The row of a state; staying where one is only takes time. */
function rowOf(state: string, { to, lasts }: ChainStep): Row {
  const outcomes = leads({ to, lasts: 0n });
  const onwards = new Map(to);
  onwards.delete(state);
  return inLowestTerms({ to: onwards, lasts: BigInt(lasts) * outcomes });
}

/** The row of a state after another, which it led to, has been taken out of its way. */
function bypassing(state: string, row: Row, taken: string, through: Row): Row {
  const weight = row.to.get(taken) ?? 0n;
  const scale = leads(through);
  const to = new Map<string, bigint>();
  for (const [next, share] of row.to) if (next !== taken) to.set(next, share * scale);
  for (const [next, share] of through.to) {
    if (next !== state) to.set(next, (to.get(next) ?? 0n) + weight * share);
  }
  const bypassed = { to, lasts: row.lasts * scale + weight * through.lasts };
  return scale === 1n ? bypassed : inLowestTerms(bypassed);
}

/**
 * Follows a chain from a state to the states without a step, which are its ends. Exact: states are taken out
 * one by one (Grassmann, Taksar, Heyman), which needs no subtraction.
 * Refused: `CHAIN_NEVER_ENDS` where some state that can be reached leads to no end.
 */
export function followChain(
  steps: ReadonlyMap<string, ChainStep>,
  start: string,
): Result<ChainOdds, Refusal<'CHAIN_NEVER_ENDS'>> {
  const rows = new Map([...steps].map(([state, step]) => [state, rowOf(state, step)]));
  const before = new Map<string, Set<string>>();
  for (const [state, { to }] of rows) {
    for (const next of to.keys()) before.set(next, (before.get(next) ?? new Set()).add(state));
  }
  // The last states found lead to ends; taken out first, they leave the fewest new ways.
  for (const taken of [...rows.keys()].toReversed()) {
    const through = rows.get(taken);
    if (through === undefined || taken === start) continue;
    if (through.to.size === 0) return refused('CHAIN_NEVER_ENDS');
    rows.delete(taken);
    for (const state of before.get(taken) ?? []) {
      const row = rows.get(state);
      if (row === undefined) continue;
      const bypassed = bypassing(state, row, taken, through);
      rows.set(state, bypassed);
      for (const next of bypassed.to.keys()) before.set(next, (before.get(next) ?? new Set()).add(state));
    }
  }
  const row = rows.get(start);
  if (row === undefined) {
    return granted({
      ends: { outcomes: 1n, counts: [[start, 1n]] },
      length: { numerator: 0n, denominator: 1n },
    });
  }
  if (row.to.size === 0) return refused('CHAIN_NEVER_ENDS');
  const outcomes = leads(row);
  return granted({
    ends: { outcomes, counts: [...row.to] },
    length: { numerator: row.lasts, denominator: outcomes },
  });
}
