import type { DiceDistribution } from './distribution.ts';

/** An exact fraction, as counted and not reduced: the denominator is positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The average total. */
export function mean({ outcomes, counts }: DiceDistribution): Rational {
  const sum = counts.reduce((running, [total, count]) => running + BigInt(total) * count, 0n);
  return { numerator: sum, denominator: outcomes };
}

/** The chance of `target` or more, from 0 to 1. */
export function chanceAtLeast({ outcomes, counts }: DiceDistribution, target: number): Rational {
  const reached = counts.reduce(
    (running, [total, count]) => (total >= target ? running + count : running),
    0n,
  );
  return { numerator: reached, denominator: outcomes };
}

/** The chance of exactly `target`, from 0 to 1. */
export function chanceOf({ outcomes, counts }: DiceDistribution, target: number): Rational {
  return { numerator: counts.find(([total]) => total === target)?.[1] ?? 0n, denominator: outcomes };
}

/** The chance that some explosion would have gone on beyond the depth limit, from 0 to 1. */
export function chanceCut({ outcomes, cut }: DiceDistribution): Rational {
  return { numerator: cut, denominator: outcomes };
}

/** The same fraction in lowest terms. */
export function reduced({ numerator, denominator }: Rational): Rational {
  let divisor = numerator < 0n ? -numerator : numerator;
  let rest = denominator;
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Bits of quotient worked out before rounding: more than the 53 of a number. */
const QUOTIENT_BITS = 64;

/** The nearest number, also where numerator and denominator are far too large to be numbers. */
export function toNumber({ numerator, denominator }: Rational): number {
  if (numerator < 0n) return -toNumber({ numerator: -numerator, denominator });
  const shift = Math.max(0, bitLength(denominator) - bitLength(numerator) + QUOTIENT_BITS);
  const scaled = numerator << BigInt(shift);
  const quotient = scaled / denominator;
  // A remainder is noted in a last bit, so that the one rounding goes the right way.
  const exactEnough = scaled % denominator === 0n ? quotient : quotient | 1n;
  // Two steps, since 2 to the full power may be too small for a number while the result is not.
  const half = Math.floor(shift / 2);
  return Number(exactEnough) * 2 ** -half * 2 ** (half - shift);
}

function bitLength(value: bigint): number {
  return value.toString(16).length * 4;
}
