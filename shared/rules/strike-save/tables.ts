import type { AttackCharacteristic, AttackType, ClassId } from './vocabulary.ts';

export const attackRows = ['warrior', 'cleric', 'infiltrator', 'mage'] as const;
export type AttackRow = (typeof attackRows)[number];

/** The printed attack bonuses, level 1 to 20. */
export const attackTable = {
  warrior: [4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13],
  cleric: [2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9],
  infiltrator: [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6],
  mage: [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4],
} as const satisfies Record<AttackRow, readonly number[]>;

/** The printed saving throw bonuses, level 1 to 20. */
export const saveTable = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10] as const;

/** Which row of the attack table a class reads. Monsters advance as warriors do. */
export const rowOf = {
  warrior: { melee: 'warrior', ranged: 'warrior' },
  samurai: { melee: 'warrior', ranged: 'warrior' },
  archer: { melee: 'cleric', ranged: 'warrior' },
  cleric: { melee: 'cleric', ranged: 'cleric' },
  necromancer: { melee: 'cleric', ranged: 'cleric' },
  monk: { melee: 'cleric', ranged: 'cleric' },
  infiltrator: { melee: 'infiltrator', ranged: 'infiltrator' },
  mage: { melee: 'mage', ranged: 'mage' },
  monster: { melee: 'warrior', ranged: 'warrior' },
} as const satisfies Record<ClassId, Record<AttackType, AttackRow>>;

/** `both`: to hit and damage. `one`: one of the two, as the player chooses. */
export type Use = 'both' | 'one';

const warriorMatrix = {
  melee: { strength: 'both', dexterity: 'one' },
  ranged: { strength: 'one', dexterity: 'one' },
} as const;
const samuraiMatrix = {
  melee: { strength: 'both', dexterity: 'both' },
  ranged: { strength: 'one', dexterity: 'both' },
} as const;

/** The printed matrix of characteristics. Monsters have no line of their own and read the warrior's. */
export const matrix = {
  warrior: warriorMatrix,
  mage: warriorMatrix,
  cleric: warriorMatrix,
  necromancer: warriorMatrix,
  monster: warriorMatrix,
  samurai: samuraiMatrix,
  monk: samuraiMatrix,
  archer: { melee: { strength: 'both', dexterity: 'one' }, ranged: { strength: 'one', dexterity: 'both' } },
  infiltrator: {
    melee: { strength: 'both', dexterity: 'both' },
    ranged: { strength: 'one', dexterity: 'one' },
  },
} as const satisfies Record<ClassId, Record<AttackType, Record<AttackCharacteristic, Use>>>;
