import type {
  ArmorWeight,
  AttackRate,
  ClassId,
  CreatureType,
  HitPointState,
  Race,
  Save,
  SaveRate,
  Size,
} from './vocabulary.ts';

/** The same value goes to the attack bonus and to armour class. */
export const sizeModifiers = {
  fine: 8,
  diminutive: 4,
  tiny: 2,
  small: 1,
  medium: 0,
  large: -1,
  huge: -2,
  gargantuan: -4,
  colossal: -8,
} as const satisfies Record<Size, number>;

/** Base attack by class level, 1 to 20. */
export const baseAttackTable = {
  good: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
  average: [0, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 9, 9, 10, 11, 12, 12, 13, 14, 15],
  poor: [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10],
} as const satisfies Record<AttackRate, readonly number[]>;

/** Base saves by class level, 1 to 20. */
export const baseSaveTable = {
  good: [2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12],
  poor: [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6],
} as const satisfies Record<SaveRate, readonly number[]>;

/** At which rates a class or a kind of creature advances. */
export interface Advancement {
  readonly attack: AttackRate;
  readonly saves: Readonly<Record<Save, SaveRate>>;
}

const allGood = { fortitude: 'good', reflex: 'good', will: 'good' } as const;
const fortitude = { fortitude: 'good', reflex: 'poor', will: 'poor' } as const;
const reflex = { fortitude: 'poor', reflex: 'good', will: 'poor' } as const;
const will = { fortitude: 'poor', reflex: 'poor', will: 'good' } as const;
const fortitudeReflex = { fortitude: 'good', reflex: 'good', will: 'poor' } as const;
const fortitudeWill = { fortitude: 'good', reflex: 'poor', will: 'good' } as const;
const reflexWill = { fortitude: 'poor', reflex: 'good', will: 'good' } as const;
const allPoor = { fortitude: 'poor', reflex: 'poor', will: 'poor' } as const;

export const classAdvancement = {
  barbarian: { attack: 'good', saves: fortitude },
  bard: { attack: 'average', saves: reflexWill },
  cleric: { attack: 'average', saves: fortitudeWill },
  druid: { attack: 'average', saves: fortitudeWill },
  fighter: { attack: 'good', saves: fortitude },
  monk: { attack: 'average', saves: allGood },
  paladin: { attack: 'good', saves: fortitude },
  ranger: { attack: 'good', saves: fortitudeReflex },
  rogue: { attack: 'average', saves: reflex },
  sorcerer: { attack: 'poor', saves: will },
  wizard: { attack: 'poor', saves: will },
  adept: { attack: 'poor', saves: will },
  aristocrat: { attack: 'average', saves: will },
  commoner: { attack: 'poor', saves: allPoor },
  expert: { attack: 'average', saves: will },
  warrior: { attack: 'good', saves: fortitude },
} as const satisfies Record<ClassId, Advancement>;

/** Where the rules let a single creature differ (elementals, humanoids), its usual saves stand here. */
export const creatureAdvancement = {
  aberration: { attack: 'average', saves: will },
  animal: { attack: 'average', saves: fortitudeReflex },
  construct: { attack: 'average', saves: allPoor },
  dragon: { attack: 'good', saves: allGood },
  elemental: { attack: 'average', saves: fortitude },
  fey: { attack: 'poor', saves: reflexWill },
  giant: { attack: 'average', saves: fortitude },
  humanoid: { attack: 'average', saves: reflex },
  'magical-beast': { attack: 'good', saves: fortitudeReflex },
  'monstrous-humanoid': { attack: 'good', saves: reflexWill },
  ooze: { attack: 'average', saves: allPoor },
  outsider: { attack: 'good', saves: allGood },
  plant: { attack: 'average', saves: fortitude },
  undead: { attack: 'poor', saves: will },
  vermin: { attack: 'average', saves: fortitude },
} as const satisfies Record<CreatureType, Advancement>;

/** What size adds to grapple, beside nothing else that size does. */
export const grappleSizeModifiers = {
  fine: -16,
  diminutive: -12,
  tiny: -8,
  small: -4,
  medium: 0,
  large: 4,
  huge: 8,
  gargantuan: 12,
  colossal: 16,
} as const satisfies Record<Size, number>;

/** Base attacks from which a creature has a second, a third and a fourth attack. */
export const furtherAttacksFrom = [6, 11, 16] as const;

/** How much lower each further attack is than the one before. */
export const furtherAttackStep = -5;

/** Hit points from which downwards a state holds. */
export const hitPointThresholds = {
  disabled: 0,
  dying: -1,
  dead: -10,
} as const satisfies Record<Exclude<HitPointState, 'able'>, number>;

/** Chance, in a hundred, that a dying creature stabilises in a round. */
export const stabilizingChance = 10;

const short = { none: 20, light: 20, medium: 15, heavy: 15 } as const;
const tall = { none: 30, light: 30, medium: 20, heavy: 20 } as const;

/** Speed in feet. Dwarves keep theirs in any armour. */
export const speeds = {
  dwarf: { none: 20, light: 20, medium: 20, heavy: 20 },
  gnome: short,
  halfling: short,
  human: tall,
  elf: tall,
  'half-elf': tall,
  'half-orc': tall,
} as const satisfies Record<Race, Record<ArmorWeight, number>>;

/** How many times its speed a creature covers by running all round. */
export const runMultipliers = {
  none: 4,
  light: 4,
  medium: 4,
  heavy: 3,
} as const satisfies Record<ArmorWeight, number>;
