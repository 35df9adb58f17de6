import type { Part } from '../core/figure.ts';
import type { Switches } from './options.ts';
import { type SizeRow, sizeTable } from './tables.ts';
import { type Size, sizes } from './vocabulary.ts';
import { word } from './words.ts';

/** The heights of a size, in centimetres, and whether its own limits belong to it. */
export interface HeightRange {
  readonly from: number | null;
  readonly to: number | null;
  readonly fromIncluded: boolean;
  readonly toIncluded: boolean;
}

/**
 * The heights of a size. A limit that two sizes share goes to the larger or the smaller one by the switch;
 * the outermost two are printed as "under" and "over", so they belong to the inner sizes.
 */
export function heightRange(size: Size, switches: Switches): HeightRange {
  const { from, to }: SizeRow = sizeTable[size];
  const sharedGoesUp = switches.sizeBoundary === 'up';
  return {
    from,
    to,
    fromIncluded: from === sizeTable.infime.to || (from !== sizeTable.colossal.from && sharedGoesUp),
    toIncluded: to === sizeTable.colossal.from || (to !== sizeTable.infime.to && !sharedGoesUp),
  };
}

/** Whether a height in centimetres belongs to a size. Each height belongs to exactly one. */
export function holdsHeight(size: Size, heightCm: number, switches: Switches): boolean {
  const { from, to, fromIncluded, toIncluded } = heightRange(size, switches);
  const reached = from === null || heightCm > from || (fromIncluded && heightCm === from);
  const notPassed = to === null || heightCm < to || (toIncluded && heightCm === to);
  return reached && notPassed;
}

/** The size of a creature by its height in centimetres, for creatures that state none. */
export function sizeOfHeight(heightCm: number, switches: Switches): Size {
  const found = sizes.find((size) => holdsHeight(size, heightCm, switches));
  if (found === undefined) throw new Error(`no size holds a height of ${heightCm} cm`);
  return found;
}

/** What a size adds to both defences. */
export function sizePart(size: Size): Part {
  return {
    label: word('part.size', { size: word(`size.${size}`) }),
    value: sizeTable[size].modifier,
    source: word('source.sizeTable'),
  };
}
