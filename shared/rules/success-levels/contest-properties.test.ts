import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginContest, move } from './contest.ts';
import { type ContestMove, type ContestState, readContest } from './contest-state.ts';
import { asPrinted } from './fixtures.ts';
import type { Switches } from './options.ts';
import { optionValues, rollKinds, sides, successLevels } from './vocabulary.ts';

const die = fc.integer({ min: 1, max: 20 });
const score = fc.record({ natural: die, added: fc.integer({ min: -5, max: 15 }) });
const thrown = score.map(({ natural, added }) => ({ natural, total: natural + added }));
const moves: fc.Arbitrary<ContestMove> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ exchange: fc.record({ a: thrown, b: thrown }) }) },
  { weight: 2, arbitrary: fc.record({ choose: fc.constantFrom('stop', 'continue') }) },
  { weight: 2, arbitrary: fc.record({ ultimate: fc.constantFrom('accept', 'decline') }) },
);
const settings = fc.record({
  playerCharacters: fc.subarray([...sides]),
  minimum: fc.option(fc.constantFrom(...successLevels), { nil: undefined }),
  kind: fc.constantFrom(...rollKinds),
});
const switches: fc.Arbitrary<Switches> = fc
  .record({
    naturalAuto: fc.constantFrom(...optionValues.naturalAuto),
    extendedKeepBest: fc.boolean(),
    ultimateAction: fc.boolean(),
    ultimateWinTooLow: fc.constantFrom(...optionValues.ultimateWinTooLow),
    ultimateCompare: fc.constantFrom(...optionValues.ultimateCompare),
  })
  .map((some) => ({ ...asPrinted, ...some }));

/** All the states that a contest goes through; refused moves leave it where it is. */
function history(start: ContestState, made: readonly ContestMove[], by: Switches): readonly ContestState[] {
  const states = [start];
  let state = start;
  for (const next of made) {
    const result = move(state, next, by);
    if (result.ok) state = result.value;
    else expect(result.error.code).toBe('ILLEGAL_MOVE');
    states.push(state);
  }
  return states;
}

test('a contest can be saved and taken up again at every state', () => {
  fc.assert(
    fc.property(settings, fc.array(moves, { maxLength: 20 }), switches, (setting, made, by) => {
      const states = history(beginContest(setting), made, by);
      for (const [at, state] of states.entries()) {
        const saved = readContest(JSON.parse(JSON.stringify(state)));
        expect(saved).toEqual({ ok: true, value: state });
        if (saved.ok) expect(history(saved.value, made.slice(at), by).at(-1)).toEqual(states.at(-1));
      }
    }),
  );
});

test('whatever has ended stays as it is, and nobody holds less than the minimum', () => {
  fc.assert(
    fc.property(settings, fc.array(moves, { maxLength: 20 }), switches, (setting, made, by) => {
      const states = history(beginContest(setting), made, by);
      const end = states.findIndex(({ state }) => state === 'ended');
      if (end >= 0) expect(new Set(states.slice(end)).size).toBe(1);
      const least = setting.minimum === undefined ? 0 : successLevels.indexOf(setting.minimum);
      for (const state of states) {
        if (state.state === 'exchange') continue;
        const level = state.state === 'ended' ? state.level : state.standing.level;
        expect(successLevels.indexOf(level)).toBeGreaterThanOrEqual(least);
      }
    }),
  );
});

test.each([
  ['nothing', null],
  ['an unknown state', { ...beginContest({ playerCharacters: [], kind: 'other' }), state: 'lost' }],
  ['a side that is not there', { ...beginContest({ playerCharacters: [], kind: 'other' }), spent: ['c'] }],
])('a saved contest is refused: %s', (_, saved) => {
  expect(readContest(saved)).toMatchObject({ ok: false, error: { code: 'BAD_REQUEST' } });
});
