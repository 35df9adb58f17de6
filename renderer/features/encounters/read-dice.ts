import type { AppWord } from '../../../shared/locales/app-word.ts';
import { diceRange } from '../../../shared/rules/core/answer.ts';
import { granted, type Result } from '../../../shared/rules/core/result.ts';
import type { DicePool, RollAnswer } from '../../../shared/rules/core/step.ts';

/** What is wrong with typed dice: the word that says it, and the numbers in it. */
export type DiceFault = Extract<AppWord, `dice.${string}`>;

/**
 * Reads what was typed for some dice: one number a die, apart by spaces, commas or plus signs, or the sum
 * of them all. Refused with the word of what is wrong.
 */
export function readDice(
  typed: string,
  dice: readonly DicePool[],
): Result<RollAnswer, { code: DiceFault; params: Record<string, string | number> }> {
  const { count, least, most } = diceRange(dice);
  const words = typed
    .trim()
    .split(/[\s,;+]+/)
    .filter((word) => word !== '');
  const strange = words.find((word) => !/^\d{1,9}$/.test(word));
  if (strange !== undefined) return refusal('dice.notNumber', { typed: strange.slice(0, 20) });
  const numbers = words.map(Number);
  const [only] = numbers;
  if (numbers.length === 1 && only !== undefined && count > 1) {
    return only >= least && only <= most ? granted({ sum: only }) : refusal('dice.sumRange', { least, most });
  }
  if (numbers.length !== count) return refusal('dice.count', { count });
  const sides = dice.flatMap((pool) => Array.from({ length: pool.count }, () => pool.sides));
  const wrong = numbers.findIndex((face, at) => face < 1 || face > (sides[at] ?? 0));
  if (wrong >= 0) return refusal('dice.range', { least: 1, most: sides[wrong] ?? 0 });
  return granted({ faces: numbers });
}

function refusal(code: DiceFault, params: Record<string, string | number>) {
  return { ok: false, error: { code, params } } as const;
}
