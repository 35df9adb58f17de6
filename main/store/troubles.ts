import type { Trouble } from '../../shared/ipc/start-contract.ts';

/** What keeps the library from being as it should, as it stands now. */
export interface Troubles {
  readonly list: () => Trouble[];
  /** Says whether a trouble is there; who listens hears of it when that is new. */
  readonly set: (trouble: Trouble, isThere: boolean) => void;
}

/** Starts with what is known at the beginning. */
export function createTroubles(first: readonly Trouble[], changed: (all: Trouble[]) => void): Troubles {
  const present = new Set<Trouble>(first);
  return {
    list: () => [...present],
    set(trouble, isThere) {
      if (present.has(trouble) === isThere) return;
      if (isThere) present.add(trouble);
      else present.delete(trouble);
      changed([...present]);
    },
  };
}
