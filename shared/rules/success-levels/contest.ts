import { granted, type Result, type RuleRefusal, refused } from '../core/result.ts';
import type { ContestMove, ContestState, ContestTerms, Standing } from './contest-state.ts';
import { termsOf } from './contest-state.ts';
import { type Comparison, compareScores } from './opposed.ts';
import { naturalDecides, type Switches } from './options.ts';
import { betterOf, oneHigher, rankOf, successLevel } from './tables.ts';
import {
  type HolderChoice,
  opponentOf,
  type RollKind,
  type Side,
  type SuccessLevel,
  type UltimateChoice,
} from './vocabulary.ts';

type Moved = Result<ContestState, RuleRefusal>;

/** How a contest begins: who is a player's character, what the game master demands, what is rolled. */
export interface ContestSetting {
  readonly playerCharacters: readonly Side[];
  readonly minimum?: SuccessLevel | undefined;
  readonly kind: RollKind;
}

/** A contest before its first exchange. */
export function beginContest({ playerCharacters, minimum = undefined, kind }: ContestSetting): ContestState {
  const terms = {
    playerCharacters: [...new Set(playerCharacters)],
    minimum: minimum ?? null,
    kind,
    spent: [],
  };
  return { ...terms, state: 'exchange', best: null };
}

const illegal = refused('ILLEGAL_MOVE');

function ended(terms: ContestTerms, holder: Side, level: SuccessLevel, definitive: boolean): ContestState {
  return { ...terms, state: 'ended', holder, level, definitive };
}

/** What a new exchange leaves its winner with: itself, or the best of a run of wins. */
function standingAfter(won: Standing, best: Standing | null, switches: Switches): Standing {
  const kept = switches.extendedKeepBest && best?.holder === won.holder && best.margin > won.margin;
  return kept ? best : won;
}

/** A next exchange; who won the last one goes on from it where the best level is kept. */
function nextExchange(terms: ContestTerms, standing: Standing, switches: Switches): ContestState {
  return { ...terms, state: 'exchange', best: switches.extendedKeepBest ? standing : null };
}

function afterExchange(
  state: ContestState & { readonly state: 'exchange' },
  won: Standing,
  switches: Switches,
): ContestState {
  const terms = termsOf(state);
  const standing = standingAfter(won, state.best, switches);
  const forced = terms.minimum !== null && rankOf(standing.level) < rankOf(terms.minimum);
  return forced ? nextExchange(terms, standing, switches) : { ...terms, state: 'choice', standing };
}

function reaches(won: Standing, kept: Standing, switches: Switches): boolean {
  return switches.ultimateCompare === 'margin'
    ? won.margin >= kept.margin
    : rankOf(won.level) >= rankOf(kept.level);
}

function afterUltimate(terms: ContestTerms, kept: Standing, won: Standing, switches: Switches): ContestState {
  const { holder, level } = kept;
  if (won.holder === holder) return ended(terms, holder, betterOf(oneHigher(level), won.level), true);
  if (reaches(won, kept, switches)) return { ...terms, state: 'choice', standing: won };
  switch (switches.ultimateWinTooLow) {
    case 'loss':
      return ended(terms, holder, oneHigher(level), true);
    case 'status-quo':
      return ended(terms, holder, level, false);
    case 'continue':
      return { ...terms, state: 'exchange', best: null };
  }
}

/** Fights an exchange. One that decided nothing leaves the contest as it was. */
function fight(state: ContestState, { winner, margin }: Comparison, switches: Switches): Moved {
  if (state.state !== 'exchange' && state.state !== 'ultimate-exchange') return illegal;
  if (winner === null) return granted(state);
  const won = { holder: winner, level: successLevel(margin), margin };
  return granted(
    state.state === 'exchange'
      ? afterExchange(state, won, switches)
      : afterUltimate(termsOf(state), state.standing, won, switches),
  );
}

/** The loser's ultimate action is there for player characters, once each in a contest. */
function ultimateIsOpen({ playerCharacters, spent }: ContestTerms, loser: Side, switches: Switches): boolean {
  return switches.ultimateAction && playerCharacters.includes(loser) && !spent.includes(loser);
}

function decide(state: ContestState, choice: HolderChoice, by: Side | undefined, switches: Switches): Moved {
  if (state.state !== 'choice') return illegal;
  const { standing } = state;
  if (by !== undefined && by !== standing.holder) return illegal;
  const terms = termsOf(state);
  if (choice === 'continue') return granted(nextExchange(terms, standing, switches));
  return granted(
    ultimateIsOpen(terms, opponentOf[standing.holder], switches)
      ? { ...terms, state: 'ultimate-offer', standing }
      : ended(terms, standing.holder, standing.level, false),
  );
}

function answerOffer(state: ContestState, choice: UltimateChoice, by: Side | undefined): Moved {
  if (state.state !== 'ultimate-offer') return illegal;
  const { standing } = state;
  const loser = opponentOf[standing.holder];
  if (by !== undefined && by !== loser) return illegal;
  const terms = termsOf(state);
  if (choice === 'decline') return granted(ended(terms, standing.holder, standing.level, false));
  const spent = [...terms.spent, loser];
  return granted({ ...terms, spent, state: 'ultimate-exchange', standing });
}

/**
 * The contest after a move. Refused with `ILLEGAL_MOVE` where the state does not allow it, or where `by`
 * names the one whose turn it is not.
 */
export function move(state: ContestState, made: ContestMove, switches: Switches): Moved {
  if (made.exchange !== undefined) {
    const { a, b } = made.exchange;
    return fight(state, compareScores(a, b, naturalDecides(state.kind, switches)), switches);
  }
  return made.choose !== undefined
    ? decide(state, made.choose, made.by, switches)
    : answerOffer(state, made.ultimate, made.by);
}
