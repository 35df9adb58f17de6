import { useSyncExternalStore } from 'react';

let caughtUp = false;
const listeners = new Set<() => void>();

/** Says whether the replica holds all that main had when it was last asked. */
export function setCaughtUp(now: boolean): void {
  caughtUp = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether lists may be read from the replica. */
export function useCaughtUp(): boolean {
  return useSyncExternalStore(subscribe, () => caughtUp);
}
