import { describe, expect, test } from 'vitest';
import { systems } from '../rules/registry.ts';
import { actionOdds, rollOdds } from './action-odds.ts';
import { act, type Entrant, fightIn, typed } from './fight-fixtures.ts';
import type { Rulebook } from './objection.ts';

function odds(system: keyof typeof systems, entrants: readonly Entrant[], action: string) {
  const { sheets } = systems[system];
  if (sheets === undefined) throw new Error('no sheets');
  const { state } = fightIn(system, entrants);
  const byName = new Map(
    entrants.map(({ name, kind, sheet }) => [name, { ...sheets.newSheet(kind), ...sheet }]),
  );
  const book: Rulebook = { sheets, sheetOf: (snapshot) => byName.get(snapshot) ?? {} };
  return actionOdds(state(), { actor: 1, targets: [2], action, decisions: {}, modifier: 0 }, book);
}

const knife = {
  name: { text: 'Knife' },
  attackType: 'melee',
  damage: '1d4',
  strengthTo: 'hit',
  dexterityTo: 'hit',
};

describe('exact, by hand', () => {
  test('a monster of level 1 at +4 beats armour class 15 with 12 to 20, and with a 20 whatever comes', () => {
    const found = odds(
      'strike-save',
      [
        { kind: 'monster', name: 'Snig', sheet: { level: 1, weapons: [knife] } },
        { kind: 'character', name: 'Aiko', sheet: { armorClass: 15, hitPoints: 3 } },
      ],
      'weapon.0',
    );
    // 9 of 20; 2.5 points on average of a hit; 3 or 4 of four faces bring 3 hit points to 0.
    expect(found?.works).toBeCloseTo(0.45, 10);
    expect(found?.mean).toBeCloseTo(1.125, 10);
    expect(found?.fells).toBeCloseTo(0.225, 10);
  });

  test('Telnas: bare hands at +2 reach 10 with 8 to 20; 6 points, twice that on a 20', () => {
    const found = odds(
      'telnas',
      [
        { kind: 'character', name: 'Ilse', sheet: { level: 5, strength: 2 } },
        { kind: 'monster', name: 'Ogre', sheet: { hitPoints: 12 } },
      ],
      'unarmed',
    );
    expect(found?.works).toBeCloseTo(13 / 20, 10);
    expect(found?.mean).toBeCloseTo((12 * 6 + 12) / 20, 10);
    expect(found?.fells).toBeCloseTo(1 / 20, 10);
  });
});

test('an open roll has the odds that its action had, until its dice fall', () => {
  const { sheets } = systems['strike-save'];
  if (sheets === undefined) throw new Error('no sheets');
  const snig = { level: 1, weapons: [knife] };
  const { play, state } = fightIn('strike-save', [
    { kind: 'monster', name: 'Snig', sheet: snig },
    { kind: 'character', name: 'Aiko', sheet: { armorClass: 15, hitPoints: 9 } },
  ]);
  const book: Rulebook = { sheets, sheetOf: () => ({ ...sheets.newSheet('monster'), ...snig }) };
  const now = () => {
    const { roll } = state();
    return roll === null ? undefined : rollOdds(state(), roll, book);
  };
  play(act(1, 'weapon.0', [2]));
  expect(now()?.works).toBeGreaterThan(0);
  play(typed(19));
  expect(state().roll?.question?.step).toBe('roll');
  expect(now()).toBeUndefined();
});

test('nothing to say where nobody is meant', () => {
  const { sheets } = systems.telnas;
  if (sheets === undefined) throw new Error('no sheets');
  const { state } = fightIn('telnas', [{ kind: 'character', name: 'Ilse' }]);
  const book = { sheets, sheetOf: () => sheets.newSheet('character') };
  const roll = { actor: 1, targets: [], action: 'move-5', decisions: {}, modifier: 0 };
  expect(actionOdds(state(), roll, book)).toBeUndefined();
});

test.each(['strike-save', 'success-levels', 'srd35', 'telnas'] as const)(
  '%s: every attack of a new character has its odds',
  (system) => {
    const { sheets } = systems[system];
    if (sheets === undefined) throw new Error('no sheets');
    const entrants = [
      { kind: 'character', name: 'Ada', sheet: system === 'strike-save' ? { weapons: [knife] } : {} },
      { kind: 'monster', name: 'Orc' },
    ] as const;
    const sheet = { ...sheets.newSheet('character'), ...entrants[0].sheet };
    for (const { action, group, targets } of sheets.actions(sheet, {})) {
      if (group !== 'attack' || targets !== 'one') continue;
      const found = odds(system, entrants, action);
      expect(found?.works).toBeGreaterThanOrEqual(0);
      expect(found?.works).toBeLessThan(1);
    }
  },
);
