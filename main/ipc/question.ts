import type { StartChoice, StartQuestion } from '../../shared/ipc/question-contract.ts';
import { granted, refused } from '../../shared/rules/core/result.ts';
import type { Area, HandlersOf } from './handler.ts';

/** One question at a time, put to a page and answered by it. */
export interface StartQuestions {
  readonly handlers: HandlersOf<Area<'question'>>;
  /** Puts a question; answered by the page, or by `giveUp`. */
  readonly put: (question: StartQuestion) => Promise<StartChoice>;
  /** Answers for a person who closes the page. */
  readonly giveUp: () => void;
}

/** Starts without a question. */
export function startQuestions(): StartQuestions {
  let open: { readonly question: StartQuestion; readonly answer: (choice: StartChoice) => void } | undefined;
  return {
    handlers: {
      'question.read': () => (open === undefined ? refused('NOT_FOUND') : granted(open.question)),
      'question.answer': ({ choice }) => {
        if (open === undefined) return refused('NOT_FOUND');
        if (!open.question.choices.includes(choice)) return refused('BAD_INPUT', 'choice');
        open.answer(choice);
        return granted(null);
      },
    },
    put: (question) =>
      new Promise((resolve) => {
        open = {
          question,
          answer: (choice) => {
            open = undefined;
            resolve(choice);
          },
        };
      }),
    giveUp: () => open?.answer('quit'),
  };
}
