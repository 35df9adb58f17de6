/** The hard limits of a dice expression; the parser refuses what goes beyond them. */
export const DICE_LIMITS = {
  /** UTF-16 units of text. */
  characters: 200,
  /** Dice in the whole expression, explosions not counted. */
  dice: 1_000,
  /** Faces that one roll could show at worst, explosions counted. */
  faces: 10_000,
  sides: 10_000,
  /** Parentheses and signs inside each other. */
  depth: 20,
  /** A number as written. */
  number: 1_000_000,
  /** Any total or intermediate result, either side of zero. */
  total: 1_000_000_000,
  /** Further throws that one exploding die can earn; a highest face after that is counted and ends it. */
  explosions: 20,
} as const;

/** Which dice of a group count, in the order of the words for them. */
export const DICE_SELECTIONS = ['keepHighest', 'keepLowest', 'dropHighest', 'dropLowest'] as const;
export type DiceSelectionMode = (typeof DICE_SELECTIONS)[number];

/** The letters of each selection, the same in every language. */
export const SELECTION_LETTERS = {
  keepHighest: 'kh',
  keepLowest: 'kl',
  dropHighest: 'dh',
  dropLowest: 'dl',
} as const satisfies Record<DiceSelectionMode, string>;

export interface DiceSelection {
  readonly mode: DiceSelectionMode;
  /** Dice kept (1 to all) or dropped (1 to all but one). */
  readonly amount: number;
}

/**
 * `count` dice of `sides` sides. An exploding die that shows its highest face is thrown again and the
 * faces add up; it stays one die, so a selection compares the sums.
 */
export interface DiceGroup {
  readonly kind: 'dice';
  readonly count: number;
  readonly sides: number;
  readonly exploding: boolean;
  readonly selection: DiceSelection | null;
}

/** A whole number, never negative: a sign is a `negate` around it. */
interface DiceConstant {
  readonly kind: 'constant';
  readonly value: number;
}

interface DiceNegation {
  readonly kind: 'negate';
  readonly operand: DiceExpression;
}

export const DICE_OPERATORS = ['add', 'subtract', 'multiply'] as const;
export type DiceOperator = (typeof DICE_OPERATORS)[number];

interface DiceOperation {
  readonly kind: DiceOperator;
  readonly left: DiceExpression;
  readonly right: DiceExpression;
}

/** What a dice text means: made by `parseDice`, or by hand within `DICE_LIMITS`. */
export type DiceExpression = DiceConstant | DiceGroup | DiceNegation | DiceOperation;

/** How many dice of a group count, and from which end: dropping is keeping the others. */
export interface KeptDice {
  readonly end: 'highest' | 'lowest';
  readonly amount: number;
}

export function keptDice({ count, selection }: DiceGroup): KeptDice {
  if (selection === null) return { end: 'highest', amount: count };
  const { mode, amount } = selection;
  switch (mode) {
    case 'keepHighest':
      return { end: 'highest', amount };
    case 'keepLowest':
      return { end: 'lowest', amount };
    case 'dropHighest':
      return { end: 'lowest', amount: count - amount };
    case 'dropLowest':
      return { end: 'highest', amount: count - amount };
  }
}
