import { describe, expect, test } from 'vitest';
import { contestOf } from './contest.ts';
import {
  by,
  choose,
  contest,
  exchange,
  fell,
  level,
  named,
  roll,
  standing,
  table,
} from './contest-fixtures.ts';
import type { EntrantInput } from './schema.ts';

/**
 * Contests of the success levels as commands and events. Totals, margins and levels are worked out by hand from
 * the printed rules: 0–3 marginal, 4–9 minor, 10–19 major, 20 and more complete.
 */

describe('a test with help', () => {
  const begun = () => table().play(contest('test', [by(1, 'skills.0')], { inputs: { difficulty: 18 } }));
  const help = (wanted: number, entrant = by(2, 'skills.0')) => ({ entrant, helps: 0, wanted, modifier: 0 });

  test.each([
    // +2 wanted is difficulty 10: 6 + 4 reaches it. 11 + 5 + 2 = 18.
    ['helped by 2', [6, 11], 'over', 'verdict.success.marginal'],
    // 5 + 4 misses 10: the bonus becomes a penalty. 14 + 5 − 2 = 17.
    ['hindered by 2', [5, 14], 'over', 'verdict.failure'],
    // A 20, and 6 + 4 confirms: +4. 13 + 5 + 4 = 22, margin 4.
    ['a critical helps twice as much', [20, 6, 13], 'over', 'verdict.success.minor'],
    // A 1, and 5 + 4 fails too: −4. 16 + 5 − 4 = 17.
    ['a fumble hinders twice as much', [1, 5, 16], 'over', 'verdict.failure'],
  ] as const)('%s', (_, dice, phase, result) => {
    const fight = begun().play({ ...roll, helpers: [help(2)] }, ...dice.map((die) => fell(die)));
    expect(standing(fight)).toMatchObject({ phase, result: { key: `success-levels:${result}` } });
  });

  test('several helpers add up, one of them known by name and bonus alone', () => {
    const helpers = [help(1), help(3, { ...named('Hired sage', 9), kind: 'character' } as EntrantInput)];
    // 1 + 4 reaches 5, and the 1 is confirmed by 2 + 4, a success: +1. 6 + 9 reaches 15: +3. 9 + 5 + 1 + 3 = 18.
    const fight = begun().play({ ...roll, helpers }, fell(1), fell(2), fell(6), fell(9));
    expect(standing(fight).result).toEqual({ key: 'success-levels:verdict.success.marginal' });
    expect(
      contestOf(fight.state(), 1)
        .past.at(-1)
        ?.findings.map(({ verdict }) => verdict.key),
    ).toContain('success-levels:verdict.of');
  });

  test('the question says whose die is wanted', () => {
    const fight = begun().play({ ...roll, helpers: [help(2)] });
    expect(contestOf(fight.state(), 1).roll?.question?.purpose.params).toMatchObject({
      name: { params: { name: { text: 'Bran' } } },
    });
  });
});

describe('opposed, once', () => {
  test.each([
    // 9 + 5 = 14 against 10 + 3 = 13.
    ['the higher total wins', [9, 10], 0, 'marginal'],
    // 8 + 5 = 13 against 10 + 3 = 13: the lower die.
    ['the lower die wins a tie', [8, 10], 0, 'marginal'],
    // 2 + 5 = 7 against 14 + 3 = 17.
    ['by ten', [2, 14], 1, 'major'],
  ] as const)('%s', (_, dice, leader, won) => {
    const fight = table().play(
      contest('opposed', [by(1, 'skills.0'), by(3, 'skills.0')]),
      ...exchange(dice[0], dice[1]),
    );
    expect(standing(fight)).toMatchObject({ phase: 'over', leader, result: level(won) });
    expect(fight.refusal(roll)).toBe('ILLEGAL_MOVE');
  });

  test('the same total and the same die: both roll again', () => {
    const both = contest('opposed', [named('Left', 4), named('Right', 4)]);
    const fight = table().play(both, ...exchange(7, 7));
    expect(standing(fight)).toMatchObject({ phase: 'roll', leader: null });
    expect(standing(fight.play(...exchange(7, 3)))).toMatchObject({ phase: 'over', leader: 0 });
  });

  test('the game master adds to one side', () => {
    const fight = table().play(contest('opposed', [by(1, 'skills.0'), by(3, 'skills.0')]));
    // 9 + 5 − 4 = 10 against 10 + 3 = 13.
    expect(standing(fight.play({ ...roll, modifiers: [-4, 0] }, fell(9), fell(10))).leader).toBe(1);
  });
});

test('a minor fight wounds the loser, and a name takes it with a shrug', () => {
  // 14 + 7 = 21 against 9 + 2 = 11: margin 10.
  const fight = table().play(
    contest('minor-fight', [by(1, 'weapons.0'), by(3, 'weapons.0')]),
    ...exchange(14, 9),
  );
  expect(fight.of(3).conditions).toMatchObject([{ condition: 'seriously-wounded' }]);
  const brawl = table().play(
    contest('minor-fight', [by(1, 'weapons.0'), named('Drunkard', 1)]),
    ...exchange(14, 9),
  );
  expect(brawl.of(3).conditions).toEqual([]);
});

describe('an extended contest', () => {
  const begun = (of = {}) => table().play(contest('extended', [by(1, 'skills.0'), by(3, 'skills.0')], of));

  test('the winner is asked at once, goes on, and may lose what was held', () => {
    // 12 + 5 = 17 against 10 + 3 = 13: margin 4.
    const fight = begun().play(...exchange(12, 10));
    expect(standing(fight)).toMatchObject({
      phase: 'decision',
      leader: 0,
      decides: 0,
      result: level('minor'),
    });
    expect(contestOf(fight.state(), 1).roll?.question).toMatchObject({ step: 'choose' });
    fight.play(choose('continue'));
    expect(standing(fight)).toMatchObject({ phase: 'roll', leader: null });
    // 5 + 5 = 10 against 18 + 3 = 21: margin 11.
    fight.play(...exchange(5, 18));
    expect(standing(fight)).toMatchObject({ leader: 1, decides: 1, result: level('major') });
    // Two exchanges and the decision between them.
    expect(contestOf(fight.state(), 1).past.map(({ summary }) => 'key' in summary && summary.key)).toEqual([
      'success-levels:contest.exchangeWon',
      'success-levels:contest.goesOn',
      'success-levels:contest.exchangeWon',
    ]);
  });

  test('below the minimum it goes on by itself', () => {
    const fight = begun({ minimum: 'major' }).play(...exchange(12, 10));
    expect(standing(fight)).toMatchObject({ phase: 'roll', leader: null });
    expect(standing(fight).notes).toContainEqual({
      key: 'success-levels:why.minimum',
      params: { level: { key: 'success-levels:level.major' } },
    });
  });

  test('a monster that loses is offered nothing', () => {
    const fight = begun().play(...exchange(12, 10), choose('stop'));
    expect(standing(fight)).toMatchObject({ phase: 'over', leader: 0, result: level('minor') });
  });

  // 3 + 5 = 8 against 9 + 3 = 12: the reeve holds a minor victory, and stops.
  const offered = () => begun().play(...exchange(3, 9), choose('stop'));

  test('the player decides on the ultimate action', () => {
    expect(standing(offered())).toMatchObject({
      phase: 'decision',
      leader: 1,
      decides: 0,
      result: level('minor'),
    });
    expect(standing(offered().play(choose('decline')))).toMatchObject({ phase: 'over', leader: 1 });
  });

  test.each([
    // 15 + 5 = 20 against 10 + 3 = 13: 7, minor enough.
    ['it succeeds', [15, 10], { phase: 'decision', leader: 0, decides: 0, result: level('minor') }],
    // 10 + 5 = 15 against 10 + 3 = 13: 2 is too low, one level more for the reeve.
    ['won too low', [10, 10], { phase: 'over', leader: 1, result: level('major') }],
    // 9 + 5 = 14 against 12 + 3 = 15.
    ['lost', [9, 12], { phase: 'over', leader: 1, result: level('major') }],
    // 1 + 5 = 6 against 18 + 3 = 21: 15 is major, as one level more is. The 1 is rolled again: 2 + 5 fails too.
    ['lost by more', [1, 18, 2], { phase: 'over', leader: 1, result: level('major') }],
  ] as const)('%s', (_, dice, expected) => {
    const fight = offered().play(choose('accept'), roll, ...dice.map((die) => fell(die)));
    expect(standing(fight)).toMatchObject(expected);
    expect(standing(fight).notes).toContainEqual({
      key: 'success-levels:note.spent',
      params: { name: { text: 'Odile' } },
    });
  });

  test('it is there once in a contest', () => {
    const fight = offered().play(choose('accept'), ...exchange(15, 10), choose('continue'));
    // The reeve wins again, 3 + 5 against 9 + 3, and stops: it is over.
    expect(standing(fight.play(...exchange(3, 9), choose('stop')))).toMatchObject({
      phase: 'over',
      leader: 1,
    });
  });

  test('each step is undone and done again', () => {
    const fight = offered();
    const before = fight.state();
    fight.play(choose('accept'), ...exchange(15, 10));
    const after = fight.state();
    for (let step = 0; step < 4; step += 1) fight.play({ type: 'undo' });
    expect(fight.state()).toEqual(before);
    for (let step = 0; step < 4; step += 1) fight.play({ type: 'redo' });
    expect(fight.state()).toEqual(after);
  });
});

test('an epic fight harms where the margin gets through the armour', () => {
  const fight = table().play(contest('epic-fight', [by(1, 'weapons.0'), by(3, 'weapons.0')]));
  // 10 + 7 = 17 against 10 + 2 = 12: 5 reaches armour class 5. 4 + 1 = 5 points of 14.
  fight.play(...exchange(10, 10), fell(4));
  expect(fight.of(3).hitPoints).toBe(9);
  expect(standing(fight)).toMatchObject({ phase: 'decision', decides: 0 });
  // 9 + 7 = 16 against 10 + 2 = 12: 4 stays below it.
  fight.play(choose('continue'), ...exchange(9, 10));
  expect(fight.of(3).hitPoints).toBe(9);
  expect(fight.refusal(contest('epic-fight', [by(1, 'weapons.0'), named('Giant', 9)]))).toBe('BAD_REQUEST');
});
