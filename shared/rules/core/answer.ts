import { granted, type Result, type RuleRefusal, refused } from './result.ts';
import type { Answer, DicePool, Question, RollAnswer } from './step.ts';

/** How many dice a question asks for, and the least and the most that they show together. */
export function diceRange(dice: readonly DicePool[]): { count: number; least: number; most: number } {
  return dice.reduce(
    (range, { count, sides }) => ({
      count: range.count + count,
      least: range.least + count,
      most: range.most + count * sides,
    }),
    { count: 0, least: 0, most: 0 },
  );
}

function checkDice(dice: readonly DicePool[], answer: RollAnswer): Result<RollAnswer, RuleRefusal> {
  const { count, least, most } = diceRange(dice);
  if ('sum' in answer) {
    const possible = Number.isInteger(answer.sum) && answer.sum >= least && answer.sum <= most;
    return possible ? granted(answer) : refused('BAD_REQUEST', 'dice', { least, most });
  }
  const sides = dice.flatMap((group) => Array.from({ length: group.count }, () => group.sides));
  if (answer.faces.length < count) return refused('DICE_MISSING', 'dice', { count });
  if (answer.faces.length > count) return refused('DICE_LEFT_OVER', 'dice', { count });
  const wrong = answer.faces.findIndex(
    (face, at) => !Number.isInteger(face) || face < 1 || face > (sides[at] ?? 0),
  );
  if (wrong < 0) return granted(answer);
  return refused('BAD_REQUEST', `dice.${wrong}`, { least: 1, most: sides[wrong] ?? 0 });
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
