import { describe, expect, test } from 'vitest';
import type { EncounterCommand } from './command.ts';
import { act, type Fight, fightIn, typed } from './fight-fixtures.ts';

/**
 * Stances, mana and spells of Telnas over several turns. Ilse (1, level 5: mace +2, fire +1, healing +2) and Bran
 * (2) have physical and magical evasion 10; so has the ogre (3, claws +0).
 */

const art = (name: string, kind: string, cost: number, effect: string) => ({
  ...{ name: { text: name }, kind, cost, effect, zone: false },
});
const mace = { name: { text: 'Mace' }, mode: 'melee', damage: '1d6' };
const ilse = {
  ...{ level: 5, strength: 2, intelligence: 1, will: 2, hitPoints: 30, mana: 20, weapons: [mace] },
  arts: [art('Fire', 'offensive', 4, '1d6'), art('Hands', 'healing', 1, '1d8')],
};
const fight = (mana = 20): Fight =>
  fightIn('telnas', [
    { kind: 'character', name: 'Ilse', sheet: { ...ilse, mana } },
    { kind: 'character', name: 'Bran', sheet: { ...ilse, level: 1 } },
    { kind: 'monster', name: 'Ogre', sheet: { level: 4, hitPoints: 40, weapons: [mace] } },
  ]);

const endTurn: EncounterCommand = { type: 'endTurn' };
const [mace3, fire3, heal2] = [act(1, 'weapon.0', [3]), act(1, 'art.0', [3]), act(1, 'art.1', [2])];
const stances = ({ of }: Fight) => of(1).conditions.map(({ condition }) => condition);
const hurt = (combatant: number, points: number): EncounterCommand => ({
  type: 'changeHitPoints',
  combatant,
  change: -points,
});
/** Whether damage is asked for, or was done: it hit. */
const isHit = (going: Fight): boolean => going.state().roll !== null;

describe('R10, R11: a stance raises its own defence, until the next turn of whoever took it', () => {
  const ogre = act(3, 'weapon.0', [1]);
  const bran = act(2, 'art.0', [1]);
  test.each<[string, string | null, EncounterCommand, number, boolean]>([
    ['10 reaches 10', null, ogre, 10, true],
    ['10 does not reach 11', 'defensive-stance', ogre, 10, false],
    ['11 reaches 11', 'defensive-stance', ogre, 11, true],
    ['concentration is not for claws', 'concentrate', ogre, 10, true],
    ['9 + 1 reaches 10', null, bran, 9, true],
    ['9 + 1 does not reach 11', 'concentrate', bran, 9, false],
    ['10 + 1 reaches 11', 'concentrate', bran, 10, true],
    ['a defensive stance is not for fire', 'defensive-stance', bran, 9, true],
  ])('%s (%s)', (_, stance, attack, die, hits) => {
    const going = fight().play(...(stance === null ? [] : [act(1, stance)]), endTurn);
    if (attack.type === 'openRoll' && attack.actor === 3) going.play(endTurn);
    expect(isHit(going.play(attack, typed(die)))).toBe(hits);
  });

  test('A4: at the start of the next turn it is over', () => {
    const going = fight().play(act(1, 'defensive-stance'), act(1, 'concentrate'), endTurn, endTurn);
    expect(stances(going)).toEqual(['defensive-stance', 'concentrate']);
    expect(stances(going.play(endTurn))).toEqual([]);
  });

  test('A4: taken twice it is held once', () => {
    const twice = fight().play(act(1, 'defensive-stance'), act(1, 'defensive-stance'));
    expect(stances(twice)).toEqual(['defensive-stance']);
    expect(isHit(twice.play(endTurn, endTurn, act(3, 'weapon.0', [1]), typed(11)))).toBe(true);
  });
});

describe('R12: the attack stance waits for the next roll to hit', () => {
  const ready = () => fight().play(act(1, 'attack-stance'), endTurn, endTurn, endTurn);
  const charge = act(1, 'charge.0', [3]);

  test('7 + 2 + 1 reaches 10, and the one after it has no +1', () => {
    const going = ready().play(mace3, typed(7), typed(1), endTurn, endTurn, endTurn);
    expect(stances(going)).toEqual([]);
    expect(isHit(going.play(mace3, typed(7)))).toBe(false);
  });

  test.each<[string, EncounterCommand[], string[]]>([
    ['a miss uses it up', [mace3, typed(2)], []],
    ['so does a spell at an enemy', [fire3, typed(2)], []],
    ['A4: healing is no attack', [hurt(2, 9), heal2, typed(5), typed(9)], ['attack-stance']],
    [
      'R13, A16: a charge that loses its balance never gets to the roll',
      [charge, { type: 'answerRoll', answer: { choice: 'lost' } }],
      ['attack-stance'],
    ],
    [
      'a charge that keeps it does',
      [charge, { type: 'answerRoll', answer: { choice: 'kept' } }, typed(2)],
      [],
    ],
  ])('%s', (_, commands, held) => {
    expect(stances(ready().play(...commands))).toEqual(held);
  });
});

describe('R18, A18: mana', () => {
  const left = ({ of }: Fight) => of(1).pools.mana?.value;
  // Fire: 4 and level 5. Healing: 1 and level 5.
  test.each<[string, EncounterCommand[], number]>([
    ['a hit', [fire3, typed(12), typed(3)], 11],
    ['a miss costs as much', [fire3, typed(2)], 11],
    ['a critical failure too', [fire3, typed(1)], 11],
    ['healing', [hurt(2, 9), heal2, typed(5), typed(9)], 14],
  ])('%s', (_, commands, mana) => {
    expect(left(fight().play(...commands))).toBe(mana);
  });

  test('all that there is will do; one point less will not', () => {
    const spend = (change: number): EncounterCommand => ({
      ...{ type: 'changePool', combatant: 1, pool: 'mana', change },
    });
    expect(left(fight().play(spend(-11), fire3, typed(2)))).toBe(0);
    expect(fight().play(spend(-12)).refusal(fire3)).toBe('AGAINST_THE_RULES');
    // Overruled, it takes what there is.
    expect(left(fight().play(spend(-12), { ...fire3, overrule: true } as EncounterCommand, typed(2)))).toBe(
      0,
    );
  });
});

test('what several do together, each of them must have', () => {
  const needed = { inputs: { needed: 12 } };
  expect(fight().refusal(act(1, 'telnas', [1, 3], needed))).toBe('NO_SUCH_ACTION');
  // R48: 12 and 11, without any mastery.
  const both = fight().play(act(1, 'telnas', [1, 2], needed), typed(12), typed(11));
  expect(both.state().lastFindings.map(({ tone }) => tone)).toEqual(['good', 'bad']);
});

describe('R20: healing spells', () => {
  const healed = (points: number, ...dice: number[]) => {
    const going = fight().play(hurt(2, points), heal2, ...dice.map((die) => typed(die)));
    return [going.of(2).hitPoints, going.of(1).hitPoints];
  };
  // The amount falls first, then the d20 with Will +2.
  test.each<[string, number, number[], number[]]>([
    ['8 + 2 is 10: all 7', 20, [7, 8], [17, 30]],
    ['7 + 2 is 9: half of 7, rounded up', 20, [7, 7], [14, 30]],
    ['2 + 2 is 4: nothing', 20, [7, 2], [10, 30]],
    ['a natural 20 doubles it', 20, [7, 20], [24, 30]],
    ['a natural 1: 1 and level 5 for the healer', 20, [7, 1], [10, 24]],
    ['no further than the maximum', 3, [7, 20], [30, 30]],
  ])('%s', (_, points, dice, left) => {
    expect(healed(points, ...dice)).toEqual(left);
  });

  test('R34: none brings back the dead', () => {
    expect(fight().play(hurt(2, 39)).play(heal2).state().roll).not.toBeNull();
    expect(fight().play(hurt(2, 40)).refusal(heal2)).toBe('AGAINST_THE_RULES');
  });
});
