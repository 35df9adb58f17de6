import { describe, expect, test } from 'vitest';
import type { Json, SheetData, SheetKind } from '../core/sheet.ts';
import { samurai } from './fixtures.ts';
import { strikeSave } from './system.ts';

const { sheets } = strikeSave;
if (sheets === undefined) throw new Error('strike-save has sheets');
const { newSheet, readSheet, sections } = sheets;
const extended = { beyondTable: 'extrapolate' };

/** What is wrong with a sheet, as `path: code` and what the sentence mentions. */
function faults(kind: SheetKind, raw: unknown, options = {}) {
  const read = readSheet(kind, raw, options);
  return read.ok
    ? []
    : read.error.map(({ field, code, params }) =>
        params === undefined ? `${field}: ${code}` : `${field}: ${code} ${JSON.stringify(params)}`,
      );
}

const [katana, bow] = samurai.weapons;
const withWeapon = (of: Readonly<Record<string, unknown>>) => ({
  ...samurai,
  weapons: [{ ...katana, ...of }, bow],
});

test.each(['character', 'monster'] as const)('a new %s is sound', (kind) => {
  expect(readSheet(kind, newSheet(kind), {})).toEqual({ ok: true, value: newSheet(kind) });
});

test('the worked samurai is sound and read as it stands', () => {
  expect(readSheet('character', samurai, {})).toEqual({ ok: true, value: samurai });
});

describe('accepted', () => {
  test.each<[string, SheetKind, Record<string, Json>, Readonly<Record<string, string>>]>([
    ['level 1', 'character', { level: 1 }, {}],
    ['level 20', 'character', { level: 20 }, {}],
    ['level 21, extended', 'character', { level: 21 }, extended],
    ['level 40, extended', 'character', { level: 40 }, extended],
    ['a monster of level 0', 'monster', { level: 0 }, {}],
    ['a monster of level ¼', 'monster', { level: 0.25 }, {}],
    ['a monster of level ½', 'monster', { level: 0.5 }, {}],
    ['a monster of level 40, extended', 'monster', { level: 40 }, extended],
    ['Strength −10', 'character', { strength: -10 }, {}],
    ['Strength +20', 'character', { strength: 20 }, {}],
    ['armour class 0', 'character', { armorClass: 0 }, {}],
    ['armour class 60', 'character', { armorClass: 60 }, {}],
    ['1 hit point', 'character', { hitPoints: 1 }, {}],
    ['9,999 hit points', 'character', { hitPoints: 9999 }, {}],
    ['no weapons', 'character', { weapons: [] }, {}],
    ['20 weapons', 'character', { weapons: Array.from({ length: 20 }, () => ({ ...katana })) }, {}],
  ])('%s', (_, kind, change, options) => {
    const sheet = { ...samurai, ...change };
    expect(readSheet(kind, sheet, options)).toEqual({ ok: true, value: sheet });
  });

  test.each(['1d10', '2d4+1', '1n8', 'd6', '1d6+1d4+2', '2d6−1'])('%s as damage', (damage) => {
    expect(faults('character', withWeapon({ damage }))).toEqual([]);
  });
});

describe('refused', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['an unknown class', { class: 'bard' }, 'class: FIELD_NOT_AN_OPTION'],
    ['no class', { class: undefined }, 'class: FIELD_NOT_AN_OPTION'],
    ['a character as a monster', { class: 'monster' }, 'class: FIELD_NOT_AN_OPTION'],
    ['level 0', { level: 0 }, 'level: FIELD_OUT_OF_RANGE {"least":1,"most":20}'],
    ['level ½', { level: 0.5 }, 'level: FIELD_OUT_OF_RANGE {"least":1,"most":20}'],
    ['level 2½', { level: 2.5 }, 'level: FIELD_OUT_OF_RANGE {"least":1,"most":20}'],
    ['level 21', { level: 21 }, 'level: FIELD_OUT_OF_RANGE {"least":1,"most":20}'],
    ['level −1', { level: -1 }, 'level: FIELD_OUT_OF_RANGE {"least":1,"most":20}'],
    ['a level in words', { level: '7' }, 'level: FIELD_NOT_A_NUMBER'],
    ['no level', { level: undefined }, 'level: FIELD_NOT_A_NUMBER'],
    ['Strength −11', { strength: -11 }, 'strength: FIELD_OUT_OF_RANGE {"least":-10,"most":20}'],
    ['Dexterity +21', { dexterity: 21 }, 'dexterity: FIELD_OUT_OF_RANGE {"least":-10,"most":20}'],
    ['half a point of Constitution', { constitution: 0.5 }, 'constitution: FIELD_NOT_A_NUMBER'],
    ['Intelligence in words', { intelligence: '+1' }, 'intelligence: FIELD_NOT_A_NUMBER'],
    ['no Wisdom', { wisdom: null }, 'wisdom: FIELD_NOT_A_NUMBER'],
    ['armour class −1', { armorClass: -1 }, 'armorClass: FIELD_OUT_OF_RANGE {"least":0,"most":60}'],
    ['armour class 61', { armorClass: 61 }, 'armorClass: FIELD_OUT_OF_RANGE {"least":0,"most":60}'],
    ['armour class NaN', { armorClass: Number.NaN }, 'armorClass: FIELD_NOT_A_NUMBER'],
    ['0 hit points', { hitPoints: 0 }, 'hitPoints: FIELD_OUT_OF_RANGE {"least":1,"most":9999}'],
    ['10,000 hit points', { hitPoints: 10_000 }, 'hitPoints: FIELD_OUT_OF_RANGE {"least":1,"most":9999}'],
    ['endless hit points', { hitPoints: Number.POSITIVE_INFINITY }, 'hitPoints: FIELD_NOT_A_NUMBER'],
    ['no list of weapons', { weapons: null }, 'weapons: FIELD_MISSING'],
    [
      '101 weapons',
      { weapons: Array.from({ length: 101 }, () => katana) },
      'weapons: FIELD_TOO_MANY {"most":100}',
    ],
    ['a weapon that is none', { weapons: [katana, 'bow'] }, 'weapons.1: FIELD_MISSING'],
  ])('%s', (_, change, expected) => {
    expect(faults('character', { ...samurai, ...change })).toEqual([expected]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: undefined }, 'weapons.0.name: FIELD_MISSING'],
    ['a bare text as name', { name: 'Katana' }, 'weapons.0.name: FIELD_MISSING'],
    ['an empty name', { name: { text: ' ' } }, 'weapons.0.name: FIELD_EMPTY'],
    [
      'a name of 61 letters',
      { name: { text: 'k'.repeat(61) } },
      'weapons.0.name: FIELD_TOO_LONG {"most":60}',
    ],
    [
      'a key and a text at once',
      { name: { key: 'strike-save:weapon.bow', text: 'Bow' } },
      'weapons.0.name: FIELD_MISSING',
    ],
    ['a name that is not proposed', { name: { key: 'app:app.name' } }, 'weapons.0.name: FIELD_NOT_AN_OPTION'],
    ['an unknown attack', { attackType: 'thrown' }, 'weapons.0.attackType: FIELD_NOT_AN_OPTION'],
    ['no dice', { damage: '7' }, 'weapons.0.damage: FIELD_NOT_DICE'],
    ['exploding dice', { damage: 'd6!' }, 'weapons.0.damage: FIELD_NOT_DICE'],
    ['kept dice', { damage: '4d6kh3' }, 'weapons.0.damage: FIELD_NOT_DICE'],
    ['dice taken away', { damage: '2-1d6' }, 'weapons.0.damage: FIELD_NOT_DICE'],
    ['a number as dice', { damage: 10 }, 'weapons.0.damage: FIELD_NOT_DICE'],
    ['Strength to nowhere', { strengthTo: 'both' }, 'weapons.0.strengthTo: FIELD_NOT_AN_OPTION'],
    ['Dexterity to nowhere', { dexterityTo: undefined }, 'weapons.0.dexterityTo: FIELD_NOT_AN_OPTION'],
  ])('a weapon with %s', (_, change, expected) => {
    expect(faults('character', withWeapon(change))).toEqual([expected]);
  });

  test.each<[string, number, Readonly<Record<string, string>>, string]>([
    ['level 0.4', 0.4, {}, 'level: FIELD_OUT_OF_RANGE {"least":0,"most":20}'],
    ['level −1', -1, {}, 'level: FIELD_OUT_OF_RANGE {"least":0,"most":20}'],
    ['level 21', 21, {}, 'level: FIELD_OUT_OF_RANGE {"least":0,"most":20}'],
    ['level 41, extended', 41, extended, 'level: FIELD_OUT_OF_RANGE {"least":0,"most":40}'],
  ])('a monster of %s', (_, level, options, expected) => {
    expect(faults('monster', { ...newSheet('monster'), level }, options)).toEqual([expected]);
  });

  test.each([null, undefined, 7, 'sheet', []])('%j as a sheet', (raw) => {
    expect(faults('character', raw)).toEqual([': FIELD_MISSING']);
  });

  test('every fault is named at once, in the order of the form', () => {
    const raw = { ...withWeapon({ damage: '', name: { text: '' } }), level: 0, hitPoints: 'many' };
    expect(faults('character', raw)).toEqual([
      'level: FIELD_OUT_OF_RANGE {"least":1,"most":20}',
      'hitPoints: FIELD_NOT_A_NUMBER',
      'weapons.0.name: FIELD_EMPTY',
      'weapons.0.damage: FIELD_NOT_DICE',
    ]);
  });
});

test('what a later version wrote is kept, on the sheet and on a weapon', () => {
  const raw = { ...withWeapon({ poison: { strength: 2 } }), feats: ['iaijutsu'], armorClass: 18 };
  const read = readSheet('character', raw, {});
  expect(read).toEqual({ ok: true, value: raw });
});

test('a typed name loses its outer spaces, nothing else changes', () => {
  const read = readSheet('character', withWeapon({ name: { text: '  Grass cutter ' } }), {});
  expect(read).toEqual({ ok: true, value: withWeapon({ name: { text: 'Grass cutter' } }) });
});

test('the form: who has which fields, and how far levels go', () => {
  const paths = (kind: SheetKind) =>
    sections(kind, {}).flatMap(({ fields }) => fields.map(({ path }) => path));
  const common = [
    'strength',
    'dexterity',
    'constitution',
    'intelligence',
    'wisdom',
    'armorClass',
    'hitPoints',
  ];
  expect(paths('character')).toEqual(['class', 'level', ...common, 'weapons']);
  expect(paths('monster')).toEqual(['level', ...common, 'weapons']);
});

test.each<[string, SheetData, object]>([
  [
    'a character',
    samurai,
    {
      key: 'strike-save:identity.character',
      params: { class: { key: 'strike-save:class.samurai' }, level: 7 },
    },
  ],
  [
    'a monster',
    { ...newSheet('monster'), level: 0.5 },
    { key: 'strike-save:identity.monster', params: { level: 0.5 } },
  ],
])('the identity of %s', (_, sheet, expected) => {
  expect(sheets.identity(sheet)).toEqual(expected);
});

test('what the table needs to know of the samurai', () => {
  expect(sheets.vitals(samurai, {})).toEqual({
    maximumHitPoints: 52,
    defense: { label: { key: 'strike-save:field.armorClass' }, value: 17 },
  });
});
