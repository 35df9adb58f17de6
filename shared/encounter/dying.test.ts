import { describe, expect, test } from 'vitest';
import type { EncounterCommand } from './command.ts';
import { act, type Fight, fightIn, typed } from './fight-fixtures.ts';

const endTurn: EncounterCommand = { type: 'endTurn' };
const hurt = (combatant: number, points: number): EncounterCommand => ({
  type: 'changeHitPoints',
  combatant,
  change: -points,
});
const stateOf = ({ of }: Fight, combatant: number) => of(combatant).vitalState?.id;

describe('Telnas: hero 1 and hero 2 against monster 3', () => {
  const fight = (options = {}) =>
    fightIn(
      'telnas',
      [
        { kind: 'character', name: 'Ilse', sheet: { hitPoints: 20 } },
        { kind: 'character', name: 'Bran', sheet: { hitPoints: 20 } },
        { kind: 'monster', name: 'Ogre', sheet: { hitPoints: 30 } },
      ],
      options,
    );

  test('R32: at 0 unconscious', () => {
    const down = fight().play(hurt(2, 20));
    expect(stateOf(down, 2)).toBe('unconscious');
    expect(down.caused()).toMatchObject([{ type: 'hitPointsChanged' }, { type: 'vitalStateChanged' }]);
    expect(stateOf(fight().play(hurt(2, 19)), 2)).toBeUndefined();
  });

  test('R33, A10: loses one at the end of each round after the one of the fall', () => {
    const down = fight().play(hurt(3, 30), endTurn, endTurn);
    expect(down.state().round).toBe(2);
    expect(down.of(3).hitPoints).toBe(0);
    down.play(endTurn, endTurn);
    expect(down.state().round).toBe(3);
    expect(down.of(3).hitPoints).toBe(-1);
  });

  test('R34, A10: down to 0 in round 1, dead at the end of round 11', () => {
    const down = fight().play(hurt(3, 30));
    while (down.state().round < 11) down.play(endTurn);
    expect([down.of(3).hitPoints, stateOf(down, 3)]).toEqual([-9, 'unconscious']);
    down.play(endTurn, endTurn);
    expect([down.state().round, down.of(3).hitPoints, stateOf(down, 3)]).toEqual([12, -10, 'dead']);
    down.play(endTurn, endTurn);
    expect(down.of(3).hitPoints).toBe(-10);
  });

  test('A11 turned: monsters die at 0', () => {
    expect(stateOf(fight({ monsterDeath: 'zero' }).play(hurt(3, 30)), 3)).toBe('dead');
  });

  test('A11 turned in the middle of a fight: who lies at −3 is dead from then on, and not before', () => {
    const down = fight().play(hurt(3, 33));
    expect(stateOf(down, 3)).toBe('unconscious');
    down.play({ type: 'changeOption', option: 'monsterDeath', value: 'zero' });
    expect(stateOf(down, 3)).toBe('dead');
    expect(stateOf(down.play({ type: 'undo' }), 3)).toBe('unconscious');
  });

  test('R4: the turn of who lies unconscious is passed over', () => {
    const down = fight().play(hurt(3, 30), endTurn, endTurn);
    expect(down.caused().map(({ type }) => type)).toEqual(['turnSkipped', 'turnStarted']);
    expect(down.state()).toMatchObject({ turn: 1, round: 2 });
  });

  test('R36, R39: a fallen character’s turn begins with Last Hope', () => {
    const down = fight().play(hurt(2, 23), endTurn);
    expect(down.state()).toMatchObject({ turn: 2, roll: { action: 'last-hope', actor: 2 } });
  });

  test('R38: 10 gives one action, hit points as they were, and the sleep after it', () => {
    const up = fight().play(hurt(2, 23), endTurn, typed(10));
    expect([stateOf(up, 2), up.of(2).hitPoints]).toEqual(['roused', -3]);
    up.play(act(2, 'weapon.0', [3]), typed(2), endTurn);
    expect([stateOf(up, 2), up.state().turn]).toEqual(['unconscious', 3]);
  });

  test('R37: 9 does not, and attacks are against the rules', () => {
    const down = fight().play(hurt(2, 23), endTurn, typed(9));
    expect(stateOf(down, 2)).toBe('unconscious');
    expect(down.refusal(act(2, 'weapon.0', [3]))).toBe('AGAINST_THE_RULES');
  });

  test('R39: a second attempt in the same turn is against the rules, whatever came of the first', () => {
    const again = act(2, 'last-hope');
    for (const die of [9, 10])
      expect(fight().play(hurt(2, 23), endTurn, typed(die)).refusal(again)).toBe('AGAINST_THE_RULES');
    const next = fight().play(hurt(2, 23), endTurn, typed(9), endTurn, endTurn, endTurn);
    expect(next.state()).toMatchObject({ round: 2, turn: 2, roll: { action: 'last-hope' } });
    // One that was given up was none.
    next.play({ type: 'abandonRoll' }, again, typed(10));
    expect(stateOf(next, 2)).toBe('roused');
  });

  test('R39: nor is there one in the turn of somebody else, unless the game master says so', () => {
    const down = fight().play(hurt(2, 23));
    expect(down.refusal(act(2, 'last-hope'))).toBe('AGAINST_THE_RULES');
    down.play(act(2, 'last-hope', [], { overrule: true }));
    expect(down.caused()[0]).toMatchObject({
      type: 'objectionOverruled',
      objection: { key: 'app:objection.notItsTurn', params: { name: { text: 'Bran' } } },
    });
  });

  test('R39: nor a second one where somebody stepped in between', () => {
    const down = fight().play(hurt(2, 23), { type: 'putOffTurn', trigger: '' }, typed(9));
    down.play({ type: 'stepIn', combatant: 1 }, endTurn);
    expect(down.state().turn).toBe(2);
    expect(down.refusal(act(2, 'last-hope'))).toBe('AGAINST_THE_RULES');
  });

  test('A10: who fell in round 1 loses a point at the end of round 2, roused in between or not', () => {
    const up = fight().play(hurt(2, 23), endTurn, typed(9), endTurn, endTurn);
    expect([up.state().round, up.of(2).hitPoints]).toEqual([2, -3]);
    up.play(act(1, 'first-aid', [2]), typed(7), endTurn, endTurn, endTurn);
    expect([up.state().round, up.of(2).hitPoints]).toEqual([3, -4]);
  });

  test('A10: who was up again in between has fallen anew, and loses nothing in that round', () => {
    const up = fight().play(hurt(2, 23), hurt(2, -8), endTurn, endTurn, endTurn);
    expect([up.state().round, up.of(2).hitPoints]).toEqual([2, 5]);
    up.play(hurt(2, 5), endTurn, typed(9), endTurn, endTurn);
    expect([up.state().round, up.of(2).hitPoints]).toEqual([3, 0]);
    up.play(endTurn, typed(9), endTurn, endTurn);
    expect([up.state().round, up.of(2).hitPoints]).toEqual([4, -1]);
  });

  test('what lasts until an edge of a turn that is passed over ends with it', () => {
    const until = (edge: 'start' | 'end', turns: number): EncounterCommand => ({
      type: 'beginCondition',
      combatants: [1],
      condition: { condition: 'own', name: { text: `${edge} ${turns}` }, adjustments: [] },
      lasts: { of: 3, edge, turns },
    });
    const going = fight().play(hurt(3, 30), until('start', 1), until('end', 1), until('end', 2));
    going.play(endTurn, endTurn);
    expect(going.caused().map(({ type }) => type)).toContain('turnSkipped');
    expect(going.of(1).conditions).toMatchObject([{ name: { text: 'end 2' }, lasts: { turns: 1 } }]);
  });

  const firstAid = act(1, 'first-aid', [2]);
  test.each<[string, number, number, number, string | undefined]>([
    ['R44: 1 kills', 3, 1, -10, 'dead'],
    ['R42: 4 does nothing', 3, 4, -3, 'unconscious'],
    ['R42: 5 gives one action', 3, 5, -3, 'roused'],
    ['R42: 10 at −4 brings to 1', 4, 10, 1, 'conscious'],
    ['R43: 10 at −5 gives one action at 0', 5, 10, 0, 'roused'],
    ['R45: 20 at −9 brings to 1', 9, 20, 1, 'conscious'],
  ])('First Aid, %s', (_, below, die, hitPoints, state) => {
    const helped = fight().play(hurt(2, 20 + below), firstAid, typed(die));
    expect([helped.of(2).hitPoints, stateOf(helped, 2)]).toEqual([hitPoints, state]);
    // Who is up again is not roused besides.
    const began = helped.caused().filter(({ type }) => type === 'conditionBegan');
    expect(began).toHaveLength(state === 'roused' ? 1 : 0);
  });

  test('who is roused acts in turn without Last Hope, then falls again', () => {
    const helped = fight().play(hurt(2, 23), firstAid, typed(7), endTurn);
    expect(helped.state()).toMatchObject({ turn: 2, roll: null });
    helped.play(act(2, 'weapon.0', [3]), typed(2), endTurn);
    expect(stateOf(helped, 2)).toBe('unconscious');
  });

  test('First Aid is for the unconscious, unless the game master says so', () => {
    expect(fight().refusal(firstAid)).toBe('AGAINST_THE_RULES');
    const anyway = fight().play(act(1, 'first-aid', [2], { overrule: true }));
    expect(anyway.caused()[0]).toMatchObject({
      type: 'objectionOverruled',
      objection: { key: 'telnas:objection.notFallen' },
    });
  });
});

describe('3.5: hero 1 and monster 2', () => {
  const fight = () =>
    fightIn('srd35', [
      { kind: 'character', name: 'Ada', sheet: { hitPoints: 20 } },
      { kind: 'monster', name: 'Orc', sheet: { hitPoints: 8 } },
    ]);

  test.each<[number, string]>([
    [8, 'disabled'],
    [9, 'dying'],
    [17, 'dying'],
    [18, 'dead'],
  ])('004-R35: after %d points of damage %s', (points, state) => {
    expect(stateOf(fight().play(hurt(2, points)), 2)).toBe(state);
  });

  test('004-R35: disabled at 0, it has its turn and may strike', () => {
    const down = fight().play(hurt(2, 8), endTurn);
    expect(down.state()).toMatchObject({ turn: 2, roll: null });
    down.play(act(2, 'weapon.0', [1]), typed(1));
  });

  test('a dying creature’s turn begins with the roll to stabilise: 11 loses a point', () => {
    const down = fight().play(hurt(2, 9), endTurn);
    expect(down.state()).toMatchObject({ turn: 2, roll: { action: 'dying' } });
    down.play(typed(11));
    expect([down.of(2).hitPoints, stateOf(down, 2)]).toEqual([-2, 'dying']);
  });

  test('one roll a turn is enough', () => {
    const down = fight().play(hurt(2, 9), endTurn, typed(11));
    expect(down.refusal(act(2, 'dying'))).toBe('AGAINST_THE_RULES');
    down.play(endTurn, endTurn);
    expect(down.state()).toMatchObject({ turn: 2, round: 2, roll: { action: 'dying' } });
  });

  test('10 stabilises: no more rolls, no more turns', () => {
    const down = fight().play(hurt(2, 9), endTurn, typed(10));
    expect([down.of(2).hitPoints, stateOf(down, 2)]).toEqual([-1, 'stable']);
    down.play(endTurn, endTurn);
    expect(down.state()).toMatchObject({ turn: 1, round: 3, roll: null });
  });

  test('who was stable and is hurt again is dying again', () => {
    const down = fight().play(hurt(2, 9), endTurn, typed(10), hurt(2, 1));
    expect([down.of(2).hitPoints, stateOf(down, 2)]).toEqual([-2, 'dying']);
    down.play(endTurn, endTurn);
    expect(down.state().roll?.action).toBe('dying');
  });

  test('who is up again is no longer stable, but well', () => {
    const up = fight().play(hurt(2, 9), endTurn, typed(10), hurt(2, -5));
    expect([up.of(2).conditions, stateOf(up, 2)]).toEqual([[], 'able']);
  });

  test('at −9 the next point kills', () => {
    const down = fight().play(hurt(2, 17), endTurn, typed(99));
    expect([down.of(2).hitPoints, stateOf(down, 2)]).toEqual([-10, 'dead']);
  });

  test('where nobody can act any more, the turn is still somebody’s', () => {
    const all = fight().play(hurt(1, 40), hurt(2, 40), endTurn);
    expect(all.state()).toMatchObject({ turn: 1, round: 2 });
  });
});
