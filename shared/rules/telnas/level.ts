import type { Part } from '../core/figure.ts';
import type { KeyLabel } from '../core/label.ts';
import { granted, type Result, type RuleRefusal, refused } from '../core/result.ts';
import { word } from './words.ts';

/** Whether the rules know the level: 1 and up, whole. Refused: `OUT_OF_RANGE`. */
export function checkLevel(level: number): Result<number, RuleRefusal> {
  return Number.isInteger(level) && level >= 1 ? granted(level) : refused('OUT_OF_RANGE', 'level');
}

/**
 * What a level adds wherever a rule adds it. The rules know no monsters below level 1: they are taken to add nothing.
 */
export function countedLevel(level: number): number {
  return level < 1 ? 0 : level;
}

/** A level where a rule adds it whole; where it is below 1, with the assumption for its source. */
export function levelPart(level: number, source: KeyLabel): Part {
  return {
    label: word('part.level', { level }),
    value: countedLevel(level),
    source: level < 1 ? word('source.belowFirstLevel') : source,
  };
}
