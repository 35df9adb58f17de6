import type { Ability, ArmorClassPart, AttackMode, Save, Size } from '../vocabulary.ts';

/** What one line of a block came to, and the pieces of it that were not understood. */
export interface Reading<T> {
  readonly value: T;
  readonly unread: readonly string[];
}

/** Hit dice as printed (`15d8+105`), how many there are, and the average hit points. */
export interface PrintedHitDice {
  readonly notation: string;
  readonly count: number;
  readonly hitPoints: number | null;
}

/** Speeds in feet; null where the creature has no such way to move. */
export interface PrintedSpeed {
  readonly land: number | null;
  readonly fly: number | null;
  readonly swim: number | null;
  readonly climb: number | null;
  readonly burrow: number | null;
  readonly maneuverability: string | null;
  /** Without the armour that the speeds are printed for. */
  readonly base: number | null;
  readonly baseFly: number | null;
  readonly armor: string | null;
  readonly canRun: boolean;
}

/** A part of an armour class; `other` where the block does not name a type that the rules know. */
export interface PrintedArmorClassPart {
  readonly type: ArmorClassPart;
  readonly value: number;
  readonly label: string;
}

export interface PrintedArmorClass {
  readonly total: number | null;
  readonly touch: number | null;
  readonly flatFooted: number | null;
  readonly parts: readonly PrintedArmorClassPart[];
}

/** An attack form; a swarm needs no attack roll and has no bonuses. */
export interface PrintedStrike {
  readonly name: string;
  readonly count: number;
  readonly bonuses: readonly number[];
  readonly mode: AttackMode | 'swarm';
  readonly touch: boolean;
  /** The weapon's own dice; null where a hit does something else. */
  readonly damage: string | null;
  /** Fire, cold and the like, where the weapon's own damage is of one. */
  readonly damageType: string | null;
  /** What comes with the damage, or instead of it. */
  readonly extra: string | null;
  readonly threatFrom: number;
  readonly multiplier: number;
  /** Dice that only a critical hit adds. */
  readonly criticalExtra: string | null;
}

/** Ways to attack, one of which is chosen; each is a list of strikes made together. */
export type PrintedAttacks = readonly (readonly PrintedStrike[])[];

export interface PrintedSkill {
  readonly name: string;
  readonly bonus: number;
  /** When another bonus holds, as printed. */
  readonly note: string | null;
}

export interface PrintedFeat {
  readonly name: string;
  readonly times: number;
  /** Not paid for with hit dice. */
  readonly bonusFeat: boolean;
}

/** A published creature as read; null where its block does not say. */
export interface Monster {
  readonly name: string | null;
  readonly size: Size | null;
  readonly type: string | null;
  readonly subtypes: readonly string[];
  readonly hitDice: string | null;
  readonly hitDiceCount: number | null;
  readonly hitPoints: number | null;
  readonly initiative: number | null;
  /** What the initiative is made of, as printed. */
  readonly initiativeNote: string | null;
  readonly speed: PrintedSpeed | null;
  readonly armorClass: PrintedArmorClass | null;
  readonly baseAttack: number | null;
  readonly grapple: number | null;
  /** When another bonus holds, as printed. */
  readonly grappleNote: string | null;
  readonly attack: PrintedAttacks;
  readonly fullAttack: PrintedAttacks;
  /** In feet. */
  readonly space: number | null;
  readonly reach: number | null;
  readonly reachNote: string | null;
  readonly specialAttacks: readonly string[];
  readonly specialQualities: readonly string[];
  readonly saves: Readonly<Record<Save, number | null>>;
  /** When another bonus holds, as printed. */
  readonly saveNotes: Readonly<Record<Save, string | null>>;
  readonly abilities: Readonly<Record<Ability, number | null>>;
  readonly skills: readonly PrintedSkill[];
  readonly feats: readonly PrintedFeat[];
  readonly environment: string | null;
  readonly organization: string | null;
  readonly challengeRating: string | null;
  readonly treasure: string | null;
  readonly alignment: string | null;
  readonly advancement: string | null;
  readonly levelAdjustment: string | null;
}
