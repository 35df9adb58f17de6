import { type DiceExpression, type DiceGroup, type DiceOperator, SELECTION_LETTERS } from './notation.ts';

/** How dice are written: `d` as in English and French, in ASCII; `n` as in Finnish (noppa), with − and ×. */
export const DICE_STYLES = ['d', 'n'] as const;
export type DiceStyle = (typeof DICE_STYLES)[number];

const SIGNS = {
  d: { add: '+', subtract: '-', multiply: '*' },
  n: { add: '+', subtract: '\u2212', multiply: '\u00d7' },
} as const satisfies Record<DiceStyle, Record<DiceOperator, string>>;

/** How tightly an expression holds together, so that parentheses stand only where they are needed. */
const BINDING = {
  add: 1,
  subtract: 1,
  multiply: 2,
  negate: 3,
  dice: 4,
  constant: 4,
} as const satisfies Record<DiceExpression['kind'], number>;

/**
 * The canonical text of an expression: no spaces, the count always written, as few parentheses as its
 * structure allows. `parseDice` reads it back to an equal expression; both styles have the same length.
 */
export function formatDice(expression: DiceExpression, style: DiceStyle): string {
  switch (expression.kind) {
    case 'constant':
      return String(expression.value);
    case 'dice':
      return formatGroup(expression, style);
    case 'negate':
      return SIGNS[style].subtract + atLeast(BINDING.negate, expression.operand, style);
    case 'add':
    case 'subtract':
    case 'multiply': {
      const binding = BINDING[expression.kind];
      const left = atLeast(binding, expression.left, style);
      const right = atLeast(binding + 1, expression.right, style);
      return left + SIGNS[style][expression.kind] + right;
    }
  }
}

function atLeast(binding: number, expression: DiceExpression, style: DiceStyle): string {
  const text = formatDice(expression, style);
  return BINDING[expression.kind] >= binding ? text : `(${text})`;
}

function formatGroup({ count, sides, exploding, selection }: DiceGroup, style: DiceStyle): string {
  const kept = selection === null ? '' : SELECTION_LETTERS[selection.mode] + selection.amount;
  return `${count}${style}${sides}${exploding ? '!' : ''}${kept}`;
}
