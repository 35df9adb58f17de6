import { type Figure, figure, type Part } from '../core/figure.ts';
import { word } from './words.ts';

/**
 * Hit points or mana after a gain, never lifted above the maximum; what did not fit stands beside it. A pool
 * that is above its maximum already stays as it is.
 */
export function refilled(before: Part, gain: Part, maximum: number): Figure {
  if (gain.leftOut !== undefined) return figure([before, gain]);
  const fits = Math.max(0, Math.min(gain.value, maximum - before.value));
  const lost = gain.value - fits;
  return figure([
    before,
    { ...gain, value: fits },
    ...(lost > 0 ? [{ ...gain, value: lost, leftOut: word('leftOut.maximum') }] : []),
  ]);
}

/** A pool as it stands before something happens to it. */
export function current(pool: 'hitPoints' | 'mana', value: number): Part {
  return { label: word(`part.${pool}`), value, source: word('source.sheet') };
}
