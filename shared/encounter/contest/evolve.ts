import type { EncounterState } from '../state.ts';
import { type Contest, type ContestRoll, contestOf } from './contest.ts';
import type { ContestEvent } from './schema.ts';

function withContest(
  state: EncounterState,
  number: number,
  change: (before: Contest) => Partial<Contest>,
): EncounterState {
  const contests = state.contests.map((one) => (one.contest === number ? { ...one, ...change(one) } : one));
  return { ...state, contests };
}

function rollOf({ contest, roll }: Contest): ContestRoll {
  if (roll === null) throw new Error(`an answer to contest ${contest} without an open roll passed decide`);
  return roll;
}

function answered(
  state: EncounterState,
  event: ContestEvent & { type: 'contestDieFell' | 'contestChoiceMade' },
): EncounterState {
  const { findings, question, contest } = event;
  const answer = event.type === 'contestDieFell' ? event.answer : { choice: event.choice };
  return withContest(state, contest, (before) => {
    const roll = rollOf(before);
    return { roll: { ...roll, answers: [...roll.answers, answer], findings, question } };
  });
}

/** Applies one event of a contest. */
export function evolveContests(state: EncounterState, event: ContestEvent): EncounterState {
  switch (event.type) {
    case 'contestBegan': {
      const { type: _, ...begun } = event;
      const contest: Contest = { ...begun, roll: null, past: [] };
      const contestsBegun = Math.max(state.contestsBegun, event.contest);
      return { ...state, contestsBegun, contests: [...state.contests, contest] };
    }
    case 'contestRollOpened': {
      const { type: _, contest, ...opened } = event;
      const roll = { ...opened, answers: [], frozen: state.combatants, options: state.options };
      return withContest(state, contest, () => ({ roll }));
    }
    case 'contestDieFell':
    case 'contestChoiceMade':
      return answered(state, event);
    case 'contestRollAbandoned':
      return withContest(state, event.contest, () => ({ roll: null }));
    case 'contestTurned': {
      const { contest, summary, position, standing } = event;
      const { findings } = rollOf(contestOf(state, contest));
      return withContest(state, contest, ({ past }) => ({
        position,
        standing,
        roll: null,
        past: [...past, { summary, findings }],
      }));
    }
    case 'contestShown':
      return withContest(state, event.contest, () => ({ isShown: event.isShown }));
    case 'contestClosed':
      return { ...state, contests: state.contests.filter(({ contest }) => contest !== event.contest) };
  }
}
