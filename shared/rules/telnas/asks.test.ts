import { describe, expect, test } from 'vitest';
import { readOptions } from '../core/option.ts';
import { asks } from './asks.ts';
import { grantedBy } from './fixtures.ts';
import { options } from './options.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Puts a question as the command line does: the answer without its parts, or the code of the refusal. */
function asked(name: string, fields: Fields, dice: readonly number[] = [], house: Fields = {}): unknown {
  const answer = asks[name]?.answer({ fields, options: grantedBy(readOptions(options, house)), dice });
  if (answer === undefined) return 'UNKNOWN_ASK';
  if (!answer.ok) return answer.error.code;
  const { parts: _, ...rest } = answer.value;
  return rest;
}

const strike = { mode: 'melee', ability: 2, targets: [{ defense: 13 }] };
const defense = { kind: 'physical', ability: 0, size: 'moyen' };
const heal = { amount: 7, will: 1, level: 4 };
const rest = { level: 3, hours: 2, hp: 4, maxHp: 20, mana: 5, maxMana: 30 };

describe('answers', () => {
  test.each<[string, Fields, readonly number[], Fields]>([
    ['size', { size: 'petit' }, [], { size: 'petit', modifier: 1 }],
    ['size', { heightCm: 50 }, [], { size: 'petit', modifier: 1 }],
    ['size', { heightCm: 0 }, [], { size: 'infime', modifier: 3 }],
    ['defense', { ...defense, armor: [3], ability: 2, size: 'petit' }, [], { value: 16 }],
    [
      'defense',
      { kind: 'magical', armor: [1], ability: 2, size: 'moyen', class: 'cleric' },
      [],
      { value: 14 },
    ],
    [
      'attack',
      { ...strike, modifiers: [1, -1] },
      [11],
      { natural: 11, total: 13, critical: false, fumble: false, multiplier: 1, results: [{ hit: true }] },
    ],
    ['damage', { kind: 'simple', rolled: 4, level: 5, critical: true }, [], { value: 18 }],
    ['damage', { kind: 'special', rolled: 7, level: 5 }, [], { value: 7 }],
    ['heal', heal, [4], { natural: 4, total: 5, band: 'half', healed: 4, healerDamage: 0 }],
    ['mana-cost', { listed: 4, level: 3 }, [], { value: 7 }],
    ['rest', rest, [], { hp: 10, mana: 11 }],
    ['condition', { hp: 0 }, [], { state: 'unconscious' }],
    ['bleed', { hp: -3, rounds: 11 }, [], { hp: -10, state: 'dead' }],
    ['last-hope', { hp: -3 }, [10], { natural: 10, success: true }],
    [
      'first-aid',
      { hp: -5, maxHp: 20 },
      [10],
      { natural: 10, band: 'success', hp: 0, acts: true, collapses: true, dead: false },
    ],
    ['telnas', { needed: 14, mastery: 3 }, [10], { natural: 10, total: 13, success: false }],
    ['turn', { actions: ['draw-weapon', 'move-5'] }, [], { legal: true }],
    ['turn', { actions: ['simple-attack', 'move-5'] }, [], { legal: false }],
  ])('%s of %j with %j', (name, fields, dice, expected) => {
    expect(asked(name, fields, dice)).toEqual(expected);
  });
});

describe('refusals', () => {
  test.each<[string, string, Fields, readonly number[]]>([
    ['BAD_REQUEST', 'size', {}, []],
    ['BAD_REQUEST', 'size', { size: 'petit', heightCm: 50 }, []],
    ['BAD_REQUEST', 'size', { size: 'petit', heightCm: null }, []],
    ['BAD_REQUEST', 'size', { heightCm: -1 }, []],
    ['BAD_REQUEST', 'size', { size: 'tiny' }, []],
    ['BAD_REQUEST', 'defense', { ...defense, stance: 1 }, []],
    ['BAD_REQUEST', 'defense', { ...defense, armor: [1.5] }, []],
    ['BAD_REQUEST', 'defense', { ...defense, class: null }, []],
    ['DICE_LEFT_OVER', 'defense', defense, [3]],
    ['BAD_REQUEST', 'attack', { ...strike, targets: [] }, [10]],
    ['BAD_REQUEST', 'attack', { ...strike, zone: 'yes' }, [10]],
    ['BAD_REQUEST', 'attack', { ...strike, distanceM: -1 }, [10]],
    ['BAD_REQUEST', 'attack', { ...strike, ability: 1_000_001 }, [10]],
    ['BAD_REQUEST', 'attack', { ...strike, modifiers: null }, [10]],
    ['ILLEGAL_MOVE', 'attack', { ...strike, targets: [{ defense: 1 }, { defense: 2 }] }, []],
    ['ILLEGAL_MOVE', 'attack', { ...strike, mode: 'spell', distanceM: 30.01 }, [10, 10]],
    ['DICE_MISSING', 'attack', strike, []],
    ['DICE_LEFT_OVER', 'attack', strike, [10, 10]],
    ['BAD_REQUEST', 'damage', { kind: 'simple', rolled: -1, level: 0 }, []],
    ['OUT_OF_RANGE', 'damage', { kind: 'special', rolled: 1, level: 0 }, []],
    ['BAD_REQUEST', 'heal', { ...heal, amount: -1 }, [10]],
    ['OUT_OF_RANGE', 'heal', { ...heal, level: 1.5 }, []],
    ['DICE_MISSING', 'heal', heal, []],
    ['OUT_OF_RANGE', 'mana-cost', { listed: 4, level: 0 }, [5]],
    ['BAD_REQUEST', 'mana-cost', { listed: 4, level: '3' }, []],
    ['BAD_REQUEST', 'rest', { ...rest, hours: -1 }, []],
    ['OUT_OF_RANGE', 'rest', { ...rest, level: -3, hp: -10 }, []],
    ['ILLEGAL_MOVE', 'rest', { ...rest, hp: -10 }, [1]],
    ['BAD_REQUEST', 'condition', { hp: 0.5 }, []],
    ['BAD_REQUEST', 'bleed', { hp: -3, rounds: -1 }, []],
    ['ILLEGAL_MOVE', 'last-hope', { hp: 1 }, []],
    ['ILLEGAL_MOVE', 'last-hope', { hp: -10 }, [20]],
    ['DICE_MISSING', 'last-hope', { hp: 0 }, []],
    ['ILLEGAL_MOVE', 'first-aid', { hp: -10, maxHp: 20 }, [20]],
    ['DICE_LEFT_OVER', 'first-aid', { hp: -9, maxHp: 20 }, [20, 1]],
    ['DICE_MISSING', 'telnas', { needed: 14, mastery: 3 }, []],
    ['BAD_REQUEST', 'turn', { actions: ['dance'] }, []],
    ['BAD_REQUEST', 'turn', {}, []],
  ])('%s: %s of %j with %j', (code, name, fields, dice) => {
    expect(asked(name, fields, dice)).toBe(code);
  });
});

describe('house rules', () => {
  test.each<[string, Fields, readonly number[], Fields, Fields]>([
    [
      'turn',
      { actions: ['simple-attack', 'move-5'] },
      [],
      { actionBudget: 'one-full-and-halves' },
      { legal: true },
    ],
    [
      'heal',
      { ...heal, will: 6 },
      [4],
      { healBandsOn: 'die' },
      { natural: 4, total: 10, band: 'none', healed: 0, healerDamage: 0 },
    ],
    ['size', { heightCm: 50 }, [], { sizeBoundary: 'down' }, { size: 'minuscule', modifier: 2 }],
  ])('%s of %j with %j and %j', (name, fields, dice, house, expected) => {
    expect(asked(name, fields, dice, house)).toEqual(expected);
  });

  test('monsters’ switches are accepted and change nothing for characters', () => {
    const house = { monsterDeath: 'zero', levelToMonsterDamage: false };
    expect(asked('condition', { hp: -3 }, [], house)).toEqual({ state: 'unconscious' });
    expect(asked('damage', { kind: 'simple', rolled: 4, level: 5 }, [], house)).toEqual({ value: 9 });
  });
});
