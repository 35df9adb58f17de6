import { expect, test } from 'vitest';
import { readOptions } from '../../shared/rules/core/option.ts';
import { systems } from '../../shared/rules/registry.ts';
import { faultsOf, sameFaultsAt, savable } from './draft.ts';

const system = systems['strike-save'];
const options = readOptions(system.options, {});
const sheets = system.sheets;
if (!options.ok || sheets === undefined) throw new Error('strike-save has sheets and defaults');
const sections = sheets.sections('character', options.value);
const fresh = sheets.newSheet('character');
const sword = { key: 'strike-save:weapon.sword' };
const weapon = { name: sword, attackType: 'melee', damage: '1d8', strengthTo: 'ask', dexterityTo: 'ask' };

test('a faulty field keeps its saved value, the good ones are kept as typed', () => {
  const saved = { name: { text: 'Tomoe' }, sheet: { ...fresh, level: 7 } };
  const draft = { name: { text: ' ' }, sheet: { ...fresh, level: 21, strength: 3 } };
  expect(savable(sections, draft, saved)).toEqual({
    name: { text: 'Tomoe' },
    sheet: { ...fresh, level: 7, strength: 3 },
  });
});

test('what is noted is kept as typed, however the fields stand', () => {
  const saved = { name: { text: 'Tomoe' }, sheet: fresh, notes: 'Rides.' };
  const draft = { name: { text: ' ' }, sheet: fresh, notes: 'Rides a grey.' };
  expect(savable(sections, draft, saved)).toEqual({ ...saved, notes: 'Rides a grey.' });
});

test('a faulty field of a new weapon falls back to what a new weapon has', () => {
  const saved = { name: { text: 'Tomoe' }, sheet: fresh };
  const draft = {
    ...saved,
    sheet: { ...fresh, weapons: [{ ...weapon, damage: 'much', attackType: 'ranged' }] },
  };
  expect(savable(sections, draft, saved).sheet.weapons).toEqual([{ ...weapon, attackType: 'ranged' }]);
});

test('faults are named by the path of their field', () => {
  const faults = faultsOf(sections, { ...fresh, level: 21, weapons: [{ ...weapon, damage: '' }] });
  expect([...faults].map(([path, { code, params }]) => [path, code, params])).toEqual([
    ['level', 'FIELD_OUT_OF_RANGE', { least: 1, most: 20 }],
    ['weapons.0.damage', 'FIELD_NOT_DICE', undefined],
  ]);
});

test('a fault beside a field changes nothing for it', () => {
  const weapons = [weapon, { ...weapon, damage: 'much' }];
  const [sound, faulty] = [faultsOf(sections, fresh), faultsOf(sections, { ...fresh, weapons })];
  expect([...faulty.keys()]).toEqual(['weapons.1.damage']);
  expect(sameFaultsAt('weapons.0', sound, faulty)).toBe(true);
  expect(sameFaultsAt('weapons.1', sound, faulty)).toBe(false);
  expect(sameFaultsAt('weapons', sound, faulty)).toBe(false);
  expect(sameFaultsAt('level', sound, faulty)).toBe(true);
});
