import type { Question, RollAnswer } from '../../rules/core/step.ts';
import type { Table } from '../decide.ts';
import type { EncounterState } from '../state.ts';
import { Unfolding } from '../unfolding.ts';
import { contestIn } from './contest.ts';
import { unfoldContest } from './decide.ts';
import type { ContestCommand } from './schema.ts';

/** What a roll of a contest is opened with. */
export type BroughtToRoll = Pick<ContestCommand & { type: 'rollContest' }, 'modifiers' | 'helpers'>;

const nothingBrought: BroughtToRoll = { modifiers: [], helpers: [] };

/**
 * What a contest asks after further dice: a question of its open roll, or of the one that they open, with what is
 * brought to it and nothing to those that follow. Null when it is over, undefined where the dice do not answer it.
 */
export function askedInContest(
  state: EncounterState,
  contest: number,
  brought: BroughtToRoll,
  dice: readonly RollAnswer[],
  rules: Omit<Table, 'die'>,
): Question | null | undefined {
  const table: Table = {
    ...rules,
    die: () => {
      throw new Error('only the table’s dice are asked about');
    },
  };
  const unfolding = new Unfolding(state);
  const opened = (): Question | null | undefined => {
    const now = contestIn(unfolding.state, contest);
    if (now === undefined || now.standing.phase === 'over') return null;
    if (now.roll !== null) return now.roll.question;
    const opening = unfolding.events.length === 0 ? brought : nothingBrought;
    const open = unfoldContest(unfolding, { type: 'rollContest', contest, ...opening }, table);
    return open.ok ? (contestIn(unfolding.state, contest)?.roll?.question ?? null) : undefined;
  };
  for (const answer of dice) {
    if (opened()?.step !== 'roll') return undefined;
    if (!unfoldContest(unfolding, { type: 'answerContest', contest, answer }, table).ok) return undefined;
  }
  return opened();
}
