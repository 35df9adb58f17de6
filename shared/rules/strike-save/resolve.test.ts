import { describe, expect, test } from 'vitest';
import { typedHand } from '../core/hand.ts';
import { resume, run } from '../core/run.ts';
import type { SheetData } from '../core/sheet.ts';
import type { Answer } from '../core/step.ts';
import type { ActionSituation } from '../core/system.ts';
import { samurai } from './fixtures.ts';
import { resolve } from './resolve.ts';
import { newSheet } from './sheet.ts';

const goblin: SheetData = { ...newSheet('monster'), level: 0.5, armorClass: 14 };

function situation(of: Partial<ActionSituation> = {}): ActionSituation {
  return {
    actor: samurai,
    targets: [goblin],
    options: {},
    action: 'weapon.0',
    decisions: {},
    modifier: 0,
    ...of,
  };
}

function played(of: Partial<ActionSituation>, dice: readonly number[]) {
  const rule = resolve(situation(of));
  if (!rule.ok) throw new Error(rule.error.code);
  const hand = typedHand(dice);
  const outcome = run(rule.value, hand);
  if (!outcome.ok) throw new Error(outcome.error.code);
  expect(hand.leftOver()).toBe(0);
  return outcome.value;
}

const toHit = { action: 'weapon.1', decisions: { strengthTo: 'hit' } };
const onDamage = { action: 'weapon.1', decisions: { strengthTo: 'damage' } };
const katana = { key: 'strike-save:weapon.katana' };
const bow = { key: 'strike-save:weapon.bow' };

describe('attacks of the worked samurai', () => {
  test.each<[string, Partial<ActionSituation>, number[], object, number]>([
    ['katana: 2 and +12 only equal 14', { targets: [{ ...goblin, armorClass: 14 }] }, [2], katana, 0],
    ['katana: 3 and +12 beat 14; 8 and +5', {}, [3, 8], katana, 13],
    ['katana: a natural 1 misses', { targets: [{ ...goblin, armorClass: 0 }] }, [1], katana, 0],
    ['katana: a natural 20 hits anything', { targets: [{ ...goblin, armorClass: 60 }] }, [20, 1], katana, 6],
    ['bow, Strength to hit: 3 and +12; 2 + 3 and +3', toHit, [3, 2, 3], bow, 8],
    ['bow, Strength on damage: 6 and +9; 2 + 3 and +6', onDamage, [6, 2, 3], bow, 11],
    ['bow, Strength on damage: 5 and +9 only equal', onDamage, [5], bow, 0],
    ['a modifier makes a hit', { modifier: 1 }, [2, 1], katana, 6],
    ['a modifier is not added to damage', { modifier: 50 }, [2, 1], katana, 6],
    ['a modifier makes a miss', { modifier: -1 }, [3], katana, 0],
    ['A4 turned: reaching hits', { options: { attackCompare: 'ge' } }, [2, 1], katana, 6],
  ])('%s', (_, of, dice, weapon, damage) => {
    const outcome = played(of, dice);
    if (damage === 0) {
      expect(outcome).toEqual({
        summary: { key: 'strike-save:outcome.miss', params: { weapon } },
        effects: [],
      });
      return;
    }
    expect(outcome.summary).toEqual({ key: 'strike-save:outcome.hit', params: { weapon, damage } });
    expect(outcome.effects).toMatchObject([{ effect: 'damage', target: 0, amount: { total: damage } }]);
  });

  test('damage has its parts: the dice, the weapon, the characteristics', () => {
    expect(played(onDamage, [6, 2, 3]).effects).toMatchObject([
      {
        amount: {
          parts: [
            { label: { dice: '2d4' }, value: 5, source: { key: 'strike-save:source.weapon' } },
            { label: { key: 'strike-save:part.weaponBonus' }, value: 1 },
            { label: { key: 'strike-save:characteristic.strength' }, value: 3 },
            { label: { key: 'strike-save:characteristic.dexterity' }, value: 2 },
          ],
        },
      },
    ]);
  });

  test('a weak arm can come to less than nothing, and then does none', () => {
    const weak = { ...samurai, strength: -6, dexterity: 0 };
    expect(played({ actor: weak }, [20, 2]).effects).toMatchObject([{ amount: { total: 0 } }]);
  });
});

test('an attack step by step: the d20, then the damage dice, with what each has told', () => {
  const standing = (answers: readonly Answer[]) => {
    const rule = resolve(situation(onDamage));
    return rule.ok ? resume(rule.value, answers) : rule;
  };
  expect(standing([])).toMatchObject({
    value: { ended: false, question: { dice: [{ count: 1, sides: 20 }] }, findings: [] },
  });
  expect(standing([{ faces: [6] }])).toMatchObject({
    value: {
      ended: false,
      question: { purpose: { key: 'strike-save:question.damageRoll' }, dice: [{ count: 2, sides: 4 }] },
      findings: [{ verdict: { key: 'strike-save:verdict.hit' }, figure: { total: 15 } }],
    },
  });
  expect(standing([{ faces: [6] }, { sum: 5 }])).toMatchObject({
    value: {
      ended: true,
      findings: [
        { verdict: { key: 'strike-save:verdict.hit' } },
        {
          verdict: { key: 'strike-save:verdict.damage' },
          why: { key: 'strike-save:why.damage', params: { total: 11 } },
          tone: 'neutral',
        },
      ],
    },
  });
});

test('a decision that was not made is asked for', () => {
  const rule = resolve(situation({ action: 'weapon.1' }));
  expect(rule.ok && resume(rule.value, [])).toMatchObject({
    value: { ended: false, question: { step: 'choose', decision: 'strengthTo' } },
  });
});

test.each([
  ['a fireball: 5 and +5', 'area', 5, 'saved'],
  ['a fireball: 4 and +5', 'area', 4, 'notSaved'],
  ['poison: 7 and +3', 'poison', 7, 'saved'],
  ['poison: 6 and +3', 'poison', 6, 'notSaved'],
  ['a natural 20', 'other', 20, 'saved'],
  ['a natural 1', 'area', 1, 'notSaved'],
])('a save of the samurai, %s', (_, danger, die, outcome) => {
  expect(played({ action: `save.${danger}`, targets: [] }, [die])).toEqual({
    summary: {
      key: `strike-save:outcome.${outcome}`,
      params: { danger: { key: `strike-save:danger.${danger}` } },
    },
    effects: [],
    saves: [outcome === 'saved'],
  });
});

test.each<[string, Partial<ActionSituation>, string, string]>([
  ['an action that is not there', { action: 'weapon.2' }, 'BAD_REQUEST', 'action'],
  ['an action of another system', { action: 'cast' }, 'BAD_REQUEST', 'action'],
  ['a save from nothing', { action: 'save.' }, 'BAD_REQUEST', 'action'],
  ['no target', { targets: [] }, 'BAD_REQUEST', 'targets'],
  ['two targets', { targets: [goblin, goblin] }, 'BAD_REQUEST', 'targets'],
  [
    'a level that the switches no longer allow',
    { actor: { ...samurai, level: 21 } },
    'OUT_OF_RANGE',
    'level',
  ],
])('refused: %s', (_, of, code, field) => {
  expect(resolve(situation(of))).toEqual({ ok: false, error: { code, field } });
});

test('A11: level 21 attacks with +14 where the tables are extended', () => {
  const actor = { ...samurai, level: 21, strength: 0, dexterity: 0 };
  const options = { beyondTable: 'extrapolate' };
  expect(played({ actor, options, targets: [{ ...goblin, armorClass: 16 }] }, [3, 4]).effects).toMatchObject([
    { amount: { total: 4 } },
  ]);
  expect(played({ actor, options, targets: [{ ...goblin, armorClass: 17 }] }, [3]).effects).toEqual([]);
});

describe('what is set by hand counts', () => {
  const set = (overrides: Record<string, number>) => ({ actor: { ...samurai, overrides } });
  test.each<[string, Partial<ActionSituation>, number[], number[]]>([
    ['katana at +0: 14 only equals 14', set({ 'attacks.weapons.0.0': 0 }), [14], []],
    ['katana at +0: 15 beats it', set({ 'attacks.weapons.0.0': 0 }), [15, 8], [13]],
    ['damage +1', set({ 'attacks.weapons.0.1': 1 }), [3, 8], [9]],
    [
      'one way to use the bow',
      { ...toHit, ...set({ 'attacks.weapons.1.strength-hit.1': 9 }) },
      [3, 2, 3],
      [14],
    ],
    ['not the other', { ...onDamage, ...set({ 'attacks.weapons.1.strength-hit.1': 9 }) }, [6, 2, 3], [11]],
  ])('%s', (_, of, dice, damage) => {
    const { effects } = played(of, dice);
    expect(effects.flatMap((one) => (one.effect === 'damage' ? [one.amount.total] : []))).toEqual(damage);
  });

  test('on a saving throw, with the modifier behind it', () => {
    const save = { ...set({ 'saves.save.area.0': 2 }), targets: [], action: 'save.area' };
    const key = (dice: number[], modifier: number) => {
      const { summary } = played({ ...save, modifier }, dice);
      return 'key' in summary ? summary.key : '';
    };
    expect(key([7], 0)).toBe('strike-save:outcome.notSaved');
    expect(key([7], 1)).toBe('strike-save:outcome.saved');
  });
});
