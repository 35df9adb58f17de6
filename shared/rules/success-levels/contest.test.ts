import { expect, test } from 'vitest';
import { beginContest, type ContestSetting, move } from './contest.ts';
import type { ContestMove, ContestState } from './contest-state.ts';
import { asPrinted } from './fixtures.ts';
import type { Switches } from './options.ts';
import type { Side, SuccessLevel } from './vocabulary.ts';

/** An exchange as the table writes it: each side's die and what it adds. */
function fought(a: readonly [number, number], b: readonly [number, number]): ContestMove {
  const score = ([natural, added]: readonly [number, number]) => ({ natural, total: natural + added });
  return { exchange: { a: score(a), b: score(b) } };
}

/** An exchange that a side wins by a margin, by 0 with the lower die. */
function wins(side: Side, margin: number): ContestMove {
  return side === 'a' ? fought([10, margin], [11, -1]) : fought([11, -1], [10, margin]);
}

const stop: ContestMove = { choose: 'stop' };
const goOn: ContestMove = { choose: 'continue' };
const accept: ContestMove = { ultimate: 'accept' };
const decline: ContestMove = { ultimate: 'decline' };
const undecided = fought([10, 5], [10, 5]);

interface Row {
  readonly of?: Partial<ContestSetting>;
  readonly switches?: Partial<Switches>;
  readonly moves: readonly ContestMove[];
}

function reached({ of = {}, switches = {}, moves }: Row): ContestState | string {
  let state = beginContest({ playerCharacters: [], kind: 'other', ...of });
  for (const made of moves) {
    const next = move(state, made, { ...asPrinted, ...switches });
    if (!next.ok) return next.error.code;
    state = next.value;
  }
  return state;
}

const choice = (holder: Side, level: SuccessLevel) => ({ state: 'choice', standing: { holder, level } });
const ended = (holder: Side, level: SuccessLevel, definitive = false) =>
  ({ state: 'ended', holder, level, definitive }) as const;
const exchange = { state: 'exchange' };
const bIsPlayer = { playerCharacters: ['b'] } as const;
const bothPlay = { playerCharacters: ['a', 'b'] } as const;
const aKeepsMinor = [fought([14, 3], [9, 4]), stop];

test.each<[string, Row, object]>([
  ['a contest begins with an exchange', { moves: [] }, exchange],
  ['17 against 13: a holds minor', { moves: [fought([14, 3], [9, 4])] }, choice('a', 'minor')],
  ['R18: a may stop', { moves: aKeepsMinor }, ended('a', 'minor')],
  ['R18: a may go on, and holds nothing then', { moves: [wins('a', 4), goOn] }, exchange],
  [
    'R19: the loser may win the next one and stop',
    { moves: [wins('a', 4), goOn, fought([5, 3], [18, 4]), stop] },
    ended('b', 'major'),
  ],
  ['R19: b wins by 2', { moves: [wins('a', 4), goOn, wins('b', 2)] }, choice('b', 'marginal')],
  ['A5: a tie of total and die is fought again', { moves: [undecided] }, exchange],
  ['R20: minor under a minimum of major', { of: { minimum: 'major' }, moves: [wins('a', 9)] }, exchange],
  ['R20: major reaches it', { of: { minimum: 'major' }, moves: [wins('a', 10)] }, choice('a', 'major')],
  [
    'A16: whoever wins must reach it',
    { of: { minimum: 'minor' }, moves: [wins('a', 0), wins('b', 3)] },
    exchange,
  ],
  ['A7: the last exchange counts', { moves: [wins('a', 9), goOn, wins('a', 1)] }, choice('a', 'marginal')],
])('%s', (_, row, expected) => {
  expect(reached(row)).toMatchObject(expected);
});

test.each<[string, Row, object]>([
  [
    'R23: offered to a player’s character',
    { of: bIsPlayer, moves: aKeepsMinor },
    { state: 'ultimate-offer' },
  ],
  ['R23: not to another', { of: { playerCharacters: ['a'] }, moves: aKeepsMinor }, ended('a', 'minor')],
  ['R23: not while the opponent goes on', { of: bIsPlayer, moves: [wins('a', 4), goOn] }, exchange],
  ['declined', { of: bIsPlayer, moves: [...aKeepsMinor, decline] }, ended('a', 'minor')],
  [
    'R24, R25: 19 against 13 is minor too, and b may stop or go on',
    { of: bIsPlayer, moves: [...aKeepsMinor, accept, fought([10, 3], [15, 4])] },
    choice('b', 'minor'),
  ],
  [
    'R26: 14 against 15',
    { of: bIsPlayer, moves: [...aKeepsMinor, accept, fought([12, 3], [10, 4])] },
    ended('a', 'major', true),
  ],
  [
    'A9: won by 2, below the kept level',
    { of: bIsPlayer, moves: [...aKeepsMinor, accept, wins('b', 2)] },
    ended('a', 'major', true),
  ],
  [
    'A5: an undecided one is fought again',
    { of: bIsPlayer, moves: [...aKeepsMinor, accept, undecided] },
    { state: 'ultimate-exchange', standing: { holder: 'a', level: 'minor' } },
  ],
  [
    'A11: the other player’s character has one too',
    { of: bothPlay, moves: [...aKeepsMinor, accept, wins('b', 6), stop] },
    { state: 'ultimate-offer', standing: { holder: 'b', level: 'minor' } },
  ],
  [
    'A11: once each in a contest',
    { of: bIsPlayer, moves: [...aKeepsMinor, accept, wins('b', 6), goOn, wins('a', 0), stop] },
    ended('a', 'marginal'),
  ],
])('the ultimate action: %s', (_, row, expected) => {
  expect(reached(row)).toMatchObject(expected);
});

test.each<[string, number, Side, number, SuccessLevel]>([
  ['kept minor, lost by marginal', 4, 'a', 0, 'major'],
  ['kept marginal, lost by complete', 0, 'a', 20, 'complete'],
  ['kept major, lost by marginal', 10, 'a', 0, 'complete'],
  ['kept complete, lost by marginal', 20, 'a', 0, 'complete'],
  ['kept complete, won below', 20, 'b', 19, 'complete'],
])('R26: %s', (_, kept, winner, margin, level) => {
  const moves = [wins('a', kept), stop, accept, wins(winner, margin)];
  expect(reached({ of: bIsPlayer, moves })).toMatchObject(ended('a', level, true));
});

const tooLow = [...aKeepsMinor, accept, wins('b', 2)];
const marginFour = [wins('a', 9), stop, accept, wins('b', 4)];

test.each<[string, Row, object]>([
  [
    'ultimateAction false',
    { of: bIsPlayer, switches: { ultimateAction: false }, moves: aKeepsMinor },
    ended('a', 'minor'),
  ],
  [
    'ultimateWinTooLow status-quo',
    { of: bIsPlayer, switches: { ultimateWinTooLow: 'status-quo' }, moves: tooLow },
    ended('a', 'minor'),
  ],
  [
    'ultimateWinTooLow continue',
    { of: bIsPlayer, switches: { ultimateWinTooLow: 'continue' }, moves: tooLow },
    exchange,
  ],
  ['ultimateCompare level: 4 equals a kept 9', { of: bIsPlayer, moves: marginFour }, choice('b', 'minor')],
  [
    'ultimateCompare margin: 4 does not equal a kept 9',
    { of: bIsPlayer, switches: { ultimateCompare: 'margin' }, moves: marginFour },
    ended('a', 'major', true),
  ],
  [
    'ultimateCompare margin: 9 equals a kept 9',
    {
      of: bIsPlayer,
      switches: { ultimateCompare: 'margin' },
      moves: [...marginFour.slice(0, 3), wins('b', 9)],
    },
    choice('b', 'minor'),
  ],
  [
    'extendedKeepBest: a wins again, lower',
    { switches: { extendedKeepBest: true }, moves: [wins('a', 12), goOn, wins('a', 1)] },
    choice('a', 'major'),
  ],
  [
    'extendedKeepBest: through a tie and a third win',
    {
      switches: { extendedKeepBest: true },
      moves: [wins('a', 12), goOn, undecided, wins('a', 1), goOn, wins('a', 5)],
    },
    choice('a', 'major'),
  ],
  [
    'extendedKeepBest: losing still loses all',
    { switches: { extendedKeepBest: true }, moves: [wins('a', 12), goOn, wins('b', 1), goOn, wins('a', 1)] },
    choice('a', 'marginal'),
  ],
  [
    'naturalAuto all: a 20 wins barely',
    { switches: { naturalAuto: 'all' }, moves: [fought([20, 0], [10, 20])] },
    choice('a', 'marginal'),
  ],
  [
    'naturalAuto attacks: in a fight',
    { of: { kind: 'attack' }, switches: { naturalAuto: 'attacks' }, moves: [fought([20, 0], [10, 20])] },
    choice('a', 'marginal'),
  ],
])('%s', (_, row, expected) => {
  expect(reached(row)).toMatchObject(expected);
});

test.each<[string, Row]>([
  ['a choice before the first exchange', { moves: [stop] }],
  ['an answer to no offer', { moves: [accept] }],
  ['another exchange while a chooses', { moves: [wins('a', 4), wins('a', 4)] }],
  ['R18: the loser goes on', { moves: [wins('a', 4), { choose: 'continue', by: 'b' }] }],
  [
    'the winner accepts the loser’s offer',
    { of: bIsPlayer, moves: [...aKeepsMinor, { ultimate: 'accept', by: 'a' }] },
  ],
  ['an exchange before the offer is answered', { of: bIsPlayer, moves: [...aKeepsMinor, wins('b', 9)] }],
  ['R20: stopping below the minimum', { of: { minimum: 'major' }, moves: [wins('a', 4), stop] }],
  [
    'anything after a definitive end',
    { of: bothPlay, moves: [...aKeepsMinor, accept, wins('a', 0), accept] },
  ],
  ['another exchange after the end', { moves: [...aKeepsMinor, wins('b', 4)] }],
])('illegal: %s', (_, row) => {
  expect(reached(row)).toBe('ILLEGAL_MOVE');
});
