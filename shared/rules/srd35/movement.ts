import { type Figure, figure } from '../core/figure.ts';
import { runMultipliers, speeds } from './tables.ts';
import type { ArmorWeight, Race } from './vocabulary.ts';
import { word } from './words.ts';

const feetPerSquare = 5;

/** How far a creature gets in a round; lengths in feet. */
export interface Movement {
  /** While it still does something else. */
  readonly speed: Figure;
  readonly squares: number;
  /** With two move actions. */
  readonly double: Figure;
  /** Running all round. */
  readonly run: Figure;
}

function paces(speed: number, times: number, source: ReturnType<typeof word>): Figure {
  return figure([
    { label: word('part.speed'), value: speed, source: word('source.speedTable') },
    { label: word('part.furtherPaces', { times: times - 1 }), value: speed * (times - 1), source },
  ]);
}

/** The speed of a race in an armour. */
export function speedFigure(race: Race, armor: ArmorWeight): Figure {
  const source = word('source.speedTable');
  const unencumbered = speeds[race].none;
  const slowed = {
    label: word('part.armorWeight', { armor: word(`armorWeight.${armor}`) }),
    value: speeds[race][armor] - unencumbered,
    source,
  };
  const own = { label: word(`race.${race}`), value: unencumbered, source };
  return figure(slowed.value === 0 ? [own] : [own, slowed]);
}

/** What becomes of a speed in an armour: with two moves, and running. */
export function pacesAt(speed: number, armor: ArmorWeight): Pick<Movement, 'double' | 'run'> {
  const times = runMultipliers[armor];
  return {
    double: paces(speed, 2, word('source.doubleMove')),
    run: paces(speed, times, word('source.run', { times })),
  };
}

/** The movement of a race in an armour. */
export function movement(race: Race, armor: ArmorWeight): Movement {
  const speed = speedFigure(race, armor);
  return { speed, squares: speed.total / feetPerSquare, ...pacesAt(speed.total, armor) };
}
