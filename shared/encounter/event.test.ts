import { describe, expect, test } from 'vitest';
import { encounterCommandSchema } from './command.ts';
import { encounterEventSchema, recordedEventSchema } from './event.ts';
import { beginning, hitFell, opened } from './fixtures.ts';

const recordedOpen = { position: 7, commandId: 'c', at: '2026-01-01T00:00:00.000Z', event: opened };

test('events are plain data: read from JSON they are what was written', () => {
  for (const event of [...beginning, opened, hitFell]) {
    expect(encounterEventSchema.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
  }
  expect(recordedEventSchema.parse(JSON.parse(JSON.stringify(recordedOpen)))).toEqual(recordedOpen);
});

describe('an event that nobody wrote so', () => {
  const damage = {
    type: 'damageApplied',
    combatant: 2,
    amount: 13,
    figure: { total: 13, parts: [] },
    hitPoints: -7,
  };
  test.each<[string, unknown]>([
    ['an unknown type', { type: 'combatantFled' }],
    ['no type', {}],
    ['a field too many', { ...damage, critical: true }],
    ['a field too few', { ...damage, hitPoints: undefined }],
    ['damage that heals', { ...damage, amount: -1 }],
    ['half a point', { ...damage, amount: 0.5 }],
    ['combatant 0', { ...damage, combatant: 0 }],
    ['a label without a namespace', { ...opened, label: { key: 'katana' } }],
    ['a label with a script', { ...opened, label: { key: 'app:<img>' } }],
    ['a die of no sides', { ...opened, question: { ...opened.question, dice: [{ count: 1, sides: 0 }] } }],
    ['a face of 0', { ...hitFell, answer: { faces: [0] } }],
    ['faces and a sum', { ...hitFell, answer: { faces: [3], sum: 3 } }],
    ['dice from nowhere', { ...hitFell, roller: 'fate' }],
    ['another system', { type: 'encounterBegan', system: 'homebrew', rulesVersion: 1, options: {} }],
  ])('%s is refused', (_, event) => {
    expect(encounterEventSchema.safeParse(event).success).toBe(false);
  });

  test.each([0, -1, 1.5])('position %d is refused', (position) => {
    expect(recordedEventSchema.safeParse({ ...recordedOpen, position }).success).toBe(false);
  });
});

describe('a command that no window may send', () => {
  const strike = {
    type: 'openRoll',
    actor: 1,
    action: 'weapon.0',
    decisions: {},
    targets: [2],
    modifier: 0,
  };
  test.each<[string, unknown]>([
    ['an unknown one', { type: 'killAll' }],
    ['a field too many', { type: 'endTurn', round: 5 }],
    ['an actor that is no number', { ...strike, actor: 'Aiko' }],
    ['a modifier beyond 100', { ...strike, modifier: 101 }],
    ['half a modifier', { ...strike, modifier: 0.5 }],
    ['101 targets', { ...strike, targets: Array.from({ length: 101 }, () => 2) }],
    ['an action of 101 letters', { ...strike, action: 'x'.repeat(101) }],
    ['10,000 hit points at once', { type: 'changeHitPoints', combatant: 1, change: 10_000 }],
    ['endless hit points', { type: 'changeHitPoints', combatant: 1, change: Number.POSITIVE_INFINITY }],
    ['a place before the first', { type: 'moveInOrder', combatant: 1, to: -1 }],
    ['an answer that is none', { type: 'answerRoll', answer: {} }],
    ['an answer in words', { type: 'answerRoll', answer: { sum: '9' } }],
    ['1,001 faces', { type: 'answerRoll', answer: { faces: Array.from({ length: 1001 }, () => 1) } }],
    ['an option that is a number', { type: 'changeOption', option: 'attackCompare', value: 1 }],
  ])('%s is refused', (_, command) => {
    expect(encounterCommandSchema.safeParse(command).success).toBe(false);
  });
});
