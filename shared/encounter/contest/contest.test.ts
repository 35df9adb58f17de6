import { describe, expect, test } from 'vitest';
import { granted, refused } from '../../rules/core/result.ts';
import { systems } from '../../rules/registry.ts';
import type { EncounterCommand } from '../command.ts';
import { decide } from '../decide.ts';
import { type Entrant, type Fight, fightIn, typed } from '../fight-fixtures.ts';
import { askedInContest, type BroughtToRoll } from './asking.ts';
import { contestOf } from './contest.ts';
import type { ContestCommand, EntrantInput } from './schema.ts';

/**
 * Contests of the success levels as commands and events. Totals, margins and levels are worked out by hand from
 * the printed rules: 0–3 marginal, 4–9 minor, 10–19 major, 20 and more complete.
 */

const eloquence = {
  name: { key: 'success-levels:skill.eloquence' },
  skill: 4,
  ability: 'charisma',
  threatFrom: 20,
};
const lore = {
  name: { key: 'success-levels:skill.lore' },
  skill: 3,
  ability: 'intelligence',
  threatFrom: 20,
};
const sword = {
  name: { key: 'success-levels:weapon.sword' },
  ...{ skill: 5, ability: 'strength', threatFrom: 20, damage: '1d8+1', multiplier: 3 },
};
const axe = {
  name: { key: 'success-levels:weapon.axe' },
  ...{ skill: 2, ability: 'strength', threatFrom: 20, damage: '1d6', multiplier: 3 },
};

/** Odile speaks with 4 + 1 and strikes with 5 + 2; Bran knows lore with 3 + 1; the reeve speaks with 4 − 1, strikes with 2. */
const odile: Entrant = {
  kind: 'character',
  name: 'Odile',
  sheet: { strength: 2, charisma: 1, armorClass: 13, hitPoints: 20, skills: [eloquence], weapons: [sword] },
};
const bran: Entrant = { kind: 'character', name: 'Bran', sheet: { intelligence: 1, skills: [lore] } };
const reeve: Entrant = {
  kind: 'monster',
  name: 'Reeve',
  sheet: { charisma: -1, armorClass: 5, hitPoints: 14, skills: [eloquence], weapons: [axe] },
};

const by = (combatant: number, means: string): EntrantInput => ({
  who: 'combatant',
  combatant,
  means,
  bonus: 0,
});
const named = (name: string, bonus: number): EntrantInput => ({ who: 'named', name, kind: 'monster', bonus });

function contest(
  form: string,
  sides: EntrantInput[],
  of: Partial<ContestCommand & { type: 'beginContest' }> = {},
) {
  const settled = { subject: '', inputs: {}, minimum: null, isShown: true };
  return { type: 'beginContest' as const, form, sides, ...settled, ...of };
}

const roll: ContestCommand & { type: 'rollContest' } = {
  type: 'rollContest',
  contest: 1,
  modifiers: [],
  helpers: [],
};
const fell = (...faces: readonly number[]): EncounterCommand => ({
  type: 'answerContest',
  contest: 1,
  answer: { faces: [...faces] },
});
const choose = (choice: string): EncounterCommand => ({
  type: 'answerContest',
  contest: 1,
  answer: { choice },
});
const exchange = (a: number, b: number): readonly EncounterCommand[] => [roll, fell(a), fell(b)];

const table = (): Fight => fightIn('success-levels', [odile, bran, reeve]);
const standing = (fight: Fight) => contestOf(fight.state(), 1).standing;
const level = (name: string) => ({ key: `success-levels:result.${name}` });

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

describe('beside the fight', () => {
  test('the fight goes on while a contest waits, and the other way round', () => {
    const fight = table().play(contest('extended', [by(1, 'skills.0'), by(3, 'skills.0')]), roll, {
      type: 'endTurn',
    });
    expect(fight.state().turn).toBe(2);
    const act: EncounterCommand = {
      ...{ type: 'openRoll', actor: 1, action: 'exchange.0', decisions: {}, targets: [3], modifier: 0 },
    };
    fight.play(act, typed(10), fell(12), typed(2), fell(10));
    expect(standing(fight)).toMatchObject({ phase: 'decision', decides: 0 });
  });

  test('what somebody rolls with is what it was when the roll was opened', () => {
    const dazed = { condition: 'dazed', name: { text: 'Dazed' }, adjustments: [{ on: 'roll', value: -9 }] };
    const fight = table().play(contest('opposed', [by(1, 'skills.0'), by(3, 'skills.0')]), roll, {
      type: 'beginCondition',
      combatants: [1],
      condition: dazed,
      lasts: null,
    });
    // 12 + 5 = 17 against 10 + 3.
    expect(standing(fight.play(fell(12), fell(10))).leader).toBe(0);
  });

  test('while its dice are rolled there is no second roll of it, and no sheet is taken anew', () => {
    const fight = table().play(contest('opposed', [by(1, 'skills.0'), by(3, 'skills.0')]), roll, fell(12));
    const before = fight.state();
    expect(fight.refusal(roll)).toBe('ROLL_OPEN');
    const taken = { revision: 2, sheet: {}, snapshot: 'Odile, older' };
    expect(fight.refusal({ type: 'refresh', combatant: 1, taken })).toBe('ROLL_OPEN');
    expect(fight.state()).toBe(before);
    // 12 + 5 = 17 against 10 + 3.
    expect(standing(fight.play(fell(10)))).toMatchObject({ phase: 'over', leader: 0 });
  });

  test('another contest may be rolled for meanwhile', () => {
    const fight = table().play(
      contest('opposed', [by(1, 'skills.0'), by(3, 'skills.0')]),
      contest('opposed', [named('Left', 4), named('Right', 4)]),
      roll,
      fell(12),
      { ...roll, contest: 2 },
    );
    expect(fight.state().contests.map((one) => one.roll?.answers.length)).toEqual([1, 0]);
  });

  test('a decision goes by the switches of the moment at which it was asked', () => {
    const extended = contest('extended', [by(1, 'skills.0'), by(3, 'skills.0')]);
    // 3 + 5 = 8 against 9 + 3 = 12: the reeve may stop, and Odile may try an ultimate action.
    const fight = table().play(extended, ...exchange(3, 9), {
      ...{ type: 'changeOption', option: 'ultimateAction', value: false },
    });
    expect(standing(fight.play(choose('stop')))).toMatchObject({ phase: 'decision', decides: 0 });
    const offersNone = fightIn('success-levels', [odile, bran, reeve], { ultimateAction: false });
    offersNone.play(extended, ...exchange(3, 9), {
      ...{ type: 'changeOption', option: 'ultimateAction', value: true },
    });
    expect(standing(offersNone.play(choose('stop')))).toMatchObject({ phase: 'over', leader: 1 });
  });

  test('who rolls with a skill has no bonus by hand besides', () => {
    const entrant: EntrantInput = { who: 'combatant', combatant: 1, means: 'skills.0', bonus: 9 };
    const fight = table().play(contest('opposed', [entrant, by(3, 'skills.0')]), ...exchange(5, 10));
    // 5 + 5 = 10 against 10 + 3 = 13.
    expect(standing(fight).leader).toBe(1);
    const bare: EntrantInput = { who: 'combatant', combatant: 1, means: null, bonus: 9 };
    const other = table().play(contest('opposed', [bare, by(3, 'skills.0')]), ...exchange(5, 10));
    // 5 + 9 = 14.
    expect(standing(other).leader).toBe(0);
  });

  test('a help that was given in the fight counts once', () => {
    const help: EncounterCommand = {
      ...{ type: 'openRoll', actor: 2, action: 'assist.0', decisions: {}, targets: [1], modifier: 0 },
      inputs: { wanted: 2 },
    };
    const fight = table().play(help, typed(6), contest('opposed', [by(1, 'skills.0'), by(3, 'skills.0')]));
    // 8 + 5 + 2 = 15 against 11 + 3 = 14.
    fight.play(...exchange(8, 11));
    expect(standing(fight).leader).toBe(0);
    expect(fight.of(1).conditions).toEqual([]);
  });
});

test.each<[string, EncounterCommand, string]>([
  ['a way that is not there', contest('duel', [by(1, 'skills.0'), by(3, 'skills.0')]), 'BAD_REQUEST'],
  ['one side too few', contest('opposed', [by(1, 'skills.0')]), 'BAD_REQUEST'],
  ['a skill that is not there', contest('opposed', [by(1, 'skills.7'), by(3, 'skills.0')]), 'BAD_REQUEST'],
  [
    'somebody who is not there',
    contest('opposed', [by(9, 'skills.0'), by(3, 'skills.0')]),
    'NO_SUCH_COMBATANT',
  ],
  ['against oneself', contest('opposed', [by(1, 'skills.0'), by(1, 'weapons.0')]), 'AGAINST_ONESELF'],
  [
    'a minimum of one roll',
    contest('opposed', [by(1, 'skills.0'), by(3, 'skills.0')], { minimum: 'major' }),
    'BAD_REQUEST',
  ],
  [
    'a difficulty beyond all',
    contest('test', [by(1, 'skills.0')], { inputs: { difficulty: 999 } }),
    'OUT_OF_RANGE',
  ],
  ['a contest that is not there', roll, 'NO_SUCH_CONTEST'],
])('refused: %s', (_, command, code) => {
  expect(table().refusal(command)).toBe(code);
});

test('a system without contests says so', () => {
  const fight = fightIn('telnas', [{ kind: 'character', name: 'Ilse' }]);
  expect(fight.refusal(contest('opposed', [named('Left', 1), named('Right', 1)]))).toBe('NO_CONTESTS');
});

test('put away, a contest is in the log alone', () => {
  const fight = table().play(contest('opposed', [named('Left', 1), named('Right', 1)]));
  fight.play({ type: 'closeContest', contest: 1 });
  expect(fight.state().contests).toEqual([]);
  expect(fight.refusal(roll)).toBe('NO_SUCH_CONTEST');
  fight.play(contest('opposed', [named('Left', 1), named('Right', 1)]));
  expect(fight.state().contests).toMatchObject([{ contest: 2 }]);
});

describe('a roll that was opened under other rules', () => {
  const system = systems['success-levels'];
  const { sheets } = system;
  if (sheets === undefined) throw new Error('no sheets');
  const table = { system, sheets, sheetOf: () => ({}), die: () => 1 };
  const opened = () => {
    const begun = contest('opposed', [by(1, 'skills.0'), named('Crowd', 2)]);
    const history = fightIn('success-levels', [odile, bran, reeve]).play(begun, roll).history();
    const contests = history.state.contests.map((one) =>
      one.roll === null ? one : { ...one, roll: { ...one.roll, rulesVersion: system.rulesVersion - 1 } },
    );
    return { ...history, state: { ...history.state, contests } };
  };

  test.each<[string, EncounterCommand]>([
    ['typed', fell(9)],
    ['rolled', { type: 'rollContestDice', contest: 1 }],
  ])('does not go on, %s or not', (_, command) => {
    expect(decide(opened(), command, table)).toEqual(refused('RULES_CHANGED'));
  });

  test('can be given up', () => {
    expect(decide(opened(), { type: 'abandonContestRoll', contest: 1 }, table)).toEqual(
      granted([{ type: 'contestRollAbandoned', contest: 1 }]),
    );
  });
});

describe('what is asked after dice that were said in one breath', () => {
  /** Whose die is asked for next; what else there is to answer, or how it ended. */
  function askedOf(fight: Fight, dice: readonly number[], helpers: BroughtToRoll['helpers'] = []) {
    const { system, sheets, sheetOf } = fight.table;
    const faces = dice.map((die) => ({ faces: [die] }));
    const brought = { modifiers: [], helpers };
    const asked = askedInContest(fight.state(), 1, brought, faces, { system, sheets, sheetOf });
    if (asked?.step !== 'roll') return asked === undefined ? 'refused' : (asked?.step ?? 'over');
    const names = JSON.stringify(asked.purpose.params);
    return ['Odile', 'Bran', 'Reeve', 'Left', 'Right'].find((name) => names.includes(name));
  }
  const speakers = [by(1, 'skills.0'), by(3, 'skills.0')];
  const help = { entrant: by(2, 'skills.0'), helps: 0, wanted: 2, modifier: 0 };

  test.each([
    ['opposed', [], 'Odile'],
    ['opposed', [14], 'Reeve'],
    ['opposed', [14, 9], 'over'],
    // A threat: 20 + 5 against 5 + 3 is to be confirmed.
    ['opposed', [20, 5], 'Odile'],
    ['opposed', [20, 5, 9], 'over'],
    ['opposed', [14, 9, 7], 'refused'],
    ['opposed', [21], 'refused'],
    // 12 + 5 = 17 against 10 + 3 = 13 is held, and may be kept.
    ['extended', [12, 10], 'choose'],
    ['extended', [12, 10, 7], 'refused'],
  ] as const)('%s: after %j, %s', (form, dice, whose) => {
    expect(askedOf(table().play(contest(form, speakers)), dice)).toBe(whose);
  });

  test.each([
    [[12, 10], 'Odile'],
    [[12, 10, 14], 'Reeve'],
    // 19 + 5 = 24 against 6 + 3 = 9: margin 15.
    [[12, 10, 19, 6], 'choose'],
  ] as const)('below the minimum the next exchange may be said with it: after %j, %s', (dice, whose) => {
    expect(askedOf(table().play(contest('extended', speakers, { minimum: 'major' })), dice)).toBe(whose);
  });

  test('both roll again, and whoever helps rolls first', () => {
    const even = table().play(contest('opposed', [named('Left', 4), named('Right', 4)]));
    expect(askedOf(even, [7, 7])).toBe('Left');
    const helped = table().play(contest('test', [by(1, 'skills.0')]));
    expect(askedOf(helped, [], [help])).toBe('Bran');
    expect(askedOf(helped, [6], [help])).toBe('Odile');
    expect(askedOf(helped, [6, 11], [help])).toBe('over');
  });

  test('a roll that is open is gone on with', () => {
    expect(askedOf(table().play(contest('opposed', speakers), roll, fell(14)), [])).toBe('Reeve');
  });
});
