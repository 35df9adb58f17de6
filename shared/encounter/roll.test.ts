import { describe, expect, test } from 'vitest';
import { granted, refused } from '../rules/core/result.ts';
import type { EncounterCommand } from './command.ts';
import type { EncounterEvent } from './event.ts';
import { given, hitFell, opened } from './fixtures.ts';

const strike = (of: Partial<EncounterCommand & { type: 'openRoll' }> = {}): EncounterCommand => ({
  type: 'openRoll',
  actor: 1,
  action: 'weapon.0',
  decisions: {},
  targets: [2],
  modifier: 0,
  ...of,
});
const typed = (...faces: number[]): EncounterCommand => ({ type: 'answerRoll', answer: { faces } });
const rollDice: EncounterCommand = { type: 'rollDice' };
const ended: EncounterEvent = { type: 'encounterEnded' };

/** Dice that show one face after another. */
function showing(...faces: number[]) {
  const left = [...faces];
  return () => left.shift() ?? Number.NaN;
}

describe('open a roll', () => {
  test('asks for the d20 and freezes who, what, against whom', () => {
    expect(given().when(strike())).toEqual(granted([opened]));
  });

  test('keeps decisions and modifier', () => {
    expect(
      given().when(strike({ action: 'weapon.1', decisions: { strengthTo: 'damage' }, modifier: -2 })),
    ).toEqual(
      granted([
        {
          ...opened,
          action: 'weapon.1',
          decisions: { strengthTo: 'damage' },
          modifier: -2,
          label: { key: 'strike-save:weapon.bow' },
        },
      ]),
    );
  });

  test('asks for a decision that is open before any dice', () => {
    expect(given().when(strike({ action: 'weapon.1' }))).toMatchObject(
      granted([{ question: { step: 'choose', decision: 'strengthTo' } }]),
    );
  });

  test('out of turn, and a saving throw without a target', () => {
    expect(given().when(strike({ actor: 3, action: 'save.area', targets: [] }))).toMatchObject(
      granted([{ type: 'rollOpened', actor: 3, question: { dice: [{ count: 1, sides: 20 }] } }]),
    );
  });

  test.each<[string, EncounterEvent[][], EncounterCommand, ReturnType<typeof refused>]>([
    ['while one is open', [[opened]], strike(), refused('ROLL_OPEN')],
    ['by nobody', [], strike({ actor: 4 }), refused('NO_SUCH_COMBATANT', undefined, { combatant: 4 })],
    [
      'against nobody',
      [],
      strike({ targets: [9] }),
      refused('NO_SUCH_COMBATANT', undefined, { combatant: 9 }),
    ],
    [
      'of an action that is not there',
      [],
      strike({ action: 'weapon.2' }),
      refused('NO_SUCH_ACTION', 'action'),
    ],
    [
      'of another’s action',
      [],
      strike({ actor: 2, action: 'weapon.1' }),
      refused('NO_SUCH_ACTION', 'action'),
    ],
    ['against no target', [], strike({ targets: [] }), refused('BAD_REQUEST', 'targets')],
    ['against two targets', [], strike({ targets: [2, 3] }), refused('BAD_REQUEST', 'targets')],
    ['after the end', [[ended]], strike(), refused('ENCOUNTER_ENDED')],
  ])('refused: %s', (_, steps, command, refusal) => {
    expect(given(...steps).when(command)).toEqual(refusal);
  });
});

describe('answer a roll', () => {
  test('a hit asks for the damage dice', () => {
    expect(given([opened]).when(typed(9))).toEqual(
      granted([
        {
          ...hitFell,
          findings: [
            expect.objectContaining({
              verdict: { key: 'strike-save:verdict.hit' },
              figure: expect.objectContaining({ total: 21 }),
            }),
          ],
        },
      ]),
    );
  });

  test('a miss closes the roll; nobody loses anything', () => {
    expect(given([opened]).when(typed(1))).toEqual(
      granted([
        expect.objectContaining({ type: 'dieFell', answer: { faces: [1] }, roller: 'table', question: null }),
        {
          type: 'rollClosed',
          summary: {
            key: 'strike-save:outcome.miss',
            params: { weapon: { key: 'strike-save:weapon.katana' } },
          },
        },
      ]),
    );
  });

  test('damage dice close the roll and take hit points: 1d10 of 8 and +5', () => {
    expect(given([opened], [hitFell]).when(typed(8))).toEqual(
      granted([
        expect.objectContaining({ type: 'dieFell', answer: { faces: [8] }, question: null }),
        {
          type: 'rollClosed',
          summary: {
            key: 'strike-save:outcome.hit',
            params: { weapon: { key: 'strike-save:weapon.katana' }, damage: 13 },
          },
        },
        {
          type: 'damageApplied',
          combatant: 2,
          amount: 13,
          figure: expect.objectContaining({ total: 13 }),
          hitPoints: -7,
        },
      ]),
    );
  });

  test('a sum does as well as faces', () => {
    expect(given([opened], [hitFell]).when({ type: 'answerRoll', answer: { sum: 8 } })).toMatchObject(
      granted([{ answer: { sum: 8 } }, { type: 'rollClosed' }, { amount: 13, hitPoints: -7 }]),
    );
  });

  test('damage never heals: a goblin’s 1d4 of 2 and −3 takes nothing', () => {
    const knife = { ...opened, actor: 2, targets: [1], label: { text: 'Rusty knife' } };
    expect(given([knife], [{ ...hitFell, answer: { faces: [20] } }]).when(typed(2))).toMatchObject(
      granted([
        { type: 'dieFell' },
        { type: 'rollClosed' },
        { type: 'damageApplied', combatant: 1, amount: 0, figure: { total: 0 }, hitPoints: 40 },
      ]),
    );
  });

  const bow: EncounterEvent = {
    ...opened,
    action: 'weapon.1',
    question: {
      step: 'choose',
      decision: 'strengthTo',
      purpose: { key: 'strike-save:question.bonusTo' },
      options: [
        { id: 'hit', label: { key: 'strike-save:bonusTo.hit' } },
        { id: 'damage', label: { key: 'strike-save:bonusTo.damage' } },
      ],
    },
  };

  test('a choice is made, then the d20 is asked for', () => {
    expect(given([bow]).when({ type: 'answerRoll', answer: { choice: 'damage' } })).toEqual(
      granted([
        {
          type: 'choiceMade',
          choice: 'damage',
          label: { key: 'strike-save:bonusTo.damage' },
          findings: [],
          question: opened.question,
        },
      ]),
    );
  });

  test.each<[string, EncounterEvent[][], EncounterCommand, ReturnType<typeof refused>]>([
    ['where none is open', [], typed(9), refused('NO_ROLL_OPEN')],
    ['after the end', [[ended]], typed(9), refused('ENCOUNTER_ENDED')],
    [
      'with a choice where dice are asked for',
      [[opened]],
      { type: 'answerRoll', answer: { choice: 'hit' } },
      refused('BAD_REQUEST', 'answer'),
    ],
    ['with dice where a choice is asked for', [[bow]], typed(9), refused('BAD_REQUEST', 'answer')],
    [
      'with a choice that is not offered',
      [[bow]],
      { type: 'answerRoll', answer: { choice: 'both' } },
      refused('BAD_REQUEST', 'strengthTo'),
    ],
    ['with a 21', [[opened]], typed(21), refused('BAD_REQUEST', 'dice.0', { least: 1, most: 20 })],
    ['with no die', [[opened]], typed(), refused('DICE_MISSING', 'dice', { count: 1 })],
    ['with two dice', [[opened]], typed(9, 9), refused('DICE_LEFT_OVER', 'dice', { count: 1 })],
    [
      'with a sum that cannot be',
      [[opened], [hitFell]],
      { type: 'answerRoll', answer: { sum: 11 } },
      refused('BAD_REQUEST', 'dice', { least: 1, most: 10 }),
    ],
  ])('refused: %s', (_, steps, command, refusal) => {
    expect(given(...steps).when(command)).toEqual(refusal);
  });

  describe('by the app', () => {
    test('the dice of the question fall, and are marked as the app’s', () => {
      expect(given([opened], [hitFell]).when(rollDice, showing(8))).toMatchObject(
        granted([
          { type: 'dieFell', answer: { faces: [8] }, roller: 'app' },
          { type: 'rollClosed' },
          { type: 'damageApplied', amount: 13 },
        ]),
      );
    });

    test.each<[string, EncounterEvent[][], ReturnType<typeof refused>]>([
      ['where none is open', [], refused('NO_ROLL_OPEN')],
      ['a choice', [[bow]], refused('NO_ROLL_OPEN')],
      ['after the end', [[ended]], refused('ENCOUNTER_ENDED')],
    ])('refused: %s', (_, steps, refusal) => {
      expect(given(...steps).when(rollDice)).toEqual(refusal);
    });
  });
});

describe('give a roll up', () => {
  test('it is gone, and nobody loses anything', () => {
    const { when } = given([opened], [hitFell]);
    expect(when({ type: 'abandonRoll' })).toEqual(granted([{ type: 'rollAbandoned' }]));
    expect(given([opened], [hitFell], [{ type: 'rollAbandoned' }]).state).toMatchObject({
      roll: null,
      combatants: [{ hitPoints: 40 }, { hitPoints: 6 }, { hitPoints: 6 }],
    });
  });

  test.each<[string, EncounterEvent[][], ReturnType<typeof refused>]>([
    ['where none is open', [], refused('NO_ROLL_OPEN')],
    ['after the end', [[ended]], refused('ENCOUNTER_ENDED')],
  ])('refused: %s', (_, steps, refusal) => {
    expect(given(...steps).when({ type: 'abandonRoll' })).toEqual(refusal);
  });
});

describe('the inputs of an open roll are frozen', () => {
  test.each<[string, EncounterCommand]>([
    ['house rules cannot change', { type: 'changeOption', option: 'attackCompare', value: 'ge' }],
    ['the turn cannot end', { type: 'endTurn' }],
    ['the encounter cannot end', { type: 'endEncounter' }],
  ])('%s', (_, command) => {
    expect(given([opened]).when(command)).toEqual(refused('ROLL_OPEN'));
  });

  test('what the game master does to hit points and order does not touch the roll', () => {
    const hurt: EncounterEvent = { type: 'hitPointsChanged', combatant: 2, change: -2, hitPoints: 4 };
    const moved: EncounterEvent = { type: 'orderChanged', order: [2, 1, 3] };
    expect(given([opened], [hurt], [moved], [hitFell]).when(typed(8))).toMatchObject(
      granted([{}, {}, { type: 'damageApplied', combatant: 2, amount: 13, hitPoints: -9 }]),
    );
  });
});

test('what a roll found stays to be seen until the next turn or roll', () => {
  const found = {
    verdict: { key: 'strike-save:verdict.miss' },
    why: { key: 'strike-save:why.natural1' },
    tone: 'bad',
  } as const;
  const missed: EncounterEvent = { ...hitFell, answer: { faces: [1] }, findings: [found], question: null };
  const closed: EncounterEvent = { type: 'rollClosed', summary: { text: 'missed' } };
  expect(given([opened], [missed, closed]).state.lastFindings).toEqual([found]);
  expect(given([opened], [missed, closed], [opened]).state.lastFindings).toEqual([]);
  const turn: EncounterEvent = { type: 'turnStarted', combatant: 2, round: 1 };
  expect(given([opened], [missed, closed], [turn]).state.lastFindings).toEqual([]);
});

describe('a roll that was opened under other rules', () => {
  test.each<[string, EncounterEvent]>([
    ['than these', { ...opened, rulesVersion: 0 }],
    ['than any that are known', { ...opened, rulesVersion: 7 }],
  ])('%s does not go on', (_, event) => {
    expect(given([event]).when(typed(9))).toEqual(refused('RULES_CHANGED'));
    expect(given([event]).when(rollDice, showing(9))).toEqual(refused('RULES_CHANGED'));
  });

  test('can be given up or taken back', () => {
    const past = given([{ ...opened, rulesVersion: 0 }]);
    expect(past.when({ type: 'abandonRoll' })).toEqual(granted([{ type: 'rollAbandoned' }]));
    expect(past.when({ type: 'undo' })).toEqual(granted([{ type: 'stepUndone', step: '1' }]));
  });

  test('follows those of the encounter’s beginning where it names none', () => {
    const { rulesVersion: _, ...early } = opened;
    expect(given([early]).when(typed(9))).toMatchObject(granted([{ type: 'dieFell' }]));
  });
});
