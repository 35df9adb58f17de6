import { settled } from '../core/by-hand.ts';
import { type Figure, figure, type Part } from '../core/figure.ts';
import type { FumbleTo, ThreatFrom } from './vocabulary.ts';
import { word } from './words.ts';

/** Whoever rolls: what is added to the die, and the dice that call for a confirmation. */
export interface Roller {
  readonly skill: number;
  /** The bonus of the ability, not its score. */
  readonly ability: number;
  readonly modifiers: readonly Part[];
  readonly threatFrom: ThreatFrom;
  readonly fumbleTo: FumbleTo;
  /** What counts in place of skill and ability, where the sheet says so. */
  readonly byHand?: number | undefined;
}

/** What comparisons look at: the die as it fell, and with all that is added. */
export interface Score {
  readonly natural: number;
  readonly total: number;
}

/** A die that has fallen, with the parts of its total. */
export interface Thrown extends Score, Figure {}

/** What a roller adds to the die: skill, ability, other modifiers. */
export function addedBy({ skill, ability, modifiers, byHand }: Roller): Figure {
  const source = word('source.formula');
  const computed = figure([
    { label: word('part.skill'), value: skill, source },
    { label: word('part.ability'), value: ability, source },
  ]);
  return figure([...settled(computed, byHand).parts, ...modifiers]);
}

/** Adds to a die what its roller adds. */
export function thrownBy(roller: Roller, natural: number): Thrown {
  const die = { label: word('part.die'), value: natural, source: word('source.die') };
  return { natural, ...figure([die, ...addedBy(roller).parts]) };
}

/** What a die may still become: a critical or a fumble, if a second roll confirms it. */
export type Threat = 'critical' | 'fumble';

/** Which of the roller's ranges the die lies in, if any. */
export function threatOf(roller: Roller, natural: number): Threat | null {
  if (natural >= roller.threatFrom) return 'critical';
  return natural <= roller.fumbleTo ? 'fumble' : null;
}

/** What a natural 20 (1) or 1 (-1) is worth where it decides by itself; any other die decides nothing. */
export function naturalRank(natural: number): 1 | 0 | -1 {
  if (natural === 20) return 1;
  return natural === 1 ? -1 : 0;
}
