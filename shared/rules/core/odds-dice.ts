import type { DiceExpression } from '../../dice/notation.ts';
import type { DicePool } from './step.ts';

/** Dice that fall together, as the sum that their exact distribution is asked for. */
export function sumOfPools(dice: readonly DicePool[]): DiceExpression {
  return (
    dice.reduce<DiceExpression | undefined>((left, { count, sides }) => {
      const right = { kind: 'dice', count, sides, exploding: false, selection: null } as const;
      return left === undefined ? right : { kind: 'add', left, right };
    }, undefined) ?? { kind: 'constant', value: 0 }
  );
}
