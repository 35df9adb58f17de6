import { type Figure, figure, type Part } from '../core/figure.ts';
import { granted, type Result, type RuleRefusal, refused } from '../core/result.ts';
import {
  type Advancement,
  baseAttackTable,
  baseSaveTable,
  classAdvancement,
  creatureAdvancement,
} from './tables.ts';
import type { AttackRate, ClassId, CreatureType, Save, SaveRate } from './vocabulary.ts';
import { word } from './words.ts';

const highestPrinted = 20;

/** Levels in one class, 1 to 20. */
export interface ClassLevels {
  readonly class: ClassId;
  readonly level: number;
}

/** Hit dice of one kind of creature; the smallest have a half or less. */
export interface CreatureHitDice {
  readonly creature: CreatureType;
  readonly hitDice: number;
  /** Where a single creature differs from its kind (a fire elemental is quick, not tough). */
  readonly saves?: Advancement['saves'];
}

/** What base attack and base saves come from; several add up. */
export type Advance = ClassLevels | CreatureHitDice;

/** Whether the class tables have the level: 1 to 20, whole. Refused: `OUT_OF_RANGE`. */
export function checkLevel(level: number, field: string): Result<number, RuleRefusal> {
  const printed = Number.isInteger(level) && level >= 1 && level <= highestPrinted;
  return printed ? granted(level) : refused('OUT_OF_RANGE', field);
}

/** How the printed rates go on for creatures, whose hit dice may be fractions or beyond 20. */
const attackByHitDice = {
  good: (hitDice) => Math.floor(hitDice),
  average: (hitDice) => Math.floor((hitDice * 3) / 4),
  poor: (hitDice) => Math.floor(hitDice / 2),
} as const satisfies Record<AttackRate, (hitDice: number) => number>;

const saveByHitDice = {
  good: (hitDice) => 2 + Math.floor(hitDice / 2),
  poor: (hitDice) => Math.floor(hitDice / 3),
} as const satisfies Record<SaveRate, (hitDice: number) => number>;

function labelOf(from: Advance) {
  return 'class' in from
    ? word('part.class', { class: word(`class.${from.class}`), level: from.level })
    : word('part.hitDice', { type: word(`type.${from.creature}`), hitDice: from.hitDice });
}

function attackPart(from: Advance): Part {
  const label = labelOf(from);
  if ('class' in from) {
    const rate = classAdvancement[from.class].attack;
    const value = baseAttackTable[rate][from.level - 1] ?? attackByHitDice[rate](from.level);
    return { label, value, source: word('source.baseAttackTable', { rate: word(`attackRate.${rate}`) }) };
  }
  const rate = creatureAdvancement[from.creature].attack;
  const source = word('source.creatureAttack', { rate: word(`attackRate.${rate}`) });
  return { label, value: attackByHitDice[rate](from.hitDice), source };
}

/** The base attack of all classes and hit dice together. Class levels have been checked. */
export function baseAttack(from: readonly Advance[]): Figure {
  return figure(from.map(attackPart));
}

function savePart(from: Advance, save: Save): Part {
  const label = labelOf(from);
  if ('class' in from) {
    const rate = classAdvancement[from.class].saves[save];
    const value = baseSaveTable[rate][from.level - 1] ?? saveByHitDice[rate](from.level);
    return { label, value, source: word('source.baseSaveTable', { rate: word(`saveRate.${rate}`) }) };
  }
  const rate = (from.saves ?? creatureAdvancement[from.creature].saves)[save];
  const source = word('source.creatureSave', { rate: word(`saveRate.${rate}`) });
  return { label, value: saveByHitDice[rate](from.hitDice), source };
}

/** One base save of all classes and hit dice together. Class levels have been checked. */
export function baseSave(from: readonly Advance[], save: Save): Figure {
  return figure(from.map((one) => savePart(one, save)));
}
