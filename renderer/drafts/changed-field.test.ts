import { expect, test } from 'vitest';
import { changedField } from './changed-field.ts';

const sword = { name: { key: 'strike-save:weapon.sword' }, damage: '1d8' };
const before = {
  name: { text: 'Tomoe' },
  sheet: { level: 7, class: 'samurai', weapons: [sword, sword], overrides: { 'saves.save.area.0': 4 } },
};

test.each<[string, object, object | undefined, string | undefined]>([
  ['a number', { level: 8 }, undefined, 'sheet.level'],
  ['the name', {}, { text: 'Hana' }, 'name'],
  ['nothing', {}, undefined, undefined],
  ['two fields', { level: 8, class: 'archer' }, undefined, undefined],
  [
    'the name of a weapon',
    { weapons: [sword, { ...sword, name: { text: 'Old' } }] },
    undefined,
    'sheet.weapons.1.name',
  ],
  ['a weapon more', { weapons: [sword, sword, sword] }, undefined, undefined],
  [
    'a number by hand',
    { overrides: { 'saves.save.area.0': 5 } },
    undefined,
    'sheet.overrides.saves.save.area.0',
  ],
  [
    'the last number by hand no more',
    { overrides: undefined },
    undefined,
    'sheet.overrides.saves.save.area.0',
  ],
])('%s', (_, sheet, name, path) => {
  const after = { name: name ?? before.name, sheet: { ...before.sheet, ...sheet } };
  expect(changedField(before, after)).toBe(path);
});
