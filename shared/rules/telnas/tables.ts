import type {
  Action,
  ActionCost,
  AttackMode,
  Characteristic,
  DefenseKind,
  FirstAidBand,
  Size,
  Stance,
} from './vocabulary.ts';

/** A row of the size table; heights in centimetres, open ends where there is no limit. */
export interface SizeRow {
  readonly modifier: number;
  readonly from: number | null;
  readonly to: number | null;
}

/** The printed size table. The modifier goes to both defences, never to the attack roll. */
export const sizeTable = {
  infime: { modifier: 3, from: null, to: 10 },
  minuscule: { modifier: 2, from: 10, to: 50 },
  petit: { modifier: 1, from: 50, to: 100 },
  moyen: { modifier: 0, from: 100, to: 200 },
  grand: { modifier: -1, from: 200, to: 300 },
  enorme: { modifier: -2, from: 300, to: 500 },
  gigantesque: { modifier: -3, from: 500, to: 1000 },
  colossal: { modifier: -4, from: 1000, to: null },
} as const satisfies Record<Size, SizeRow>;

/** The characteristic that each kind of attack adds to its die. */
export const attackCharacteristic = {
  melee: 'strength',
  ranged: 'dexterity',
  spell: 'intelligence',
} as const satisfies Record<AttackMode, Characteristic>;

/** The defence that each kind of attack must reach. */
export const defenseAgainst = {
  melee: 'physical',
  ranged: 'physical',
  spell: 'magical',
} as const satisfies Record<AttackMode, DefenseKind>;

/** The characteristic that makes a defence better. */
export const defenseCharacteristic = {
  physical: 'dexterity',
  magical: 'charisma',
} as const satisfies Record<DefenseKind, Characteristic>;

/** The stance that makes a defence better. */
export const defenseStance = {
  physical: 'defensive-stance',
  magical: 'concentrate',
} as const satisfies Record<DefenseKind, Stance>;

export const baseDefense = 10;
export const strongMagicBonus = 1;
export const stanceBonus = 1;
export const chargePenalty = -2;
/** The reach of an offensive spell, in metres. */
export const spellReach = 30;

/** What each action takes of a turn. */
export const actionCost = {
  'move-10': 'full',
  'use-skill': 'full',
  'simple-attack': 'full',
  cast: 'full',
  charge: 'full',
  'first-aid': 'full',
  'use-gift': 'half',
  'draw-weapon': 'half',
  'move-5': 'half',
  'defensive-stance': 'half',
  concentrate: 'half',
  'attack-stance': 'half',
} as const satisfies Record<Action, ActionCost>;

/** The lowest score of the two upper healing bands; anything lower does nothing. */
export const healFrom = { full: 10, half: 5 } as const;

/** The lowest die of the middle bands of First Aid; 1 and 20 stand apart. */
export const firstAidFrom = { success: 10, stands: 5 } as const;

/** The hit points that First Aid gives back. */
export const firstAidGain = {
  critical: 10,
  success: 5,
  stands: 0,
  failure: 0,
  'critical-failure': 0,
} as const satisfies Record<FirstAidBand, number>;

/** The lowest die that wakes a character by Last Hope. */
export const lastHopeFrom = 10;

/** Hit points below this one: unconscious. */
export const awakeFrom = 1;
/** Hit points at or below this one: dead. */
export const deadFrom = -10;
