import { DICE_LIMITS, type DiceExpression, type DiceGroup, keptDice } from './notation.ts';

/** Gives one throw of a die: a whole number from 1 to `sides`. */
export type DiceSource = (sides: number) => number;

export interface RolledDie {
  /** The faces in the order thrown; more than one where the die exploded. */
  readonly faces: readonly number[];
  /** The sum of the faces. */
  readonly value: number;
  /** False where the selection dropped the die. */
  readonly kept: boolean;
  /** True where the last face allowed still was the highest: the die would have gone on. */
  readonly cut: boolean;
}

export interface RolledGroup {
  readonly group: DiceGroup;
  readonly dice: readonly RolledDie[];
  /** The sum of the dice kept. */
  readonly total: number;
}

export interface DiceRoll {
  readonly total: number;
  /** In the order of the text. */
  readonly groups: readonly RolledGroup[];
  /** True where an explosion was cut after `DICE_LIMITS.explosions` further throws. */
  readonly cut: boolean;
}

/**
 * Rolls every die of an expression, in the order of the text. Among equal dice the earlier are kept.
 * Throws a RangeError where the source gives a face that the die does not have.
 */
export function rollDice(expression: DiceExpression, source: DiceSource): DiceRoll {
  const groups: RolledGroup[] = [];
  const total = evaluate(expression, (group) => {
    const rolled = rollGroup(group, source);
    groups.push(rolled);
    return rolled.total;
  });
  return { total, groups, cut: groups.some(({ dice }) => dice.some(({ cut }) => cut)) };
}

function evaluate(expression: DiceExpression, roll: (group: DiceGroup) => number): number {
  switch (expression.kind) {
    case 'constant':
      return expression.value;
    case 'dice':
      return roll(expression);
    case 'negate':
      return 0 - evaluate(expression.operand, roll);
    case 'add':
      return evaluate(expression.left, roll) + evaluate(expression.right, roll);
    case 'subtract':
      return evaluate(expression.left, roll) - evaluate(expression.right, roll);
    case 'multiply':
      // Adding 0 keeps −0 out of the totals.
      return evaluate(expression.left, roll) * evaluate(expression.right, roll) + 0;
  }
}

function rollGroup(group: DiceGroup, source: DiceSource): RolledGroup {
  const thrown = Array.from({ length: group.count }, () => rollDie(group, source));
  const { end, amount } = keptDice(group);
  const ranked = thrown
    .map(({ value }, index) => ({ value, index }))
    .sort((a, b) => (end === 'highest' ? b.value - a.value : a.value - b.value));
  const kept = new Set(ranked.slice(0, amount).map(({ index }) => index));
  const dice = thrown.map((die, index) => ({ ...die, kept: kept.has(index) }));
  const total = dice.reduce((sum, die) => (die.kept ? sum + die.value : sum), 0);
  return { group, dice, total };
}

function rollDie({ sides, exploding }: DiceGroup, source: DiceSource): Omit<RolledDie, 'kept'> {
  let face = throwOnce(sides, source);
  let value = face;
  const faces = [face];
  while (exploding && face === sides && faces.length <= DICE_LIMITS.explosions) {
    face = throwOnce(sides, source);
    value += face;
    faces.push(face);
  }
  return { faces, value, cut: exploding && face === sides };
}

function throwOnce(sides: number, source: DiceSource): number {
  const face = source(sides);
  if (!Number.isInteger(face) || face < 1 || face > sides) {
    throw new RangeError(`A die of ${sides} sides cannot show ${face}.`);
  }
  return face;
}
