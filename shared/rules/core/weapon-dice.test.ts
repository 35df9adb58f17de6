import { expect, test } from 'vitest';
import { readWeaponDice } from './weapon-dice.ts';

test.each<[string, [count: number, sides: number][], number]>([
  ['1d10', [[1, 10]], 0],
  ['2d4+1', [[2, 4]], 1],
  ['1n8', [[1, 8]], 0],
  ['2n4−1', [[2, 4]], -1],
  ['d6', [[1, 6]], 0],
  ['D6', [[1, 6]], 0],
  ['d%', [[1, 100]], 0],
  ['3+1d6', [[1, 6]], 3],
  ['-2+1d6', [[1, 6]], -2],
  [
    '1d6+2d4+3',
    [
      [1, 6],
      [2, 4],
    ],
    3,
  ],
  [
    '1d6+1d6',
    [
      [1, 6],
      [1, 6],
    ],
    0,
  ],
  ['1d8+(2-5)', [[1, 8]], -3],
  ['1d8-(2-5)', [[1, 8]], 3],
  ['5-(2-1d6)', [[1, 6]], 3],
  [' 1 d 10 + 2 ', [[1, 10]], 2],
])('%s', (notation, dice, plus) => {
  const pools = dice.map(([count, sides]) => ({ count, sides }));
  expect(readWeaponDice(notation)).toEqual({ dice: pools, plus });
});

test.each([
  ['nothing', ''],
  ['a number without dice', '7'],
  ['a sum without dice', '3+4'],
  ['words', 'sword'],
  ['an unfinished notation', '1d'],
  ['exploding dice', 'd6!'],
  ['kept dice', '4d6kh3'],
  ['dropped dice', '4d6dl1'],
  ['dice taken away', '2-1d6'],
  ['dice taken away from dice', '2d6-1d4'],
  ['dice taken away in parentheses', '9-(1d6+1)'],
  ['dice multiplied', '2*1d6'],
  ['no dice of some sides', '0d6'],
  ['dice without sides', '1d0'],
  ['half a die', '1.5d6'],
  ['more dice than fall on a table', '1001d6'],
])('no weapon: %s (%s)', (_, notation) => {
  expect(readWeaponDice(notation)).toBeUndefined();
});
