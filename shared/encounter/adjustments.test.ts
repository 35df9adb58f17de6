import { describe, expect, test } from 'vitest';
import type { SystemId } from '../rules/core/system.ts';
import { systemIds } from '../rules/core/system.ts';
import { systems } from '../rules/registry.ts';
import type { EncounterCommand } from './command.ts';
import { act, type Entrant, type Fight, fightIn, typed } from './fight-fixtures.ts';

/** What conditions add to the numbers of whoever has them: counted by the rules, and told as parts. */

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
const duel = (id: SystemId): Fight =>
  fightIn(id, [
    { kind: 'character', name: 'Ada', sheet: { ...armed[id], hitPoints: 60 } },
    { kind: 'character', name: 'Odo', sheet: { ...armed[id], hitPoints: 60 } },
  ]);

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

/** Everything that a creature can do to the other, one after the other; what was told and what arrived. */
function told(id: SystemId, on: string): string {
  const { sheets } = systems[id];
  if (sheets === undefined) throw new Error(`${id} has no sheets`);
  const heard: unknown[] = [];
  const fight = duel(id).play(cursed([1, 2], on, -3));
  for (const { action, decisions, targets } of sheets.actions(
    { ...sheets.newSheet('character'), ...armed[id] },
    fight.state().options,
  )) {
    const command = act(1, action, targets === 'none' ? [] : [2], { decisions, overrule: true });
    finish(fight.play(command));
    heard.push(fight.state().lastFindings, fight.state().applications);
  }
  if (sheets.order !== undefined) finish(fight.play({ type: 'rollOrder', groups: [], surprised: [] }));
  heard.push(fight.state().lastFindings);
  return JSON.stringify(heard);
}

describe.each(systemIds)('%s', (id) => {
  const { sheets } = systems[id];
  test.each((sheets?.adjustables ?? []).map(({ id: on }) => on))('%s is changed, as a part', (on) => {
    expect(told(id, on)).toContain('{"label":{"text":"Cursed"},"value":-3');
    expect(told(id, 'nothing')).not.toContain('Cursed"},"value"');
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

  test('success levels, a critical on Constitution: 4 + 1 and 2', () => {
    const fight = duel('success-levels').play(strong, act(1, 'exchange.0', [2]), typed(20), typed(5));
    fight.play(typed(15), choose('con'), typed(4));
    expect([lost(fight), fight.of(2).pools.constitution?.value]).toEqual([0, 5]);
  });
});
