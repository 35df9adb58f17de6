import { describe, expect, test } from 'vitest';
import { byHandFaults, byHandOf, computedTotal, settled, withByHand, withoutItem } from './by-hand.ts';
import { figure } from './figure.ts';

const source = { key: 'app:app.name' } as const;
const part = (value: number, leftOut = false) => ({
  label: { text: String(value) },
  value,
  source,
  ...(leftOut ? { leftOut: source } : {}),
});
const seven = figure([part(4), part(3), part(9, true)]);

describe('a number set by hand', () => {
  test('counts alone; what the rules make of it is shown, not counted', () => {
    const set = settled(seven, 12);
    expect(set.total).toBe(12);
    expect(set.parts.map(({ value, leftOut }) => [value, leftOut?.key])).toEqual([
      [12, undefined],
      [4, 'app:byHand.leftOut'],
      [3, 'app:byHand.leftOut'],
      [9, 'app:app.name'],
    ]);
    expect(computedTotal(set)).toBe(7);
  });

  test('not set, it is the rules’ own', () => {
    expect(settled(seven, undefined)).toBe(seven);
    expect(computedTotal(seven)).toBeUndefined();
  });

  test('resting on one set by hand, it would be what follows from that', () => {
    const further = figure([...settled(seven, 12).parts, part(-5)]);
    expect(further.total).toBe(7);
    const set = settled(further, 1);
    expect(set.total).toBe(1);
    expect(computedTotal(set)).toBe(7);
  });
});

describe('on a sheet', () => {
  test('it is set, replaced and taken back', () => {
    const once = withByHand({ level: 3 }, 'saves.will.0', 4);
    expect(once).toEqual({ level: 3, overrides: { 'saves.will.0': 4 } });
    const twice = withByHand(withByHand(once, 'saves.will.0', 0), 'armorClass.total.0', 20);
    expect(byHandOf(twice)).toEqual({ 'saves.will.0': 0, 'armorClass.total.0': 20 });
    expect(withByHand(once, 'saves.will.0', null)).toEqual({ level: 3 });
  });

  test('it goes with the item of its row, and follows the items behind', () => {
    const sheet = {
      weapons: ['axe', 'bow', 'club'],
      overrides: {
        'attacks.weapons.0.0': 1,
        'attacks.weapons.1.1': 2,
        'attacks.weapons.2.strength-hit.0': 3,
        'attacks.unarmed.1': 4,
        'skills.skills.2.0': 5,
      },
    };
    expect(withoutItem(sheet, 'weapons', 1)).toEqual({
      weapons: ['axe', 'club'],
      overrides: {
        'attacks.weapons.0.0': 1,
        'attacks.weapons.1.strength-hit.0': 3,
        'attacks.unarmed.1': 4,
        'skills.skills.2.0': 5,
      },
    });
    expect(withoutItem({ weapons: ['axe'], overrides: { 'attacks.weapons.0.0': 1 } }, 'weapons', 0)).toEqual({
      weapons: [],
    });
  });
});

test.each<[string, unknown, unknown]>([
  ['nothing', undefined, []],
  ['numbers', { 'a.b.0': 3, 'a.c.1': -99_999 }, []],
  ['no record', [3], [['FIELD_MISSING', 'overrides']]],
  ['a text', { 'a.b.0': '3' }, [['FIELD_NOT_A_NUMBER', 'overrides.a.b.0']]],
  ['a fraction', { 'a.b.0': 0.5 }, [['FIELD_NOT_A_NUMBER', 'overrides.a.b.0']]],
  ['too much', { 'a.b.0': 100_000 }, [['FIELD_OUT_OF_RANGE', 'overrides.a.b.0']]],
  ['a long place', { ['a'.repeat(201)]: 1 }, [['FIELD_TOO_LONG', `overrides.${'a'.repeat(200)}`]]],
  [
    'too many',
    Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`a.b.${at}`, 1])),
    [['FIELD_TOO_MANY', 'overrides']],
  ],
])('%s', (_, raw, faults) => {
  expect(byHandFaults(raw).map(({ code, field }) => [code, field])).toEqual(faults);
});
