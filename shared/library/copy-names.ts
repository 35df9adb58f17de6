import { longestName } from './document.ts';
import { fold } from './fold.ts';

const number = /\s(\d{1,9})$/;

/** A name without the number at its end, and the number; null where there is none. */
function numbered(name: string): { readonly bare: string; readonly number: number | null } {
  const trimmed = name.trim();
  const found = number.exec(trimmed);
  return found === null
    ? { bare: trimmed, number: null }
    : { bare: trimmed.slice(0, found.index).trimEnd(), number: Number(found[1]) };
}

/** Knows which numbers names have, so that new ones are numbered on. */
export interface CopyNames {
  /** Names for copies of somebody: the same with the numbers that follow on the highest there is. */
  readonly next: (name: string, copies: number) => readonly string[];
}

/**
 * Numbers on from the names that there are, whatever their case and accents. One without a number counts as the
 * first of its kind.
 */
export function copyNames(taken: Iterable<string>): CopyNames {
  const highest = new Map<string, number>();
  for (const name of taken) {
    const of = numbered(name);
    const key = fold(of.bare);
    highest.set(key, Math.max(highest.get(key) ?? 0, of.number ?? 1));
  }
  return {
    next(name, copies) {
      const { bare } = numbered(name);
      const key = fold(bare);
      const last = highest.get(key) ?? 0;
      highest.set(key, last + copies);
      return Array.from({ length: copies }, (_, at) => {
        const suffix = ` ${last + at + 1}`;
        return `${bare.slice(0, longestName - suffix.length).trim()}${suffix}`;
      });
    },
  };
}
