import type { PageLayout } from './page-layout.ts';
import styles from './sheet-paper.module.css';

/** The height of a line for the pen, in millimetres; the style has the same. */
const lineHeight = 7.5;
/** Millimetres that stay free at the foot of the page: what layouts may differ by. */
const reserve = 3;
/** Fewer lines than these under a heading of their own help nobody. */
const fewest = 3;

/** Fills what a sheet leaves free of its last page with lines for the pen; a heading that has no room for any goes. */
export function fillWithLines(sheet: HTMLElement, { roomBelow }: PageLayout): void {
  const notes = sheet.querySelector<HTMLElement>('[data-notes]');
  const end = notes?.lastElementChild;
  if (notes === null || end === null || end === undefined) return;
  const count = Math.max(0, Math.floor((roomBelow(end) - reserve) / lineHeight));
  if (notes.dataset.notes === 'none' && count < fewest) {
    notes.hidden = true;
    return;
  }
  for (let line = 0; line < count; line += 1) {
    const rule = document.createElement('div');
    rule.className = styles.rule ?? '';
    notes.append(rule);
  }
}
