import { describe, expect, test } from 'vitest';
import { labelsOf } from './label.ts';
import { checkField, isName, sheetReader } from './read-sheet.ts';
import type { ItemField, Json, ListField, SheetField, SheetSection } from './sheet.ts';

const word = labelsOf<string>('test');
const base = (path: string) => ({ path, label: word(path), help: word('help') });

const field = {
  number: { field: 'number', ...base('strength'), least: -5, most: 10 },
  choice: {
    field: 'choice',
    ...base('class'),
    options: [
      { id: 'bard', label: word('bard') },
      { id: 'monk', label: word('monk') },
    ],
  },
  level: { field: 'level', ...base('level'), levels: [0.5, 1, 2, 3] },
  name: { field: 'name', ...base('name'), longest: 8, proposals: [word('sword'), word('bow')] },
  dice: { field: 'dice', ...base('damage') },
  flag: { field: 'flag', ...base('undead') },
} as const satisfies Record<string, ItemField>;

const list: ListField = {
  field: 'list',
  ...base('weapons'),
  most: 2,
  item: [field.name, field.dice],
  addLabel: word('add'),
  newItem: { name: { key: 'test:sword' }, damage: '1d8' },
};
const sword = { name: { key: 'test:sword' }, damage: '1d8' };

describe('each kind of field accepts', () => {
  test.each<[string, SheetField, unknown]>([
    ['the least number', field.number, -5],
    ['the greatest number', field.number, 10],
    ['one of the ids', field.choice, 'monk'],
    ['half a level, where it is listed', field.level, 0.5],
    ['the last level', field.level, 3],
    ['a proposed name', field.name, { key: 'test:bow' }],
    ['a typed name of the greatest length', field.name, { text: 'Durandal' }],
    ['plain dice', field.dice, '2d4+1'],
    ['yes', field.flag, true],
    ['no', field.flag, false],
    ['an empty list', list, []],
    ['a full list', list, [sword, sword]],
  ])('%s', (_, of, value) => {
    expect(checkField(of, value, 'here')).toEqual({ ok: true, value });
  });
});

const allowed = { least: -5, most: 10 };
const fromHalf = { least: 0.5, most: 3 };
describe('each kind of field refuses', () => {
  test.each<[string, SheetField, unknown, string, object?]>([
    ['a number below', field.number, -6, 'FIELD_OUT_OF_RANGE', allowed],
    ['a number above', field.number, 11, 'FIELD_OUT_OF_RANGE', allowed],
    ['half a number', field.number, 1.5, 'FIELD_NOT_A_NUMBER'],
    ['a number in words', field.number, '3', 'FIELD_NOT_A_NUMBER'],
    ['no number', field.number, undefined, 'FIELD_NOT_A_NUMBER'],
    ['NaN', field.number, Number.NaN, 'FIELD_NOT_A_NUMBER'],
    ['an unknown id', field.choice, 'mage', 'FIELD_NOT_AN_OPTION'],
    ['what every object has', field.choice, 'toString', 'FIELD_NOT_AN_OPTION'],
    ['no choice', field.choice, null, 'FIELD_NOT_AN_OPTION'],
    ['a level between two', field.level, 1.5, 'FIELD_OUT_OF_RANGE', fromHalf],
    ['a level below', field.level, 0, 'FIELD_OUT_OF_RANGE', fromHalf],
    ['a level above', field.level, 4, 'FIELD_OUT_OF_RANGE', fromHalf],
    ['a level in words', field.level, '½', 'FIELD_NOT_A_NUMBER'],
    ['a bare text', field.name, 'Durandal', 'FIELD_MISSING'],
    ['no name', field.name, null, 'FIELD_MISSING'],
    ['a name in a list', field.name, [{ text: 'x' }], 'FIELD_MISSING'],
    ['a name that is both', field.name, { key: 'test:bow', text: 'Bow' }, 'FIELD_MISSING'],
    ['a name that is neither', field.name, {}, 'FIELD_MISSING'],
    ['a key that is not proposed', field.name, { key: 'app:app.name' }, 'FIELD_NOT_AN_OPTION'],
    ['an empty name', field.name, { text: '' }, 'FIELD_EMPTY'],
    ['a name of spaces', field.name, { text: ' \t\u00a0' }, 'FIELD_EMPTY'],
    ['a name that is too long', field.name, { text: 'Durandals' }, 'FIELD_TOO_LONG', { most: 8 }],
    ['no dice', field.dice, '7', 'FIELD_NOT_DICE'],
    ['exploding dice', field.dice, '1d6!', 'FIELD_NOT_DICE'],
    ['a number for dice', field.dice, 8, 'FIELD_NOT_DICE'],
    ['yes in words', field.flag, 'true', 'FIELD_NOT_AN_OPTION'],
    ['yes as a number', field.flag, 1, 'FIELD_NOT_AN_OPTION'],
    ['neither yes nor no', field.flag, undefined, 'FIELD_NOT_AN_OPTION'],
    ['no list', list, undefined, 'FIELD_MISSING'],
    ['an object for a list', list, { length: 0 }, 'FIELD_MISSING'],
    ['a list that is too long', list, [sword, sword, sword], 'FIELD_TOO_MANY', { most: 2 }],
  ])('%s', (_, of, value, code, params) => {
    const error = { code, field: 'here', ...(params === undefined ? {} : { params }) };
    expect(checkField(of, value, 'here')).toEqual({ ok: false, error: [error] });
  });

  test('a faulty item, by its place in the list', () => {
    const broken = [{ ...sword, damage: 'x' }, null, { name: {}, damage: 'y' }];
    expect(checkField({ ...list, most: 3 }, broken, 'weapons')).toEqual({
      ok: false,
      error: [
        { code: 'FIELD_NOT_DICE', field: 'weapons.0.damage' },
        { code: 'FIELD_MISSING', field: 'weapons.1' },
        { code: 'FIELD_MISSING', field: 'weapons.2.name' },
        { code: 'FIELD_NOT_DICE', field: 'weapons.2.damage' },
      ],
    });
  });
});

test('a field that is younger than the sheet holds what sheets held before it', () => {
  const young = { ...field.number, whenAbsent: 3 };
  expect(checkField(young, undefined, 'strength')).toEqual({ ok: true, value: 3 });
  expect(checkField(young, null, 'strength')).toMatchObject({ error: [{ code: 'FIELD_NOT_A_NUMBER' }] });
  expect(checkField(field.number, undefined, 'strength').ok).toBe(false);
});

describe('a whole sheet', () => {
  const sections: readonly SheetSection[] = [
    { id: 'who', label: word('who'), fields: [field.level] },
    { id: 'arms', label: word('arms'), fields: [list] },
  ];
  const read = (raw: unknown) => sheetReader(() => sections)('character', raw, {});
  const sound = { level: 2, weapons: [sword] };

  test.each<[string, Record<string, Json>]>([
    ['is read as it stands', sound],
    ['keeps fields that the sections do not know', { ...sound, feats: ['dodge'], notes: { secret: true } }],
    ['keeps such fields of an item', { ...sound, weapons: [{ ...sword, silver: true }] }],
  ])('%s', (_, raw) => {
    expect(read(raw)).toEqual({ ok: true, value: raw });
  });

  test('loses the outer spaces of a typed name, and changes nothing that it was given', () => {
    const raw = Object.freeze({ ...sound, weapons: [{ ...sword, name: { text: ' Fang ' } }] });
    expect(read(raw)).toEqual({
      ok: true,
      value: { level: 2, weapons: [{ name: { text: 'Fang' }, damage: '1d8' }] },
    });
    expect(raw.weapons[0]?.name.text).toBe(' Fang ');
  });

  test.each([null, 7, 'sheet', []])('%j is none', (raw) => {
    expect(read(raw)).toEqual({ ok: false, error: [{ code: 'FIELD_MISSING', field: '' }] });
  });
});

test.each<[unknown, boolean]>([
  [{ key: 'test:bow' }, true],
  [{ text: 'Bow' }, true],
  [{ text: '' }, true],
  [{ key: 'test:bow', text: 'Bow' }, false],
  [{}, false],
  ['Bow', false],
  [null, false],
  [[], false],
])('%j is a name: %s', (value, expected) => {
  expect(isName(value)).toBe(expected);
});
