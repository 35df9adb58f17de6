import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../core/option.ts';
import type { DerivedRow, SheetData } from '../../core/sheet.ts';
import { derive } from './derive.ts';
import { guard, odile } from './fixtures.ts';

const bare = (key: string) => key.replace('success-levels:', '');

/** A row as a reader sees it: what it is, how, and the numbers. */
function line({ id, qualifiers, figures }: DerivedRow): string {
  const numbers = figures.map(({ figure, dice }) =>
    dice !== undefined && 'dice' in dice ? `${dice.dice} ${figure.total}` : String(figure.total),
  );
  const how = qualifiers.map(({ key, params }) => [bare(key), ...Object.values(params ?? {})].join(' '));
  return [id, ...how, ...numbers].join(' | ');
}

function lines(sheet: SheetData, group: string, options: OptionValues = {}): string[] {
  return derive(sheet, options)
    .filter(({ id }) => id === group)
    .flatMap(({ rows }) => rows.map(line));
}

/** The parts of a number: what, how much, where from. */
function parts(
  sheet: SheetData,
  [group, row, at]: readonly [string, string, number],
  options: OptionValues = {},
): (string | number)[][] | undefined {
  return derive(sheet, options)
    .find(({ id }) => id === group)
    ?.rows.find(({ id }) => id === row)
    ?.figures[at]?.figure.parts.map(({ label, value, source }) => [
      'key' in label ? bare(label.key) : '',
      value,
      bare(source.key),
    ]);
}

describe('the worked soldier', () => {
  test('R10: skill and ability, a penalty too', () => {
    expect(lines(odile, 'skills')).toEqual([
      'skills.0 | ability.dexterity | 6',
      'skills.1 | ability.wisdom | qualifier.threat 19 | 5',
    ]);
    expect(parts(odile, ['skills', 'skills.1', 0])).toEqual([
      ['part.skill', 6, 'source.formula'],
      ['part.ability', -1, 'source.formula'],
    ]);
  });

  test('R4, R6: weapons with their multiplier and their range', () => {
    expect(lines(odile, 'weapons')).toEqual([
      'weapons.0 | qualifier.threat 19 | qualifier.multiplier 3 | 8 | 1d8 1',
      'weapons.1 | qualifier.multiplier 2 | 4 | 1d6 0',
    ]);
    expect(parts(odile, ['weapons', 'weapons.0', 0])).toEqual([
      ['part.skill', 5, 'source.formula'],
      ['part.ability', 3, 'source.formula'],
    ]);
    expect(parts(odile, ['weapons', 'weapons.0', 1])).toEqual([['part.weaponBonus', 1, 'source.weapon']]);
  });

  test('A4 and its switch: all of the armour class holds damage back, or what is above 10', () => {
    expect(parts(odile, ['armorClass', 'counted', 0])).toEqual([['part.armorClass', 15, 'source.sheet']]);
    const above = { armorClassCounts: 'minus-10' };
    expect(lines(odile, 'armorClass', above)).toEqual(['counted | 5']);
    expect(parts(odile, ['armorClass', 'counted', 0], above)).toEqual([
      ['part.armorClass', 15, 'source.sheet'],
      ['part.baseTen', -10, 'source.houseRule'],
    ]);
  });
});

test('a guard: one weapon, one skill', () => {
  expect(lines(guard, 'weapons')).toEqual(['weapons.0 | qualifier.multiplier 2 | 4 | 1d8 0']);
  expect(lines(guard, 'skills')).toEqual(['skills.0 | ability.wisdom | 1']);
});
