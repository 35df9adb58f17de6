import type { ValuesByOption } from '../core/option.ts';

/** From the smallest to the largest. */
export const sizes = [
  'infime',
  'minuscule',
  'petit',
  'moyen',
  'grand',
  'enorme',
  'gigantesque',
  'colossal',
] as const;
export type Size = (typeof sizes)[number];

export const characteristics = ['strength', 'dexterity', 'intelligence', 'will', 'charisma'] as const;
export type Characteristic = (typeof characteristics)[number];

export const attackModes = ['melee', 'ranged', 'spell'] as const;
export type AttackMode = (typeof attackModes)[number];

export const defenseKinds = ['physical', 'magical'] as const;
export type DefenseKind = (typeof defenseKinds)[number];

/** A plain blow, or damage that a spell or a technique states itself. */
export const damageKinds = ['simple', 'special'] as const;
export type DamageKind = (typeof damageKinds)[number];

/** The spells that nobody dodges: their own roll decides. */
export const willSpells = ['healing', 'defensive'] as const;
export type WillSpell = (typeof willSpells)[number];

/** The classes whose magic makes them harder to reach by magic. */
export const strongMagicClasses = ['cleric', 'sorcerer', 'mage', 'druid'] as const;

/** Classes whose names are proposed. */
export const classNames = ['warrior', 'archer', 'hunter', 'rogue', 'bard', ...strongMagicClasses] as const;
export type ClassName = (typeof classNames)[number];

/** What a sheet lists as a spell or a technique. */
export const artKinds = ['offensive', ...willSpells, 'melee-technique', 'ranged-technique'] as const;
export type ArtKind = (typeof artKinds)[number];

/** Weapons, armour, spells, techniques and gifts whose names are proposed. */
export const weaponNames = [
  'sword',
  'axe',
  'mace',
  'dagger',
  'spear',
  'staff',
  'bow',
  'crossbow',
  'sling',
  'claws',
  'fangs',
  'tail',
] as const;
export type WeaponName = (typeof weaponNames)[number];
export const armorNames = [
  'leather',
  'mail',
  'plate',
  'helmet',
  'gauntlets',
  'boots',
  'shield',
  'hide',
] as const;
export type ArmorName = (typeof armorNames)[number];
export const magicalArmorNames = ['robe', 'cloak', 'amulet', 'ring', 'circlet'] as const;
export type MagicalArmorName = (typeof magicalArmorNames)[number];
export const artNames = [
  'tongue-of-fire',
  'splinter-of-ice',
  'lightning',
  'rain-of-stones',
  'healing-hands',
  'comfort',
  'ward',
  'veil-of-mist',
  'mighty-blow',
  'sweep',
  'aimed-shot',
  'volley',
] as const;
export type ArtName = (typeof artNames)[number];
export const giftNames = [
  'night-sight',
  'keen-hearing',
  'nimble-fingers',
  'beast-friend',
  'pathfinder',
  'many-tongues',
  'steady-nerves',
] as const;
export type GiftName = (typeof giftNames)[number];

export const creatureKinds = ['character', 'monster'] as const;
export type CreatureKind = (typeof creatureKinds)[number];

export const sides = ['players', 'monsters'] as const;
export type Side = (typeof sides)[number];

const fullActions = ['move-10', 'use-skill', 'simple-attack', 'cast', 'charge', 'first-aid'] as const;
export const stances = ['defensive-stance', 'concentrate', 'attack-stance'] as const;
export const halfActions = ['use-gift', 'draw-weapon', 'move-5', ...stances] as const;
export const actions = [...fullActions, ...halfActions] as const;
export type Stance = (typeof stances)[number];
export type Action = (typeof actions)[number];

/** What an action takes of a turn. */
export type ActionCost = 'full' | 'half';

/** Whether a combatant may act: awake, awake for one action, or not at all. */
export const wakefulness = ['conscious', 'roused', 'out'] as const;
export type Wakefulness = (typeof wakefulness)[number];

export const healBands = ['critical', 'full', 'half', 'none', 'critical-failure'] as const;
export type HealBand = (typeof healBands)[number];

export const firstAidBands = ['critical', 'success', 'stands', 'failure', 'critical-failure'] as const;
export type FirstAidBand = (typeof firstAidBands)[number];

export const vitalStates = ['conscious', 'unconscious', 'dead'] as const;
export type VitalState = (typeof vitalStates)[number];

/** Where hit points come back from, rest aside. */
export const remedies = ['spell', 'potion', 'first-aid', 'resurrection'] as const;
export type Remedy = (typeof remedies)[number];

/** What players have shaped of Telnas, each harder than the one before. */
export const telnasShapes = ['key', 'sword', 'sphere'] as const;
export type TelnasShape = (typeof telnasShapes)[number];

export const optionValues = {
  actionBudget: ['one-full-or-two-halves', 'one-full-and-halves'],
  healBandsOn: ['total', 'die'],
  zoneCompare: ['ge', 'gt'],
  sizeBoundary: ['up', 'down'],
  monsterDeath: ['minus-10', 'zero', 'never'],
  levelToMonsterDamage: [true, false],
} as const satisfies ValuesByOption;
