/** Pixels that are drawn beyond what is in sight, so that fast scrolling shows no gaps. */
const margin = 400;
/** The height of a line in pixels before any has been measured. */
const usual = 30;

/** What has been measured so far, in pixels by the lines' ids. */
export class Heights {
  readonly #known = new Map<number, number>();
  #sum = 0;

  /** Takes in what was measured; whether it is news: another height, by a pixel or more, than was taken to be likely. */
  measure(id: number, height: number): boolean {
    const before = this.#known.get(id);
    if (before === height) return false;
    const likely = this.of(id);
    this.#sum += height - (before ?? 0);
    this.#known.set(id, height);
    return Math.abs(height - likely) >= 1;
  }

  /** As high as lines are on average. */
  get average(): number {
    return this.#known.size === 0 ? usual : this.#sum / this.#known.size;
  }

  /** Of one line, as measured or as likely. */
  of(id: number): number {
    return this.#known.get(id) ?? this.average;
  }
}

/** A part of a list, up to, not including, its end; and the pixels that what is not drawn would take. */
export interface LineWindow {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
}

/** Which of `count` lines are to be drawn; `top` is how far the list was scrolled, `room` how much is in sight. */
export function lineWindow(
  count: number,
  heightAt: (place: number) => number,
  average: number,
  top: number,
  room: number,
): LineWindow {
  let from = 0;
  let before = 0;
  for (; from < count; from += 1) {
    const height = heightAt(from);
    if (before + height >= top - margin) break;
    before += height;
  }
  let to = from;
  for (let end = before; to < count && end < top + room + margin; to += 1) end += heightAt(to);
  return { from, to, before, after: (count - to) * average };
}
