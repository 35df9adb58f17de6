import { describe, expect, test } from 'vitest';
import { movement } from './movement.ts';
import { armorWeights, type Race } from './vocabulary.ts';

type Row = readonly [Race, speed: number[], double: number[], run: number[]];

/** Columns: no armour, light, medium, heavy. */
const rows: readonly Row[] = [
  ['dwarf', [20, 20, 20, 20], [40, 40, 40, 40], [80, 80, 80, 60]],
  ['gnome', [20, 20, 15, 15], [40, 40, 30, 30], [80, 80, 60, 45]],
  ['halfling', [20, 20, 15, 15], [40, 40, 30, 30], [80, 80, 60, 45]],
  ['human', [30, 30, 20, 20], [60, 60, 40, 40], [120, 120, 80, 60]],
  ['elf', [30, 30, 20, 20], [60, 60, 40, 40], [120, 120, 80, 60]],
  ['half-elf', [30, 30, 20, 20], [60, 60, 40, 40], [120, 120, 80, 60]],
  ['half-orc', [30, 30, 20, 20], [60, 60, 40, 40], [120, 120, 80, 60]],
];

describe('speed, double move and run, in feet, by armour', () => {
  test.each(rows)('%s', (race, speed, double, run) => {
    const moves = armorWeights.map((armor) => movement(race, armor));
    expect(moves.map((move) => move.speed.total)).toEqual(speed);
    expect(moves.map((move) => move.double.total)).toEqual(double);
    expect(moves.map((move) => move.run.total)).toEqual(run);
    expect(moves.map((move) => move.squares)).toEqual(speed.map((feet) => feet / 5));
  });
  test('what the armour takes is a part', () => {
    expect(movement('elf', 'heavy').speed.parts).toMatchObject([{ value: 30 }, { value: -10 }]);
  });
});
