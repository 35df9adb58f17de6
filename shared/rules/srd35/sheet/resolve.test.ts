import { describe, expect, test } from 'vitest';
import { typedHand } from '../../core/hand.ts';
import { resume, run } from '../../core/run.ts';
import type { Answer } from '../../core/step.ts';
import type { ActionSituation } from '../../core/system.ts';
import { borin, ogre } from './fixtures.ts';
import { resolve } from './resolve.ts';

function situation(of: Partial<ActionSituation>): ActionSituation {
  return {
    actor: borin,
    targets: [ogre],
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

const thorn = { action: 'weapon.1' };
const bow = { action: 'weapon.3' };
const club = { actor: ogre, targets: [borin] };
const outOfHand = { options: { criticalConfirmation: 'none' } };

describe('attacks of the worked dwarf on a giant of armour class 16, and back at his 29', () => {
  test.each<[string, Partial<ActionSituation>, number[], string, number]>([
    ['sword: 5 and +10 do not reach 16', {}, [5], 'miss', 0],
    ['sword: 6 and +10 reach it; 5 and +4', {}, [6, 5], 'hit', 9],
    ['sword: a natural 1 misses', { modifier: 50 }, [1], 'miss', 0],
    ['sword: 19 threatens, 5 does not confirm; 8 and +4', {}, [19, 5, 8], 'hit', 12],
    ['R21: 19 threatens, 6 confirms; 5 + 2 and twice +4', {}, [19, 6, 5, 2], 'critical', 15],
    ['A3 turned: a threat needs no confirmation', outOfHand, [20, 5, 2], 'critical', 15],
    ['dagger in the off hand: 7 and +9; 4 and +1', thorn, [7, 4], 'hit', 5],
    ['bow: three times the dice at ×3', bow, [20, 15, 1, 2, 3], 'critical', 12],
    ['bow: 19 is no threat', bow, [19, 6], 'hit', 8],
    ['a modifier makes a hit', { modifier: 1 }, [5, 1], 'hit', 5],
    ['a modifier makes a miss', { modifier: -1 }, [6], 'miss', 0],
    ['the club: 19 and +8 do not reach 29', club, [19], 'miss', 0],
    ['the club: only a natural 20 hits; 20 and +8 do not confirm', club, [20, 19, 3, 4], 'hit', 14],
  ])('%s', (_, of, dice, outcome, damage) => {
    const { summary, effects } = played(of, dice);
    expect(summary).toMatchObject({ key: `srd35:outcome.${outcome}` });
    expect(effects).toMatchObject(
      damage === 0 ? [] : [{ effect: 'damage', target: 0, amount: { total: damage } }],
    );
    expect(effects).toHaveLength(damage === 0 ? 0 : 1);
  });

  const reaching = { ...ogre, weapons: [{ ...ogre.weapons[0], touch: true }] };
  const kind = 'app:conditions.name.unableToReact';
  const sound = { kind: 'character', hitPoints: 50, maximumHitPoints: 50, pools: {} } as const;
  const unable = { condition: kind, name: { key: kind }, adjustments: [] } as const;
  const stands = {
    actor: { ...sound, conditions: [] },
    targets: [{ ...sound, conditions: [unable] }],
  };

  test.each<[string, Partial<ActionSituation>, number, number]>([
    ['R28: who is unable to react has 26', { stands }, 26, 18],
    ['R34: by touch he has 15', { actor: reaching }, 15, 7],
    ['R28 and R34: by touch, unable to react, 12', { actor: reaching, stands }, 12, 4],
  ])('the club: %s, which the table is told', (_, of, total, die) => {
    const hit = played({ ...club, ...of }, [die, 3, 4]);
    expect(hit.summary).toMatchObject({ key: 'srd35:outcome.hit' });
    expect(played({ ...club, ...of }, [die - 1]).summary).toMatchObject({ key: 'srd35:outcome.miss' });
    const rule = resolve(situation({ ...club, ...of }));
    expect(rule.ok && resume(rule.value, [])).toMatchObject({
      value: { findings: [{ verdict: { key: 'srd35:verdict.armorClass' }, figure: { total } }] },
    });
  });

  test('R15: the weakest hit deals 1', () => {
    const weak = { ...borin, strength: 1 };
    expect(played({ actor: weak, action: 'weapon.1', modifier: 20 }, [10, 2]).effects).toMatchObject([
      { amount: { total: 1 } },
    ]);
  });

  test('a critical hit has its parts: each roll, and what is added each time', () => {
    expect(played({}, [19, 6, 5, 2]).effects).toMatchObject([
      {
        amount: {
          parts: [
            { label: { dice: '1d8' }, value: 5 },
            { label: { dice: '1d8' }, value: 2 },
            { label: { key: 'srd35:part.times' }, value: 6 },
            { label: { key: 'srd35:part.times' }, value: 2 },
          ],
        },
      },
    ]);
  });
});

test('an attack step by step: the d20, the confirmation, the damage twice', () => {
  const standing = (answers: readonly Answer[]) => {
    const rule = resolve(situation({}));
    return rule.ok ? resume(rule.value, answers) : rule;
  };
  const threat = { faces: [19] };
  expect(standing([])).toMatchObject({
    value: { question: { purpose: { key: 'srd35:question.attackRoll' } } },
  });
  expect(standing([threat])).toMatchObject({
    value: {
      question: { purpose: { key: 'srd35:question.confirmation' } },
      findings: [{ verdict: { key: 'srd35:verdict.threat' }, figure: { total: 29 } }],
    },
  });
  expect(standing([threat, threat])).toMatchObject({
    value: {
      question: { purpose: { key: 'srd35:question.damageRollOf' }, dice: [{ count: 1, sides: 8 }] },
      findings: [{}, { verdict: { key: 'srd35:verdict.critical' } }],
    },
  });
});

test.each<[string, Partial<ActionSituation>, string]>([
  ['a weapon that is not there', { action: 'weapon.4' }, 'action'],
  ['an action of another system', { action: 'save.area' }, 'action'],
  ['a fifth attack', { action: 'weapon.0.fifth' }, 'action'],
  ['no target', { targets: [] }, 'targets'],
  ['two targets', { targets: [ogre, ogre] }, 'targets'],
])('refused: %s', (_, of, field) => {
  expect(resolve(situation(of))).toEqual({ ok: false, error: { code: 'BAD_REQUEST', field } });
});

describe('what is set by hand counts', () => {
  const set = (overrides: Record<string, number>, of: typeof borin | typeof ogre = borin) => ({
    ...of,
    overrides,
  });
  test.each<[string, Partial<ActionSituation>, number[], string, number]>([
    ['sword at +1: 14 does not reach 16', { actor: set({ 'attacks.weapons.0.0': 1 }) }, [14], 'miss', 0],
    ['sword at +1: 15 reaches it', { actor: set({ 'attacks.weapons.0.0': 1 }) }, [15, 5], 'hit', 9],
    ['the other sword keeps its bonus', { actor: set({ 'attacks.weapons.2.0': 1 }) }, [6, 5], 'hit', 9],
    ['damage +20', { actor: set({ 'attacks.weapons.0.1': 20 }) }, [6, 5], 'hit', 25],
    ['armour class 11', { targets: [set({ 'armorClass.total.0': 11 }, ogre)] }, [1 + 1], 'hit', 9],
    ['Strength +10 in place of +3', { actor: set({ 'abilities.strength.0': 10 }) }, [2, 5], 'hit', 16],
    ['base attack +1 in place of +6', { actor: set({ 'combat.baseAttack.0': 1 }) }, [10], 'miss', 0],
  ])('%s', (_, of, dice, outcome, damage) => {
    const all = outcome === 'hit' && dice.length === 1 ? [...dice, 5] : dice;
    const { summary, effects } = played(of, all);
    expect('key' in summary && summary.key).toBe(`srd35:outcome.${outcome}`);
    expect(effects.flatMap((one) => (one.effect === 'damage' ? [one.amount.total] : []))).toEqual(
      damage === 0 ? [] : [damage],
    );
  });
});
