import { describe, expect, test } from 'vitest';
import { granted, refused } from '../rules/core/result.ts';
import type { EncounterCommand } from './command.ts';
import type { EncounterEvent } from './event.ts';
import { given, historyOf, hitFell, opened, recorded } from './fixtures.ts';
import { emptyHistory, record, redoable, undoable } from './history.ts';

const undo: EncounterCommand = { type: 'undo' };
const redo: EncounterCommand = { type: 'redo' };
const hurt: EncounterEvent = { type: 'hitPointsChanged', combatant: 1, change: -7, hitPoints: 33 };
const turn: EncounterEvent = { type: 'turnStarted', combatant: 2, round: 1 };
const undone = (step: string): EncounterEvent => ({ type: 'stepUndone', step });
const redone = (step: string): EncounterEvent => ({ type: 'stepRedone', step });
const killed: EncounterEvent[] = [
  { ...hitFell, answer: { faces: [8] }, question: null },
  { type: 'rollClosed', summary: { text: 'Katana hits for 13' } },
  {
    type: 'damageApplied',
    combatant: 2,
    amount: 13,
    figure: { total: 13, parts: [] },
    hitPoints: -7,
  },
];

describe('undo and redo', () => {
  test.each<[string, EncounterEvent[][], EncounterCommand, unknown]>([
    ['the beginning stays', [], undo, refused('NOTHING_TO_UNDO')],
    ['the last step is taken back', [[hurt]], undo, granted([undone('1')])],
    ['the last of two', [[hurt], [turn]], undo, granted([undone('2')])],
    ['then the one before', [[hurt], [turn], [undone('2')]], undo, granted([undone('1')])],
    ['all is taken back', [[hurt], [undone('1')]], undo, refused('NOTHING_TO_UNDO')],
    ['nothing was taken back', [[hurt]], redo, refused('NOTHING_TO_REDO')],
    ['it comes back', [[hurt], [undone('1')]], redo, granted([redone('1')])],
    [
      'the first taken back last',
      [[hurt], [turn], [undone('2')], [undone('1')]],
      redo,
      granted([redone('1')]),
    ],
    [
      'then the next',
      [[hurt], [turn], [undone('2')], [undone('1')], [redone('1')]],
      redo,
      granted([redone('2')]),
    ],
    ['all has come back', [[hurt], [undone('1')], [redone('1')]], redo, refused('NOTHING_TO_REDO')],
    [
      'what came back can be taken back',
      [[hurt], [undone('1')], [redone('1')]],
      undo,
      granted([undone('1')]),
    ],
    ['a new step ends the way back', [[hurt], [undone('1')], [turn]], redo, refused('NOTHING_TO_REDO')],
    [
      'back before a step, whatever followed it',
      [[hurt], [turn], [opened]],
      { ...undo, from: '2' },
      granted([undone('3'), undone('2')]),
    ],
    [
      'up to a step and no further',
      [[hurt], [turn], [opened], [undone('3')], [undone('2')], [undone('1')]],
      { ...redo, to: '2' },
      granted([redone('1'), redone('2')]),
    ],
    ['not before the beginning', [[hurt]], { ...undo, from: 'begin' }, refused('NO_SUCH_STEP', 'from')],
    [
      'not a step that counts',
      [[hurt], [turn], [undone('2')]],
      { ...redo, to: '1' },
      refused('NO_SUCH_STEP', 'to'),
    ],
    ['an open roll', [[opened]], undo, granted([undone('1')])],
    ['a die of an open roll', [[opened], [hitFell]], undo, granted([undone('2')])],
  ])('%s', (_, steps, command, expected) => {
    expect(given(...steps).when(command)).toEqual(expected);
  });

  test('a die taken back asks again; the roll stays open', () => {
    expect(given([opened], [hitFell], [undone('2')]).state).toEqual(given([opened]).state);
  });

  test('all that one command did is taken back as one', () => {
    const { state } = given([opened], [hitFell], killed);
    expect(state).toMatchObject({ roll: null, combatants: [{}, { hitPoints: -7 }, {}] });
    expect(given([opened], [hitFell], killed, [undone('3')]).state).toEqual(given([opened], [hitFell]).state);
    expect(given([opened], [hitFell], killed, [undone('3')], [redone('3')]).state).toEqual(state);
  });

  test('the ending is taken back', () => {
    const { state } = given([{ type: 'encounterEnded' }], [undone('1')]);
    expect(state).toEqual(given().state);
  });
});

describe('steps', () => {
  test('hold what one command did, and are named by its effect', () => {
    const { done, position } = historyOf([opened], [hitFell], killed);
    expect(done.map(({ commandId, events }) => [commandId, events.length])).toEqual([
      ['begin', 5],
      ['1', 1],
      ['2', 1],
      ['3', 3],
    ]);
    expect(done.at(-1)?.label).toEqual({
      key: 'app:event.damageApplied',
      params: { name: { text: 'Snig' }, count: 13 },
    });
    expect(position).toBe(10);
  });

  test('undo and redo know theirs', () => {
    const history = historyOf([hurt], [turn], [undone('2')]);
    expect(undoable(history)?.commandId).toBe('1');
    expect(redoable(history)?.commandId).toBe('2');
    expect(undoable(historyOf())).toBeUndefined();
    expect(redoable(historyOf())).toBeUndefined();
  });
});

describe('a store that lies is found out', () => {
  const at = 'now';
  test.each<[string, number]>([
    ['the same place again', 5],
    ['a gap', 7],
    ['the beginning again', 1],
    ['no place', 0],
  ])('%s', (_, position) => {
    expect(() => record(historyOf(), { position, commandId: '1', at, event: hurt })).toThrow('after 5');
  });

  test('a first event that is not the first', () => {
    expect(() => record(emptyHistory, { position: 2, commandId: '1', at, event: hurt })).toThrow('after 0');
  });

  test.each<[string, EncounterEvent[][], EncounterEvent]>([
    ['an undo of another step', [[hurt], [turn]], undone('1')],
    ['an undo of nothing', [[hurt], [undone('1')]], undone('1')],
    ['a redo of another step', [[hurt], [turn], [undone('2')], [undone('1')]], redone('2')],
    ['a redo of nothing', [[hurt]], redone('1')],
    ['an answer without a roll', [], hitFell],
  ])('%s', (_, steps, event) => {
    expect(() => recorded(historyOf(...steps), 'next', [event])).toThrow();
  });
});
