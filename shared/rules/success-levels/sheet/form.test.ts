import { describe, expect, test } from 'vitest';
import type { SheetData, SheetKind } from '../../core/sheet.ts';
import { guard, odile } from './fixtures.ts';
import { newSheet, sections } from './form.ts';
import { sheets } from './rules.ts';

function faults(kind: SheetKind, raw: unknown) {
  const read = sheets.readSheet(kind, raw, {});
  return read.ok ? [] : read.error.map(({ field, code }) => `${field}: ${code}`);
}

test.each<[string, SheetKind, SheetData]>([
  ['a new character', 'character', newSheet('character')],
  ['a new monster', 'monster', newSheet('monster')],
  ['the worked soldier', 'character', odile],
  ['the worked guard', 'monster', guard],
  ['somebody without skills or weapons', 'character', { ...odile, skills: [], weapons: [] }],
])('%s is sound and read as it stands', (_, kind, sheet) => {
  expect(sheets.readSheet(kind, sheet, {})).toEqual({ ok: true, value: sheet });
});

const [sword] = odile.weapons;
const [riding] = odile.skills;

describe('refused', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['no calling', { calling: undefined }, 'calling: FIELD_MISSING'],
    ['a monster’s calling', { calling: guard.calling }, 'calling: FIELD_NOT_AN_OPTION'],
    ['Strength +21', { strength: 21 }, 'strength: FIELD_OUT_OF_RANGE'],
    ['armour class −1', { armorClass: -1 }, 'armorClass: FIELD_OUT_OF_RANGE'],
    ['0 hit points', { hitPoints: 0 }, 'hitPoints: FIELD_OUT_OF_RANGE'],
    ['no Constitution', { constitutionScore: 0 }, 'constitutionScore: FIELD_OUT_OF_RANGE'],
    ['R9: fumbles up to 4', { fumbleTo: 4 }, 'fumbleTo: FIELD_OUT_OF_RANGE'],
    ['a skill in words', { skills: [{ ...riding, skill: 'good' }] }, 'skills.0.skill: FIELD_NOT_A_NUMBER'],
    [
      'a skill of luck',
      { skills: [{ ...riding, ability: 'luck' }] },
      'skills.0.ability: FIELD_NOT_AN_OPTION',
    ],
    [
      'R6: criticals from 17',
      { weapons: [{ ...sword, threatFrom: 17 }] },
      'weapons.0.threatFrom: FIELD_OUT_OF_RANGE',
    ],
    [
      'R4: a multiplier of 5',
      { weapons: [{ ...sword, multiplier: 5 }] },
      'weapons.0.multiplier: FIELD_OUT_OF_RANGE',
    ],
    [
      'R4: a multiplier of 1',
      { weapons: [{ ...sword, multiplier: 1 }] },
      'weapons.0.multiplier: FIELD_OUT_OF_RANGE',
    ],
    ['a weapon without dice', { weapons: [{ ...sword, damage: '' }] }, 'weapons.0.damage: FIELD_NOT_DICE'],
  ])('%s', (_, change, expected) => {
    expect(faults('character', { ...odile, ...change })).toEqual([expected]);
  });
});

test('a monster’s form is shorter: nobody has cursed it', () => {
  const paths = (kind: SheetKind) =>
    sections(kind, {}).flatMap(({ fields }) => fields.map(({ path }) => path));
  const monster = paths('monster');
  expect(paths('character').filter((path) => !monster.includes(path))).toEqual(['fumbleTo']);
});

test('who they are, and what the table needs to know', () => {
  expect(sheets.identity(odile)).toEqual({ key: 'success-levels:calling.soldier' });
  expect(sheets.identity({ ...guard, calling: { text: 'Gatekeeper' } })).toEqual({ text: 'Gatekeeper' });
  const label = { key: 'success-levels:part.armorClass' };
  const pool = { id: 'constitution', label: { key: 'success-levels:pool.constitution' }, least: 0 };
  expect(sheets.vitals(odile, {})).toEqual({
    maximumHitPoints: 24,
    defense: { label, value: 15 },
    pools: [{ ...pool, value: 14, maximum: 14 }],
  });
});
