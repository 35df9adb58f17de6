import { describe, expect, test } from 'vitest';
import { asPrinted } from './fixtures.ts';
import { attackBonus, checkLevel } from './progression.ts';
import type { AttackType, ClassId } from './vocabulary.ts';

/** The printed rows, level 1 to 20. */
const printed = {
  GUERRIER: [4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13],
  CLERC: [2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9],
  INFILTRATEUR: [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6],
  MAGICIEN: [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4],
} as const;

const formula = { ...asPrinted, attackProgression: 'formula' } as const;
const extended = { ...asPrinted, beyondTable: 'extrapolate' } as const;

function bonuses(of: ClassId, type: AttackType, levels: readonly number[], switches = asPrinted): number[] {
  return levels.map((level) => attackBonus(of, level, type, switches).value);
}
const levels = Array.from({ length: 20 }, (_, at) => at + 1);

describe('R11, R12: all 20 levels of the row that each class reads', () => {
  test.each<[ClassId, AttackType, keyof typeof printed]>([
    ['warrior', 'melee', 'GUERRIER'],
    ['warrior', 'ranged', 'GUERRIER'],
    ['samurai', 'melee', 'GUERRIER'],
    ['samurai', 'ranged', 'GUERRIER'],
    ['archer', 'melee', 'CLERC'],
    ['archer', 'ranged', 'GUERRIER'],
    ['cleric', 'melee', 'CLERC'],
    ['cleric', 'ranged', 'CLERC'],
    ['necromancer', 'melee', 'CLERC'],
    ['necromancer', 'ranged', 'CLERC'],
    ['monk', 'melee', 'CLERC'],
    ['monk', 'ranged', 'CLERC'],
    ['infiltrator', 'melee', 'INFILTRATEUR'],
    ['infiltrator', 'ranged', 'INFILTRATEUR'],
    ['mage', 'melee', 'MAGICIEN'],
    ['mage', 'ranged', 'MAGICIEN'],
    ['monster', 'melee', 'GUERRIER'],
    ['monster', 'ranged', 'GUERRIER'],
  ])('%s, %s: %s', (of, type, row) => {
    expect(bonuses(of, type, levels)).toEqual(printed[row]);
  });
});

test.each<[string, ClassId, number, AttackType, number]>([
  ['R4: warrior 1', 'warrior', 1, 'melee', 4],
  ['R4: warrior 2', 'warrior', 2, 'melee', 4],
  ['R4: warrior 20', 'warrior', 20, 'melee', 13],
  ['R4: archer 5 at range', 'archer', 5, 'ranged', 6],
  ['R5: cleric 1', 'cleric', 1, 'melee', 2],
  ['R5: cleric 2', 'cleric', 2, 'melee', 3],
  ['R5: cleric 4', 'cleric', 4, 'melee', 3],
  ['R5: cleric 20', 'cleric', 20, 'melee', 9],
  ['R5: archer 5 in melee', 'archer', 5, 'melee', 4],
  ['R6: infiltrator 1', 'infiltrator', 1, 'melee', 1],
  ['R6: infiltrator 2', 'infiltrator', 2, 'melee', 1],
  ['R6: infiltrator 3', 'infiltrator', 3, 'melee', 2],
  ['R6: infiltrator 20', 'infiltrator', 20, 'melee', 6],
  ['R7: mage 1', 'mage', 1, 'melee', 0],
  ['R7: mage 3', 'mage', 3, 'melee', 0],
  ['R7: mage 8', 'mage', 8, 'melee', 2],
  ['R7: mage 20', 'mage', 20, 'melee', 4],
  ['R8: the worked warrior 7', 'warrior', 7, 'melee', 7],
  ['R8: the worked mage 7', 'mage', 7, 'melee', 1],
  ['R9: monster 1', 'monster', 1, 'melee', 4],
  ['R9: monster 4', 'monster', 4, 'ranged', 5],
  ['R9: monster 9', 'monster', 9, 'melee', 8],
  ['R10: monster ½', 'monster', 0.5, 'melee', 0],
  ['R10: monster ½ at range', 'monster', 0.5, 'ranged', 0],
  ['R10: monster 0', 'monster', 0, 'melee', 0],
  ['R11: infiltrator 19', 'infiltrator', 19, 'melee', 6],
  ['R11: mage 13', 'mage', 13, 'melee', 3],
  ['R12: archer 8 at range', 'archer', 8, 'ranged', 7],
  ['R12: archer 8 in melee', 'archer', 8, 'melee', 5],
  ['R12: monk 8 at range', 'monk', 8, 'ranged', 5],
  ['R12: samurai 8 in melee', 'samurai', 8, 'melee', 7],
  ['A5: a cleric in melee has a line', 'cleric', 8, 'melee', 5],
  ['A5: a cleric at range has it too', 'cleric', 8, 'ranged', 5],
  ['A5: a warrior at range has a line', 'warrior', 8, 'ranged', 7],
])('%s', (_, of, level, type, bonus) => {
  expect(attackBonus(of, level, type, asPrinted).value).toBe(bonus);
});

describe('A1: the written formula, rounded up, is 1 higher at', () => {
  test.each<[ClassId, AttackType, keyof typeof printed, number[]]>([
    ['warrior', 'melee', 'GUERRIER', []],
    ['archer', 'ranged', 'GUERRIER', []],
    ['monster', 'melee', 'GUERRIER', []],
    ['cleric', 'melee', 'CLERC', [1, 4, 7, 10, 13, 16, 19]],
    ['archer', 'melee', 'CLERC', [1, 4, 7, 10, 13, 16, 19]],
    ['infiltrator', 'ranged', 'INFILTRATEUR', [1, 2, 5, 6, 9, 10, 13, 14, 17, 18]],
    ['mage', 'melee', 'MAGICIEN', [1, 2, 3, 6, 7, 11, 12, 16, 17]],
  ])('%s, %s: %s at levels %j', (of, type, row, higher) => {
    const expected = printed[row].map((bonus, at) => (higher.includes(at + 1) ? bonus + 1 : bonus));
    expect(bonuses(of, type, levels, formula)).toEqual(expected);
  });

  test.each<[ClassId, number, number]>([
    ['cleric', 1, 3],
    ['cleric', 4, 4],
    ['infiltrator', 1, 2],
    ['infiltrator', 2, 2],
    ['mage', 1, 1],
    ['mage', 3, 1],
    ['mage', 7, 2],
    ['warrior', 7, 7],
    ['monster', 0.5, 0],
  ])('%s of level %d has +%i', (of, level, bonus) => {
    expect(attackBonus(of, level, 'melee', formula).value).toBe(bonus);
  });
});

describe('A11: levels', () => {
  test.each<[string, number, boolean, boolean, boolean]>([
    ['a character of level 1', 1, false, true, true],
    ['a character of level 20', 20, false, true, true],
    ['a character of level 0', 0, false, false, false],
    ['a character of level ½', 0.5, false, false, false],
    ['a character of level 2½', 2.5, false, false, false],
    ['a character of level −1', -1, false, false, false],
    ['a character of level 21', 21, false, false, true],
    ['a character of level 40', 40, false, false, true],
    ['a character of level 20½', 20.5, false, false, false],
    ['a monster of level 0', 0, true, true, true],
    ['a monster of level ½', 0.5, true, true, true],
    ['a monster of level ⅓', 1 / 3, true, true, true],
    ['a monster of level 0.99', 0.99, true, true, true],
    ['a monster of level 1', 1, true, true, true],
    ['a monster of level 2½', 2.5, true, false, false],
    ['a monster of level 20', 20, true, true, true],
    ['a monster of level 21', 21, true, false, true],
    ['a monster of level −1', -1, true, false, false],
    ['a level that is no number', Number.NaN, true, false, false],
    ['a level without end', Number.POSITIVE_INFINITY, true, false, false],
  ])('%s', (_, level, monster, printedly, beyond) => {
    const refusal = { ok: false, error: { code: 'OUT_OF_RANGE', field: 'level' } };
    expect(checkLevel(level, monster, asPrinted)).toEqual(printedly ? { ok: true, value: level } : refusal);
    expect(checkLevel(level, monster, extended)).toEqual(beyond ? { ok: true, value: level } : refusal);
  });

  const beyond = [21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40];
  test.each<[ClassId, number[]]>([
    ['warrior', [14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 21, 21, 22, 22, 23, 23]],
    ['monster', [14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 21, 21, 22, 22, 23, 23]],
    ['cleric', [9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 12, 13, 13, 13, 14, 14, 14, 15, 15, 15]],
    ['infiltrator', [6, 6, 7, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 11, 11]],
    ['mage', [4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 8, 8, 8]],
  ])('extended, the row of the %s goes on to level 40', (of, row) => {
    expect(bonuses(of, 'melee', beyond, extended)).toEqual(row);
  });
});

test('the part names the table, the row and the level; below 1 the rule of the weakest', () => {
  expect(attackBonus('archer', 8, 'melee', asPrinted)).toEqual({
    label: {
      key: 'strike-save:part.classBonus',
      params: { class: { key: 'strike-save:class.archer' }, level: 8 },
    },
    value: 5,
    source: {
      key: 'strike-save:source.attackTable',
      params: { row: { key: 'strike-save:row.cleric' }, level: 8 },
    },
  });
  expect(attackBonus('archer', 8, 'melee', formula).source).toEqual({
    key: 'strike-save:source.attackFormula',
    params: { row: { key: 'strike-save:row.cleric' } },
  });
  expect(attackBonus('monster', 0.5, 'melee', asPrinted).source).toEqual({
    key: 'strike-save:source.belowFirstLevel',
  });
});
