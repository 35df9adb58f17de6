import { DICE_LIMITS, type DiceGroup, type DiceOperator, keptDice } from './notation.ts';

/** The lowest and the highest possible total, both included. */
export interface DiceRange {
  readonly min: number;
  readonly max: number;
}

/** The most throws that one die of the group can take. */
export function throwsPerDie({ exploding }: DiceGroup): number {
  return exploding ? DICE_LIMITS.explosions + 1 : 1;
}

/** The range of one die with its explosions; a one-sided die that explodes always does. */
export function dieRange(group: DiceGroup): DiceRange {
  const throws = throwsPerDie(group);
  return { min: group.sides === 1 ? throws : 1, max: group.sides * throws };
}

export function groupRange(group: DiceGroup): DiceRange {
  const { min, max } = dieRange(group);
  const { amount } = keptDice(group);
  return { min: min * amount, max: max * amount };
}

export function negatedRange({ min, max }: DiceRange): DiceRange {
  return { min: 0 - max, max: 0 - min };
}

export function operationRange(operator: DiceOperator, left: DiceRange, right: DiceRange): DiceRange {
  switch (operator) {
    case 'add':
      return { min: left.min + right.min, max: left.max + right.max };
    case 'subtract':
      return { min: left.min - right.max, max: left.max - right.min };
    case 'multiply': {
      const corners = [
        left.min * right.min,
        left.min * right.max,
        left.max * right.min,
        left.max * right.max,
      ];
      return { min: Math.min(...corners), max: Math.max(...corners) };
    }
  }
}
