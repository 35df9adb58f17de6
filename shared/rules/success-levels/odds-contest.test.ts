import { describe, expect, test } from 'vitest';
import { reduced, toNumber } from '../../dice/chance.ts';
import { seededDice } from '../../dice/seeded.ts';
import { straysFrom } from '../core/odds-sampling.ts';
import { refused } from '../core/result.ts';
import { beginContest, move } from './contest.ts';
import type { ContestMove, ContestState } from './contest-state.ts';
import { asPrinted, pair } from './fixtures.ts';
import { type ContestPolicy, contestOdds } from './odds-contest.ts';
import type { Switches } from './options.ts';
import { rankOf } from './tables.ts';
import { opponentOf, type Side, type SuccessLevel, type UltimateChoice } from './vocabulary.ts';

const fraction = (numerator: bigint, denominator: bigint) => ({ numerator, denominator });
const equals = pair({}, {});

/** Stops with this level or a better one. */
function stopsFrom(least: SuccessLevel, ultimate: UltimateChoice = 'decline'): ContestPolicy {
  return {
    holder: (_, level) => (rankOf(level) >= rankOf(least) ? 'stop' : 'continue'),
    ultimate: () => ultimate,
  };
}

const begun = (playerCharacters: readonly Side[] = [], minimum?: SuccessLevel) =>
  beginContest({ playerCharacters, minimum, kind: 'other' });

function oddsOfContest(
  start: ContestState,
  policy: ContestPolicy,
  switches: Switches = asPrinted,
  contestants = equals,
) {
  const odds = contestOdds(contestants, start, policy, switches);
  if (!odds.ok) throw new Error(odds.error.code);
  const { outcomes, counts } = odds.value.endings;
  const endings = new Map(
    counts.map(([{ holder, level, definitive }, count]) => [
      `${holder} ${level}${definitive ? ' definitively' : ''}`,
      reduced(fraction(count, outcomes)),
    ]),
  );
  return { endings, a: reduced(odds.value.wins.a), exchanges: reduced(odds.value.exchanges) };
}

describe('a contest of two equals, worked out by hand', () => {
  test('who stops at once: 380 of 400 exchanges decide, so 20/19 of them are fought', () => {
    expect(oddsOfContest(begun(), stopsFrom('marginal'))).toEqual({
      endings: new Map([
        ['a marginal', fraction(27n, 190n)],
        ['a minor', fraction(81n, 380n)],
        ['a major', fraction(11n, 76n)],
        ['b marginal', fraction(27n, 190n)],
        ['b minor', fraction(81n, 380n)],
        ['b major', fraction(11n, 76n)],
      ]),
      a: fraction(1n, 2n),
      exchanges: fraction(20n, 19n),
    });
  });

  test.each<[string, ContestState, ContestPolicy]>([
    ['who wants a major success', begun(), stopsFrom('major')],
    ['whom the game master forces', begun([], 'major'), stopsFrom('marginal')],
  ])('%s: 110 of 400 exchanges give one, so 40/11 are fought', (_, start, policy) => {
    expect(oddsOfContest(start, policy)).toEqual({
      endings: new Map([
        ['a major', fraction(1n, 2n)],
        ['b major', fraction(1n, 2n)],
      ]),
      a: fraction(1n, 2n),
      exchanges: fraction(40n, 11n),
    });
  });

  test('a dares the ultimate action against a minor success: 136 of 380 reach it, and the rest is lost', () => {
    const start: ContestState = {
      ...begun(['a']),
      state: 'ultimate-offer',
      standing: { holder: 'b', level: 'minor', margin: 4 },
    };
    // b wins in 190: 135 times no higher than minor, 55 times major, which is what one higher is too.
    // a wins in 190: 54 times too low, and 136 times enough; then a stops, and b has no ultimate action.
    expect(oddsOfContest(start, stopsFrom('marginal', 'accept'))).toEqual({
      endings: new Map(
        [
          ['b major definitively', fraction(244n, 380n)],
          ['a minor', fraction(81n, 380n)],
          ['a major', fraction(55n, 380n)],
        ].map(([ending, chance]) => [ending, reduced(chance as ReturnType<typeof fraction>)]),
      ),
      a: reduced(fraction(136n, 380n)),
      exchanges: fraction(20n, 19n),
    });
  });

  test('who declines loses without an exchange', () => {
    const start: ContestState = {
      ...begun(['a']),
      state: 'ultimate-offer',
      standing: { holder: 'b', level: 'minor', margin: 4 },
    };
    expect(oddsOfContest(start, stopsFrom('marginal'))).toEqual({
      endings: new Map([['b minor', fraction(1n, 1n)]]),
      a: fraction(0n, 1n),
      exchanges: fraction(0n, 1n),
    });
  });

  test('a contest that has ended stays as it is', () => {
    const start: ContestState = { ...begun(), state: 'ended', holder: 'a', level: 'minor', definitive: true };
    expect(oddsOfContest(start, stopsFrom('marginal'))).toMatchObject({
      endings: new Map([['a minor definitively', fraction(1n, 1n)]]),
      exchanges: fraction(0n, 1n),
    });
  });

  test('who never stops never ends', () => {
    const onAndOn: ContestPolicy = { holder: () => 'continue', ultimate: () => 'accept' };
    expect(contestOdds(equals, begun(), onAndOn, asPrinted)).toEqual(refused('CHAIN_NEVER_ENDS'));
  });
});

/** Plays contests with seeded dice, move by move. */
function played(
  added: Readonly<Record<Side, number>>,
  start: ContestState,
  policy: ContestPolicy,
  switches: Switches,
) {
  const die = seededDice(35);
  const throwFor = (side: Side) => {
    const natural = die(20);
    return { natural, total: natural + added[side] };
  };
  function nextMove(state: ContestState): ContestMove | null {
    switch (state.state) {
      case 'exchange':
      case 'ultimate-exchange':
        return { exchange: { a: throwFor('a'), b: throwFor('b') } };
      case 'choice':
        return { choose: policy.holder(state.standing.holder, state.standing.level) };
      case 'ultimate-offer':
        return { ultimate: policy.ultimate(opponentOf[state.standing.holder], state.standing.level) };
      case 'ended':
        return null;
    }
  }
  const endings = new Map<string, number>();
  let exchanges = 0;
  let squares = 0;
  const contests = 200_000;
  for (let contest = 0; contest < contests; contest += 1) {
    let state = start;
    let fought = 0;
    for (let made = nextMove(state); made !== null; made = nextMove(state)) {
      if (made.exchange !== undefined) fought += 1;
      const next = move(state, made, switches);
      if (!next.ok) throw new Error(next.error.code);
      state = next.value;
    }
    if (state.state !== 'ended') throw new Error('it goes on');
    const { holder, level, definitive } = state;
    const name = JSON.stringify({ holder, level, definitive });
    endings.set(name, (endings.get(name) ?? 0) + 1);
    exchanges += fought;
    squares += fought * fought;
  }
  const average = exchanges / contests;
  return { endings, average, standardError: Math.sqrt((squares / contests - average * average) / contests) };
}

describe('in 200,000 contests with seeded dice', () => {
  test.each<[string, Readonly<Record<Side, number>>, ContestState, ContestPolicy, Partial<Switches>]>([
    ['equals who stop at once', { a: 0, b: 0 }, begun(), stopsFrom('marginal'), {}],
    [
      'a minimum, both player characters',
      { a: 2, b: 0 },
      begun(['a', 'b'], 'minor'),
      stopsFrom('major', 'accept'),
      {},
    ],
    [
      'what is too low goes on',
      { a: 1, b: 3 },
      begun(['a', 'b']),
      stopsFrom('major', 'accept'),
      { ultimateWinTooLow: 'continue' },
    ],
    [
      'what is too low changes nothing',
      { a: 1, b: 3 },
      begun(['a']),
      stopsFrom('minor', 'accept'),
      { ultimateWinTooLow: 'status-quo' },
    ],
    [
      'the best level is kept, and margins count',
      { a: 4, b: 0 },
      begun(['a', 'b'], 'minor'),
      stopsFrom('major', 'accept'),
      { extendedKeepBest: true, ultimateCompare: 'margin' },
    ],
    [
      '20 and 1 decide by themselves',
      { a: 12, b: 0 },
      begun(['b']),
      stopsFrom('complete', 'accept'),
      { naturalAuto: 'all' },
    ],
  ])('%s', (_, added, start, policy, house) => {
    const switches = { ...asPrinted, ...house };
    const odds = contestOdds(pair({ skill: added.a }, { skill: added.b }), start, policy, switches);
    if (!odds.ok) throw new Error(odds.error.code);
    const { endings, average, standardError } = played(added, start, policy, switches);
    expect(straysFrom(odds.value.endings, endings)).toEqual([]);
    const expected = toNumber(odds.value.exchanges);
    expect(Math.abs(average - expected)).toBeLessThan(4 * Math.max(standardError, 1e-9));
  });
});
