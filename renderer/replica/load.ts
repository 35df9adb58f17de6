/** Milliseconds after which the replica is loaded even though the window is still busy. */
const patience = 1000;

/** Loads the replica once the first screen is painted, for which main's answer is enough. */
export async function loadReplica(): Promise<typeof import('./sync.ts')> {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: patience }));
  return import('./sync.ts');
}
