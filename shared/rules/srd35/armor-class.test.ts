import { describe, expect, test } from 'vitest';
import { armorClass, type Defenses } from './armor-class.ts';
import { sizeModifiers } from './tables.ts';
import type { Size } from './vocabulary.ts';

const bare: Defenses = {
  armor: 0,
  armorEnhancement: 0,
  shield: 0,
  shieldEnhancement: 0,
  dexterity: 0,
  size: 'medium',
  natural: 0,
  naturalEnhancement: 0,
  deflection: [],
  dodge: [],
  other: [],
};

function against(of: Partial<Defenses>): readonly number[] {
  const { total, touch, flatFooted, touchFlatFooted } = armorClass({ ...bare, ...of });
  return [total.total, touch.total, flatFooted.total, touchFlatFooted.total];
}

describe('armour class: in all, touch, flat-footed, both', () => {
  const rows: readonly [label: string, Partial<Defenses>, expected: number[]][] = [
    ['nothing at all', {}, [10, 10, 10, 10]],
    ['armour, shield and Dexterity', { armor: 8, shield: 2, dexterity: 1 }, [21, 11, 20, 10]],
    ['armour limits the Dexterity bonus', { dexterity: 3, maxDexterity: 1 }, [11, 11, 10, 10]],
    ['a limit above the bonus changes nothing', { dexterity: 5, maxDexterity: 8 }, [15, 15, 10, 10]],
    ['a Dexterity penalty is not limited', { dexterity: -1, maxDexterity: 0 }, [9, 9, 9, 9]],
    ['a Dexterity penalty stays when flat-footed', { dexterity: -1 }, [9, 9, 9, 9]],
    ['a Dexterity bonus goes when flat-footed', { dexterity: 3 }, [13, 13, 10, 10]],
    ['enhancement belongs to the armour', { armor: 4, armorEnhancement: 2, natural: 1 }, [17, 10, 17, 10]],
    ['deflection helps against touch', { deflection: [3] }, [13, 13, 13, 13]],
    ['of two deflections the best counts', { deflection: [2, 1] }, [12, 12, 12, 12]],
    ['penalties all count', { deflection: [2, -1, -2] }, [9, 9, 9, 9]],
    ['dodge bonuses add up', { dodge: [1, 1] }, [12, 12, 10, 10]],
    ['dodge goes when flat-footed, Dexterity or not', { dodge: [2] }, [12, 12, 10, 10]],
    ['armour does not limit dodge', { dexterity: 3, maxDexterity: 0, dodge: [2] }, [12, 12, 10, 10]],
    ['other modifiers add up', { other: [1, 1, -3] }, [9, 9, 9, 9]],
    [
      'everything at once',
      {
        armor: 8,
        armorEnhancement: 1,
        maxDexterity: 1,
        shield: 2,
        dexterity: 3,
        natural: 3,
        deflection: [2],
        dodge: [1, 1],
      },
      [29, 15, 26, 12],
    ],
  ];
  test.each(rows)('%s', (_label, of, expected) => {
    expect(against(of)).toEqual(expected);
  });
});

describe('size', () => {
  const rows: readonly [Size, number][] = [
    ['fine', 8],
    ['diminutive', 4],
    ['tiny', 2],
    ['small', 1],
    ['medium', 0],
    ['large', -1],
    ['huge', -2],
    ['gargantuan', -4],
    ['colossal', -8],
  ];
  test.each(rows)('%s: %i, on attacks and in armour class', (size, modifier) => {
    expect(sizeModifiers[size]).toBe(modifier);
    expect(against({ size })).toEqual(Array(4).fill(10 + modifier));
  });
});

test('what is left out stays among the parts, with the reason', () => {
  const { total, touchFlatFooted } = armorClass({
    ...bare,
    armor: 8,
    dexterity: 3,
    maxDexterity: 1,
    deflection: [1, 2],
    dodge: [1],
  });
  const reasons = (parts: typeof total.parts) =>
    parts.map(({ value, leftOut }) => [value, leftOut?.key ?? 'counts']);
  expect(reasons(total.parts)).toEqual([
    [10, 'counts'],
    [8, 'counts'],
    [1, 'counts'],
    [2, 'srd35:leftOut.armorLimit'],
    [1, 'srd35:leftOut.notTheBest'],
    [2, 'counts'],
    [1, 'counts'],
  ]);
  expect(reasons(touchFlatFooted.parts)).toEqual([
    [10, 'counts'],
    [8, 'srd35:leftOut.touch'],
    [1, 'srd35:leftOut.flatFooted'],
    [2, 'srd35:leftOut.armorLimit'],
    [1, 'srd35:leftOut.notTheBest'],
    [2, 'counts'],
    [1, 'srd35:leftOut.flatFooted'],
  ]);
});
