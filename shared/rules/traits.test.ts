import { expect, test } from 'vitest';
import type { SheetData, SheetKind } from './core/sheet.ts';
import type { SystemId } from './core/system.ts';
import { systems } from './registry.ts';

/** What a list tells of a sheet that is new but for some fields. */
function traits(system: SystemId, kind: SheetKind, changed: SheetData) {
  const { sheets } = systems[system];
  if (sheets === undefined) throw new Error(`${system} has no sheets`);
  const sheet = { ...sheets.newSheet(kind), ...changed };
  return { level: sheets.traits.level?.of(sheet), size: sheets.traits.size?.of(sheet) };
}

const fighter4 = { class: 'fighter', level: 4 };
const rogue2 = { class: 'rogue', level: 2 };

test.each<[string, SystemId, SheetKind, SheetData, ReturnType<typeof traits>]>([
  ['a level', 'strike-save', 'character', { level: 7 }, { level: 7, size: undefined }],
  ['a level below 1', 'strike-save', 'monster', { level: 0.5 }, { level: 0.5, size: undefined }],
  ['neither', 'success-levels', 'monster', {}, { level: undefined, size: undefined }],
  ['a level below 1', 'telnas', 'monster', { level: 0.25 }, { level: 0.25, size: 'moyen' }],
  ['a size by name', 'telnas', 'monster', { level: 3, size: 'grand' }, { level: 3, size: 'grand' }],
  ['classes together', 'srd35', 'character', { classes: [fighter4, rogue2] }, { level: 6, size: 'medium' }],
  [
    'hit dice and classes together',
    'srd35',
    'monster',
    { hitDice: 4, size: 'large', classes: [rogue2] },
    { level: 6, size: 'large' },
  ],
  ['a part of a hit die', 'srd35', 'monster', { hitDice: 0.25, size: 'tiny' }, { level: 0.25, size: 'tiny' }],
])('%s (%s, %s)', (_, system, kind, changed, expected) => {
  expect(traits(system, kind, changed)).toEqual(expected);
});
