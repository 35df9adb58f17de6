import type { ValuesByOption } from '../core/option.ts';

const baseClasses = [
  'barbarian',
  'bard',
  'cleric',
  'druid',
  'fighter',
  'monk',
  'paladin',
  'ranger',
  'rogue',
  'sorcerer',
  'wizard',
] as const;
const npcClasses = ['adept', 'aristocrat', 'commoner', 'expert', 'warrior'] as const;
export const classes = [...baseClasses, ...npcClasses] as const;
export type ClassId = (typeof classes)[number];

/** The kinds of creature whose hit dice give base attack and saves. */
export const creatureTypes = [
  'aberration',
  'animal',
  'construct',
  'dragon',
  'elemental',
  'fey',
  'giant',
  'humanoid',
  'magical-beast',
  'monstrous-humanoid',
  'ooze',
  'outsider',
  'plant',
  'undead',
  'vermin',
] as const;
export type CreatureType = (typeof creatureTypes)[number];

/** How fast base attack grows. */
export const attackRates = ['good', 'average', 'poor'] as const;
export type AttackRate = (typeof attackRates)[number];

/** How fast a base save grows. */
export const saveRates = ['good', 'poor'] as const;
export type SaveRate = (typeof saveRates)[number];

export const sizes = [
  'fine',
  'diminutive',
  'tiny',
  'small',
  'medium',
  'large',
  'huge',
  'gargantuan',
  'colossal',
] as const;
export type Size = (typeof sizes)[number];

/** How monsters move besides on the ground. */
export const waysToMove = ['burrow', 'climb', 'fly', 'swim'] as const;
export type WayToMove = (typeof waysToMove)[number];

/** How nimble those are who fly, from the clumsiest on. */
export const maneuverabilities = ['clumsy', 'poor', 'average', 'good', 'perfect'] as const;
export type Maneuverability = (typeof maneuverabilities)[number];

export const abilities = [
  'strength',
  'dexterity',
  'constitution',
  'intelligence',
  'wisdom',
  'charisma',
] as const;
export type Ability = (typeof abilities)[number];

export const saves = ['fortitude', 'reflex', 'will'] as const;
export type Save = (typeof saves)[number];

/** The ability that helps on a save. */
export const savingAbility = {
  fortitude: 'constitution',
  reflex: 'dexterity',
  will: 'wisdom',
} as const satisfies Record<Save, Ability>;

export const attackModes = ['melee', 'ranged'] as const;
export type AttackMode = (typeof attackModes)[number];

/** The ability that helps on an attack. */
export const attackingAbility = {
  melee: 'strength',
  ranged: 'dexterity',
} as const satisfies Record<AttackMode, Ability>;

/** Weapons, as the Strength rules for damage tell them apart. */
export const weaponKinds = [
  'melee',
  'thrown',
  'sling',
  'bow',
  'composite-bow',
  'crossbow',
  'unarmed',
  'natural',
] as const;
export type WeaponKind = (typeof weaponKinds)[number];

/** How a weapon is held. */
export const hands = ['primary', 'off', 'two'] as const;
export type Hand = (typeof hands)[number];

/** Weapons whose names are proposed. */
export const weaponNames = [
  'dagger',
  'shortsword',
  'longsword',
  'greatsword',
  'rapier',
  'scimitar',
  'battleaxe',
  'greataxe',
  'mace',
  'warhammer',
  'spear',
  'quarterstaff',
  'javelin',
  'sling',
  'shortbow',
  'longbow',
  'crossbow',
  'fist',
  'claws',
  'bite',
  'horns',
  'tail',
] as const;
export type WeaponName = (typeof weaponNames)[number];

export const races = ['dwarf', 'gnome', 'halfling', 'human', 'elf', 'half-elf', 'half-orc'] as const;
export type Race = (typeof races)[number];

export const armorWeights = ['none', 'light', 'medium', 'heavy'] as const;
export type ArmorWeight = (typeof armorWeights)[number];

/** Armour by name; `none` where nothing is worn. */
export const armorNames = [
  'none',
  'padded',
  'leather',
  'studded-leather',
  'chain-shirt',
  'hide',
  'scale-mail',
  'chainmail',
  'breastplate',
  'splint-mail',
  'banded-mail',
  'half-plate',
  'full-plate',
] as const;
export type ArmorName = (typeof armorNames)[number];

/** Shields by name; `none` where none is carried. */
export const shieldNames = [
  'none',
  'buckler',
  'light-wooden',
  'light-steel',
  'heavy-wooden',
  'heavy-steel',
] as const;
export type ShieldName = (typeof shieldNames)[number];

/** What a creature can do at its current hit points. */
export const hitPointStates = ['able', 'disabled', 'dying', 'dead'] as const;
export type HitPointState = (typeof hitPointStates)[number];

/** Bonus types of an armour class; what is not of these is `other`. */
export const armorClassParts = [
  'armor',
  'armorEnhancement',
  'shield',
  'shieldEnhancement',
  'dexterity',
  'size',
  'natural',
  'naturalEnhancement',
  'deflection',
  'dodge',
  'other',
] as const;
export type ArmorClassPart = (typeof armorClassParts)[number];

/** Against what an armour class stands. */
export const armorClassKinds = ['total', 'touch', 'flatFooted', 'touchFlatFooted'] as const;
export type ArmorClassKind = (typeof armorClassKinds)[number];

/** Further attacks of a full attack, by their place in it. */
export const furtherAttacks = ['second', 'third', 'fourth'] as const;

/** What a turn is made of. */
export const turnCosts = ['standard', ...furtherAttacks, 'move', 'full'] as const;
export type TurnCost = (typeof turnCosts)[number];

export const optionValues = {
  criticalConfirmation: ['roll', 'none'],
} as const satisfies ValuesByOption;
