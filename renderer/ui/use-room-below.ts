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

/** The part around an element that stays in sight while the page is scrolled, if there is one. */
function stickyAround(element: Element, page: Element): Element | null {
  for (let up = element.parentElement; up !== null && up !== page; up = up.parentElement)
    if (getComputedStyle(up).position === 'sticky') return up;
  return null;
}

/** Where the top of an element is while the page is not scrolled; what is sticky begins where its parent does. */
function topAtRest(element: Element, page: Element, sticky: Element | null): number {
  const topOf = (one: Element): number => one.getBoundingClientRect().top;
  const parent = sticky?.parentElement;
  const shifted = sticky === null || !parent ? 0 : topOf(sticky) - topOf(parent);
  return topOf(element) - shifted - topOf(page) + page.scrollTop;
}

/** How high an element may get so that the page around it need not be scrolled, in pixels. */
export function useRoomBelow(ref: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(least);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const page = scroller(element);
    const sticky = stickyAround(element, page);
    const measure = (): void => {
      const top = topAtRest(element, page, sticky);
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
