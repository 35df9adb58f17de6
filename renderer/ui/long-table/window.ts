/** Rows that are drawn beyond what is in sight, so that fast scrolling shows no gaps. */
const margin = 12;

/** A part of a list: from its first row up to, not including, its end. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** Which of `count` rows are to be drawn. All lengths are pixels; `top` is how far the list was scrolled. */
export function windowOf(top: number, height: number, rowHeight: number, count: number): RowWindow {
  const first = Math.floor(top / rowHeight) - margin;
  const last = Math.ceil((top + height) / rowHeight) + margin;
  return { from: Math.min(Math.max(0, first), count), to: Math.max(0, Math.min(count, last)) };
}

/** Where a list must be scrolled to so that a row is in sight beneath the headings; the least that does. */
export function scrolledTo(row: number, top: number, height: number, rowHeight: number): number {
  const start = row * rowHeight;
  if (start < top) return start;
  return Math.max(top, start + rowHeight - height);
}
