import type { Label } from '../core/label.ts';
import { choose, type Rule, tell } from '../core/step.ts';
import { move } from './contest.ts';
import type { ContestMove, ContestState } from './contest-state.ts';
import type { OpposedResult } from './opposed.ts';
import type { Switches } from './options.ts';
import { holderChoices, opponentOf, type Side, ultimateChoices } from './vocabulary.ts';
import { word } from './words.ts';

/** One turn of a contest: the state after it, and the exchange if one was fought. */
export interface ContestTurn<Exchange extends OpposedResult> {
  readonly state: ContestState;
  readonly exchange: Exchange | null;
}

function moved(state: ContestState, made: ContestMove, switches: Switches): ContestState {
  const next = move(state, made, switches);
  if (!next.ok) throw new Error(`a contest offered a move that it refuses: ${next.error.code}`);
  return next.value;
}

function* tellStanding(state: ContestState, names: Readonly<Record<Side, Label>>): Rule<void> {
  switch (state.state) {
    case 'exchange':
      return yield* tell({
        verdict: word('verdict.exchange'),
        why: state.minimum === null ? word('why.nobodyHolds') : minimumWhy(state.minimum),
        tone: 'neutral',
      });
    case 'ended': {
      const { holder, level, definitive } = state;
      return yield* tell({
        verdict: word('verdict.ended', { name: names[holder], level: word(`level.${level}`) }),
        why: word(definitive ? 'why.definitive' : 'why.stopped'),
        tone: holder === 'a' ? 'good' : 'bad',
      });
    }
    case 'choice':
    case 'ultimate-offer':
    case 'ultimate-exchange':
      return undefined;
  }
}

function minimumWhy(minimum: NonNullable<ContestState['minimum']>) {
  return word('why.minimum', { level: word(`level.${minimum}`) });
}

/**
 * One turn of a contest: an exchange, the holder's choice, or the answer to an offered ultimate action. A
 * tie ends the turn too, and the state asks for the exchange again. A contest that has ended stays as it is.
 * `exchange` is the roll that this contest is fought with: opposed rolls, or exchanges of a fight.
 */
export function* contestTurn<Exchange extends OpposedResult>(
  state: ContestState,
  names: Readonly<Record<Side, Label>>,
  exchange: () => Rule<Exchange>,
  switches: Switches,
): Rule<ContestTurn<Exchange>> {
  switch (state.state) {
    case 'exchange':
    case 'ultimate-exchange': {
      const fought = yield* exchange();
      const next = moved(state, { exchange: fought.thrown }, switches);
      yield* tellStanding(next, names);
      return { state: next, exchange: fought };
    }
    case 'choice': {
      const { holder, level } = state.standing;
      const made = yield* choose(
        'holderChoice',
        word('question.holder', { name: names[holder], level: word(`level.${level}`) }),
        holderChoices.map((id) => ({ id, label: word(`holderChoice.${id}`) })),
      );
      const next = moved(state, { choose: made }, switches);
      yield* tellStanding(next, names);
      return { state: next, exchange: null };
    }
    case 'ultimate-offer': {
      const { holder, level } = state.standing;
      const made = yield* choose(
        'ultimateChoice',
        word('question.ultimate', { name: names[opponentOf[holder]], level: word(`level.${level}`) }),
        ultimateChoices.map((id) => ({ id, label: word(`ultimateChoice.${id}`) })),
      );
      const next = moved(state, { ultimate: made }, switches);
      yield* tellStanding(next, names);
      return { state: next, exchange: null };
    }
    case 'ended':
      return { state, exchange: null };
  }
}
