import { liveQuery } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import type { DocumentKind, Row } from '../../shared/library/row.ts';
import { replica } from './database.ts';

/** Tells the campaigns now and whenever they change; returns how to stop. */
export function watchCampaignRows(hear: (rows: readonly Row[]) => void): () => void {
  const campaigns = liveQuery(() => replica.rows.where('kind').equals('campaign').toArray());
  const watching = campaigns.subscribe(hear);
  return () => watching.unsubscribe();
}

/** The documents of one kind in a campaign; undefined until the replica has answered. */
export function useRows(campaignId: string, kind: DocumentKind): readonly Row[] | undefined {
  return useLiveQuery(
    () => replica.rows.where('[campaignId+kind]').equals([campaignId, kind]).toArray(),
    [campaignId, kind],
  );
}

/** One row; null when there is none, undefined until the replica has answered. */
export function useRow(id: string): Row | null | undefined {
  return useLiveQuery(async () => (await replica.rows.get(id)) ?? null, [id]);
}
