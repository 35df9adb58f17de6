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

/** The movement of a race in an armour. */
export function movement(race: Race, armor: ArmorWeight): Movement {
  const source = word('source.speedTable');
  const unencumbered = speeds[race].none;
  const speed = speeds[race][armor];
  const slowed = {
    label: word('part.armorWeight', { armor: word(`armorWeight.${armor}`) }),
    value: speed - unencumbered,
    source,
  };
  const own = { label: word(`race.${race}`), value: unencumbered, source };
  const times = runMultipliers[armor];
  return {
    speed: figure(slowed.value === 0 ? [own] : [own, slowed]),
    squares: speed / feetPerSquare,
    double: paces(speed, 2, word('source.doubleMove')),
    run: paces(speed, times, word('source.run', { times })),
  };
}
