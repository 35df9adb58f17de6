import { describe, expect, test } from 'vitest';
import { granted, refused } from '../rules/core/result.ts';
import type { EncounterCommand } from './command.ts';
import type { EncounterEvent } from './event.ts';
import { given, opened } from './fixtures.ts';

const ended: EncounterEvent = { type: 'encounterEnded' };
const turn = (combatant: number, round: number): EncounterEvent => ({
  type: 'turnStarted',
  combatant,
  round,
});
const order = (...numbers: number[]): EncounterEvent => ({ type: 'orderChanged', order: numbers });
const points = (combatant: number, change: number, hitPoints: number): EncounterEvent => ({
  type: 'hitPointsChanged',
  combatant,
  change,
  hitPoints,
});
const nobody = (combatant: number) => refused('NO_SUCH_COMBATANT', undefined, { combatant });

describe('hit points by hand', () => {
  const change = (combatant: number, by: number): EncounterCommand => ({
    type: 'changeHitPoints',
    combatant,
    change: by,
  });
  test.each<[string, EncounterEvent[], EncounterCommand, EncounterEvent[]]>([
    ['points lost', [], change(1, -7), [points(1, -7, 33)]],
    ['points lost below 0', [], change(2, -20), [points(2, -20, -14)]],
    ['points healed', [], change(1, 7), [points(1, 7, 47)]],
    ['healed to the maximum', [], change(1, 12), [points(1, 12, 52)]],
    ['healing stops at the maximum', [], change(1, 30), [points(1, 12, 52)]],
    ['a change of nothing changes nothing', [], change(1, 0), []],
    ['healing from below 0', [points(2, -10, -4)], change(2, 5), [points(2, 5, 1)]],
    [
      'somebody above the maximum loses points as all do',
      [points(1, 20, 60)],
      change(1, -5),
      [points(1, -5, 55)],
    ],
  ])('%s', (_, happened, command, events) => {
    expect(given(happened).when(command)).toEqual(granted(events));
  });

  test.each<[string, EncounterEvent[], EncounterCommand, ReturnType<typeof refused>]>([
    ['of nobody', [], change(4, -1), nobody(4)],
    ['healing the unhurt', [], change(2, 3), refused('AT_MAXIMUM', 'change')],
    [
      'healing somebody above the maximum',
      [points(1, 20, 60)],
      change(1, 5),
      refused('AT_MAXIMUM', 'change'),
    ],
    ['after the end', [ended], change(1, -1), refused('ENCOUNTER_ENDED')],
  ])('refused: %s', (_, happened, command, refusal) => {
    expect(given(happened).when(command)).toEqual(refusal);
  });
});

describe('turns', () => {
  test.each<[string, EncounterEvent[], EncounterEvent]>([
    ['the next in the order', [], turn(2, 1)],
    ['and the next', [turn(2, 1)], turn(3, 1)],
    ['after the last a new round begins', [turn(2, 1), turn(3, 1)], turn(1, 2)],
    ['who was passed over has the turn before that', [turn(3, 1)], turn(2, 1)],
    ['and another', [turn(1, 9), turn(2, 9), turn(3, 9)], turn(1, 10)],
    ['in an order made by hand', [order(3, 1, 2)], turn(2, 1)],
    ['moved before the present turn, nobody loses one', [order(3, 2, 1)], turn(3, 1)],
    ['moved behind the present turn, nobody acts twice', [turn(2, 1), order(2, 3, 1)], turn(3, 1)],
    ['the last of an order made by hand', [turn(2, 1), turn(3, 1), order(3, 2, 1)], turn(3, 2)],
  ])('%s', (_, happened, event) => {
    expect(given(happened).when({ type: 'endTurn' })).toEqual(granted([event]));
  });

  test('refused after the end', () => {
    expect(given([ended]).when({ type: 'endTurn' })).toEqual(refused('ENCOUNTER_ENDED'));
  });
});

describe('the order by hand', () => {
  const move = (combatant: number, to: number): EncounterCommand => ({ type: 'moveInOrder', combatant, to });
  test.each<[string, EncounterCommand, EncounterEvent[]]>([
    ['to the front', move(3, 0), [order(3, 1, 2)]],
    ['to the middle', move(1, 1), [order(2, 1, 3)]],
    ['to the end', move(1, 2), [order(2, 3, 1)]],
    ['beyond the end is the end', move(1, 10_000), [order(2, 3, 1)]],
    ['where it stands already', move(2, 1), []],
    ['the last beyond the end', move(3, 7), []],
  ])('%s', (_, command, events) => {
    expect(given().when(command)).toEqual(granted(events));
  });

  test('whose turn it is does not change', () => {
    expect(given([order(3, 1, 2)]).state).toMatchObject({ order: [3, 1, 2], turn: 1, round: 1 });
  });

  test.each<[string, EncounterEvent[], EncounterCommand, ReturnType<typeof refused>]>([
    ['nobody', [], move(4, 0), nobody(4)],
    ['after the end', [ended], move(1, 2), refused('ENCOUNTER_ENDED')],
  ])('refused: %s', (_, happened, command, refusal) => {
    expect(given(happened).when(command)).toEqual(refusal);
  });
});

describe('house rules', () => {
  const change = (option: string, value: string | boolean): EncounterCommand => ({
    type: 'changeOption',
    option,
    value,
  });
  const defaults = {
    attackProgression: 'table',
    attackCompare: 'gt',
    saveRounding: 'down',
    characteristicsPerAttack: 'all',
    saveStacking: 'sum',
    beyondTable: 'reject',
  };
  const reaching: EncounterEvent = {
    type: 'optionsChanged',
    options: { ...defaults, attackCompare: 'ge' },
  };

  test('one is changed, the others are written out', () => {
    expect(given().when(change('attackCompare', 'ge'))).toEqual(granted([reaching]));
  });

  test('what is so already changes nothing', () => {
    expect(given([reaching]).when(change('attackCompare', 'ge'))).toEqual(granted([]));
  });

  test('the next roll goes by them: 2 and +11 only equal armour class 13', () => {
    const two: EncounterCommand = { type: 'answerRoll', answer: { sum: 2 } };
    const hindered = { ...opened, modifier: -1 };
    expect(given([hindered]).when(two)).toMatchObject(granted([{ question: null }, { type: 'rollClosed' }]));
    expect(given([reaching], [hindered]).when(two)).toMatchObject(
      granted([{ question: { dice: [{ count: 1, sides: 10 }] } }]),
    );
  });

  test.each<[string, EncounterEvent[], EncounterCommand, ReturnType<typeof refused>]>([
    ['an option that is not there', [], change('luck', 'more'), refused('NO_SUCH_OPTION', 'options.luck')],
    [
      'a value that is not there',
      [],
      change('attackCompare', 'eq'),
      refused('NO_SUCH_OPTION', 'options.attackCompare'),
    ],
    [
      'a boolean for words',
      [],
      change('attackCompare', true),
      refused('NO_SUCH_OPTION', 'options.attackCompare'),
    ],
    ['what every object has', [], change('__proto__', 'ge'), refused('NO_SUCH_OPTION', 'options.__proto__')],
    ['after the end', [ended], change('attackCompare', 'ge'), refused('ENCOUNTER_ENDED')],
  ])('refused: %s', (_, happened, command, refusal) => {
    expect(given(happened).when(command)).toEqual(refusal);
  });
});

describe('the end', () => {
  test('it ends', () => {
    expect(given().when({ type: 'endEncounter' })).toEqual(granted([ended]));
    expect(given([ended]).state).toMatchObject({ status: 'ended', roll: null });
  });

  test('it ends once', () => {
    expect(given([ended]).when({ type: 'endEncounter' })).toEqual(refused('ENCOUNTER_ENDED'));
  });

  test('undo takes the ending back', () => {
    expect(given([ended]).when({ type: 'undo' })).toEqual(granted([{ type: 'stepUndone', step: '1' }]));
  });

  test('nothing to redo is refused as such, even then', () => {
    expect(given([ended]).when({ type: 'redo' })).toEqual(refused('NOTHING_TO_REDO'));
  });
});
