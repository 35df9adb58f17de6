import { granted, type Result, type RuleRefusal, refused } from './result.ts';
import type { Answer, DicePool, Question, RollAnswer } from './step.ts';

/** The first die that shows what it cannot show: its place and its sides. Simulations ask this millions of times. */
function impossibleFace(
  dice: readonly DicePool[],
  faces: readonly number[],
): { at: number; sides: number } | undefined {
  let first = 0;
  for (const { count, sides } of dice) {
    for (let at = first; at < first + count; at += 1) {
      const face = faces[at] ?? 0;
      if (!Number.isInteger(face) || face < 1 || face > sides) return { at, sides };
    }
    first += count;
  }
  return undefined;
}

/** How many dice a question asks for, and the least and the most that they show together. */
export function diceRange(dice: readonly DicePool[]): { count: number; least: number; most: number } {
  const range = { count: 0, least: 0, most: 0 };
  for (const { count, sides } of dice) {
    range.count += count;
    range.least += count;
    range.most += count * sides;
  }
  return range;
}

function checkDice(dice: readonly DicePool[], answer: RollAnswer): Result<RollAnswer, RuleRefusal> {
  const { count, least, most } = diceRange(dice);
  if ('sum' in answer) {
    const possible = Number.isInteger(answer.sum) && answer.sum >= least && answer.sum <= most;
    return possible ? granted(answer) : refused('BAD_REQUEST', 'dice', { least, most });
  }
  if (answer.faces.length < count) return refused('DICE_MISSING', 'dice', { count });
  if (answer.faces.length > count) return refused('DICE_LEFT_OVER', 'dice', { count });
  const wrong = impossibleFace(dice, answer.faces);
  if (wrong === undefined) return granted(answer);
  return refused('BAD_REQUEST', `dice.${wrong.at}`, { least: 1, most: wrong.sides });
}

/**
 * Checks that an answer is one that the question can have.
 * Refused: `BAD_REQUEST` (a face or sum that these dice cannot show, an option that is not offered, the
 * wrong kind of answer), `DICE_MISSING`, `DICE_LEFT_OVER`.
 */
export function checkAnswer(question: Question, answer: Answer): Result<Answer, RuleRefusal> {
  if (question.step === 'roll') {
    return 'choice' in answer ? refused('BAD_REQUEST', 'dice') : checkDice(question.dice, answer);
  }
  const offered = 'choice' in answer && question.options.some(({ id }) => id === answer.choice);
  return offered ? granted(answer) : refused('BAD_REQUEST', question.decision);
}
