import { checkAnswer } from './answer.ts';
import { plainFigure } from './figure.ts';
import { type Hand, recordedHand, recordingHand } from './hand.ts';
import { granted, type Result, type RuleRefusal, refused } from './result.ts';
import type { Answer, Finding, Question, Rule, Step } from './step.ts';

/** Where a rule stands: through, or waiting at a question; with what it has told so far. */
export type Progress<T> =
  | { readonly ended: true; readonly outcome: T; readonly findings: readonly Finding[] }
  | { readonly ended: false; readonly question: Question; readonly findings: readonly Finding[] };

type Walked<T> =
  | { readonly stopped: false; readonly progress: Progress<T> & { ended: true } }
  | {
      readonly stopped: true;
      readonly progress: Progress<T> & { ended: false };
      readonly refusal: RuleRefusal;
      /** The hand had an answer, but one that the question cannot have. */
      readonly impossible: boolean;
    };

/** The question as plain data: what it tells apart is for exact odds alone. */
function plain(step: Exclude<Step, { step: 'tell' }>): Question {
  if (step.step === 'choose') return step;
  const { purpose, dice } = step;
  return { step: 'roll', purpose, dice };
}

/** Findings are stored and sent: what a rule's own figures carry besides stays with the rule. */
function plainFinding({ figure, ...finding }: Finding): Finding {
  return figure === undefined ? finding : { ...finding, figure: plainFigure(figure) };
}

function walk<T>(rule: Rule<T>, hand: Hand): Walked<T> {
  const findings: Finding[] = [];
  let next = rule.next();
  while (!next.done) {
    const step = next.value;
    if (step.step === 'tell') {
      findings.push(plainFinding(step.finding));
      next = rule.next();
      continue;
    }
    const given = step.step === 'roll' ? hand.roll(step) : hand.choose(step);
    const answer = given.ok ? checkAnswer(step, given.value) : given;
    if (!answer.ok) {
      const progress = { ended: false, question: plain(step), findings } as const;
      return { stopped: true, progress, refusal: answer.error, impossible: given.ok };
    }
    next = rule.next(answer.value);
  }
  return { stopped: false, progress: { ended: true, outcome: next.value, findings } };
}

/** Runs a rule to its end by one hand; refused as soon as the hand has no answer or an impossible one. */
export function run<T>(rule: Rule<T>, hand: Hand): Result<T, RuleRefusal> {
  const walked = walk(rule, hand);
  return walked.stopped ? { ok: false, error: walked.refusal } : granted(walked.progress.outcome);
}

/**
 * Runs a rule over what was recorded, up to its next open question. Refused with the code of the first
 * recorded answer that its question cannot have, or with `DICE_LEFT_OVER` when the rule ended before them.
 */
export function resume<T>(rule: Rule<T>, answers: readonly Answer[]): Result<Progress<T>, RuleRefusal> {
  let used = 0;
  const hand = recordingHand(recordedHand(answers), () => {
    used += 1;
  });
  const walked = walk(rule, hand);
  if (walked.stopped && (walked.impossible || used < answers.length))
    return { ok: false, error: walked.refusal };
  if (!walked.stopped && used < answers.length) return refused('DICE_LEFT_OVER', 'dice');
  return granted(walked.progress);
}
