import { describe, expect, test } from 'vitest';
import { figure } from '../core/figure.ts';
import { typedHand } from '../core/hand.ts';
import { resume, run } from '../core/run.ts';
import { attackRoll } from './attack.ts';
import { attackBonus, attackSequence } from './attack-bonus.ts';
import type { AttackMode, Size } from './vocabulary.ts';
import { word } from './words.ts';

const given = (value: number) =>
  figure([{ label: word('part.attackBonus'), value, source: word('source.given') }]);

function attack(bonus: number, armorClass: number, dice: number[], threatFrom = 20, confirm = true) {
  const switches = { criticalConfirmation: confirm ? 'roll' : 'none' } as const;
  return run(attackRoll({ bonus: given(bonus), threatFrom }, armorClass, switches), typedHand(dice));
}

describe('an attack hits when its total reaches the armour class', () => {
  const rows: readonly [label: string, bonus: number, armorClass: number, die: number, hit: boolean][] = [
    ['a total equal to the armour class hits', 8, 20, 12, true],
    ['one less misses', 8, 21, 12, false],
    ['a natural 1 misses whatever the total', 30, 10, 1, false],
    ['a 19 is no automatic hit', 0, 45, 19, false],
  ];
  test.each(rows)('%s', (_label, bonus, armorClass, die, hit) => {
    const outcome = attack(bonus, armorClass, [die]);
    expect(outcome).toMatchObject({ ok: true, value: { natural: die, rolled: { total: die + bonus }, hit } });
  });
});

describe('a threat is confirmed by a second attack roll', () => {
  type Row = [
    label: string,
    bonus: number,
    armorClass: number,
    threatFrom: number,
    dice: number[],
    critical: boolean,
  ];
  const rows: readonly Row[] = [
    ['a natural 20 hits and threatens, whatever the total', 0, 45, 20, [20, 19], false],
    ['the second roll must reach the armour class too', 10, 20, 20, [20, 10], true],
    ['one less leaves an ordinary hit', 10, 20, 20, [20, 9], false],
    ['a natural 20 confirms', 0, 45, 20, [20, 20], true],
    ['a natural 1 does not', 30, 10, 20, [20, 1], false],
    ['a weapon may threaten from 18', 10, 20, 18, [18, 15], true],
  ];
  test.each(rows)('%s', (_label, bonus, armorClass, threatFrom, dice, critical) => {
    const outcome = attack(bonus, armorClass, dice, threatFrom);
    expect(outcome).toMatchObject({ ok: true, value: { hit: true, threat: true, critical } });
  });

  test('a die in the range that misses is no threat and is not rolled again', () => {
    const outcome = attack(0, 45, [19], 19);
    expect(outcome).toMatchObject({ ok: true, value: { hit: false, threat: false, critical: false } });
  });
  test('a 19 is no threat where the weapon threatens on 20', () => {
    expect(attack(10, 20, [19])).toMatchObject({ ok: true, value: { hit: true, threat: false } });
  });
  test('a threat without its second die asks for it', () => {
    expect(attack(10, 20, [20])).toMatchObject({ ok: false, error: { code: 'DICE_MISSING' } });
  });
  test('where threats are not confirmed, a threat is critical at once', () => {
    const outcome = attack(0, 45, [20], 20, false);
    expect(outcome).toMatchObject({ ok: true, value: { hit: true, threat: true, critical: true } });
  });
});

test('the table is told the threat, its reason and its number before the second roll', () => {
  const rule = attackRoll({ bonus: given(3), threatFrom: 20 }, 15, { criticalConfirmation: 'roll' });
  expect(resume(rule, [{ faces: [20] }])).toMatchObject({
    ok: true,
    value: {
      ended: false,
      question: { purpose: { key: 'srd35:question.confirmation' } },
      findings: [
        {
          verdict: { key: 'srd35:verdict.threat' },
          why: { key: 'srd35:why.natural20' },
          figure: { total: 23, parts: [{ value: 20 }, { value: 3 }] },
        },
      ],
    },
  });
});

describe('attack bonus', () => {
  type Row = [
    label: string,
    mode: AttackMode,
    baseAttack: number,
    strength: number,
    dexterity: number,
    size: Size,
    rangePenalty: number,
    total: number,
  ];
  const rows: readonly Row[] = [
    ['in melee: base attack, Strength and size', 'melee', 6, 3, 2, 'large', 0, 8],
    ['at range: base attack, Dexterity, size and range', 'ranged', 6, 3, 2, 'small', -4, 5],
    ['range does not count in melee', 'melee', 6, 3, 2, 'large', -4, 8],
    ['the largest pay most', 'melee', 10, 0, 0, 'colossal', 0, 2],
  ];
  test.each(rows)('%s', (_label, mode, baseAttack, strength, dexterity, size, rangePenalty, total) => {
    const modifiersOf = { strength, dexterity };
    const bonus = attackBonus({ baseAttack, mode, modifiersOf, size, rangePenalty, modifiers: [] });
    expect(bonus.total).toBe(total);
  });

  test('the range that does not count stays visible, with the reason', () => {
    const modifiersOf = { strength: 0, dexterity: 0 };
    const of = { baseAttack: 1, mode: 'melee', modifiersOf, size: 'medium', rangePenalty: -2 } as const;
    expect(attackBonus({ ...of, modifiers: [] }).parts[1]).toMatchObject({
      value: -2,
      leftOut: { key: 'srd35:leftOut.melee' },
    });
  });
});

describe('further attacks come at base attack 6, 11 and 16, each 5 lower', () => {
  const rows: readonly [baseAttack: number, attacks: number[]][] = [
    [0, [0]],
    [5, [5]],
    [6, [6, 1]],
    [10, [10, 5]],
    [11, [11, 6, 1]],
    [12, [12, 7, 2]],
    [15, [15, 10, 5]],
    [16, [16, 11, 6, 1]],
    [20, [20, 15, 10, 5]],
    [31, [31, 26, 21, 16]],
  ];
  test.each(rows)('base attack %i', (baseAttack, attacks) => {
    const sequence = attackSequence(given(baseAttack), baseAttack);
    expect(sequence.map(({ total }) => total)).toEqual(attacks);
  });
  test('the base attack decides how many, not the whole bonus', () => {
    expect(attackSequence(given(14), 5)).toHaveLength(1);
  });
});
