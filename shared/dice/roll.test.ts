import { describe, expect, test } from 'vitest';
import { parseDice } from './parse.ts';
import { type DiceRoll, type DiceSource, rollDice } from './roll.ts';

/** Dice that fall as written down; running out of them is a mistake of the test. */
function recorded(...faces: number[]): DiceSource {
  const rest = [...faces];
  return () => rest.shift() ?? Number.NaN;
}

function roll(text: string, source: DiceSource): DiceRoll {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return rollDice(parsed.value, source);
}

describe('totals', () => {
  const rows: readonly [text: string, faces: number[], total: number][] = [
    ['2d6+3', [4, 5], 12],
    ['1d8-1', [1], 0],
    ['-1d4', [3], -3],
    ['d6-d6', [2, 5], -3],
    ['2*(d6+1)', [4], 10],
    ['d6*d6', [3, 4], 12],
    ['0*-d6', [5], 0],
    ['-0', [], 0],
    ['4d6kh3', [3, 1, 6, 2], 11],
    ['4d6kl3', [3, 1, 6, 2], 6],
    ['4d6dl1', [3, 1, 6, 2], 11],
    ['4d6dh1', [3, 1, 6, 2], 6],
    ['2d20kh1', [7, 15], 15],
    ['2d20kl1', [7, 15], 7],
    ['d6!', [6, 6, 2], 14],
    ['2d6!kh1', [5, 6, 1], 7],
    ['d6!+d6', [6, 1, 6], 13],
  ];
  test.each(rows)('%s with %j: %i', (text, faces, total) => {
    expect(roll(text, recorded(...faces)).total).toBe(total);
  });
});

test('each die tells its faces and whether it was kept', () => {
  expect(roll('3d6!dl1+1d4', recorded(2, 6, 3, 5, 4))).toMatchObject({
    total: 18,
    cut: false,
    groups: [
      {
        group: { count: 3, sides: 6 },
        total: 14,
        dice: [
          { faces: [2], value: 2, kept: false, cut: false },
          { faces: [6, 3], value: 9, kept: true, cut: false },
          { faces: [5], value: 5, kept: true, cut: false },
        ],
      },
      { group: { count: 1, sides: 4 }, total: 4, dice: [{ faces: [4], kept: true }] },
    ],
  });
});

test.each([
  ['4d6kh2', [true, true, false, false]],
  ['4d6kl2', [true, true, false, false]],
  ['4d6dl1', [true, true, true, false]],
])('of equal dice %s keeps the earlier', (text, kept) => {
  expect(roll(text, recorded(3, 3, 3, 3)).groups[0]?.dice.map((die) => die.kept)).toEqual(kept);
});

test('an explosion is cut after twenty further throws, and the result says so', () => {
  const { total, cut, groups } = roll('d6!', () => 6);
  expect(total).toBe(126);
  expect(cut).toBe(true);
  expect(groups[0]?.dice[0]?.faces).toHaveLength(21);
  expect(groups[0]?.dice[0]?.cut).toBe(true);
});

test('twenty explosions and then a low face are not cut', () => {
  const { total, cut } = roll('d6!', recorded(...Array.from({ length: 20 }, () => 6), 1));
  expect(total).toBe(121);
  expect(cut).toBe(false);
});

test.each([0, 7, 1.5, Number.NaN])('a source that shows %d on a d6 is a bug', (face) => {
  expect(() => roll('d6', () => face)).toThrow(RangeError);
});
