import { describe, expect, test } from 'vitest';
import type { SheetData, SheetKind } from '../../core/sheet.ts';
import { ilse, ogre } from './fixtures.ts';
import { newSheet, sections } from './form.ts';
import { sheets } from './rules.ts';

function faults(kind: SheetKind, raw: unknown) {
  const read = sheets.readSheet(kind, raw, {});
  return read.ok ? [] : read.error.map(({ field, code }) => `${field}: ${code}`);
}

test.each<[string, SheetKind, SheetData]>([
  ['a new character', 'character', newSheet('character')],
  ['a new monster', 'monster', newSheet('monster')],
  ['the worked cleric', 'character', ilse],
  ['the worked monster', 'monster', ogre],
  ['a monster of level ½', 'monster', { ...ogre, level: 0.5 }],
  ['a monster of level 0', 'monster', { ...ogre, level: 0 }],
  ['a class of one’s own', 'character', { ...ilse, class: { text: 'Lamplighter' } }],
])('%s is sound and read as it stands', (_, kind, sheet) => {
  expect(sheets.readSheet(kind, sheet, {})).toEqual({ ok: true, value: sheet });
});

const [mace] = ilse.weapons;
const [fire] = ilse.arts;

describe('refused', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['no class', { class: undefined }, 'class: FIELD_MISSING'],
    ['a class without a name', { class: { text: '' } }, 'class: FIELD_EMPTY'],
    ['level 0', { level: 0 }, 'level: FIELD_OUT_OF_RANGE'],
    ['half a level', { level: 1.5 }, 'level: FIELD_NOT_A_NUMBER'],
    ['a size of another system', { size: 'medium' }, 'size: FIELD_NOT_AN_OPTION'],
    ['Force +21', { strength: 21 }, 'strength: FIELD_OUT_OF_RANGE'],
    ['0 hit points', { hitPoints: 0 }, 'hitPoints: FIELD_OUT_OF_RANGE'],
    ['negative mana', { mana: -1 }, 'mana: FIELD_OUT_OF_RANGE'],
    ['no mastery', { mastery: null }, 'mastery: FIELD_NOT_A_NUMBER'],
    ['armour without a bonus', { armor: [{ name: { text: 'Hat' } }] }, 'armor.0.bonus: FIELD_NOT_A_NUMBER'],
    ['magical armour without a name', { magicalArmor: [{ bonus: 1 }] }, 'magicalArmor.0.name: FIELD_MISSING'],
    ['a weapon for spells', { weapons: [{ ...mace, mode: 'spell' }] }, 'weapons.0.mode: FIELD_NOT_AN_OPTION'],
    ['a weapon without dice', { weapons: [{ ...mace, damage: 'x' }] }, 'weapons.0.damage: FIELD_NOT_DICE'],
    ['a spell of no kind', { arts: [fire, { ...fire, kind: 'song' }] }, 'arts.1.kind: FIELD_NOT_AN_OPTION'],
    ['a spell that gives mana', { arts: [{ ...fire, cost: -1 }] }, 'arts.0.cost: FIELD_OUT_OF_RANGE'],
    ['a spell that may be wide', { arts: [{ ...fire, zone: 1 }] }, 'arts.0.zone: FIELD_NOT_AN_OPTION'],
    ['no gifts', { gifts: undefined }, 'gifts: FIELD_MISSING'],
  ])('%s', (_, change, expected) => {
    expect(faults('character', { ...ilse, ...change })).toEqual([expected]);
  });
});

test('a monster’s form is shorter: no class, no Telnas, no gifts', () => {
  const paths = (kind: SheetKind) =>
    sections(kind, {}).flatMap(({ fields }) => fields.map(({ path }) => path));
  const monster = paths('monster');
  expect(paths('character').filter((path) => !monster.includes(path))).toEqual(['class', 'mastery', 'gifts']);
});

test('who they are, in a line', () => {
  const line = (named: string, level: number, size: string) => ({
    key: 'telnas:identity',
    params: { class: { key: `telnas:${named}` }, level, size: { key: `telnas:size.${size}` } },
  });
  expect(sheets.identity(ilse)).toEqual(line('class.cleric', 5, 'petit'));
  expect(sheets.identity(ogre)).toEqual(line('creature.monster', 4, 'enorme'));
});

test('what the table needs to know', () => {
  const label = { key: 'telnas:defense.physical' };
  const mana = { id: 'mana', label: { key: 'telnas:pool.mana' }, value: 20, least: 0, maximum: 20 };
  expect(sheets.vitals(ilse, {})).toEqual({
    maximumHitPoints: 34,
    defense: { label, value: 17 },
    pools: [mana],
  });
  expect(sheets.vitals(ogre, {})).toEqual({ maximumHitPoints: 40, defense: { label, value: 10 } });
});

describe('size by height (R26): 50 cm is the limit of two sizes', () => {
  const small = { ...ogre, size: 'by-height', height: 50, armor: [], dexterity: 0 };
  test.each<[string, SheetData, Record<string, string>, number]>([
    ['49 cm: +2', { height: 49 }, {}, 12],
    ['50 cm goes up: +1', {}, {}, 11],
    ['A6 turned: 50 cm goes down: +2', {}, { sizeBoundary: 'down' }, 12],
    ['1 m: 0', { height: 100 }, {}, 10],
    ['10 m: −3', { height: 1000 }, {}, 7],
    ['over 10 m: −4', { height: 1001 }, {}, 6],
    ['a size by name looks at no height', { size: 'moyen' }, {}, 10],
  ])('%s', (_, of, options, defense) => {
    expect(sheets.vitals({ ...small, ...of }, options).defense.value).toBe(defense);
  });

  test('the line of identity gives the height', () => {
    expect(sheets.identity(small)).toMatchObject({ key: 'telnas:identity.tall', params: { height: 50 } });
  });

  test('a sheet from before heights is read, and is of usual height', () => {
    const { height: _, ...old } = small;
    expect(sheets.readSheet('monster', old, {})).toMatchObject({ ok: true, value: { height: 170 } });
    expect(sheets.vitals(old, {}).defense.value).toBe(10);
  });
});
