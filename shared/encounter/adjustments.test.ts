import { describe, expect, test } from 'vitest';
import { placeOf, withByHand } from '../rules/core/by-hand.ts';
import type { SheetData } from '../rules/core/sheet.ts';
import { type SheetRules, type SystemId, systemIds } from '../rules/core/system.ts';
import { systems } from '../rules/registry.ts';
import type { EncounterCommand } from './command.ts';
import { act, type Entrant, type Fight, fightIn, typed } from './fight-fixtures.ts';

/** What conditions and hands make of the numbers of whoever has them: counted by the rules, and told as parts. */

function cursed(combatants: number[], on: string, value: number): EncounterCommand {
  return {
    type: 'beginCondition',
    combatants,
    condition: { condition: 'own', name: { text: 'Cursed' }, adjustments: [{ on, value }] },
    lasts: null,
  };
}

const blade = { multiplier: 2, threatFrom: 20, hand: 'primary', light: false, damage: '1d8' };
/** Somebody of each system with something for every number that conditions may change. */
const armed: Readonly<Record<SystemId, Entrant['sheet']>> = {
  'strike-save': {
    level: 1,
    armorClass: 5,
    weapons: [
      {
        ...{ name: { text: 'Sword' }, attackType: 'melee', damage: '1d8' },
        ...{ strengthTo: 'hit', dexterityTo: 'hit' },
      },
    ],
  },
  'success-levels': {
    armorClass: 1,
    constitutionScore: 12,
    weapons: [
      { ...blade, name: { text: 'Sword' }, skill: 5, ability: 'strength', damage: '1d8+1', multiplier: 3 },
    ],
  },
  telnas: {
    level: 5,
    mana: 30,
    mastery: 2,
    weapons: [{ name: { text: 'Mace' }, mode: 'melee', damage: '1d6' }],
    arts: [
      { name: { text: 'Fire' }, kind: 'offensive', cost: 1, effect: '1d6', zone: false },
      { name: { text: 'Hands' }, kind: 'healing', cost: 1, effect: '1d8', zone: false },
    ],
  },
  srd35: {
    weapons: [
      {
        ...{ ...blade, name: { text: 'Sword' }, kind: 'melee', attackBonus: 0, damageBonus: 0 },
        strengthRating: 0,
      },
    ],
  },
};

/** Answers whatever is asked: the first die with 19, others with 5; of choices the first. */
function finish(fight: Fight): void {
  let face = 19;
  for (let question = fight.state().roll?.question; question; question = fight.state().roll?.question) {
    const shown = face;
    const answer =
      question.step === 'choose'
        ? { choice: question.options[0]?.id ?? '' }
        : { faces: question.dice.flatMap(({ count, sides }) => Array(count).fill(Math.min(shown, sides))) };
    fight.play({ type: 'answerRoll', answer });
    face = 5;
  }
}

function sheetsOf(id: SystemId): SheetRules {
  const { sheets } = systems[id];
  if (sheets === undefined) throw new Error(`${id} has no sheets`);
  return sheets;
}

function sheetOf(id: SystemId): SheetData {
  return { ...sheetsOf(id).newSheet('character'), ...armed[id], hitPoints: 60 };
}

function duel(id: SystemId, sheet = sheetOf(id)): Fight {
  return fightIn(id, [
    { kind: 'character', name: 'Ada', sheet },
    { kind: 'character', name: 'Odo', sheet },
  ]);
}

/** Everything that a creature can do to the other, one after the other; what was told and what arrived. */
function told(id: SystemId, fight: Fight, sheet = sheetOf(id)): string {
  const { actions, order } = sheetsOf(id);
  const heard: unknown[] = [];
  for (const { action, decisions, targets } of actions(sheet, fight.state().options)) {
    fight.play(act(1, action, targets === 'none' ? [] : [2], { decisions, overrule: true }));
    finish(fight);
    heard.push(fight.state().lastFindings, fight.state().applications, fight.of(1).pools);
  }
  if (order !== undefined) finish(fight.play({ type: 'rollOrder', groups: [], surprised: [] }));
  heard.push(fight.state().lastFindings);
  return JSON.stringify(heard);
}

/** Numbers of a sheet that no roll of a fight asks for. */
const neverRolled: Readonly<Record<SystemId, readonly string[]>> = {
  'strike-save': [],
  'success-levels': [],
  telnas: [],
  srd35: [
    'abilities.intelligence.0',
    'abilities.charisma.0',
    'armorClass.touch.0',
    'armorClass.flatFooted.0',
    'armorClass.touchFlatFooted.0',
    'movement.speed.0',
    'movement.double.0',
    'movement.run.0',
  ],
};

describe.each(systemIds)('%s', (id) => {
  const { adjustables, derive } = sheetsOf(id);
  test.each(adjustables.map(({ id: on }) => on))('a condition changes %s, as a part', (on) => {
    const part = '{"label":{"text":"Cursed"},"value":-3';
    expect(told(id, duel(id).play(cursed([1, 2], on, -3)))).toContain(part);
    expect(told(id, duel(id).play(cursed([1, 2], 'nothing', -3)))).not.toContain(part);
  });

  test('what is set by hand on a sheet counts in the fight', () => {
    const plain = told(id, duel(id));
    const places = derive(sheetOf(id), {}).flatMap((group) =>
      group.rows.flatMap((row) => row.figures.map((_, column) => placeOf(group.id, row.id, column))),
    );
    const unheard = places.filter((place) => {
      const set = withByHand(sheetOf(id), place, 41);
      return told(id, duel(id, set), set) === plain;
    });
    expect(unheard).toEqual(neverRolled[id]);
  });
});

describe('damage of a condition is part of the damage', () => {
  const lost = (fight: Fight) => 60 - fight.of(2).hitPoints;
  const strong = cursed([1], 'damage', 2);
  const choose = (choice: string): EncounterCommand => ({ type: 'answerRoll', answer: { choice } });

  test.each<[string, SystemId, EncounterCommand[], number]>([
    ['a plain table', 'strike-save', [act(1, 'weapon.0', [2]), typed(15), typed(3)], 5],
    // 003-R29: 3 and level 5; 003-A8: all of it doubled.
    ['Telnas', 'telnas', [act(1, 'weapon.0', [2]), typed(15), typed(3)], 10],
    ['Telnas, a critical success', 'telnas', [act(1, 'weapon.0', [2]), typed(20), typed(3)], 20],
    // 004-R21: rolled twice with all modifiers; 12 confirms.
    ['3.5', 'srd35', [act(1, 'weapon.0', [2]), typed(15), typed(3)], 5],
    ['3.5, a critical hit', 'srd35', [act(1, 'weapon.0', [2]), typed(20), typed(12), typed(5), typed(2)], 11],
    // 002-R4, 002-A13: 4 + 1 and 2, times the weapon’s 3.
    ['success levels', 'success-levels', [act(1, 'exchange.0', [2]), typed(15), typed(5), typed(4)], 7],
    [
      'success levels, a critical on hit points',
      'success-levels',
      [act(1, 'exchange.0', [2]), typed(20), typed(5), typed(15), choose('hp'), typed(4)],
      21,
    ],
  ])('%s', (_, id, commands, points) => {
    const fight = duel(id).play(strong, ...commands);
    expect(lost(fight)).toBe(points);
    // The table hears the same number.
    expect(JSON.stringify(fight.state().lastFindings)).toContain(`"total":${points}`);
  });

  // 3.5 has a least damage, 1; the others deal none, and heal nobody.
  test.each<[SystemId, EncounterCommand[], number]>([
    ['strike-save', [act(1, 'weapon.0', [2]), typed(15), typed(3)], 0],
    ['telnas', [act(1, 'weapon.0', [2]), typed(20), typed(3)], 0],
    ['srd35', [act(1, 'weapon.0', [2]), typed(15), typed(3)], 1],
    ['success-levels', [act(1, 'exchange.0', [2]), typed(15), typed(5), typed(4)], 0],
  ])('%s: with less than nothing left of it', (id, commands, points) => {
    const fight = duel(id).play(cursed([1], 'damage', -30), ...commands);
    expect([lost(fight), fight.of(2).temporaryHitPoints]).toEqual([points, 0]);
    expect(fight.state().applications).toMatchObject([{ amount: points, figure: { total: points } }]);
  });

  test('success levels, a critical that is rolled three times: 4 + 5 + 6, and three times 1 and 2', () => {
    const fight = duel('success-levels').play(
      { type: 'changeOption', option: 'criticalDamage', value: 'reroll' },
      ...[strong, act(1, 'exchange.0', [2]), typed(20), typed(5), typed(15), choose('hp'), typed(4, 5, 6)],
    );
    expect(lost(fight)).toBe(24);
  });

  test('success levels, a critical on Constitution: 4 + 1 and 2', () => {
    const fight = duel('success-levels').play(strong, act(1, 'exchange.0', [2]), typed(20), typed(5));
    fight.play(typed(15), choose('con'), typed(4));
    expect([lost(fight), fight.of(2).pools.constitution?.value]).toEqual([0, 5]);
  });
});
