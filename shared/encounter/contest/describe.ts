import { appWord } from '../../locales/app-word.ts';
import type { KeyLabel, Label } from '../../rules/core/label.ts';
import { sumOf } from '../../rules/core/step.ts';
import type { EncounterState } from '../state.ts';
import { type Contest, contestOf } from './contest.ts';
import type { ContestEvent } from './schema.ts';

/** Who contests, in words. */
export function sidesOf({ sides }: Pick<Contest, 'sides'>): Label {
  const [first, second] = sides.map(({ name }) => name);
  if (first === undefined) throw new Error('a contest of nobody');
  return second === undefined ? first : appWord('contest.versus', { first, second });
}

/** What a contest is called: by its subject, else by who contests. */
export function contestName({ subject, sides }: Pick<Contest, 'subject' | 'sides'>): Label {
  return subject === '' ? sidesOf({ sides }) : { text: subject };
}

/** An event of a contest in words, by its effect. */
export function describeContestEvent(event: ContestEvent, after: EncounterState): KeyLabel {
  if (event.type === 'contestClosed') return appWord('event.contestClosed', { name: event.name });
  const name = contestName(contestOf(after, event.contest));
  switch (event.type) {
    case 'contestBegan':
      return appWord('event.contestBegan', { name, form: event.label });
    case 'contestRollOpened':
      return event.question?.step === 'choose'
        ? appWord('event.contestDecides', { name, question: event.question.purpose })
        : appWord('event.contestRollOpened', { name });
    case 'contestDieFell':
      return appWord('event.contestDieFell', { name, sum: sumOf(event.answer) });
    case 'contestChoiceMade':
      return appWord('event.contestChoiceMade', { name });
    case 'contestRollAbandoned':
      return appWord('event.contestRollAbandoned', { name });
    case 'contestTurned':
      return appWord('event.contestTurned', { name, summary: event.summary });
    case 'contestShown':
      return appWord(event.isShown ? 'event.contestShown' : 'event.contestHidden', { name });
  }
}

/** Of the events of contests, those that name a step that holds several, the most telling first. */
export const tellingContestEvents = [
  'contestBegan',
  'contestTurned',
  'contestDieFell',
  'contestChoiceMade',
  'contestRollOpened',
  'contestRollAbandoned',
  'contestShown',
  'contestClosed',
] as const satisfies readonly ContestEvent['type'][];
