import { describe, expect, test } from 'vitest';
import { readAttacks } from './attacks.ts';

type Expected = readonly (readonly object[])[];

describe('attack lines', () => {
  const rows: readonly [label: string, line: string, alternatives: Expected][] = [
    ['none', '—', []],
    [
      'one weapon',
      'Bite +5 melee (1d6+3)',
      [
        [
          {
            name: 'Bite',
            count: 1,
            bonuses: [5],
            mode: 'melee',
            touch: false,
            damage: '1d6+3',
            extra: null,
            threatFrom: 20,
            multiplier: 2,
          },
        ],
      ],
    ],
    ['a penalty with a dash', 'Hoof –3 melee (1d3–4)', [[{ bonuses: [-3], damage: '1d3-4' }]]],
    ['a damage of 1', 'Bite +4 melee (1)', [[{ damage: '1' }]]],
    ['a footnote', 'Hoof –2 melee (1d4+1*)', [[{ bonuses: [-2], damage: '1d4+1' }]]],
    ['a space behind the sign', 'bite + 22 melee (2d8+5)', [[{ name: 'bite', bonuses: [22] }]]],
    ['no space before the damage', 'Club +2 melee(1d6+1)', [[{ bonuses: [2], damage: '1d6+1' }]]],
    ['several bonuses', 'Axe +22/+17/+12 melee (3d6+13)', [[{ bonuses: [22, 17, 12] }]]],
    ['a threat range', 'Saber +11 melee (1d6+4/18–20)', [[{ threatFrom: 18, multiplier: 2 }]]],
    ['a multiplier', 'Longbow +3 ranged (1d8/x3)', [[{ mode: 'ranged', threatFrom: 20, multiplier: 3 }]]],
    ['both', 'Fangs +57 melee (4d8+17/18–20/×3)', [[{ threatFrom: 18, multiplier: 3 }]]],
    ['something more', 'Claw +9 melee (1d6+2 plus 1d4 fire)', [[{ damage: '1d6+2', extra: '1d4 fire' }]]],
    [
      'much more',
      'Whip +30 melee (1d4+4/19–20 plus 1d6 fire plus entangle)',
      [[{ threatFrom: 19, extra: '1d6 fire plus entangle' }]],
    ],
    ['more joined by and', 'Claw +4 melee (1d3 and 1d4 cold)', [[{ damage: '1d3', extra: '1d4 cold' }]]],
    [
      'damage of a kind',
      'Spark +6 melee touch (2d8 electricity)',
      [[{ touch: true, damage: '2d8', damageType: 'electricity', extra: null }]],
    ],
    ['ability damage is no damage', 'Touch +3 melee (1d6 Str)', [[{ damage: null, extra: '1d6 Str' }]]],
    [
      'an effect',
      'Ray +10 ranged touch (as spell)',
      [[{ mode: 'ranged', touch: true, damage: null, extra: 'as spell' }]],
    ],
    ['nothing said of damage', 'Web +4 ranged', [[{ damage: null, extra: null }]]],
    ['a number of them', '2 hooves +23 melee (2d6+10)', [[{ name: 'hooves', count: 2 }]]],
    [
      'magic weapons are not counted',
      '+2 longsword +13 melee (1d8+5)',
      [[{ name: '+2 longsword', count: 1 }]],
    ],
    [
      'a parenthesis in the name',
      '+1 composite longbow (+4 Str bonus) +11/+6 ranged (1d8+5/x3)',
      [[{ name: '+1 composite longbow (+4 Str bonus)', bonuses: [11, 6] }]],
    ],
    [
      'weapons together and alternatives',
      'Spear +4 melee (1d8+3) and bite +2 melee (1d4+1); or 2 claws +4 melee (1d4+2) and bite +2 melee (1d4+1); or crossbow +3 ranged (1d10/19–20)',
      [
        [{ name: 'Spear' }, { name: 'bite' }],
        [{ name: 'claws', count: 2 }, { name: 'bite' }],
        [{ name: 'crossbow', threatFrom: 19 }],
      ],
    ],
    [
      'no space behind a comma',
      'Bite +3 melee (1d6),and claw +1 melee (1d4),or spit +2 ranged (1d6)',
      [[{ name: 'Bite' }, { name: 'claw' }], [{ name: 'spit' }]],
    ],
    [
      'a bare semicolon joins',
      '4 arms +3 melee (1d4+2); bite –2 melee (1d3+1)',
      [[{ count: 4 }, { bonuses: [-2] }]],
    ],
    [
      'damage of each weapon',
      '2 daggers +3 melee (1d6+2/19–20, 1d6+1/19–20)',
      [
        [
          { name: 'daggers', count: 1, damage: '1d6+2', threatFrom: 19 },
          { name: 'daggers', count: 1, damage: '1d6+1', threatFrom: 19 },
        ],
      ],
    ],
    [
      'damage before the mode, with dice for criticals',
      '2 blades +43 (2d6+12/19–20(plus 1d6 on critical)) melee',
      [[{ name: 'blades', bonuses: [43], damage: '2d6+12', threatFrom: 19, criticalExtra: '1d6' }]],
    ],
    [
      'dice for criticals before what comes with the damage',
      'Slam +44 melee (3d6+18/19–20 (plus 1d6 on critical hit) plus rot)',
      [[{ damage: '3d6+18', threatFrom: 19, criticalExtra: '1d6', extra: 'rot' }]],
    ],
    ['a multiplication sign that was lost', 'Spear +2 melee (1d8/?3)', [[{ damage: '1d8', multiplier: 3 }]]],
    [
      'a comma or a plus sign where "plus" is meant',
      'Bite +9 melee (2d6+4, plus poison) and sting +4 melee (1d4+2 + 1d6 acid)',
      [
        [
          { damage: '2d6+4', extra: 'poison' },
          { damage: '1d4+2', extra: '1d6 acid' },
        ],
      ],
    ],
    [
      'a number of them that dice decide',
      '1d4 quills +5 melee (1d6+2)',
      [[{ name: '1d4 quills', bonuses: [5] }]],
    ],
    ['damage without a parenthesis', 'bite +3 melee 1d6+1', [[{ bonuses: [3], damage: '1d6+1' }]]],
    [
      'an effect with a threat range',
      'Touch +49 (2d6 Con drain/19–20) melee touch',
      [[{ damage: null, extra: '2d6 Con drain', threatFrom: 19, touch: true }]],
    ],
    [
      'a swarm hits without a roll',
      'Swarm (2d6 plus poison)',
      [[{ name: 'Swarm', bonuses: [], mode: 'swarm', damage: '2d6', extra: 'poison' }]],
    ],
  ];
  test.each(rows)('%s', (_label, line, alternatives) => {
    const { value, unread } = readAttacks(line);
    expect(unread).toEqual([]);
    expect(value).toHaveLength(alternatives.length);
    expect(value).toMatchObject(alternatives);
  });
});

describe('what is not understood is told, and nothing made of it', () => {
  const rows: readonly [label: string, line: string, strikes: number, unread: string[]][] = [
    ['words without a bonus', 'Claw or bite +5 melee (1d6)', 1, ['Claw']],
    ['a bonus without a weapon', '+4 melee touch (eat thoughts)', 0, ['+4 melee touch (eat thoughts)']],
    ['neither melee nor ranged', 'Blade +43 (2d6+12)', 0, ['Blade +43 (2d6+12)']],
    ['a parenthesis too many', 'Spikes +30 ranged (2d6) (120 ft. range)', 1, ['(120 ft. range)']],
    ['an impossible threat', 'Bite +3 melee (1d6/21–20)', 1, ['21-20']],
    ['figures that are no dice', 'Bite +3 melee (1d6+1d4)', 1, ['1d6+1d4']],
    ['two damages for three weapons', '3 axes +3 melee (1d6, 1d8)', 1, ['1d6, 1d8']],
    ['damage with a lost sign', 'Bite +3 melee (1d3?4)', 1, ['1d3?4']],
    ['two ends of a weapon', 'Staff +1/+1 melee (1d6/x3 or 1d4/x4)', 1, ['x3 or 1d4', 'x4']],
    ['an open parenthesis', 'Bite +13 melee (1d8+5', 1, ['(1d8+5']],
    ['dice in the name', 'Bow (2d8+15) +17 ranged (1d8)', 0, ['Bow (2d8+15) +17 ranged (1d8)']],
  ];
  test.each(rows)('%s', (_label, line, strikes, expected) => {
    const { value, unread } = readAttacks(line);
    expect(value.flat()).toHaveLength(strikes);
    expect(unread).toEqual(expected);
  });
});
