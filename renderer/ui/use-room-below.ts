import { type RefObject, useLayoutEffect, useState } from 'react';

/** The least height in pixels: a few rows. */
const least = 240;
/** Pixels that stay free beneath it. */
const below = 32;

function scroller(element: Element): Element {
  for (let up = element.parentElement; up !== null; up = up.parentElement)
    if (/auto|scroll/.test(getComputedStyle(up).overflowY)) return up;
  return document.documentElement;
}

/** How high an element may get so that the page around it need not be scrolled, in pixels. */
export function useRoomBelow(ref: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(least);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const page = scroller(element);
    const measure = (): void => {
      const top = element.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop;
      setRoom(Math.max(least, Math.floor(page.clientHeight - top - below)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(page);
    // What stands above may grow, a line of buttons for instance.
    for (const child of page.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}
