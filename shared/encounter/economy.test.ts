import { describe, expect, test } from 'vitest';
import type { SheetData } from '../rules/core/sheet.ts';
import type { EncounterCommand } from './command.ts';
import { act, fightIn, typed } from './fight-fixtures.ts';

const miss = typed(1);

describe('Telnas', () => {
  const fight = (options = {}) =>
    fightIn(
      'telnas',
      [
        { kind: 'character', name: 'Ilse', sheet: { level: 5, mana: 12 } },
        { kind: 'monster', name: 'Ogre', sheet: { hitPoints: 30 } },
      ],
      options,
    );
  const strike = act(1, 'weapon.0', [2]);
  const half = (action: string) => act(1, action);

  test.each<[string, EncounterCommand[], EncounterCommand]>([
    ['R6: two full actions', [strike, miss], strike],
    ['A1: a full and a half one', [strike, miss], half('move-5')],
    ['A1: three half ones', [half('draw-weapon'), half('move-5')], half('move-5')],
    ['R7: First Aid, then a move', [half('move-10')], half('move-5')],
    ['somebody else’s turn', [], act(2, 'weapon.0', [1])],
  ])('against the rules: %s', (_, before, command) => {
    expect(
      fight()
        .play(...before)
        .refusal(command),
    ).toBe('AGAINST_THE_RULES');
  });

  test('A1: draw and move is a turn', () => {
    expect(fight().play(half('draw-weapon'), half('move-5')).state().taken).toEqual(['half', 'half']);
  });

  test('A1 turned: one full and any number of halves', () => {
    const busy = fight({ actionBudget: 'one-full-and-halves' });
    busy.play(half('draw-weapon'), half('move-5'), half('concentrate'), strike, miss, half('move-5'));
    expect(busy.refusal(strike)).toBe('AGAINST_THE_RULES');
  });

  test('the game master may overrule, and the log shows it', () => {
    const twice = fight().play(strike, miss, { ...strike, overrule: true } as EncounterCommand);
    expect(twice.caused()).toMatchObject([
      { type: 'objectionOverruled', objection: { key: 'app:objection.turnIsSpent' } },
      { type: 'rollOpened' },
      { type: 'actionTaken' },
    ]);
  });

  test('whoever is dead is no target, unless the game master says so', () => {
    const slain = fight().play({ type: 'changeHitPoints', combatant: 2, change: -40 });
    expect(slain.refusal(strike)).toBe('AGAINST_THE_RULES');
    slain.play({ ...strike, overrule: true } as EncounterCommand);
    expect(slain.caused()[0]).toMatchObject({ objection: { key: 'app:objection.targetIsDead' } });
  });

  test('a new turn is whole again', () => {
    const next = fight().play(strike, miss, { type: 'endTurn' }, { type: 'endTurn' });
    expect(next.state().taken).toEqual([]);
    next.play(strike);
  });

  test('R10, R12: stances are conditions of their time', () => {
    const ready = fight().play(half('attack-stance'), half('defensive-stance'));
    expect(ready.of(1).conditions.map(({ condition }) => condition)).toEqual([
      'attack-stance',
      'defensive-stance',
    ]);
    ready.play({ type: 'endTurn' }, { type: 'endTurn' });
    expect(ready.of(1).conditions.map(({ condition }) => condition)).toEqual(['attack-stance']);
    ready.play(strike, miss);
    expect(ready.of(1).conditions).toEqual([]);
  });
});

describe('3.5: base attack +6 and a sword', () => {
  const fight = () =>
    fightIn('srd35', [
      { kind: 'character', name: 'Ada', sheet: { classes: [{ class: 'fighter', level: 6 }], hitPoints: 40 } },
      { kind: 'monster', name: 'Orc', sheet: { hitPoints: 40 } },
    ]);
  const first = act(1, 'weapon.0', [2]);
  const second = act(1, 'weapon.0.second', [2]);

  test('R10, A1: the second attack is 5 lower', () => {
    const going = fight().play(first, typed(9));
    const [finding] = going.state().roll?.findings ?? going.state().lastFindings;
    const again = fight().play(first, miss, second, typed(9));
    const [later] = again.state().roll?.findings ?? again.state().lastFindings;
    expect((finding?.figure?.total ?? 0) - (later?.figure?.total ?? 0)).toBe(5);
  });

  test.each<[string, EncounterCommand[], EncounterCommand]>([
    ['a full attack leaves no move', [first, miss, second, miss], act(1, 'move')],
    ['after a move there is no second attack', [act(1, 'move'), first, miss], second],
    ['a run is the whole round', [act(1, 'run')], first],
    ['two moves leave no attack', [act(1, 'move'), act(1, 'move')], first],
    ['nor a third move', [act(1, 'move'), act(1, 'move')], act(1, 'move')],
    ['nor a run', [act(1, 'move')], act(1, 'run')],
    ['one attack is one', [first, miss], first],
  ])('R10, R39, R40: %s', (_, before, command) => {
    expect(
      fight()
        .play(...before)
        .refusal(command),
    ).toBe('AGAINST_THE_RULES');
  });

  test.each<[number, string[]]>([
    [5, []],
    [6, ['second']],
    [10, ['second']],
    [11, ['second', 'third']],
    [15, ['second', 'third']],
    [16, ['second', 'third', 'fourth']],
  ])('R10: with a base attack of %i a turn holds so many further attacks', (level, further) => {
    const going = fightIn('srd35', [
      { kind: 'character', name: 'Ada', sheet: { classes: [{ class: 'fighter', level }] } },
    ]);
    const byHand = (cost: string): EncounterCommand => ({ type: 'takeAction', cost });
    going.play(byHand('standard'), ...further.map(byHand));
    for (const cost of ['second', 'third', 'fourth'])
      expect([cost, going.refusal(byHand(cost))]).toEqual([cost, 'AGAINST_THE_RULES']);
  });

  const weapon = (name: string, of: SheetData): SheetData => ({
    ...{ name: { text: name }, kind: 'melee', hand: 'primary', light: false, damage: '1d6', multiplier: 2 },
    ...{ threatFrom: 20, attackBonus: 0, damageBonus: 0, strengthRating: 0, ...of },
  });
  test.each<[string, SheetData[], number]>([
    ['one weapon', [weapon('Sword', {})], 1],
    ['another in the off hand', [weapon('Sword', {}), weapon('Dagger', { hand: 'off' })], 2],
    [
      'claws and a bite',
      [
        weapon('Claw', { kind: 'natural' }),
        weapon('Claw', { kind: 'natural' }),
        weapon('Bite', { kind: 'natural' }),
      ],
      3,
    ],
  ])('a full attack strikes with each once: %s', (_, weapons, strikes) => {
    const going = fightIn('srd35', [
      { kind: 'monster', name: 'Owlbear', sheet: { weapons } },
      { kind: 'character', name: 'Ada' },
    ]);
    for (let at = 0; at < strikes; at += 1) going.play(act(1, `weapon.${at}`, [2]), miss);
    expect(going.refusal(act(1, 'weapon.0', [2]))).toBe('AGAINST_THE_RULES');
    expect(strikes > 1 ? going.refusal(act(1, 'move')) : 'AGAINST_THE_RULES').toBe('AGAINST_THE_RULES');
  });

  test('an attack and a move, in any order', () => {
    fight().play(first, miss, act(1, 'move'));
    fight().play(act(1, 'move'), first, miss);
  });
});

test('where the rules know no economy, nothing is spent', () => {
  const fight = fightIn('success-levels', [
    { kind: 'character', name: 'Odile' },
    { kind: 'monster', name: 'Guard' },
  ]);
  const swing = act(1, 'weapon.0', [2]);
  fight.play(swing, typed(10), typed(5), swing, typed(10), typed(5));
  expect(fight.state().taken).toEqual([]);
});
