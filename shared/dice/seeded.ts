import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';
import type { DiceSource } from './roll.ts';

/**
 * Dice that fall the same way for the same seed (a whole number; its lowest 32 bits count), for
 * simulations and tests. Every face is equally likely: surplus random numbers are thrown away, not
 * wrapped around. Mersenne Twister, because its first numbers differ even for neighbouring seeds.
 */
export function seededDice(seed: number): DiceSource {
  const generator = mersenne(seed);
  return (sides) => uniformInt(generator, 1, sides);
}
