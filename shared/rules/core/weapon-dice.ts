import type { DiceExpression } from '../../dice/notation.ts';
import { parseDice } from '../../dice/parse.ts';
import type { DicePool } from './step.ts';

/** A weapon's damage: the dice that fall, and what is always added. */
export interface WeaponDice {
  readonly dice: readonly DicePool[];
  readonly plus: number;
}

function flatten(expression: DiceExpression, sign: 1 | -1): WeaponDice | undefined {
  switch (expression.kind) {
    case 'constant':
      return { dice: [], plus: sign * expression.value };
    case 'dice': {
      const { count, sides, exploding, selection } = expression;
      if (sign < 0 || exploding || selection !== null) return undefined;
      return { dice: [{ count, sides }], plus: 0 };
    }
    case 'negate':
      return flatten(expression.operand, sign === 1 ? -1 : 1);
    case 'multiply':
      return undefined;
    case 'add':
    case 'subtract': {
      const left = flatten(expression.left, sign);
      const other = expression.kind === 'add' ? sign : sign === 1 ? -1 : 1;
      const right = flatten(expression.right, other);
      if (left === undefined || right === undefined) return undefined;
      return { dice: [...left.dice, ...right.dice], plus: left.plus + right.plus };
    }
  }
}

/** Reads the dice of a weapon: a sum of plain dice and numbers, with at least one die; else undefined. */
export function readWeaponDice(notation: string): WeaponDice | undefined {
  const parsed = parseDice(notation);
  const weapon = parsed.ok ? flatten(parsed.value, 1) : undefined;
  return weapon === undefined || weapon.dice.length === 0 ? undefined : weapon;
}
