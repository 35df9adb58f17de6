import { describe, expect, test } from 'vitest';
import type { SheetData } from '../rules/core/sheet.ts';
import type { SystemId } from '../rules/core/system.ts';
import { systems } from '../rules/registry.ts';
import type { Joining } from './begin.ts';
import type { LibraryStanding } from './catching-up.ts';
import type { EncounterCommand } from './command.ts';
import { type Fight, fightIn, typed } from './fight-fixtures.ts';
import type { Admission } from './newcomers.ts';

const endTurn: EncounterCommand = { type: 'endTurn' };
const rollOrder: EncounterCommand = { type: 'rollOrder', groups: [], surprised: [] };

function newcomer(id: SystemId, name: string, sheet: SheetData = {}, more: Partial<Joining> = {}): Joining {
  const { sheets } = systems[id];
  if (sheets === undefined) throw new Error(`${id} has no sheets`);
  return {
    documentId: name,
    revision: 1,
    kind: 'monster',
    name: { text: name },
    sheet: { ...sheets.newSheet('monster'), ...sheet },
    snapshot: name,
    hitPoints: null,
    ...more,
  };
}
const admit = (joining: readonly Joining[], more: Partial<Admission> = {}): Admission => ({
  type: 'admit',
  joining,
  groups: [],
  dice: [],
  ...more,
});

describe('3.5: newcomers roll, and act when their turn comes up', () => {
  /** Ada 10 + 2 = 12, the orc 8, the ogre 5 − 1 = 4. */
  const fight = (): Fight =>
    fightIn('srd35', [
      { kind: 'character', name: 'Ada', sheet: { dexterity: 14 } },
      { kind: 'monster', name: 'Orc', sheet: { dexterity: 10 } },
      { kind: 'monster', name: 'Ogre', sheet: { dexterity: 8 } },
    ]).play(rollOrder, typed(10), typed(8), typed(5));
  const wolf = newcomer('srd35', 'Wolf', { dexterity: 15 });

  test.each<[string, number, readonly number[]]>([
    ['18 + 2 is before everybody', 18, [4, 1, 2, 3]],
    ['10 + 2 with Ada’s bonus is behind her, who was earlier', 10, [1, 4, 2, 3]],
    ['6 + 2 is the orc’s total, but the bonus is higher', 6, [1, 4, 2, 3]],
    ['5 + 2 is behind the orc', 5, [1, 2, 4, 3]],
    ['1 + 2 is last', 1, [1, 2, 3, 4]],
  ])('%s', (_, die, order) => {
    expect(
      fight()
        .play(admit([wolf], { dice: [die] }))
        .state().order,
    ).toEqual(order);
  });

  test('who is placed before the running turn has missed the round', () => {
    const going = fight().play(endTurn, admit([wolf], { dice: [18] }));
    expect(going.state()).toMatchObject({ order: [4, 1, 2, 3], turn: 2, round: 1 });
    going.play(endTurn);
    expect(going.state().turn).toBe(3);
    going.play(endTurn);
    expect(going.state()).toMatchObject({ turn: 4, round: 2 });
  });

  test('who is placed behind it acts in this round', () => {
    const going = fight().play(endTurn, admit([wolf], { dice: [3] }), endTurn);
    expect(going.state()).toMatchObject({ order: [1, 2, 4, 3], turn: 4, round: 1 });
  });

  test('several on one die stand together', () => {
    const pack = ['Wolf 1', 'Wolf 2', 'Wolf 3'].map((name) => newcomer('srd35', name, { dexterity: 15 }));
    const going = fight().play(admit(pack, { groups: [[0, 2]], dice: [6, 1] }));
    // 6 + 2 for the first and the third, 1 + 2 for the second: 12, 8 and 8 by their bonus, 8, 4, 3.
    expect(going.state().order).toEqual([1, 4, 6, 2, 3, 5]);
  });

  test('too many dice are refused', () => {
    expect(fight().refusal(admit([wolf], { dice: [3, 4] }))).toBe('DICE_LEFT_OVER');
  });

  test('it is one step, and undone nobody has come', () => {
    const before = fight().state();
    const going = fight().play(admit([wolf], { dice: [18] }), { type: 'undo' });
    expect(going.state()).toEqual(before);
    expect(going.play({ type: 'redo' }).state().order).toEqual([4, 1, 2, 3]);
  });

  test('a later one finds the place among them', () => {
    const going = fight().play(
      admit([wolf], { dice: [18] }),
      admit([newcomer('srd35', 'Bat', { dexterity: 15 })], { dice: [17] }),
    );
    expect(going.state().order).toEqual([4, 5, 1, 2, 3]);
  });

  test('what was not rolled for has no places to find: they come last', () => {
    const going = fightIn('srd35', [{ kind: 'character', name: 'Ada' }]).play(admit([wolf]));
    expect(going.state().order).toEqual([1, 2]);
  });

  test('an open roll keeps them waiting', () => {
    const rolling = fight().play(rollOrder);
    expect(rolling.refusal(admit([wolf]))).toBe('ROLL_OPEN');
  });
});

describe('Telnas: newcomers slot in by a die of their own', () => {
  const fight = (): Fight =>
    fightIn('telnas', [
      { kind: 'character', name: 'Ilse' },
      { kind: 'monster', name: 'Ogre' },
    ]).play(rollOrder, typed(15), typed(7));
  test.each<[number, readonly number[]]>([
    [16, [3, 1, 2]],
    [15, [1, 3, 2]],
    [7, [1, 2, 3]],
  ])('%d', (die, order) => {
    expect(
      fight()
        .play(admit([newcomer('telnas', 'Rat')], { dice: [die] }))
        .state().order,
    ).toEqual(order);
  });
});

describe('by hand: newcomers come last', () => {
  test.each(['strike-save', 'success-levels'] as const)('%s', (id) => {
    const going = fightIn(id, [
      { kind: 'character', name: 'Aiko' },
      { kind: 'monster', name: 'Snig' },
    ]).play(admit([newcomer(id, 'Grub')]));
    expect(going.state()).toMatchObject({ order: [1, 2, 3], turn: 1 });
    expect(going.caused().map(({ type }) => type)).toEqual(['combatantJoined', 'newcomersPlaced']);
  });

  test('they bring how they stand', () => {
    const blinded = { condition: 'own', name: { text: 'Blinded' }, adjustments: [] };
    const going = fightIn('telnas', [{ kind: 'character', name: 'Ilse' }]).play(
      admit([
        newcomer(
          'telnas',
          'Bran',
          { hitPoints: 12, mana: 9 },
          {
            hitPoints: 5,
            pools: { mana: 2 },
            conditions: [blinded],
            line: 'second wave',
          },
        ),
      ]),
    );
    expect(going.of(2)).toMatchObject({
      hitPoints: 5,
      maximumHitPoints: 12,
      pools: { mana: { value: 2, maximum: 9 } },
      conditions: [{ name: { text: 'Blinded' }, lasts: null }],
      line: 'second wave',
    });
  });
});

test('what was left of more than the sheet has now is cut down to it', () => {
  const going = fightIn('telnas', [{ kind: 'character', name: 'Ilse' }]).play(
    admit([
      newcomer('telnas', 'Bran', { hitPoints: 12, mana: 9 }, { hitPoints: 20, pools: { mana: 11 } }),
      newcomer('telnas', 'Maud', { hitPoints: 12, mana: 9 }, { hitPoints: -4, pools: { mana: -1 } }),
    ]),
  );
  expect(going.of(2)).toMatchObject({ hitPoints: 12, pools: { mana: { value: 9, maximum: 9 } } });
  expect(going.of(3)).toMatchObject({ hitPoints: -4, pools: { mana: { value: 0 } } });
});

describe('taken up again, everybody stands as the library says', () => {
  const ilse = { hitPoints: 20, mana: 10 };
  const back = (standing: Partial<LibraryStanding>) =>
    fightIn('telnas', [{ kind: 'character', name: 'Ilse', sheet: ilse }])
      .play(
        { type: 'changeHitPoints', combatant: 1, change: -6 },
        { type: 'changePool', combatant: 1, pool: 'mana', change: -4 },
        { type: 'catchUp', standings: [{ combatant: 1, hitPoints: null, ...standing }] },
      )
      .of(1);

  test.each<[string, Partial<LibraryStanding>, number, number]>([
    ['whole where nothing else is said', {}, 20, 10],
    ['with what is left', { hitPoints: -2, pools: { mana: 3 } }, -2, 3],
    ['with no more than the fight knows', { hitPoints: 33, pools: { mana: 14 } }, 20, 10],
  ])('%s', (_, standing, hitPoints, mana) => {
    expect(back(standing)).toMatchObject({ hitPoints, pools: { mana: { value: mana, maximum: 10 } } });
  });
});

test('taken up again, what lasts for turns of the fight is still there, and what only the library knows comes', () => {
  const condition = (text: string) => ({ condition: 'own', name: { text }, adjustments: [] });
  const begun = (text: string, turns: number | null): EncounterCommand => ({
    type: 'beginCondition',
    combatants: [1],
    condition: condition(text),
    lasts: turns === null ? null : { of: 1, edge: 'end', turns },
  });
  const back = fightIn('telnas', [{ kind: 'character', name: 'Ilse' }]).play(
    begun('Dazed', 2),
    begun('Cursed', null),
    begun('Cured since', null),
    {
      type: 'catchUp',
      standings: [
        { combatant: 1, hitPoints: null, conditions: [condition('Cursed'), condition('Poisoned')] },
      ],
    },
  );
  expect(back.of(1).conditions.map(({ name, lasts }) => [name, lasts?.turns])).toEqual([
    [{ text: 'Dazed' }, 2],
    [{ text: 'Cursed' }, undefined],
    [{ text: 'Poisoned' }, undefined],
  ]);
});

describe('a sheet taken anew', () => {
  const ilse = (sheet: SheetData) => {
    const { sheets } = systems.telnas;
    return { ...sheets?.newSheet('character'), hitPoints: 20, mana: 10, ...sheet };
  };
  const going = () =>
    fightIn('telnas', [{ kind: 'character', name: 'Ilse', sheet: ilse({}) }]).play(
      { type: 'changeHitPoints', combatant: 1, change: -6 },
      { type: 'changePool', combatant: 1, pool: 'mana', change: -4 },
    );
  const taken = (sheet: SheetData) => ({ revision: 2, sheet: ilse(sheet), snapshot: 'new' });

  test.each<[string, SheetData, number, number, number]>([
    ['with more of both, what is lost stays lost', { hitPoints: 30, mana: 16 }, 24, 30, 12],
    ['with less, too', { hitPoints: 10, mana: 5 }, 4, 10, 1],
    ['with less than was lost, somebody falls', { hitPoints: 3, mana: 2 }, -3, 3, 0],
  ])('%s', (_, sheet, hitPoints, maximumHitPoints, mana) => {
    const fresh = going().play({ type: 'refresh', combatant: 1, taken: taken(sheet) });
    expect(fresh.of(1)).toMatchObject({
      hitPoints,
      maximumHitPoints,
      revision: 2,
      snapshot: 'new',
      pools: { mana: { value: mana } },
    });
  });

  test('where it is the same, nothing happens', () => {
    const same = going().play({
      type: 'refresh',
      combatant: 1,
      taken: { revision: 2, sheet: ilse({}), snapshot: 'Ilse' },
    });
    expect(same.caused()).toEqual([]);
  });

  test('undone, the old one is back', () => {
    const before = going().state();
    const back = going().play(
      { type: 'refresh', combatant: 1, taken: taken({ hitPoints: 30 }) },
      { type: 'undo' },
    );
    expect(back.state()).toEqual(before);
  });

  test('of nobody is refused', () => {
    expect(going().refusal({ type: 'refresh', combatant: 9, taken: taken({}) })).toBe('NO_SUCH_COMBATANT');
  });
});
