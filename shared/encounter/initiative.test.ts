import { describe, expect, test } from 'vitest';
import type { EncounterCommand } from './command.ts';
import { act, fightIn, typed } from './fight-fixtures.ts';
import { companions, stepInOrder } from './order.ts';

const endTurn: EncounterCommand = { type: 'endTurn' };
const rollOrder = (of: Partial<EncounterCommand & { type: 'rollOrder' }> = {}): EncounterCommand => ({
  type: 'rollOrder',
  groups: [],
  surprised: [],
  ...of,
});

describe('3.5: by each, Dexterity +2, 0 and −1', () => {
  const fight = () =>
    fightIn('srd35', [
      { kind: 'character', name: 'Ada', sheet: { dexterity: 14 } },
      { kind: 'monster', name: 'Orc', sheet: { dexterity: 10 } },
      { kind: 'monster', name: 'Ogre', sheet: { dexterity: 8 } },
      { kind: 'monster', name: 'Troll', sheet: { dexterity: 8 } },
    ]);
  const question = ({ state }: ReturnType<typeof fight>) => {
    const asked = state().roll?.question;
    return asked?.step === 'roll' ? asked.purpose : undefined;
  };

  test('each is asked for its die, by name; the highest total is first', () => {
    const rolling = fight().play(rollOrder());
    expect(question(rolling)).toMatchObject({ params: { name: { text: 'Ada' } } });
    // 7 + 2 = 9, 12, 16 − 1 = 15, 10 − 1 = 9: Ada before the troll by her bonus.
    rolling.play(typed(7), typed(12), typed(16), typed(10));
    expect(rolling.state()).toMatchObject({ order: [3, 2, 1, 4], turn: 3, round: 1, acted: [3] });
  });

  test('on equal totals the higher bonus acts first, wherever it stands in the list', () => {
    const two = fightIn('srd35', [
      { kind: 'monster', name: 'Ogre', sheet: { dexterity: 8 } },
      { kind: 'character', name: 'Ada', sheet: { dexterity: 14 } },
    ]);
    // 10 − 1 and 7 + 2.
    expect(two.play(rollOrder(), typed(10), typed(7)).state().order).toEqual([2, 1]);
  });

  test('several on one roll stand together', () => {
    const rolling = fight().play(rollOrder({ groups: [[3, 4]] }));
    expect(question(rolling)).toMatchObject({ params: { name: { params: { count: 1 } } } });
    // 10 − 1 = 9 for both, 5 + 2 = 7, 20.
    rolling.play(typed(10), typed(5), typed(20));
    expect(rolling.state().order).toEqual([2, 3, 4, 1]);
  });

  test('who rolled together is moved together by one command, past others who did', () => {
    const going = fight().play(rollOrder({ groups: [[3, 4]] }), typed(10), typed(5), typed(20));
    const { order, groups } = going.state();
    expect(groups).toEqual([[3, 4]]);
    expect(companions({ order, groups }, 3)).toEqual([3, 4]);
    expect(companions({ order, groups }, 4)).toEqual([3, 4]);
    expect(companions({ order, groups }, 1)).toEqual([1]);
    expect(stepInOrder({ order, groups }, 4, 1)).toEqual({ moving: [3, 4], to: 2 });
    expect(stepInOrder({ order, groups }, 1, -1)).toEqual({ moving: [1], to: 1 });
    expect(stepInOrder({ order, groups }, 1, 1)).toBeUndefined();
    // They stay as they stand among themselves, whoever of them is named first.
    going.play({ type: 'moveInOrder', combatant: 4, also: [3], to: 2 });
    expect(going.state().order).toEqual([2, 1, 3, 4]);
    going.play({ type: 'undo' });
    expect(going.state().order).toEqual([2, 3, 4, 1]);
    // Moved away alone, one is alone from then on.
    going.play({ type: 'moveInOrder', combatant: 4, to: 3 });
    expect(companions(going.state(), 3)).toEqual([3]);
  });

  test('the surprised do not act in the first round, and do in the second', () => {
    const going = fight().play(rollOrder({ surprised: [2, 3] }), typed(1), typed(20), typed(19), typed(10));
    expect(going.state()).toMatchObject({ order: [2, 3, 4, 1], turn: 4 });
    going.play(endTurn, endTurn);
    expect(going.state()).toMatchObject({ turn: 2, round: 2 });
  });

  test('rolled in the middle of a round the order changes, and nobody acts twice', () => {
    const going = fight().play(endTurn, rollOrder(), typed(20), typed(1), typed(2), typed(3));
    expect(going.state()).toMatchObject({ order: [1, 4, 2, 3], turn: 2, acted: [1, 2] });
    going.play(endTurn);
    expect(going.state().turn).toBe(3);
    going.play(endTurn);
    expect(going.state()).toMatchObject({ turn: 4, round: 1 });
  });

  test('undone, everything is as before', () => {
    const going = fight().play(rollOrder(), typed(7), typed(12), typed(16), typed(10), { type: 'undo' });
    expect(going.state()).toMatchObject({ order: [1, 2, 3, 4], turn: 1 });
    expect(going.state().roll?.answers).toHaveLength(3);
  });
});

describe('Telnas: by side', () => {
  const fight = () =>
    fightIn('telnas', [
      { kind: 'character', name: 'Ilse' },
      { kind: 'monster', name: 'Ogre' },
      { kind: 'character', name: 'Bran' },
    ]);
  test('R3, A20: one die each, the higher side acts first', () => {
    const going = fight().play(rollOrder(), typed(4), typed(11));
    expect(going.state()).toMatchObject({ order: [2, 1, 3], turn: 2 });
  });

  test('A20: equal dice decide nothing', () => {
    const tied = fight().play(rollOrder(), typed(8), typed(8));
    expect(tied.state()).toMatchObject({ order: [1, 2, 3], turn: 1, roll: null });
  });

  test('R2: the side that surprises is first without a die', () => {
    const going = fight().play(rollOrder({ surprised: [1, 3] }));
    expect(going.state()).toMatchObject({ order: [2, 1, 3], turn: 2, roll: null });
    // It costs the others the first place, not the turn.
    expect(going.play(endTurn).state()).toMatchObject({ turn: 1, round: 1 });
  });

  test('A20: where only some of a side are surprised, dice decide, and everybody has a turn', () => {
    const going = fight().play(rollOrder({ surprised: [1] }), typed(15), typed(7));
    expect(going.state()).toMatchObject({ order: [1, 3, 2], turn: 1, round: 1 });
  });
});

test('only a roll for the order can be rolled through at once', () => {
  const fight = fightIn('srd35', [{ kind: 'character', name: 'Ada' }]).play(act(1, 'save.will'));
  expect(fight.refusal({ type: 'rollRest' })).toBe('NO_ROLL_OPEN');
});

test('where the rules know no order, it stays with the game master', () => {
  const fight = fightIn('strike-save', [{ kind: 'character', name: 'Aiko' }]);
  expect(fight.refusal(rollOrder())).toBe('NO_ORDER_RULE');
});

describe('putting a turn off', () => {
  const fight = () =>
    fightIn('srd35', [
      { kind: 'character', name: 'Ada', sheet: { hitPoints: 30 } },
      { kind: 'monster', name: 'Orc', sheet: { hitPoints: 30 } },
      { kind: 'monster', name: 'Ogre', sheet: { hitPoints: 30 } },
    ]);
  const putOff = (trigger = ''): EncounterCommand => ({ type: 'putOffTurn', trigger });
  const stepIn = (combatant: number): EncounterCommand => ({ type: 'stepIn', combatant });

  test('the next one goes on; stepping in comes before whoever has the turn, and stays there', () => {
    const going = fight().play(putOff('when the orc moves'));
    expect(going.state()).toMatchObject({ turn: 2 });
    expect(going.of(1).waitsFor).toBe('when the orc moves');
    going.play(endTurn, stepIn(1));
    expect(going.state()).toMatchObject({ turn: 1, order: [2, 1, 3], stepsIn: true });
    going.play(act(1, 'weapon.0', [3]), typed(1), endTurn);
    expect(going.state()).toMatchObject({ turn: 3, round: 1, stepsIn: false });
    going.play(endTurn);
    expect(going.state()).toMatchObject({ turn: 2, round: 2 });
  });

  test('who was interrupted goes on with what was left of the turn', () => {
    const going = fight().play(putOff(), act(2, 'move'), stepIn(1), endTurn);
    expect(going.state()).toMatchObject({ turn: 2, taken: ['move'], interrupted: null });
  });

  test('who never stepped in acts in the next round as always', () => {
    const going = fight().play(putOff(), endTurn, endTurn);
    expect(going.state()).toMatchObject({ turn: 1, round: 2 });
    expect(going.of(1).waitsFor).toBeNull();
  });

  test('who has stepped in waits no longer', () => {
    const going = fight().play(putOff('when the orc moves'), stepIn(1));
    expect(going.of(1).waitsFor).toBeNull();
    expect(going.play(endTurn).refusal(stepIn(1))).toBe('NOBODY_WAITS');
  });

  test('a turn that is taken in the next round is that round’s turn, and there is no other', () => {
    const going = fight().play(endTurn, endTurn, putOff(), stepIn(3));
    expect(going.state()).toMatchObject({ round: 2, turn: 3, order: [3, 1, 2], stepsIn: false });
    going.play(act(3, 'weapon.0', [1]), typed(1), endTurn);
    expect(going.state()).toMatchObject({ round: 2, turn: 1 });
    going.play(endTurn, endTurn);
    expect(going.state()).toMatchObject({ round: 3, turn: 3 });
  });

  test('what lasts until a turn that was put off into the next round ends with it', () => {
    const until = (edge: 'start' | 'end'): EncounterCommand => ({
      type: 'beginCondition',
      combatants: [2],
      condition: { condition: 'own', name: { text: edge }, adjustments: [] },
      lasts: { of: 3, edge, turns: 2 },
    });
    const going = fight().play(until('start'), until('end'), endTurn, endTurn, putOff());
    expect(going.of(2).conditions.map(({ lasts }) => lasts?.turns)).toEqual([1, 1]);
    going.play(stepIn(3));
    expect(going.of(2).conditions.map(({ name }) => name)).toEqual([{ text: 'end' }]);
    going.play(endTurn);
    expect(going.of(2).conditions).toEqual([]);
  });

  test('a condition that lasts until the end of the turn ends when the turn is put off, once', () => {
    const blind: EncounterCommand = {
      type: 'beginCondition',
      combatants: [3],
      condition: { condition: 'own', name: { text: 'Blinded' }, adjustments: [] },
      lasts: { of: 1, edge: 'end', turns: 2 },
    };
    const going = fight().play(blind, putOff(), stepIn(1), endTurn, endTurn);
    expect(going.of(3).conditions[0]?.lasts?.turns).toBe(1);
    going.play(endTurn, endTurn);
    expect(going.of(3).conditions).toEqual([]);
  });

  test.each<[string, EncounterCommand[], EncounterCommand, string]>([
    ['who does not wait', [], stepIn(2), 'NOBODY_WAITS'],
    ['into a turn that was stepped into', [putOff(), putOff(), stepIn(1)], stepIn(2), 'NOBODY_WAITS'],
    ['off again, having stepped in', [putOff(), stepIn(1)], putOff(), 'CANNOT_WAIT'],
  ])('refused: %s', (_, before, command, code) => {
    expect(
      fight()
        .play(...before)
        .refusal(command),
    ).toBe(code);
  });
});
