import { describe, expect, test } from 'vitest';
import { computedTotal, placeOf, withByHand } from './core/by-hand.ts';
import { readOptions } from './core/option.ts';
import type { SheetData, SheetKind } from './core/sheet.ts';
import type { ActionSituation, SheetRules } from './core/system.ts';
import { systems } from './registry.ts';
import { borin, ogre as giant } from './srd35/sheet/fixtures.ts';
import { samurai } from './strike-save/fixtures.ts';
import { odile } from './success-levels/sheet/fixtures.ts';
import { ilse, ogre } from './telnas/sheet/fixtures.ts';

const sheets: readonly [keyof typeof systems, SheetKind, SheetData][] = [
  ['strike-save', 'character', samurai],
  ['success-levels', 'character', odile],
  ['telnas', 'character', ilse],
  ['telnas', 'monster', ogre],
  ['srd35', 'character', borin],
  ['srd35', 'monster', giant],
];

function rulesOf(id: keyof typeof systems): { rules: SheetRules; options: ActionSituation['options'] } {
  const { sheets: rules, options } = systems[id];
  const values = readOptions(options, {});
  if (rules === undefined || !values.ok) throw new Error(`${id} has sheets and defaults`);
  return { rules, options: values.value };
}

describe.each(sheets)('every derived number of %s, %s', (id, kind, sheet) => {
  const { rules, options } = rulesOf(id);
  const numbers = rules
    .derive(sheet, options)
    .flatMap((group) =>
      group.rows.flatMap((row) =>
        row.figures.map(({ figure }, column) => ({ group, row, column, computed: figure.total })),
      ),
    );

  test('can be set by hand, one without touching the place of another', () => {
    expect(numbers.length).toBeGreaterThan(3);
    for (const { group, row, column, computed } of numbers) {
      const set = withByHand(sheet, placeOf(group.id, row.id, column), 77);
      const read = rules.readSheet(kind, set, options);
      if (!read.ok) throw new Error(read.error[0]?.field);
      const groups = rules.derive(read.value, options);
      const found = groups.find((one) => one.id === group.id)?.rows.find((one) => one.id === row.id)?.figures[
        column
      ]?.figure;
      expect([group.id, row.id, column, found?.total]).toEqual([group.id, row.id, column, 77]);
      if (found !== undefined) expect(computedTotal(found)).toBe(computed);
    }
  });

  test('is written under its own place', () => {
    const places = numbers.map(({ group, row, column }) => placeOf(group.id, row.id, column));
    expect(new Set(places).size).toBe(places.length);
  });
});

test('no field of any system lies where they are kept', () => {
  for (const { sheets: rules } of Object.values(systems))
    for (const kind of ['character', 'monster'] as const)
      expect(rules?.newSheet(kind)).not.toHaveProperty('overrides');
});
