import type { Paper } from '../../../../shared/ipc/start-contract.ts';
import { margins, paperSizes } from './page-size.ts';

/** Pixels of CSS in a millimetre. */
const pixels = 96 / 25.4;
/** Millimetres between two columns. */
const gap = 10;

/** What is known of an element while it lies in upright pages of a paper. */
export interface PageLayout {
  /** How many pages it takes. */
  readonly pages: () => number;
  /** How much of its page is free below a place where something of it ends, in millimetres. */
  readonly roomBelow: (place: Element) => number;
}

/**
 * Lays an element out in columns of the pages' size, which are filled by the same rules as pages, for as long as
 * something is found out.
 */
export function laidOut<Found>(
  element: HTMLElement,
  paper: Paper,
  find: (layout: PageLayout) => Found,
): Found {
  const width = paperSizes[paper].width - 2 * margins.side;
  const height = paperSizes[paper].height - margins.top - margins.bottom;
  const columns = { width, height, 'column-width': width, 'column-gap': gap };
  for (const [name, value] of Object.entries(columns)) element.style.setProperty(name, `${value}mm`);
  element.style.setProperty('column-fill', 'auto');
  const found = find({
    pages: () => Math.max(1, Math.round((element.scrollWidth / pixels + gap) / (width + gap))),
    roomBelow: (place) =>
      height - (place.getBoundingClientRect().bottom - element.getBoundingClientRect().top) / pixels,
  });
  element.removeAttribute('style');
  return found;
}
