import { describe, expect, test } from 'vitest';
import { type SheetData, sheetKinds } from './core/sheet.ts';
import type { SystemId } from './core/system.ts';
import { systems } from './registry.ts';
import { borin, ogre } from './srd35/sheet/fixtures.ts';
import { guard, odile } from './success-levels/sheet/fixtures.ts';
import { ilse } from './telnas/sheet/fixtures.ts';

const samurai = { class: 'samurai', level: 7, strength: 3, dexterity: 2, constitution: 1, wisdom: -1 };
const strikeSave = { ...systems['strike-save'].sheets?.newSheet('character'), ...samurai, armorClass: 17 };

function overviewOf(system: SystemId, sheet: SheetData): string[] {
  const { sheets } = systems[system];
  if (sheets === undefined) throw new Error('no sheets');
  return sheets.paper
    .overview(sheet, sheets.derive(sheet, {}))
    .map(({ id, derived }) => `${id} ${derived.figure.total}`);
}

test.each<[string, SystemId, SheetData, string[]]>([
  [
    'armour class and a save from each danger',
    'strike-save',
    strikeSave,
    [
      'armorClass 17',
      'saves.save.mind-control 3',
      'saves.save.emotion 2',
      'saves.save.area 5',
      'saves.save.poison 4',
      'saves.save.disease 4',
      'saves.save.other 3',
    ],
  ],
  [
    'initiative, four armour classes, three saves, speed',
    'srd35',
    borin,
    [
      'combat.initiative 7',
      'armorClass.total 29',
      'armorClass.touch 15',
      'armorClass.flatFooted 26',
      'armorClass.touchFlatFooted 12',
      'saves.fortitude 7',
      'saves.reflex 7',
      'saves.will 2',
      'movement.speed 20',
    ],
  ],
  [
    'both defences and the mastery of Telnas',
    'telnas',
    ilse,
    ['defenses.physical 17', 'defenses.magical 14', 'telnas.mastery 2'],
  ],
  ['armour class and watchfulness', 'success-levels', guard, ['armorClass.counted 12', 'watchfulness 1']],
  ['armour class alone, where nobody is watchful', 'success-levels', odile, ['armorClass.counted 15']],
])('what a game master wants at a glance: %s (%s)', (_, system, sheet, expected) => {
  expect(overviewOf(system, sheet)).toEqual(expected);
});

test('a monster of the open rules moves in all the ways of its sheet', () => {
  expect(overviewOf('srd35', ogre)).toContain('movement.speed 40');
  const eagle = { ...ogre, speed: 10, fly: 80 };
  expect(overviewOf('srd35', eagle).slice(-2)).toEqual(['movement.speed 10', 'movement.fly 80']);
});

describe.each(Object.values(systems))('$id', ({ sheets }) => {
  test('the lists that paper takes for derived are lists of its form', () => {
    if (sheets === undefined) throw new Error('no sheets');
    const lists = sheets
      .sections('character', {})
      .flatMap(({ fields }) => fields.filter(({ field }) => field === 'list').map(({ path }) => path));
    for (const { list, blankRows } of sheets.paper.derivedLists) {
      expect(lists).toContain(list);
      expect(blankRows).toBeGreaterThan(0);
    }
  });

  test('the sections and fields that paper names are those of its form, each section once', () => {
    if (sheets === undefined) throw new Error('no sheets');
    const sections = sheetKinds.flatMap((kind) => sheets.sections(kind, {}));
    const { order, details, elsewhere } = sheets.paper;
    const named = [...order.flatMap((place) => ('section' in place ? [place.section] : [])), ...details];
    expect(new Set(named).size).toBe(named.length);
    for (const id of named) expect(sections.map((section) => section.id)).toContain(id);
    const paths = sections.flatMap(({ fields }) => fields.map(({ path }) => path));
    for (const path of elsewhere) expect(paths).toContain(path);
  });
});
