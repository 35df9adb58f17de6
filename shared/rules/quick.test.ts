import { describe, expect, test } from 'vitest';
import { seededDice } from '../dice/seeded.ts';
import { rollingHand } from './core/hand.ts';
import { readOptions } from './core/option.ts';
import { run } from './core/run.ts';
import type { SheetData } from './core/sheet.ts';
import { systemIds } from './core/system.ts';
import { systems } from './registry.ts';

const typed: SheetData = {
  hitPoints: 17,
  armorClass: 14,
  physical: 14,
  magical: 11,
  attack: 5,
  damage: '2d1+3',
};

describe.each(systemIds)('%s: a creature made up at the table', (id) => {
  const system = systems[id];
  const { sheets } = system;
  if (sheets === undefined) throw new Error(`${id} has no sheets`);
  const defaults = readOptions(system.options, {});
  if (!defaults.ok) throw new Error('no defaults');
  const options = defaults.value;
  const made = (kind: 'character' | 'monster') => {
    const values = Object.fromEntries(sheets.quick.fields.map(({ path }) => [path, typed[path] ?? null]));
    const sheet = sheets.readSheet(kind, sheets.quick.sheet(kind, values), options);
    if (!sheet.ok) throw new Error(JSON.stringify(sheet.error));
    return sheet.value;
  };

  test.each(['character', 'monster'] as const)('as a %s it has the numbers that were typed', (kind) => {
    const { maximumHitPoints, defense } = sheets.vitals(made(kind), options);
    expect([maximumHitPoints, defense.value]).toEqual([17, 14]);
    const attacks = sheets.actions(made(kind), options).filter(({ group }) => group === 'attack');
    const [first] = attacks;
    const [attack, damage] = first?.row.figures ?? [];
    expect(attack?.figure.total).toBe(5);
    expect(damage?.figure.total).toBe(3);
  });

  test('what it begins with is allowed', () => {
    const { quick } = sheets;
    expect(quick.fields.map(({ path }) => path).sort()).toEqual(Object.keys(quick.values).sort());
    expect(sheets.readSheet('monster', quick.sheet('monster', quick.values), options)).toMatchObject({
      ok: true,
    });
  });

  test('a hit deals what was typed and nothing that the rules would add', () => {
    const sheet = made('monster');
    const offer = sheets.actions(sheet, options).find(({ group }) => group === 'attack');
    if (offer === undefined) throw new Error('no attack');
    const hits = new Set<number>();
    for (let seed = 1; seed < 60; seed += 1) {
      const rule = sheets.resolve({
        actor: sheet,
        targets: [sheet],
        options,
        action: offer.action,
        decisions: offer.decisions,
        modifier: 0,
      });
      if (!rule.ok) throw new Error(rule.error.code);
      const outcome = run(rule.value, rollingHand(seededDice(seed)));
      // A choice belongs to what is beyond a plain hit.
      if (!outcome.ok) continue;
      for (const effect of outcome.value.effects)
        if (effect.effect === 'damage') hits.add(effect.amount.total);
    }
    expect(hits).toContain(5);
  });
});
