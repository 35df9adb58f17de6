/** A value that is watched: whoever subscribes is told of every other one. */
export interface Watched<T> {
  readonly now: () => T;
  readonly set: (value: T) => void;
  /** Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Carries what changes often past everything that does not show it: as the value of a context it would have React
 * look through all that lies within.
 */
export function createWatched<T>(first: T): Watched<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    now: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
