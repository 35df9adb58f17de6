import { describe, expect, test } from 'vitest';
import type { SheetData, SheetKind } from '../../core/sheet.ts';
import { borin, ogre } from './fixtures.ts';
import { newSheet, sections } from './form.ts';
import { sheets } from './rules.ts';

function faults(kind: SheetKind, raw: unknown) {
  const read = sheets.readSheet(kind, raw, {});
  return read.ok ? [] : read.error.map(({ field, code }) => `${field}: ${code}`);
}

test.each<[string, SheetKind, SheetData]>([
  ['a new character', 'character', newSheet('character')],
  ['a new monster', 'monster', newSheet('monster')],
  ['the worked dwarf', 'character', borin],
  ['the worked giant', 'monster', ogre],
  ['a character without class or weapon', 'character', { ...borin, classes: [], weapons: [] }],
  ['a monster of ¼ hit die', 'monster', { ...ogre, hitDice: 0.25 }],
])('%s is sound and read as it stands', (_, kind, sheet) => {
  expect(sheets.readSheet(kind, sheet, {})).toEqual({ ok: true, value: sheet });
});

const [sword] = borin.weapons;

describe('refused', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['an unknown race', { race: 'ogre' }, 'race: FIELD_NOT_AN_OPTION'],
    ['an unknown size', { size: 'grand' }, 'size: FIELD_NOT_AN_OPTION'],
    [
      'an unknown class',
      { classes: [{ class: 'samurai', level: 1 }] },
      'classes.0.class: FIELD_NOT_AN_OPTION',
    ],
    ['level 0', { classes: [{ class: 'bard', level: 0 }] }, 'classes.0.level: FIELD_OUT_OF_RANGE'],
    ['level 21', { classes: [{ class: 'bard', level: 21 }] }, 'classes.0.level: FIELD_OUT_OF_RANGE'],
    ['no classes', { classes: undefined }, 'classes: FIELD_MISSING'],
    ['a score of 0', { strength: 0 }, 'strength: FIELD_OUT_OF_RANGE'],
    ['a score in words', { wisdom: 'high' }, 'wisdom: FIELD_NOT_A_NUMBER'],
    ['0 hit points', { hitPoints: 0 }, 'hitPoints: FIELD_OUT_OF_RANGE'],
    ['negative armour', { armor: -1 }, 'armor: FIELD_OUT_OF_RANGE'],
    ['armour of no weight', { armorWeight: 'steel' }, 'armorWeight: FIELD_NOT_AN_OPTION'],
    ['a limit that may be', { limitsDexterity: 'maybe' }, 'limitsDexterity: FIELD_NOT_AN_OPTION'],
    [
      'a bonus of no kind',
      { armorClassBonuses: [{ type: 'luck', value: 1 }] },
      'armorClassBonuses.0.type: FIELD_NOT_AN_OPTION',
    ],
    ['a weapon without a name', { weapons: [{ ...sword, name: '' }] }, 'weapons.0.name: FIELD_MISSING'],
    ['a weapon without dice', { weapons: [{ ...sword, damage: '4' }] }, 'weapons.0.damage: FIELD_NOT_DICE'],
    [
      'a threat from 1',
      { weapons: [{ ...sword, threatFrom: 1 }] },
      'weapons.0.threatFrom: FIELD_OUT_OF_RANGE',
    ],
    [
      'a multiplier of 1',
      { weapons: [{ ...sword, multiplier: 1 }] },
      'weapons.0.multiplier: FIELD_OUT_OF_RANGE',
    ],
  ])('%s', (_, change, expected) => {
    expect(faults('character', { ...borin, ...change })).toEqual([expected]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['an unknown type', { type: 'troll' }, 'type: FIELD_NOT_AN_OPTION'],
    ['⅓ of a hit die', { hitDice: 1 / 3 }, 'hitDice: FIELD_OUT_OF_RANGE'],
    ['a save of no rate', { willRate: 'average' }, 'willRate: FIELD_NOT_AN_OPTION'],
  ])('a monster with %s', (_, change, expected) => {
    expect(faults('monster', { ...ogre, ...change })).toEqual([expected]);
  });
});

test('a monster’s form is the shorter one where it can be', () => {
  const armor = (kind: SheetKind) => sections(kind, {}).find(({ id }) => id === 'armor')?.fields.length;
  expect([armor('character'), armor('monster')]).toEqual([11, 8]);
});

test('who they are, in a line', () => {
  const label = (key: string) => ({ key: `srd35:${key}` });
  const size = (kind: object, of: string) => ({
    ...label('identity.sized'),
    params: { kind, size: label(`size.${of}`) },
  });
  const level = (id: string, value: number) => ({
    ...label('part.class'),
    params: { class: label(`class.${id}`), level: value },
  });
  const and = (first: object, next: object) => ({ ...label('identity.and'), params: { first, next } });
  expect(sheets.identity(borin)).toEqual(
    and(size(label('race.dwarf'), 'medium'), and(level('fighter', 4), level('rogue', 3))),
  );
  const giant = { ...label('part.hitDice'), params: { type: label('type.giant'), hitDice: 6 } };
  expect(sheets.identity(ogre)).toEqual(size(giant, 'large'));
});

test('what the table needs to know', () => {
  expect([borin, ogre].map((sheet) => sheets.vitals(sheet, {}))).toMatchObject([
    { maximumHitPoints: 52, defense: { value: 29 } },
    { maximumHitPoints: 39, defense: { value: 16 } },
  ]);
});
