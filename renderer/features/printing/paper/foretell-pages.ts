import type { Paper } from '../../../../shared/ipc/start-contract.ts';
import { margins, paperSizes } from './page-size.ts';

/** Pixels of CSS in a millimetre. */
const pixels = 96 / 25.4;
/** Millimetres between two columns. */
const gap = 10;

/**
 * How many pages an element will take: it is laid out once in columns of the pages' size, which are filled by
 * the same rules as pages, and the columns are counted.
 */
export function foretellPages(element: HTMLElement, paper: Paper): number {
  const width = paperSizes[paper].width - 2 * margins.side;
  const height = paperSizes[paper].height - margins.top - margins.bottom;
  const columns = { width, height, columnWidth: width, columnGap: gap };
  for (const [name, value] of Object.entries(columns))
    element.style.setProperty(name.replace(/[A-Z]/, '-$&').toLowerCase(), `${value}mm`);
  element.style.setProperty('column-fill', 'auto');
  const pages = Math.round((element.scrollWidth / pixels + gap) / (width + gap));
  element.removeAttribute('style');
  return Math.max(1, pages);
}
