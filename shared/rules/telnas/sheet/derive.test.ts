import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../core/option.ts';
import type { DerivedRow, SheetData } from '../../core/sheet.ts';
import { derive } from './derive.ts';
import { ilse, ogre } from './fixtures.ts';

const bare = (key: string) => key.replace('telnas:', '');

/** A row as a reader sees it: what it is, how, and the numbers. */
function line({ id, qualifiers, figures }: DerivedRow): string {
  const numbers = figures.map(({ figure, dice }) =>
    dice !== undefined && 'dice' in dice ? `${dice.dice} ${figure.total}` : String(figure.total),
  );
  return [id, ...qualifiers.map(({ key }) => bare(key)), ...numbers].join(' | ');
}

function lines(sheet: SheetData, group: string, options: OptionValues = {}): string[] {
  return derive(sheet, options)
    .filter(({ id }) => id === group)
    .flatMap(({ rows }) => rows.map(line));
}

/** The parts of a number: what, how much, where from, and why it was left out. */
function parts(
  sheet: SheetData,
  [group, row, at]: readonly [string, string, number],
  options: OptionValues = {},
): (string | number)[][] | undefined {
  return derive(sheet, options)
    .find(({ id }) => id === group)
    ?.rows.find(({ id }) => id === row)
    ?.figures[at]?.figure.parts.map(({ label, value, source, leftOut }) => [
      'key' in label ? bare(label.key) : '',
      value,
      bare(source.key),
      ...(leftOut === undefined ? [] : [bare(leftOut.key)]),
    ]);
}

describe('the worked cleric of level 5', () => {
  test('R22, R24, R25: 10 + 3 + 3 + 1, and 10 + 1 + 1 + 1 + 1', () => {
    expect(lines(ilse, 'defenses')).toEqual(['physical | 17', 'magical | 14']);
    expect(parts(ilse, ['defenses', 'physical', 0])).toEqual([
      ['part.base', 10, 'source.defense.physical'],
      ['part.armorPiece', 2, 'source.armor'],
      ['part.armorPiece', 1, 'source.armor'],
      ['characteristic.dexterity', 3, 'source.defense.physical'],
      ['part.size', 1, 'source.sizeTable'],
    ]);
    expect(parts(ilse, ['defenses', 'magical', 0])).toEqual([
      ['part.base', 10, 'source.defense.magical'],
      ['part.armorPiece', 1, 'source.armor'],
      ['characteristic.charisma', 1, 'source.defense.magical'],
      ['part.size', 1, 'source.sizeTable'],
      ['part.class', 1, 'source.strongMagic'],
    ]);
  });

  test('R15, R29, R31: attacks, and damage with the level', () => {
    expect(lines(ilse, 'attacks')).toEqual([
      'weapons.0 | attackMode.melee | 2 | 1d8 5',
      'weapons.1 | attackMode.ranged | 3 | 1d6 6',
      'unarmed | attackMode.melee | 2 | 6',
    ]);
    expect(parts(ilse, ['attacks', 'weapons.1', 1])).toEqual([
      ['part.weaponBonus', 1, 'source.weapon'],
      ['part.level', 5, 'source.simpleAttack'],
    ]);
    expect(parts(ilse, ['attacks', 'unarmed', 1])).toEqual([
      ['weapon.unarmed', 1, 'source.unarmed'],
      ['part.level', 5, 'source.simpleAttack'],
    ]);
    expect(parts(ilse, ['attacks', 'weapons.0', 0])).toEqual([
      ['characteristic.strength', 2, 'source.attack.melee'],
    ]);
  });

  test('R15, R18, R30: spells and techniques: the roll, the effect without the level, the mana with it', () => {
    expect(lines(ilse, 'arts')).toEqual([
      'arts.0 | artKind.offensive | 1 | 2d6 0 | 9',
      'arts.1 | artKind.offensive | qualifier.zone | 1 | 3d6 0 | 11',
      'arts.2 | artKind.healing | 2 | 1d8 2 | 8',
      'arts.3 | artKind.melee-technique | 2 | 2d6 1 | 7',
      'arts.4 | artKind.offensive | 1 | 5d6 0 | 21',
    ]);
    expect(parts(ilse, ['arts', 'arts.3', 1])).toEqual([
      ['part.weaponBonus', 1, 'source.weapon'],
      ['part.level', 5, 'source.simpleAttack', 'leftOut.specialDamage'],
    ]);
    expect(parts(ilse, ['arts', 'arts.2', 0])).toEqual([['characteristic.will', 2, 'source.healing']]);
    expect(parts(ilse, ['arts', 'arts.0', 2])).toEqual([
      ['part.listedCost', 4, 'source.manaCost'],
      ['part.level', 5, 'source.manaCost'],
    ]);
  });

  test('R48: mastery of Telnas; gifts by name', () => {
    expect(lines(ilse, 'telnas')).toEqual(['mastery | 2']);
    expect(lines(ilse, 'gifts')).toEqual(['gifts.0']);
  });
});

test.each<[string, SheetData, number]>([
  ['a warrior', { class: { key: 'telnas:class.warrior' } }, 13],
  ['a druid', { class: { key: 'telnas:class.druid' } }, 14],
  ['a class typed in French', { class: { text: 'Sorcier' } }, 14],
  ['a class typed in small letters', { class: { text: 'mage' } }, 14],
  ['a class of one’s own', { class: { text: 'Lamplighter' } }, 13],
])('R25: the magical defence of %s', (_, change, total) => {
  expect(lines({ ...ilse, ...change }, 'defenses')[1]).toBe(`magical | ${total}`);
});

describe('a huge monster of level 4', () => {
  test('R26: −2 on both defences for its size, no class', () => {
    expect(lines(ogre, 'defenses')).toEqual(['physical | 10', 'magical | 8']);
  });

  test('A9 and its switch: monsters add their level, or not', () => {
    expect(lines(ogre, 'attacks')[0]).toBe('weapons.0 | attackMode.melee | 4 | 1d6 4');
    const off = { levelToMonsterDamage: false };
    expect(lines(ogre, 'attacks', off)[0]).toBe('weapons.0 | attackMode.melee | 4 | 1d6 0');
    expect(parts(ogre, ['attacks', 'weapons.0', 1], off)).toEqual([
      ['part.level', 4, 'source.simpleAttack', 'leftOut.monsterLevel'],
    ]);
  });

  test('below level 1, of which the rules say nothing, it adds nothing, and says why', () => {
    const weak = { ...ogre, level: 0.5 };
    expect(lines(weak, 'attacks')[0]).toBe('weapons.0 | attackMode.melee | 4 | 1d6 0');
    expect(parts(weak, ['attacks', 'weapons.0', 1])).toEqual([['part.level', 0, 'source.belowFirstLevel']]);
  });

  test('it has no Telnas and no gifts', () => {
    expect(derive(ogre, {}).map(({ id }) => id)).toEqual(['defenses', 'attacks', 'arts']);
  });
});
