import { describe, expect, test } from 'vitest';
import type { ActionSituation } from '../../core/system.ts';
import { played } from '../fixtures.ts';
import { guard, odile } from './fixtures.ts';
import { actions } from './offers.ts';
import { resolve } from './resolve.ts';
import { sheets } from './rules.ts';

function ruleOf(of: Partial<ActionSituation>) {
  const rule = resolve({
    actor: odile,
    targets: [guard],
    options: {},
    action: 'exchange.1',
    decisions: {},
    modifier: 0,
    ...of,
  });
  if (!rule.ok) throw new Error(rule.error.code);
  return rule.value;
}

test('what she is offered, each under its own name', () => {
  const offered = actions(odile, {}).map(({ action, group, targets }) => `${action} ${group} ${targets}`);
  expect(offered).toEqual([
    'exchange.0 attack one',
    'exchange.1 attack one',
    'weapon.0 attack one',
    'weapon.1 attack one',
    'skill.0 attack one',
    'skill.1 attack one',
    'check.0 check none',
    'check.1 check none',
    'assist.0 check one',
    'assist.1 check one',
  ]);
});

/** The guard's armour class as it needs to be for a margin to get through. */
const in12 = { ...guard, armorClass: 12 };

describe('R22: exchanges of a fight, sword +8 and spear +4, armour class 12', () => {
  const sword = { action: 'exchange.0', targets: [in12] };
  test('margin 12 harms for 1d8 and +1', () => {
    // 14 + 8 = 22 against 6 + 4 = 10.
    expect(played(ruleOf(sword), [14, 6, 5]).effects).toMatchObject([
      { effect: 'damage', target: 0, amount: { total: 6 } },
    ]);
  });

  test('margin 11 does not', () => {
    expect(played(ruleOf(sword), [13, 6])).toMatchObject({
      summary: { key: 'success-levels:outcome.heldBack' },
      effects: [],
    });
  });

  test.each([
    // 12 + 8 = 20 against 6 + 4 = 10, a margin of 10.
    ['what is set by hand counts in its place', 10, 1],
    ['one point more holds it back', 11, 0],
  ])('%s', (_, byHand, effects) => {
    const set = { ...in12, overrides: { 'armorClass.counted.0': byHand } };
    expect(sheets.vitals(set, {}).defense.value).toBe(byHand);
    expect(
      played(ruleOf({ ...sword, targets: [set] }), effects === 1 ? [12, 6, 5] : [12, 6]).effects,
    ).toHaveLength(effects);
  });

  test('R4: a critical multiplies hit points by 3, or takes plain Constitution', () => {
    // 20 + 8 against 6 + 4; the second 20 confirms.
    const hp = played(ruleOf(sword), [20, 6, 20, 5], { criticalEffect: 'hp' });
    expect(hp.effects).toMatchObject([{ effect: 'damage', target: 0, amount: { total: 18 } }]);
    const con = played(ruleOf(sword), [20, 6, 20, 5], { criticalEffect: 'con' });
    expect(con.effects).toMatchObject([
      { effect: 'pool', target: 0, pool: 'constitution', change: { total: -6 } },
    ]);
  });

  test('R5: a lowered armour class stays for the fight', () => {
    const { effects } = played(ruleOf(sword), [20, 6, 20, 5], { criticalEffect: 'armor-class-reduced' });
    expect(effects).toMatchObject([
      { effect: 'damage' },
      {
        effect: 'condition',
        target: 0,
        condition: { adjustments: [{ on: 'armorClass', value: -1 }] },
        lasts: null,
      },
    ]);
  });

  test('who attacks may be the one who is hurt', () => {
    const bare = { ...odile, armorClass: 5 };
    // 3 + 8 = 11 against 18 + 4 = 22: margin 11.
    const { effects } = played(ruleOf({ ...sword, actor: bare }), [3, 18, 7]);
    expect(effects).toMatchObject([{ effect: 'damage', target: 'actor', amount: { total: 7 } }]);
  });
});

describe('R30 to R34: help', () => {
  const helping = { action: 'assist.1', inputs: { wanted: 2 } };
  test.each<[string, number[], number]>([
    ['wanted +2: 5 and +5 reach 10', [5], 2],
    ['4 and +5 do not', [4], -2],
    ['20, and the second roll succeeds: doubled', [20, 12], 4],
    ['1, and the second roll fails: doubled', [1, 2], -4],
  ])('%s', (_, dice, value) => {
    expect(played(ruleOf(helping), dice).effects).toMatchObject([
      { effect: 'condition', target: 0, condition: { adjustments: [{ on: 'roll', value }] }, adds: true },
    ]);
  });
});

test('R11, R12: alone against a difficulty', () => {
  const trying = { action: 'check.1', targets: [], inputs: { difficulty: 15 } };
  expect(played(ruleOf(trying), [14]).summary).toMatchObject({
    key: 'success-levels:outcome.checked',
    params: { level: { key: 'success-levels:level.minor' } },
  });
  expect(played(ruleOf(trying), [9]).summary).toMatchObject({ key: 'success-levels:outcome.notChecked' });
});
