import { randomUUID } from 'node:crypto';
import { openLibrary } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';

/** Opens a folder's library as the app does. */
export async function openedIn(folder: string): Promise<Store> {
  const opened = await openLibrary(folder, { now: () => new Date(), newId: randomUUID });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

/** Adds a campaign to a library, committed. */
export function addCampaign(store: Store, name: string): void {
  const id = randomUUID();
  const added = store.commit((change) => {
    const document = store.documents.add(
      {
        ...{ kind: 'campaign', id, campaignId: id, revision: 1 },
        body: { schema: 1, name: { text: name }, system: 'strike-save', language: 'en', options: {} },
      },
      { commandId: randomUUID(), at: new Date().toISOString(), seq: change(), effect: { text: name } },
    );
    return { ok: true, value: document };
  });
  if (!added.ok) throw new Error(added.error.code);
}

/** The names of a library's campaigns, sorted. */
export function campaignsOf(store: Store): string[] {
  return store
    .campaignRows()
    .map(({ name }) => ('text' in name ? name.text : ''))
    .sort();
}
