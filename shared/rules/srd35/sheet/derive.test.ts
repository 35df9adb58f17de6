import { describe, expect, test } from 'vitest';
import type { DerivedRow, SheetData } from '../../core/sheet.ts';
import { derive } from './derive.ts';
import { borin, ogre } from './fixtures.ts';
import { newSheet } from './form.ts';

const bare = (key: string) => key.replace('srd35:', '');

/** A row as a reader sees it: what it is, how, and the numbers. */
function line({ id, qualifiers, figures }: DerivedRow): string {
  const numbers = figures.map(({ figure, dice }) =>
    dice !== undefined && 'dice' in dice ? `${dice.dice} ${figure.total}` : String(figure.total),
  );
  const how = qualifiers.map(({ key, params }) => [bare(key), ...Object.values(params ?? {})].join(' '));
  return [id, ...how, ...numbers].join(' | ');
}

function lines(sheet: SheetData, group: string): string[] {
  return derive(sheet, {})
    .filter(({ id }) => id === group)
    .flatMap(({ rows }) => rows.map(line));
}

/** The parts of a number: what, how much, and why it was left out. */
function parts(sheet: SheetData, group: string, row: string, at = 0): (string | number)[][] | undefined {
  return derive(sheet, {})
    .find(({ id }) => id === group)
    ?.rows.find(({ id }) => id === row)
    ?.figures[at]?.figure.parts.map(({ label, value, source, leftOut }) => [
      'key' in label ? bare(label.key) : '',
      value,
      bare(source.key),
      ...(leftOut === undefined ? [] : [bare(leftOut.key)]),
    ]);
}

describe('the worked dwarf, fighter 4 and rogue 3', () => {
  test('R16: ability modifiers by score', () => {
    expect(lines(borin, 'abilities')).toEqual([
      'strength | 3',
      'dexterity | 3',
      'constitution | 2',
      'intelligence | 0',
      'wisdom | -1',
      'charisma | 0',
    ]);
  });

  test('R34: armour class 29, 26 unable to react, 15 against a touch, 12 against both', () => {
    expect(lines(borin, 'armorClass')).toEqual([
      'total | 29',
      'touch | 15',
      'flatFooted | 26',
      'touchFlatFooted | 12',
    ]);
  });

  test('every part of the armour class, the left-out ones with the reason', () => {
    expect(parts(borin, 'armorClass', 'total')).toEqual([
      ['part.base', 10, 'source.armorClass'],
      ['armorClass.armor', 8, 'source.armorClass.armor'],
      ['armorClass.armorEnhancement', 1, 'source.armorClass.armorEnhancement'],
      ['armorClass.shield', 2, 'source.armorClass.shield'],
      ['armorClass.dexterity', 1, 'source.armorClass.dexterity'],
      ['armorClass.dexterity', 2, 'source.armorClass.dexterity', 'leftOut.armorLimit'],
      ['armorClass.natural', 3, 'source.armorClass.natural'],
      ['armorClass.deflection', 1, 'source.armorClass.deflection', 'leftOut.notTheBest'],
      ['armorClass.deflection', 2, 'source.armorClass.deflection'],
      ['armorClass.dodge', 1, 'source.armorClass.dodge'],
      ['armorClass.dodge', 1, 'source.armorClass.dodge'],
    ]);
  });

  test('R42: base saves add up over classes', () => {
    expect(lines(borin, 'saves')).toEqual(['fortitude | 7', 'reflex | 7', 'will | 2']);
    expect(parts(borin, 'saves', 'will')).toEqual([
      ['part.class', 1, 'source.baseSaveTable'],
      ['part.class', 1, 'source.baseSaveTable'],
      ['ability.wisdom', -1, 'source.save'],
      ['part.other', 1, 'source.sheet'],
    ]);
  });

  test('R11: base attack 4 and 2 give a second attack', () => {
    expect(lines(borin, 'combat')).toEqual(['initiative | 7', 'baseAttack | 6', 'baseAttack.2 | 1']);
    expect(parts(borin, 'combat', 'baseAttack')).toEqual([
      ['part.class', 4, 'source.baseAttackTable'],
      ['part.class', 2, 'source.baseAttackTable'],
    ]);
    expect(parts(borin, 'combat', 'initiative')).toEqual([
      ['ability.dexterity', 3, 'source.initiative'],
      ['part.other', 4, 'source.sheet'],
    ]);
  });

  test('R6, R7, R16-R19: attack and damage with each weapon', () => {
    expect(lines(borin, 'attacks')).toEqual([
      'weapons.0 | qualifier.threat 19 | qualifier.multiplier 2 | 10 | 1d8 4',
      'weapons.1 | hand.off | qualifier.threat 19 | qualifier.multiplier 2 | 9 | 1d4 1',
      'weapons.2 | hand.two | qualifier.threat 19 | qualifier.multiplier 2 | 10 | 2d6 5',
      'weapons.3 | qualifier.multiplier 3 | 9 | 1d8 2',
    ]);
  });

  test('an attack and its damage, part by part', () => {
    expect(parts(borin, 'attacks', 'weapons.0')).toEqual([
      ['part.baseAttack', 6, 'source.meleeAttack'],
      ['ability.strength', 3, 'source.meleeAttack'],
      ['part.weapon', 1, 'source.sheet'],
    ]);
    expect(parts(borin, 'attacks', 'weapons.1', 1)).toEqual([
      ['ability.strength', 1, 'source.offHand'],
      ['ability.strength', 2, 'source.offHand', 'leftOut.offHand'],
    ]);
    expect(parts(borin, 'attacks', 'weapons.3')).toEqual([
      ['part.baseAttack', 6, 'source.rangedAttack'],
      ['ability.dexterity', 3, 'source.rangedAttack'],
    ]);
    expect(parts(borin, 'attacks', 'weapons.3', 1)).toEqual([
      ['ability.strength', 2, 'source.compositeBow'],
      ['ability.strength', 1, 'source.compositeBow', 'leftOut.strengthRating'],
    ]);
  });

  test('R10: the full attack, the off hand aside', () => {
    expect(lines(borin, 'fullAttacks')).toEqual([
      'weapons.0 | 10 | 5',
      'weapons.2 | 10 | 5',
      'weapons.3 | 9 | 4',
    ]);
  });

  test('R37, R40: a dwarf keeps his speed in heavy armour and runs at three times', () => {
    expect(lines(borin, 'movement')).toEqual(['speed | 20', 'double | 40', 'run | 60']);
  });
});

describe('a giant of 6 hit dice', () => {
  test('base attack and saves by type: ¾ of 6; Fortitude 2 + 3, the others a third', () => {
    expect(lines(ogre, 'combat')).toEqual(['initiative | -1', 'baseAttack | 4']);
    expect(lines(ogre, 'saves')).toEqual(['fortitude | 7', 'reflex | 1', 'will | 2']);
  });

  test('size counts on attack and armour class, Strength one and a half with two hands', () => {
    expect(lines(ogre, 'attacks')).toEqual([
      'weapons.0 | hand.two | qualifier.multiplier 2 | 8 | 2d8 7',
      'weapons.1 | qualifier.multiplier 2 | 8 | 1d6 6',
    ]);
    expect(lines(ogre, 'armorClass')[0]).toBe('total | 16');
  });

  test('a save that grows otherwise than its type says', () => {
    expect(lines({ ...ogre, willRate: 'good', fortitudeRate: 'poor' }, 'saves')).toEqual([
      'fortitude | 4',
      'reflex | 1',
      'will | 5',
    ]);
  });

  test('it moves as fast as its sheet says, in all of its ways', () => {
    expect(lines(ogre, 'movement')).toEqual(['speed | 40']);
    const drake = { ...ogre, burrow: 10, climb: 20, fly: 60, swim: 30, maneuverability: 'poor' };
    expect(lines(drake, 'movement')).toEqual([
      'speed | 40',
      'burrow | 10',
      'climb | 20',
      'fly | maneuverability.poor | 60',
      'swim | 30',
    ]);
  });

  test('one attack is no full attack', () => {
    expect(derive(ogre, {}).map(({ id }) => id)).toEqual([
      'abilities',
      'armorClass',
      'saves',
      'combat',
      'attacks',
      'movement',
    ]);
  });

  test('claws gain no further attacks from a high base attack', () => {
    const old = { ...ogre, hitDice: 8 };
    expect(lines(old, 'fullAttacks')).toEqual(['weapons.0 | 10 | 5']);
  });
});

test('a monster that lives by its class alone has no hit dice to count', () => {
  const goblin = {
    ...newSheet('monster'),
    type: 'humanoid',
    hitDice: 0,
    classes: [{ class: 'warrior', level: 1 }],
  };
  expect(lines(goblin, 'combat')).toEqual(['initiative | 0', 'baseAttack | 1']);
  expect(lines(goblin, 'saves')).toEqual(['fortitude | 2', 'reflex | 0', 'will | 0']);
});

test('a class in two lines is one class: its good save starts once', () => {
  const twice = {
    ...newSheet('character'),
    classes: [
      { class: 'fighter', level: 3 },
      { class: 'fighter', level: 2 },
    ],
  };
  expect(lines(twice, 'combat')).toEqual(['initiative | 0', 'baseAttack | 5']);
  expect(lines(twice, 'saves')[0]).toBe('fortitude | 4');
});

test('armour without a limit leaves Dexterity whole', () => {
  const light = { ...newSheet('character'), dexterity: 20, maxDexterity: 1, limitsDexterity: false };
  expect(lines(light, 'armorClass')[0]).toBe('total | 15');
});
