import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import type { DocumentKind, Row } from '../../shared/library/row.ts';
import { withTags } from '../../shared/library/tags.ts';
import type { SystemId } from '../../shared/rules/core/system.ts';
import { replica } from './database.ts';
import { begunList, followList, type ListPart, type ListQuery } from './list.ts';
import { useCaughtUp } from './progress.ts';

/** Rows with the list that they are of, so that none is taken for another's while the next is on its way. */
interface Listed extends ListQuery, ListPart {}

function isOf(listed: Listed | undefined, { kind, campaignId }: ListQuery): listed is Listed {
  return listed?.kind === kind && listed.campaignId === campaignId;
}

function listedOf(query: ListQuery, part: ListPart | undefined): Listed | undefined {
  return part === undefined ? undefined : { ...query, rows: part.rows, total: part.total };
}

async function inReplica(query: ListQuery): Promise<Listed> {
  const { kind, campaignId } = query;
  const found =
    campaignId === null
      ? replica.rows.where('kind').equals(kind)
      : replica.rows.where('[campaignId+kind]').equals([campaignId, kind]);
  const rows = await found.toArray();
  return { ...query, rows, total: rows.length };
}

/**
 * The documents of one kind, in a campaign or in all of them: from main, the first ones first, until the replica has
 * caught up and answered, from then on a live query of it. Undefined until either has answered.
 */
export function useList(campaignId: string | null, kind: DocumentKind): ListPart | undefined {
  const caughtUp = useCaughtUp();
  const live = useLiveQuery(
    async () => (caughtUp ? inReplica({ kind, campaignId }) : undefined),
    [caughtUp, campaignId, kind],
  );
  const query = { kind, campaignId };
  const [answered, setAnswered] = useState(() => listedOf(query, begunList(query)));
  const isLive = isOf(live, query);
  useEffect(() => {
    if (isLive) return undefined;
    const show = (list: ListPart): void => setAnswered({ kind, campaignId, ...list });
    return followList({ kind, campaignId }, show, caughtUp);
  }, [isLive, caughtUp, campaignId, kind]);
  if (isLive) return live;
  return isOf(answered, query) ? answered : undefined;
}

/** All documents of one kind in a campaign; undefined until they are all there. */
export function useRows(campaignId: string, kind: DocumentKind): readonly Row[] | undefined {
  const list = useList(campaignId, kind);
  return list === undefined || list.rows.length < list.total ? undefined : list.rows;
}

/** One row; null when there is none, undefined until the replica has answered. */
export function useRow(id: string): Row | null | undefined {
  return useLiveQuery(async () => (await replica.rows.get(id)) ?? null, [id]);
}

/** The encounter that is running, the one begun or gone on with last where there are several. */
export function useRunningEncounter(): Row | undefined {
  return useLiveQuery(async () => {
    const encounters = await replica.rows.where('kind').equals('encounter').toArray();
    return encounters
      .filter(({ status }) => status === 'running')
      .reduce<Row | undefined>(
        (last, row) => (last === undefined || row.seq > last.seq ? row : last),
        undefined,
      );
  }, []);
}

/** Every tag in the library, each once; none until the replica has answered. */
export function useLibraryTags(): readonly string[] {
  const tags = useLiveQuery(() => replica.rows.orderBy('tags').uniqueKeys(), []);
  return useMemo(() => withTags([], (tags ?? []).map(String)), [tags]);
}

/** The campaigns that are played by some rules; none until the replica has answered. */
export function useCampaignsOf(system: SystemId): readonly Row[] {
  const rows = useLiveQuery(() => replica.rows.where('kind').equals('campaign').toArray(), []);
  return useMemo(() => (rows ?? []).filter((row) => row.system === system), [rows, system]);
}
