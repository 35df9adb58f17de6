import { describe, expect, test } from 'vitest';
import type { SheetData } from '../../core/sheet.ts';
import type { ActionSituation } from '../../core/system.ts';
import { grantedBy, played, toldBy } from '../fixtures.ts';
import { ilse, ogre } from './fixtures.ts';
import { actions } from './offers.ts';
import { resolve } from './resolve.ts';

function situation(of: Partial<ActionSituation>): ActionSituation {
  return {
    actor: ilse,
    targets: [ogre],
    options: {},
    action: 'weapon.0',
    decisions: {},
    modifier: 0,
    ...of,
  };
}
const rule = (of: Partial<ActionSituation>) => grantedBy(resolve(situation(of)));

const bow = { action: 'weapon.1' };
const hands = { action: 'unarmed' };
const back = { actor: ogre, targets: [ilse] };

describe('simple attacks: the cleric on physical defence 10, the monster back on 17', () => {
  test.each<[string, Partial<ActionSituation>, number[], string, number]>([
    ['mace: 7 and +2 do not reach 10', {}, [7], 'miss', 0],
    ['mace: 8 and +2 reach it; 3 and level 5', {}, [8, 3], 'hit', 8],
    ['R16: a natural 20 doubles it all', {}, [20, 3], 'critical', 16],
    ['R17: a natural 1 is a critical failure', { modifier: 50 }, [1], 'fumble', 0],
    ['bow: 7 and +3; 2 + 1 and level 5', bow, [7, 2], 'hit', 8],
    ['R31: bare hands roll no damage', hands, [8], 'hit', 6],
    ['R31: a critical with bare hands', hands, [20], 'critical', 12],
    ['claws: 12 and +4 do not reach 17', back, [12], 'miss', 0],
    ['claws: 13 and +4 reach it; 6 and level 4', back, [13, 6], 'hit', 10],
    [
      'A9 turned: a monster’s level is not added',
      { ...back, options: { levelToMonsterDamage: false } },
      [13, 6],
      'hit',
      6,
    ],
    ['a modifier makes a hit', { modifier: 1 }, [7, 1], 'hit', 6],
    ['a modifier makes a miss', { modifier: -1 }, [8], 'miss', 0],
  ])('%s', (_, of, dice, outcome, damage) => {
    const { summary, effects } = played(rule(of), dice);
    expect(summary).toMatchObject({ key: `telnas:outcome.${outcome}` });
    expect(effects).toMatchObject(
      damage === 0 ? [] : [{ effect: 'damage', target: 0, amount: { total: damage } }],
    );
    expect(effects).toHaveLength(damage === 0 ? 0 : 1);
  });
});

describe('spells and techniques', () => {
  const fire = { action: 'art.0' };
  const blow = { action: 'art.3' };

  test.each<[string, Partial<ActionSituation>, number[], string, number, number]>([
    ['tongue of fire: 6 and +1 do not reach magical defence 8', fire, [6], 'miss', 0, 9],
    ['tongue of fire: 7 and +1 reach it; 2 + 5, no level', fire, [7, 2, 5], 'hit', 7, 9],
    ['a critical doubles the dice', fire, [20, 2, 5], 'critical', 14, 9],
    ['a critical failure costs as much', fire, [1], 'fumble', 0, 9],
    ['mighty blow: 8 and +2 reach physical defence 10; 3 + 4 + 1', blow, [8, 3, 4], 'hit', 8, 7],
  ])('%s', (_, of, dice, outcome, damage, cost) => {
    const { summary, effects } = played(rule(of), dice);
    expect(summary).toMatchObject({
      key: 'telnas:outcome.withMana',
      params: { outcome: { key: `telnas:outcome.${outcome}` }, cost },
    });
    expect(effects).toMatchObject([
      { effect: 'pool', target: 'actor', pool: 'mana', change: { total: -cost } },
      ...(damage === 0 ? [] : [{ effect: 'damage', target: 0, amount: { total: damage } }]),
    ]);
    expect(effects).toHaveLength(damage === 0 ? 1 : 2);
  });

  test('the mana is told before the die falls', () => {
    expect(toldBy(() => rule(fire), [6])).toMatchObject([
      { verdict: { key: 'telnas:verdict.mana' }, why: { params: { cost: 9 } }, figure: { total: 9 } },
      { verdict: { key: 'telnas:verdict.miss' } },
    ]);
  });
});

test.each<[string, Partial<ActionSituation>, string]>([
  ['a weapon that is not there', { action: 'weapon.2' }, 'action'],
  ['a spell that is not there', { action: 'art.5' }, 'action'],
  ['an area spell at nobody', { action: 'art.1', targets: [] }, 'targets'],
  ['a healing spell for two', { action: 'art.2', targets: [ilse, ilse] }, 'targets'],
  ['a charge with a bow that is not there', { action: 'charge.2' }, 'action'],
  ['no target', { targets: [] }, 'targets'],
  ['two targets', { targets: [ogre, ogre] }, 'targets'],
])('refused: %s', (_, of, field) => {
  expect(resolve(situation(of))).toEqual({ ok: false, error: { code: 'BAD_REQUEST', field } });
});

describe('what is set by hand counts', () => {
  const set = (overrides: Record<string, number>) => ({ ...ilse, overrides });
  test.each<[string, Partial<ActionSituation>, number[], number[]]>([
    ['mace at +0: 9 does not reach 10', { actor: set({ 'attacks.weapons.0.0': 0 }) }, [9], []],
    ['mace at +0: 10 reaches it', { actor: set({ 'attacks.weapons.0.0': 0 }) }, [10, 3], [8]],
    ['damage +1 in place of the level', { actor: set({ 'attacks.weapons.0.1': 1 }) }, [8, 3], [4]],
    ['a critical doubles it', { actor: set({ 'attacks.weapons.0.1': 1 }) }, [20, 3], [8]],
    ['bare hands deal 9', { ...hands, actor: set({ 'attacks.unarmed.1': 9 }) }, [8], [9]],
    ['defence 20', { targets: [{ ...ogre, overrides: { 'defenses.physical.0': 20 } }] }, [17], []],
  ])('%s', (_, of, dice, damage) => {
    const { effects } = played(rule(of), dice);
    expect(effects.flatMap((one) => (one.effect === 'damage' ? [one.amount.total] : []))).toEqual(damage);
  });

  test('a spell that costs more than there is mana is not offered', () => {
    const offered = (actor: SheetData) => actions(actor, {}).map(({ action }) => action);
    expect(offered(ilse)).toContain('art.0');
    expect(offered(set({ 'arts.arts.0.2': 21 }))).not.toContain('art.0');
  });
});
