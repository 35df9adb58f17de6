import { type Figure, figure, type Part } from '../core/figure.ts';
import type { Characteristic } from './vocabulary.ts';
import { word } from './words.ts';

/** What a creature adds for its characteristics: bonuses and penalties, not scores; 0 where none is given. */
export type Bonuses = Readonly<Partial<Record<Characteristic, number>>>;

/** Puts the die in front of what is added to it. */
export function withDie(natural: number, added: readonly Part[]): Figure {
  return figure([{ label: word('part.die'), value: natural, source: word('source.die') }, ...added]);
}

/** A characteristic as a part; none when it adds nothing. */
export function characteristicParts(
  bonuses: Bonuses,
  name: Characteristic,
  source: Part['source'],
): readonly Part[] {
  const value = bonuses[name] ?? 0;
  return value === 0 ? [] : [{ label: word(`characteristic.${name}`), value, source }];
}
