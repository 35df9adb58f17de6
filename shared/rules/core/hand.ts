import { granted, type Result, type RuleRefusal, refused } from './result.ts';
import type { Answer, ChooseStep, DicePool, Question, RollAnswer, RollStep } from './step.ts';

/** Gives the face of one die, 1 to `sides`. */
export type Die = (sides: number) => number;

/** Whoever answers a rule's questions: the app's dice, the table's, a recording, a test. */
export interface Hand {
  roll(step: RollStep): Result<RollAnswer, RuleRefusal>;
  choose(step: ChooseStep): Result<Answer, RuleRefusal>;
}

/** Lets a die source roll all the dice of a step. */
export function rollAll(dice: readonly DicePool[], die: Die): RollAnswer {
  const faces: number[] = [];
  for (const { count, sides } of dice) for (let at = 0; at < count; at += 1) faces.push(die(sides));
  return { faces };
}

/** The app rolls: live with the system's randomness, reproducible with a seeded source. Decides nothing. */
export function rollingHand(die: Die): Hand {
  return {
    roll: (step) => granted(rollAll(step.dice, die)),
    choose: (step) => refused('DECISION_NEEDED', step.decision),
  };
}

/** The table rolled: single faces in the order of the rules, and decisions made beforehand by name. */
export function typedHand(
  faces: readonly number[],
  decisions: Readonly<Record<string, string | undefined>> = {},
): Hand & { leftOver(): number } {
  let used = 0;
  return {
    roll(step) {
      const count = step.dice.reduce((sum, group) => sum + group.count, 0);
      if (used + count > faces.length) return refused('DICE_MISSING', 'dice');
      const answer = { faces: faces.slice(used, used + count) };
      used += count;
      return granted(answer);
    },
    choose(step) {
      const choice = Object.hasOwn(decisions, step.decision) ? decisions[step.decision] : undefined;
      return choice === undefined ? refused('DECISION_NEEDED', step.decision) : granted({ choice });
    },
    leftOver: () => faces.length - used,
  };
}

/** What fell before falls again, question by question; then `DICE_MISSING` or `DECISION_NEEDED`. */
export function recordedHand(answers: readonly Answer[]): Hand {
  let used = 0;
  return {
    roll() {
      const answer = answers[used];
      if (answer === undefined) return refused('DICE_MISSING', 'dice');
      used += 1;
      return 'choice' in answer ? refused('BAD_REQUEST', 'answer') : granted(answer);
    },
    choose(step) {
      const answer = answers[used];
      if (answer === undefined) return refused('DECISION_NEEDED', step.decision);
      used += 1;
      return granted(answer);
    },
  };
}

/** Some of both: the first hand answers what it can, the second the rest (typed for heroes, rolled for monsters). */
export function mixedHand(first: Hand, second: Hand): Hand {
  return {
    roll(step) {
      const answer = first.roll(step);
      return !answer.ok && answer.error.code === 'DICE_MISSING' ? second.roll(step) : answer;
    },
    choose(step) {
      const answer = first.choose(step);
      return !answer.ok && answer.error.code === 'DECISION_NEEDED' ? second.choose(step) : answer;
    },
  };
}

/** Passes everything on and reports each question with its answer. */
export function recordingHand(hand: Hand, record: (question: Question, answer: Answer) => void): Hand {
  return {
    roll(step) {
      const answer = hand.roll(step);
      if (answer.ok) record(step, answer.value);
      return answer;
    },
    choose(step) {
      const answer = hand.choose(step);
      if (answer.ok) record(step, answer.value);
      return answer;
    },
  };
}
