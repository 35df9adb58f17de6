import { expect, test } from 'vitest';
import type { SheetData } from '../rules/core/sheet.ts';
import { driftOf, settledWith } from './derivation.ts';

const then: SheetData = { level: 1, armorClass: 13, weapons: [{ name: 'spear', damage: '1d6' }] };

test.each<[string, SheetData, SheetData, readonly string[]]>([
  ['nothing has changed', then, then, []],
  ['only the derived one was changed', { ...then, level: 5 }, then, []],
  ['the template was changed', then, { ...then, armorClass: 15 }, ['armorClass']],
  ['both came to the same', { ...then, level: 2 }, { ...then, level: 2 }, []],
  ['both were changed in one field', { ...then, level: 5 }, { ...then, level: 2 }, ['level']],
  ['a list has another item', then, { ...then, weapons: [] }, ['weapons']],
  ['a field is new there', then, { ...then, size: 'small' }, ['size']],
  ['a field is gone there', then, { level: 1, armorClass: 13 }, ['weapons']],
  ['fields stand in another order', then, { ...then, weapons: [{ damage: '1d6', name: 'spear' }] }, []],
  ['levels were left on the way', then, { ...then, leftLevels: { 1: {} } }, []],
])('drift where %s', (_, mine, now, expected) => {
  expect(driftOf(mine, { id: 'goblin', revision: 1, sheet: then }, now)).toEqual(expected);
});

test('a field that its template no longer has goes with it, if that is taken over', () => {
  const body = {
    schema: 1,
    name: { text: 'Archer' },
    hitPoints: null,
    sheet: { ...then, level: 5 },
    derivedFrom: { id: 'goblin', revision: 1, sheet: then },
  } as const;
  const now = { id: 'goblin', revision: 4, sheet: { level: 1, armorClass: 13 } };
  expect(settledWith(body, now, ['weapons'], 'take')).toEqual({
    ...body,
    sheet: { level: 5, armorClass: 13 },
    derivedFrom: now,
  });
});
