import { diceRange } from '../../../shared/rules/core/answer.ts';
import { granted, type Result } from '../../../shared/rules/core/result.ts';
import type { Question, RollAnswer } from '../../../shared/rules/core/step.ts';
import { type DiceFault, readDice } from './read-dice.ts';

/** What a roll asks after further answers; null when it is over, undefined where they do not answer it. */
export type Asking = (answers: readonly RollAnswer[]) => Question | null | undefined;

/** Answers to the questions of a roll, one after the other, and the numbers that nothing asks for. */
interface TypedLine {
  readonly answers: readonly RollAnswer[];
  readonly left: readonly string[];
}

type Fault = { readonly code: DiceFault; readonly params: Record<string, string | number> };

/** Ways to share numbers out among the questions that follow; `mayStop` where more may be typed later. */
function* sharings(
  words: readonly string[],
  answers: readonly RollAnswer[],
  asking: Asking,
  mayStop: boolean,
): Generator<readonly RollAnswer[]> {
  const question = asking(answers);
  if (words.length === 0 && (question === null || (mayStop && question !== undefined))) yield answers;
  if (words.length === 0 || question?.step !== 'roll') return;
  const { count } = diceRange(question.dice);
  for (const taken of new Set([count, 1])) {
    if (taken > words.length) continue;
    const read = readDice(words.slice(0, taken).join(' '), question.dice);
    if (read.ok) yield* sharings(words.slice(taken), [...answers, read.value], asking, mayStop);
  }
}

/**
 * Reads a line of numbers for a question and those that follow it by the rule: what was said at the table in one
 * breath. Where they do not come out even, only the first die is taken: after a miss, or where the rule asks for
 * something that nobody thought of. Refused with the word of what is wrong.
 */
export function readLine(
  typed: string,
  dice: Parameters<typeof readDice>[1],
  asking: Asking,
  mayStop: boolean,
): Result<TypedLine, Fault> {
  const read = readDice(typed, dice);
  if (read.ok) return granted({ answers: [read.value], left: [] });
  const words = typed.split(/[\s,;+]+/).filter((word) => word !== '');
  const [only, another] = sharings(words, [], asking, mayStop);
  if (only !== undefined && another === undefined) return granted({ answers: only, left: [] });
  const [word = '', ...left] = words;
  const areNumbers = left.every((one) => /^\d{1,9}$/.test(one));
  if (diceRange(dice).count > 1 || !areNumbers) return read;
  const first = readDice(word, dice);
  return first.ok ? granted({ answers: [first.value], left }) : first;
}
