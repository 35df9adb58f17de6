import { describe, expect, test } from 'vitest';
import { numberChanges, revisedFields, takenTo } from './core/levelling.ts';
import { readOptions } from './core/option.ts';
import { type SheetData, type SheetKind, sheetKinds } from './core/sheet.ts';
import { type SystemId, systemIds } from './core/system.ts';
import { systems } from './registry.ts';
import { borin, ogre as giant } from './srd35/sheet/fixtures.ts';
import { samurai } from './strike-save/fixtures.ts';
import { odile } from './success-levels/sheet/fixtures.ts';
import { ilse } from './telnas/sheet/fixtures.ts';

function rulesOf(id: SystemId, chosen = {}) {
  const { sheets, options } = systems[id];
  const values = readOptions(options, chosen);
  if (sheets === undefined || !values.ok) throw new Error(`${id} has sheets and defaults`);
  return { sheets, options: values.value };
}

const cases = systemIds.flatMap((id) => sheetKinds.map((kind) => [id, kind] as const));

describe.each(cases)('the guided path of %s, %s', (id, kind) => {
  const { sheets, options } = rulesOf(id);
  const { startingPoints, steps } = sheets.guide(kind);

  test('every starting point is a sheet that can be played at once', () => {
    expect(startingPoints.length).toBeGreaterThanOrEqual(4);
    for (const { id: start, sheet } of startingPoints) {
      expect([start, sheets.readSheet(kind, sheet, options).ok]).toEqual([start, true]);
      expect([start, sheets.actions(sheet, options).some(({ group }) => group === 'attack')]).toEqual([
        start,
        true,
      ]);
      expect(sheets.vitals(sheet, options).maximumHitPoints).toBeGreaterThan(0);
    }
    expect(new Set(startingPoints.map((start) => start.id)).size).toBe(startingPoints.length);
  });

  test('every step is of sections that there are, each once', () => {
    const ids = sheets.sections(kind, options).map((section) => section.id);
    const named = steps.flat();
    expect(named.filter((section) => !ids.includes(section))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });
});

/** The levels of a sheet, and it taken up or down on a track. */
function go(id: SystemId, kind: SheetKind, sheet: SheetData, track: string, way: 'up' | 'down', chosen = {}) {
  const { sheets, options } = rulesOf(id, chosen);
  const { levelling } = sheets;
  if (levelling === undefined) throw new Error(`${id} has levels`);
  const found = levelling(kind, sheet, options).tracks.find((one) => one.id === track);
  const reached = found?.[way]?.sheet;
  if (reached === undefined) return null;
  const revised = revisedFields(sheets.sections(kind, options), sheets.revisedWithLevel);
  const taken = takenTo(sheet, reached, revised, (of) => levelling(kind, of, options).place);
  const read = sheets.readSheet(kind, taken, options);
  if (!read.ok) throw new Error(read.error[0]?.field);
  const changes = numberChanges(sheets.derive(sheet, options), sheets.derive(taken, options)).map(
    ({ group, column, before, after }) =>
      `${group.id}.${column}: ${before?.figure.total ?? '-'} → ${after?.figure.total ?? '-'}`,
  );
  return { sheet: read.value, changes };
}

describe('what a level changes', () => {
  test('strike-save: the samurai of level 7 reaches 8 (saves +3 to +4), not attacks (+7 is still +7)', () => {
    const up = go('strike-save', 'character', samurai, 'level', 'up');
    expect(up?.sheet.level).toBe(8);
    expect(up?.changes).toEqual([
      'saves.0: 3 → 4',
      'saves.0: 3 → 4',
      'saves.0: 5 → 6',
      'saves.0: 3 → 4',
      'saves.0: 3 → 4',
      'saves.0: 3 → 4',
    ]);
  });

  test('strike-save: level 6 is one attack lower and keeps the save of 7', () => {
    const down = go('strike-save', 'character', samurai, 'level', 'down');
    expect(down?.changes).toEqual(['attacks.0: 12 → 11', 'attacks.0: 12 → 11', 'attacks.0: 9 → 8']);
  });

  test.each<[string, number, 'up' | 'down', object, number | null]>([
    ['½ to ¾', 0.5, 'up', {}, 0.75],
    ['¾ to 1', 0.75, 'up', {}, 1],
    ['1 to ¾', 1, 'down', {}, 0.75],
    ['0 is the end', 0, 'down', {}, null],
    ['20 is the end', 20, 'up', {}, null],
    ['A11 turned: 20 to 21', 20, 'up', { beyondTable: 'extrapolate' }, 21],
  ])('strike-save: a monster from %s', (_, level, way, chosen, reached) => {
    const monster = { ...rulesOf('strike-save').sheets.newSheet('monster'), level };
    expect(go('strike-save', 'monster', monster, 'level', way, chosen)?.sheet.level ?? null).toBe(reached);
  });

  test('strike-save: a character cannot go below 1', () => {
    expect(go('strike-save', 'character', { ...samurai, level: 1 }, 'level', 'down')).toBeNull();
  });

  test('telnas: simple damage and mana costs grow by one', () => {
    const up = go('telnas', 'character', ilse, 'level', 'up');
    expect(up?.changes.slice(0, 4)).toEqual([
      'attacks.1: 5 → 6',
      'attacks.1: 6 → 7',
      'attacks.1: 6 → 7',
      'arts.2: 9 → 10',
    ]);
  });

  test('srd35: fighter 4 to 5 gives base attack +7, and +2 on the second', () => {
    const up = go('srd35', 'character', borin, 'classes.0', 'up');
    expect(up?.sheet.classes).toEqual([
      { class: 'fighter', level: 5 },
      { class: 'rogue', level: 3 },
    ]);
    expect(up?.changes).toContain('combat.0: 6 → 7');
    expect(up?.changes).toContain('combat.0: 1 → 2');
  });

  test('srd35: a third class begins at 1 and is given up again', () => {
    const begun = go('srd35', 'character', borin, 'new.wizard', 'up');
    expect(begun?.sheet.classes).toHaveLength(3);
    const back = go('srd35', 'character', begun?.sheet ?? {}, 'classes.2', 'down');
    expect(back?.sheet.classes).toEqual(borin.classes);
  });

  test('srd35: the only class of a character stays', () => {
    const single = { ...borin, classes: [{ class: 'fighter', level: 1 }] };
    expect(go('srd35', 'character', single, 'classes.0', 'down')).toBeNull();
  });

  test('srd35: a monster of half a hit die reaches 1', () => {
    expect(go('srd35', 'monster', { ...giant, hitDice: 0.5 }, 'hitDice', 'up')?.sheet.hitDice).toBe(1);
    expect(go('srd35', 'monster', { ...giant, hitDice: 0.25 }, 'hitDice', 'down')?.sheet.hitDice).toBe(0.125);
    expect(go('srd35', 'monster', { ...giant, hitDice: 0.125 }, 'hitDice', 'down')).toBeNull();
  });

  test('telnas: a monster of level 1 goes below it, a character does not', () => {
    const monster = rulesOf('telnas').sheets.newSheet('monster');
    expect(go('telnas', 'monster', { ...monster, level: 1 }, 'level', 'down')?.sheet.level).toBe(0.75);
    expect(go('telnas', 'character', { ...ilse, level: 1 }, 'level', 'down')).toBeNull();
  });

  test('success-levels knows no levels', () => {
    expect(rulesOf('success-levels').sheets.levelling).toBeUndefined();
    expect(odile).not.toHaveProperty('level');
  });
});

describe('down and up again loses nothing', () => {
  test.each<[SystemId, SheetData, string, Record<string, number>]>([
    ['strike-save', { ...samurai, overrides: { 'saves.save.area.0': 9 } }, 'level', { hitPoints: 40 }],
    ['telnas', ilse, 'level', { hitPoints: 30, mana: 15 }],
    ['srd35', borin, 'classes.1', { hitPoints: 44 }],
  ])('%s', (id, sheet, track, lower) => {
    const down = go(id, 'character', sheet, track, 'down');
    const lived = { ...down?.sheet, ...lower };
    const up = go(id, 'character', lived, track, 'up');
    const { leftLevels: _, ...reached } = up?.sheet ?? {};
    expect(reached).toEqual(id === 'telnas' ? { ...sheet, height: 170 } : sheet);
    const again = go(id, 'character', up?.sheet ?? {}, track, 'down');
    expect(again?.sheet).toMatchObject(lower);
  });
});
