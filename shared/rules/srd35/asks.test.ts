import { describe, expect, test } from 'vitest';
import { answerRequest } from '../answer-request.ts';

const ask = (name: string, fields: Record<string, unknown>) =>
  answerRequest({ system: 'srd35', ask: name, ...fields });

describe('which error, when several apply', () => {
  const rows: readonly [label: string, name: string, fields: Record<string, unknown>, code: string][] = [
    ['no such ask', 'cast', {}, 'UNKNOWN_ASK'],
    ['a size outside the list', 'size-modifier', { size: 'gigantesque' }, 'BAD_REQUEST'],
    ['dice where none are rolled', 'size-modifier', { size: 'fine', dice: [4] }, 'DICE_LEFT_OVER'],
    ['a class outside the list', 'base-attack', { classes: [{ class: 'mage', level: 1 }] }, 'BAD_REQUEST'],
    ['no class at all', 'base-attack', { classes: [] }, 'BAD_REQUEST'],
    [
      'the same class named twice',
      'base-save',
      {
        classes: [
          { class: 'bard', level: 1 },
          { class: 'bard', level: 2 },
        ],
      },
      'BAD_REQUEST',
    ],
    [
      'a bad class prevails over a bad level',
      'base-save',
      {
        classes: [
          { class: 'bard', level: 21 },
          { class: 'mage', level: 2 },
        ],
      },
      'BAD_REQUEST',
    ],
    [
      'a bad level prevails over dice left over',
      'base-attack',
      { classes: [{ class: 'bard', level: 21 }], dice: [3] },
      'OUT_OF_RANGE',
    ],
    ['a level of 0', 'base-attack', { classes: [{ class: 'bard', level: 0 }] }, 'OUT_OF_RANGE'],
    ['half a level', 'base-attack', { classes: [{ class: 'bard', level: 1.5 }] }, 'OUT_OF_RANGE'],
    [
      'a positive range penalty',
      'attack-bonus',
      { baseAttack: 1, mode: 'ranged', size: 'medium', rangePenalty: 2 },
      'BAD_REQUEST',
    ],
    ['no die for an attack', 'attack', { bonus: 1, armorClass: 10 }, 'DICE_MISSING'],
    ['no die for a confirmation', 'attack', { bonus: 1, armorClass: 10, dice: [20] }, 'DICE_MISSING'],
    [
      'a confirmation that the switch does not roll',
      'attack',
      { bonus: 1, armorClass: 10, dice: [20, 5], options: { criticalConfirmation: 'none' } },
      'DICE_LEFT_OVER',
    ],
    ['a threat from 1', 'attack', { bonus: 1, armorClass: 10, threatFrom: 1, dice: [5] }, 'BAD_REQUEST'],
    ['an unknown switch', 'hp-state', { hp: 3, options: { iterativeStep: 5 } }, 'BAD_REQUEST'],
    [
      'a switch value outside the list',
      'hp-state',
      { hp: 3, options: { criticalConfirmation: 'srd' } },
      'BAD_REQUEST',
    ],
    ['light as a word', 'damage-bonus', { weapon: 'melee', strength: 1, light: 'yes' }, 'BAD_REQUEST'],
    ['fewer rolls than the multiplier', 'damage', { rolls: [3], bonus: 0, multiplier: 2 }, 'BAD_REQUEST'],
    ['negative extra damage', 'damage', { rolls: [3], bonus: 0, multiplier: 1, extra: -1 }, 'BAD_REQUEST'],
    ['an integer beyond a million', 'hp-state', { hp: 1_000_001 }, 'BAD_REQUEST'],
    ['null for a field', 'save', { base: null, ability: 0, dc: 10, dice: [3] }, 'BAD_REQUEST'],
  ];
  test.each(rows)('%s', (_label, name, fields, code) => {
    expect(ask(name, fields)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('answers', () => {
  const rows: readonly [label: string, name: string, fields: Record<string, unknown>, value: object][] = [
    [
      'modifiers add to an attack',
      'attack',
      { bonus: 5, armorClass: 15, modifiers: [2, -1], dice: [9] },
      { total: 15, hit: true },
    ],
    [
      'a threat is critical at once where the switch says so',
      'attack',
      { bonus: 0, armorClass: 30, dice: [20], options: { criticalConfirmation: 'none' } },
      { hit: true, threat: true, critical: true },
    ],
    [
      'a bow of no rating takes no bonus',
      'damage-bonus',
      { weapon: 'composite-bow', strength: 3 },
      { value: 0 },
    ],
    ['no multiplier leaves the damage as it is', 'combine-multipliers', { multipliers: [] }, { value: 1 }],
    ['an elf in heavy armour', 'speed', { race: 'elf', armor: 'heavy' }, { feet: 20, double: 40, run: 60 }],
  ];
  test.each(rows)('%s', (_label, name, fields, value) => {
    expect(ask(name, fields)).toMatchObject({ ok: true, value });
  });
});
