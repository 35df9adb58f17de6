import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from 'react';

const waiting: (() => Promise<void>)[] = [];

type Outcome<Props extends object> =
  | { readonly Loaded: ComponentType<Props> }
  | { readonly failure: unknown }
  | undefined;

/**
 * A component that the first screen does without, so that the screen comes sooner; until it is there, nothing stands in
 * its place. React's own `lazy` keeps what has come back for up to 300 ms, so that no placeholder merely flashes.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let outcome: Outcome<Props>;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const settle = (next: Outcome<Props>): void => {
    outcome = next;
    for (const listener of listeners) listener();
  };
  const fetch = (): Promise<void> => {
    loading ??= load().then(
      (Loaded) => settle({ Loaded }),
      (failure: unknown) => settle({ failure }),
    );
    return loading;
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    void fetch();
    return () => {
      listeners.delete(listener);
    };
  };
  waiting.push(fetch);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each module, as those of React's `lazy` are.
  return function Later(props: Props) {
    const now = useSyncExternalStore(subscribe, () => outcome);
    if (now === undefined) return null;
    // What stands around it shows that it crashed.
    if ('failure' in now) throw now.failure;
    return createElement(now.Loaded, props);
  };
}

/** Fetches them all once the first screen is there, so that none is waited for when it is wanted. */
export async function fetchLater(): Promise<void> {
  for (const fetch of waiting) await fetch();
}
