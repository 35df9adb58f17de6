import type { ValuesByOption } from '../core/option.ts';

export const characterClasses = [
  'warrior',
  'samurai',
  'archer',
  'cleric',
  'necromancer',
  'monk',
  'infiltrator',
  'mage',
] as const;
export const classes = [...characterClasses, 'monster'] as const;
export type ClassId = (typeof classes)[number];

export const attackTypes = ['melee', 'ranged'] as const;
export type AttackType = (typeof attackTypes)[number];

/** The characteristics that the matrix lets count on attacks. */
export const attackCharacteristics = ['strength', 'dexterity'] as const;
export type AttackCharacteristic = (typeof attackCharacteristics)[number];

export const characteristics = [...attackCharacteristics, 'constitution', 'intelligence', 'wisdom'] as const;
export type Characteristic = (typeof characteristics)[number];

export const dangers = ['mind-control', 'emotion', 'area', 'poison', 'disease', 'other'] as const;
export type Danger = (typeof dangers)[number];

/** Where the bonus of a characteristic may go when the matrix allows only one of the two. */
export const bonusTargets = ['hit', 'damage'] as const;
export type BonusTarget = (typeof bonusTargets)[number];

/** The characteristic that helps against a danger; none against the others. */
export const savingCharacteristic = {
  'mind-control': 'intelligence',
  emotion: 'wisdom',
  area: 'dexterity',
  poison: 'constitution',
  disease: 'constitution',
  other: null,
} as const satisfies Record<Danger, Characteristic | null>;

export const optionValues = {
  attackProgression: ['table', 'formula'],
  attackCompare: ['gt', 'ge'],
  saveRounding: ['down', 'up'],
  characteristicsPerAttack: ['all', 'one'],
  saveStacking: ['sum', 'best'],
  beyondTable: ['reject', 'extrapolate'],
} as const satisfies ValuesByOption;
