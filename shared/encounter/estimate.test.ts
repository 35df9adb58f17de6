import { describe, expect, test } from 'vitest';
import { readOptions } from '../rules/core/option.ts';
import type { SheetData } from '../rules/core/sheet.ts';
import { type SystemId, systemIds } from '../rules/core/system.ts';
import { systems } from '../rules/registry.ts';
import { type Estimate, estimating, type Fighter, type KnownAttacks } from './estimate.ts';

function estimate(
  id: SystemId,
  fighters: readonly Fighter[],
  known: KnownAttacks = new Map(),
): Estimate | null {
  const system = systems[id];
  const options = readOptions(system.options, {});
  if (system.sheets === undefined || !options.ok) throw new Error(id);
  const steps = estimating(system, system.sheets, options.value, fighters, known);
  let next = steps.next();
  while (!next.done) next = steps.next();
  return next.value;
}

function fighter(id: SystemId, kind: Fighter['kind'], values: SheetData, count = 1): Fighter {
  const { sheets } = systems[id];
  if (sheets === undefined) throw new Error(id);
  const sheet = sheets.quick.sheet(kind, { ...sheets.quick.values, ...values });
  return { kind, name: { text: kind }, sheet, hitPoints: null, count };
}

describe('of the table of attacks and saves, by hand', () => {
  /** Above armour class 10 at +0: faces 11 to 20, a half; 2d1 is 2. */
  const hero = fighter('strike-save', 'character', {
    hitPoints: 10,
    armorClass: 10,
    attack: 0,
    damage: '2d1',
  });
  /** Above armour class 10 at +5: faces 6 to 20, three quarters; 4d1 is 4. */
  const foe = fighter('strike-save', 'monster', { hitPoints: 8, armorClass: 10, attack: 5, damage: '4d1' });

  test('one each: 1 point a round against 8, 3 against 10', () => {
    expect(estimate('strike-save', [hero, foe])).toEqual({
      heroes: { hitPoints: 10, perRound: 1, rounds: 8, lacking: [] },
      foes: { hitPoints: 8, perRound: 3, rounds: 10 / 3, lacking: [] },
    });
  });

  test('four foes have four times the points and the attacks', () => {
    expect(estimate('strike-save', [hero, { ...foe, count: 4 }])).toMatchObject({
      heroes: { rounds: 32 },
      foes: { perRound: 12, rounds: 10 / 12 },
    });
  });

  test('all are aimed at alike: half of the attacks go at somebody whom nothing but a 20 hits', () => {
    const armored = fighter('strike-save', 'monster', {
      hitPoints: 8,
      armorClass: 60,
      attack: 5,
      damage: '4d1',
    });
    // (1/2 + 1/20) of 2 points, halved.
    expect(estimate('strike-save', [hero, foe, armored])?.heroes.perRound).toBeCloseTo(0.55, 10);
  });

  test('the hurt count as they stand, and the fallen not at all', () => {
    const hurt = { ...hero, hitPoints: 3 };
    expect(estimate('strike-save', [hurt, { ...hero, hitPoints: 0 }, foe])).toMatchObject({
      heroes: { hitPoints: 3, perRound: 1 },
      foes: { rounds: 1 },
    });
  });

  test('who has no attack counts for hit points alone, and is named', () => {
    const unarmed = { ...foe, sheet: { ...foe.sheet, weapons: [] } };
    expect(estimate('strike-save', [hero, unarmed])).toMatchObject({
      foes: { perRound: 0, rounds: null, lacking: [{ text: 'monster' }] },
    });
  });

  test('a side of nobody makes no fight', () => {
    expect(estimate('strike-save', [hero])).toBeNull();
    expect(estimate('strike-save', [hero, { ...foe, hitPoints: 0 }])).toBeNull();
  });

  test('what is known is not worked out again', () => {
    const known: KnownAttacks = new Map();
    const first = estimate('strike-save', [hero, foe], known);
    expect(known.size).toBe(2);
    expect(estimate('strike-save', [hero, foe], known)).toEqual(first);
    expect(known.size).toBe(2);
  });
});

test('3.5: skill at arms of +6 strikes twice in a turn, at +6 and +1', () => {
  const club = {
    ...{
      name: { text: 'Club' },
      kind: 'melee',
      hand: 'primary',
      light: false,
      damage: '2d1',
      threatFrom: 20,
    },
    ...{ multiplier: 2, attackBonus: 0, damageBonus: 0, strengthRating: 0 },
  };
  const sheets = systems.srd35.sheets;
  const sheetOf = (kind: 'character' | 'monster', more: SheetData): Fighter => ({
    ...{ kind, name: { text: kind }, hitPoints: null, count: 1 },
    sheet: { ...sheets?.newSheet(kind), ...more },
  });
  const hero = (level: number) =>
    sheetOf('character', { classes: [{ class: 'fighter', level }], weapons: [club], hitPoints: 10 });
  const foe = sheetOf('monster', { hitPoints: 10 });
  // Armour class 10: +1 hits from 9 on, 12 of 20; +6 from 4 on, 17 of 20. A 20 threatens, and the same roll confirms.
  const stroke = (faces: number) => 2 * (faces / 20 + (1 / 20) * (faces / 20));
  expect(estimate('srd35', [hero(1), foe])?.heroes.perRound).toBeCloseTo(stroke(12), 10);
  expect(estimate('srd35', [hero(6), foe])?.heroes.perRound).toBeCloseTo(stroke(17) + stroke(12), 10);
});

test.each(systemIds)('%s: two quick creatures can be estimated', (id) => {
  const known = estimate(id, [fighter(id, 'character', {}), fighter(id, 'monster', {})]);
  expect(known?.heroes.rounds).toBeGreaterThan(0);
  expect(known?.foes.rounds).toBeGreaterThan(0);
});
