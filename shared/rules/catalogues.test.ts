import { describe, expect, test } from 'vitest';
import { filling, readEntry } from './core/catalogue.ts';
import { conditionOf } from './core/conditions.ts';
import { readOptions } from './core/option.ts';
import { sheetKinds } from './core/sheet.ts';
import { systems } from './registry.ts';

describe.each(Object.values(systems).map((system) => [system.id, system] as const))('%s', (_, system) => {
  test('begins with plain things that its rules allow, each called by one name in every language', () => {
    for (const catalogue of system.catalogues) {
      expect(catalogue.start.length, catalogue.id).toBeGreaterThan(4);
      for (const entry of [catalogue.newEntry, ...catalogue.start]) {
        expect(readEntry(catalogue, entry), `${catalogue.id} ${JSON.stringify(entry)}`).toEqual({
          ok: true,
          value: entry,
        });
        expect(entry.name).toHaveProperty('key');
      }
      const names = catalogue.start.map(({ name }) => JSON.stringify(name));
      expect(new Set(names).size, catalogue.id).toBe(names.length);
    }
  });

  test('every list that draws on a catalogue takes its entries as they are', () => {
    const options = readOptions(system.options, {});
    if (!options.ok || system.sheets === undefined) throw new Error('no sheets');
    const { sections, newSheet, readSheet } = system.sheets;
    let lists = 0;
    for (const kind of sheetKinds) {
      for (const field of sections(kind, options.value).flatMap(({ fields }) => fields)) {
        if (field.field !== 'list' || field.catalogue === undefined) continue;
        const catalogue = system.catalogues.find(({ id }) => id === field.catalogue);
        expect(catalogue?.item).toEqual(field.item);
        const items = catalogue?.start.slice(0, field.most) ?? [];
        const sheet = { ...newSheet(kind), [field.path]: items };
        expect(readSheet(kind, sheet, options.value).ok).toBe(true);
        lists += 1;
      }
    }
    expect(lists).toBeGreaterThan(1);
  });
});

test('armour of the catalogue puts its numbers into a sheet, as far as the sheet has fields for them', () => {
  const { sheets, catalogues, options } = systems.srd35;
  const all = readOptions(options, {});
  const armor = catalogues.find(({ id }) => id === 'armor');
  const breastplate = armor?.start.find(({ name }) => JSON.stringify(name).includes('breastplate'));
  if (sheets === undefined || !all.ok || armor === undefined || breastplate === undefined)
    throw new Error('no armour');
  const worn = (kind: 'character' | 'monster') => {
    const section = sheets
      .sections(kind, all.value)
      .find(({ catalogues: drawn }) => drawn?.includes('armor'));
    return section === undefined ? {} : filling(armor, breastplate, section);
  };
  const ofBoth = { armor: 5, limitsDexterity: true, maxDexterity: 3 };
  const armorName = { key: 'srd35:armor.breastplate' };
  expect(worn('character')).toEqual({ armorName, ...ofBoth, armorWeight: 'medium', armorEnhancement: 0 });
  expect(worn('monster')).toEqual({ armorName, ...ofBoth });
  const sheet = { ...sheets.newSheet('character'), dexterity: 18, ...worn('character') };
  expect(sheets.readSheet('character', sheet, all.value).ok).toBe(true);
  // 10, 5 of the armour, and 3 of the Dexterity bonus of 4.
  const classes = sheets.derive(sheet, all.value).find(({ id }) => id === 'armorClass');
  expect(classes?.rows[0]?.figures[0]?.figure.total).toBe(18);
});

test('a condition of the catalogue is one that fights lay on creatures', () => {
  const { sheets, catalogues } = systems.srd35;
  const shaken = catalogues
    .find(({ id }) => id === 'conditions')
    ?.start.find(({ name }) => JSON.stringify(name).includes('shaken'));
  const adjustables = sheets?.adjustables ?? [];
  expect(conditionOf(shaken ?? {}, adjustables)).toEqual({
    condition: {
      condition: 'app:conditions.name.shaken',
      name: { key: 'app:conditions.name.shaken' },
      adjustments: [
        { on: 'attack', value: -2 },
        { on: 'fortitude', value: -2 },
        { on: 'reflex', value: -2 },
        { on: 'will', value: -2 },
      ],
    },
    rounds: null,
  });
  expect(conditionOf({ name: { text: 'Cursed' }, attack: 0, damage: 3, rounds: 4 }, adjustables)).toEqual({
    condition: {
      condition: 'typed:Cursed',
      name: { text: 'Cursed' },
      adjustments: [{ on: 'damage', value: 3 }],
    },
    rounds: 4,
  });
});
