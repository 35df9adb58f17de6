/** Milliseconds after which the replica is loaded even though the window is still busy. */
const patience = 1000;

async function load() {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: patience }));
  const [{ startReplica }, { watchCampaignRows }] = await Promise.all([
    import('./sync.ts'),
    import('./rows.ts'),
  ]);
  return { startReplica, watchCampaignRows };
}

let loading: ReturnType<typeof load> | undefined;

/** The replica, loaded once the first screen is painted, for which main's answer is enough. */
export function loadReplica(): ReturnType<typeof load> {
  loading ??= load();
  return loading;
}
