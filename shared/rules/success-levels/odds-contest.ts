import type { Rational } from '../../dice/chance.ts';
import { type ChainStep, followChain } from '../core/odds-chain.ts';
import { chancesOf, oddsOf } from '../core/odds-reading.ts';
import { type Odds, Tally } from '../core/odds-tally.ts';
import { granted, type Refusal, type Result } from '../core/result.ts';
import { move } from './contest.ts';
import type { ContestMove, ContestState } from './contest-state.ts';
import { type Contestant, opposedRoll } from './opposed.ts';
import type { Switches } from './options.ts';
import { levelTable, successLevel } from './tables.ts';
import {
  type HolderChoice,
  opponentOf,
  type Side,
  type SuccessLevel,
  sides,
  type UltimateChoice,
} from './vocabulary.ts';

/** How both decide whenever the contest asks. */
export interface ContestPolicy {
  /** Whether who holds this level stops or goes on. */
  readonly holder: (holder: Side, level: SuccessLevel) => HolderChoice;
  /** Whether the loser dares the ultimate action against this level. */
  readonly ultimate: (loser: Side, level: SuccessLevel) => UltimateChoice;
}

/** How a contest ended. */
export type Ending = Pick<ContestState & { state: 'ended' }, 'holder' | 'level' | 'definitive'>;

/** What to expect of a contest. */
export interface ContestOdds {
  readonly endings: Odds<Ending>;
  readonly wins: Readonly<Record<Side, Rational>>;
  /** Exchanges still to fight, on average, those that decide nothing included. */
  readonly exchanges: Rational;
}

/** What of an exchange a contest looks at. */
type Exchange = { readonly winner: Side | null; readonly margin: number };

/** Dice and totals with this winner and margin, whatever was added to the dice: as moves are written down. */
function exchangeMove({ winner, margin }: Exchange): ContestMove {
  const lower = { total: 0, natural: 10 };
  // The same total goes to the lower die, and to nobody where the dice are the same too.
  const higher = { total: margin, natural: winner === null ? 10 : 9 };
  return { exchange: winner === 'b' ? { a: lower, b: higher } : { a: higher, b: lower } };
}

/** The exchanges that a contest can tell apart: by level, and by margin only where a switch compares margins. */
function exchangesOf(
  contestants: Readonly<Record<Side, Contestant>>,
  { kind }: ContestState,
  switches: Switches,
): Odds<Exchange> {
  const marginCounts = switches.extendedKeepBest || switches.ultimateCompare === 'margin';
  return oddsOf(
    () => opposedRoll(contestants, kind, switches),
    ({ winner, margin }) => ({
      winner,
      margin: marginCounts ? margin : levelTable[successLevel(margin)].from,
    }),
    { byClass: true },
  );
}

/** Every way in which a state can go on under a policy, with its outcomes; none from an end. */
function movesFrom(
  state: ContestState,
  exchanges: Odds<Exchange>,
  { holder, ultimate }: ContestPolicy,
): readonly (readonly [ContestMove, bigint])[] {
  switch (state.state) {
    case 'exchange':
    case 'ultimate-exchange':
      return exchanges.counts.map(([exchange, count]) => [exchangeMove(exchange), count]);
    case 'choice':
      return [[{ choose: holder(state.standing.holder, state.standing.level) }, 1n]];
    case 'ultimate-offer':
      return [[{ ultimate: ultimate(opponentOf[state.standing.holder], state.standing.level) }, 1n]];
    case 'ended':
      return [];
  }
}

function endingOf(state: ContestState | undefined): Ending {
  if (state?.state !== 'ended') throw new Error('a chain of moves ended in a contest that goes on');
  const { holder, level, definitive } = state;
  return { holder, level, definitive };
}

/**
 * The odds of a contest from any of its states under a policy: those of a Markov chain over its states. A tie
 * goes back to the state that it was fought in. Refused: `CHAIN_NEVER_ENDS` (the policy never stops).
 */
export function contestOdds(
  contestants: Readonly<Record<Side, Contestant>>,
  start: ContestState,
  policy: ContestPolicy,
  switches: Switches,
): Result<ContestOdds, Refusal<'CHAIN_NEVER_ENDS'>> {
  const exchanges = exchangesOf(contestants, start, switches);
  const states = new Map([[JSON.stringify(start), start]]);
  const steps = new Map<string, ChainStep>();
  // States that are found on the way are walked in their turn.
  for (const [name, state] of states) {
    const to = new Map<string, bigint>();
    for (const [made, count] of movesFrom(state, exchanges, policy)) {
      const next = move(state, made, switches);
      if (!next.ok) throw new Error(`a contest refused a move of its own: ${next.error.code}`);
      const nextName = JSON.stringify(next.value);
      states.set(nextName, next.value);
      to.set(nextName, (to.get(nextName) ?? 0n) + count);
    }
    const fought = state.state === 'exchange' || state.state === 'ultimate-exchange';
    if (to.size > 0) steps.set(name, { to, lasts: fought ? 1 : 0 });
  }
  const chain = followChain(steps, JSON.stringify(start));
  if (!chain.ok) return chain;
  const ended = new Tally<Ending>();
  for (const [name, count] of chain.value.ends.counts) {
    ended.add(endingOf(states.get(name)), count, chain.value.ends.outcomes);
  }
  const endings = ended.odds();
  return granted({
    endings,
    wins: chancesOf(endings, sides, ({ holder }) => holder),
    exchanges: chain.value.length,
  });
}
