/** Why a dice expression is refused. The words for a person are chosen by this code. */
export const DICE_ERROR_CODES = [
  /** Nothing but white space. */
  'DICE_EMPTY',
  /** More characters than `DICE_LIMITS.characters`, as typed or written out in canonical form. */
  'DICE_TOO_LONG',
  /** A character that cannot stand here. */
  'DICE_UNEXPECTED',
  /** The text ends where something more is wanted; `at` is its length. */
  'DICE_UNFINISHED',
  /** More dice than `DICE_LIMITS.dice`, or, with every explosion counted, `DICE_LIMITS.faces`. */
  'DICE_TOO_MANY',
  'DICE_ZERO_DICE',
  'DICE_TOO_MANY_SIDES',
  'DICE_ZERO_SIDES',
  /** Parentheses and signs nested beyond `DICE_LIMITS.depth`. */
  'DICE_TOO_DEEP',
  /** A written number beyond `DICE_LIMITS.number`, or a possible total beyond `DICE_LIMITS.total`. */
  'DICE_NUMBER_TOO_LARGE',
  /** Keeping or dropping none of the dice, dropping all, or more than there are. */
  'DICE_KEEP_RANGE',
  /** The exact distribution would cost more than `WORK_LIMIT`; the dice can still be rolled. */
  'DICE_TOO_MUCH_WORK',
] as const;

export type DiceErrorCode = (typeof DICE_ERROR_CODES)[number];

/** A refusal and its place: `at` is a 0-based UTF-16 index into the text, 0 where there is no text. */
export interface DiceError {
  readonly code: DiceErrorCode;
  readonly at: number;
}

export type DiceResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: DiceError };

export function accepted<Value>(value: Value): DiceResult<Value> {
  return { ok: true, value };
}

export function refused(code: DiceErrorCode, at: number): DiceResult<never> {
  return { ok: false, error: { code, at } };
}
