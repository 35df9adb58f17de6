import { type ComponentType, lazy } from 'react';

const waiting: (() => Promise<unknown>)[] = [];

/** A component that the first screen does without, so that the screen comes sooner; inside a `Suspense`. */
export function later<Props>(load: () => Promise<ComponentType<Props>>) {
  waiting.push(load);
  return lazy(async () => ({ default: await load() }));
}

/** Fetches them all once the first screen is there, so that none is waited for when it is wanted. */
export async function fetchLater(): Promise<void> {
  for (const load of waiting) await load();
}
