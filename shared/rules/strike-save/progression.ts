import type { Part } from '../core/figure.ts';
import { granted, type Result, type RuleRefusal, refused } from '../core/result.ts';
import type { Switches } from './options.ts';
import { type AttackRow, attackTable, rowOf, saveTable } from './tables.ts';
import type { AttackType, ClassId } from './vocabulary.ts';
import { word } from './words.ts';

const highestPrinted = 20;

/**
 * Whether the rules know the level: 1 to 20, whole; for monsters also from 0 up to but not including 1;
 * above 20 only where the table is extended. Refused: `OUT_OF_RANGE`.
 */
export function checkLevel(level: number, monster: boolean, switches: Switches): Result<number, RuleRefusal> {
  const belowFirst = monster && level >= 0 && level < 1;
  const printed = Number.isInteger(level) && level >= 1 && level <= highestPrinted;
  const beyond = switches.beyondTable === 'extrapolate' && Number.isInteger(level) && level > highestPrinted;
  return belowFirst || printed || beyond ? granted(level) : refused('OUT_OF_RANGE', 'level');
}

const writtenFormula = {
  warrior: (level) => 3 + Math.ceil(level / 2),
  cleric: (level) => 2 + Math.ceil(level / 3),
  infiltrator: (level) => 1 + Math.ceil(level / 4),
  mage: (level) => Math.ceil(level / 5),
} as const satisfies Record<AttackRow, (level: number) => number>;

/** How the printed rows go on above level 20, where the game master extends them. */
const beyondPrinted = {
  warrior: (level) => 3 + Math.ceil(level / 2),
  cleric: (level) => 2 + Math.floor((level + 1) / 3),
  infiltrator: (level) => 1 + Math.floor((level + 1) / 4),
  mage: (level) => Math.floor((level + 2) / 5),
} as const satisfies Record<AttackRow, (level: number) => number>;

/** What a row of the attack table gives at a level from 1, and where that is written. */
export function rowBonus(row: AttackRow, level: number, switches: Switches): Pick<Part, 'value' | 'source'> {
  const name = word(`row.${row}`);
  if (switches.attackProgression === 'formula') {
    return { value: writtenFormula[row](level), source: word('source.attackFormula', { row: name }) };
  }
  const printed = attackTable[row][level - 1];
  if (printed !== undefined)
    return { value: printed, source: word('source.attackTable', { row: name, level }) };
  return { value: beyondPrinted[row](level), source: word('source.attackExtended', { row: name, level }) };
}

/** The attack bonus of class and level, as a part. `level` has been checked. */
export function attackBonus(of: ClassId, level: number, type: AttackType, switches: Switches): Part {
  const label = word('part.classBonus', { class: word(`class.${of}`), level });
  if (level < 1) return { label, value: 0, source: word('source.belowFirstLevel') };
  return { label, ...rowBonus(rowOf[of][type], level, switches) };
}

/** The saving throw bonus of a level, as a part. `level` has been checked; below 1 it is a monster's. */
export function saveBonus(level: number, switches: Switches): Part {
  const label = word('part.levelBonus', { level });
  if (level < 1) return { label, value: -2, source: word('source.belowFirstLevel') };
  if (switches.saveRounding === 'up') {
    return { label, value: Math.ceil(level / 2), source: word('source.saveRoundedUp') };
  }
  const printed = saveTable[level - 1];
  if (printed !== undefined) return { label, value: printed, source: word('source.saveTable', { level }) };
  return { label, value: Math.floor(level / 2), source: word('source.saveExtended', { level }) };
}
