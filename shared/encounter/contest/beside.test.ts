import { describe, expect, test } from 'vitest';
import { granted, refused } from '../../rules/core/result.ts';
import { systems } from '../../rules/registry.ts';
import type { EncounterCommand } from '../command.ts';
import { decide } from '../decide.ts';
import { type Fight, fightIn, typed } from '../fight-fixtures.ts';
import { askedInContest, type BroughtToRoll } from './asking.ts';
import {
  bran,
  by,
  choose,
  contest,
  exchange,
  fell,
  named,
  odile,
  reeve,
  roll,
  standing,
  table,
} from './contest-fixtures.ts';
import type { EntrantInput } from './schema.ts';

/** Contests beside a fight and beside each other: what keeps waiting, what is frozen, what is refused. */

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
    for (const form of ['opposed', 'extended']) {
      const fight = table().play(help, typed(6), contest(form, [by(1, 'skills.0'), by(3, 'skills.0')]));
      // 8 + 5 + 2 = 15 against 11 + 3 = 14.
      fight.play(...exchange(8, 11));
      expect(standing(fight).leader).toBe(0);
      expect(fight.of(1).conditions).toEqual([]);
    }
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
