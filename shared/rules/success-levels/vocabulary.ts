import type { ValuesByOption } from '../core/option.ts';

/** The quality of a success, the lowest first. */
export const successLevels = ['marginal', 'minor', 'major', 'complete'] as const;
export type SuccessLevel = (typeof successLevels)[number];

/** What a minor combat does to its loser. */
export const consequences = ['stunned', 'lightly-wounded', 'seriously-wounded', 'mortally-wounded'] as const;
export type Consequence = (typeof consequences)[number];

/** The two who oppose each other. */
export const sides = ['a', 'b'] as const;
export type Side = (typeof sides)[number];

/** The other of the two. */
export const opponentOf = { a: 'b', b: 'a' } as const satisfies Record<Side, Side>;

/** The lowest die that threatens a critical, the common one first. */
export const threatStarts = [20, 19, 18] as const;
export type ThreatFrom = (typeof threatStarts)[number];

/** The highest die that threatens a fumble, the common one first. */
export const fumbleEnds = [1, 2, 3] as const;
export type FumbleTo = (typeof fumbleEnds)[number];

/** What a roll is for; only the switch on natural 20 and 1 tells them apart. */
export const rollKinds = ['attack', 'other'] as const;
export type RollKind = (typeof rollKinds)[number];

/** How often a weapon's critical multiplies the damage. */
export const multipliers = [2, 3, 4] as const;
export type Multiplier = (typeof multipliers)[number];

/** Where the damage of a critical goes, as the player chooses. */
export const criticalTargets = ['hp', 'con'] as const;
export type CriticalTarget = (typeof criticalTargets)[number];

/** More specific consequences of a critical, for the game master to allow. The list is open. */
export const specialConsequences = ['disarmed', 'weapon-broken', 'armor-class-reduced'] as const;
export type SpecialConsequence = (typeof specialConsequences)[number];

export type CriticalEffect = CriticalTarget | SpecialConsequence;

/** What a fumble does in combat; `by-hand` is anything else that the game master tells. */
export const fumbleConsequences = ['weapon-lost', 'weapon-broken', 'by-hand'] as const;
export type FumbleConsequence = (typeof fumbleConsequences)[number];

/** What an attempt to help comes to. */
export const assistOutcomes = ['critical', 'success', 'failure', 'fumble'] as const;
export type AssistOutcome = (typeof assistOutcomes)[number];

/** What the holder of a contest may do with what is won. */
export const holderChoices = ['stop', 'continue'] as const;
export type HolderChoice = (typeof holderChoices)[number];

/** What a player character may answer to the offer of an ultimate action. */
export const ultimateChoices = ['accept', 'decline'] as const;
export type UltimateChoice = (typeof ultimateChoices)[number];

/** Whose bonuses count on rolls. */
export const abilities = [
  'strength',
  'dexterity',
  'constitution',
  'intelligence',
  'wisdom',
  'charisma',
] as const;
export type Ability = (typeof abilities)[number];

/** What characters and monsters are, as proposed. */
export const callings = {
  character: ['soldier', 'hunter', 'thief', 'scholar', 'healer', 'merchant', 'sailor', 'noble'],
  monster: ['beast', 'brigand', 'guard', 'spirit', 'undead', 'giant'],
} as const;
export type Calling = (typeof callings)[keyof typeof callings][number];

/** Skills and weapons whose names are proposed. */
export const skillNames = [
  'climbing',
  'swimming',
  'stealth',
  'watchfulness',
  'dodging',
  'riding',
  'tracking',
  'healing',
  'lore',
  'craft',
  'eloquence',
  'deceit',
  'bargaining',
] as const;
export type SkillName = (typeof skillNames)[number];
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
  'fist',
  'claws',
  'fangs',
] as const;
export type WeaponName = (typeof weaponNames)[number];

export const optionValues = {
  naturalAuto: ['none', 'attacks', 'all'],
  damageGate: ['margin', 'total', 'none'],
  armorClassCounts: ['full', 'minus-10'],
  extendedKeepBest: [false, true],
  ultimateAction: [true, false],
  ultimateWinTooLow: ['loss', 'status-quo', 'continue'],
  ultimateCompare: ['level', 'margin'],
  criticalDamage: ['product', 'reroll'],
  assistanceStacking: ['sum', 'best'],
} as const satisfies ValuesByOption;
