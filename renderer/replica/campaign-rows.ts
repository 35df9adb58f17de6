import { useEffect, useState } from 'react';
import type { Row } from '../../shared/library/row.ts';
import { followList } from './list.ts';

/** All campaigns: as main told them at the start, kept up with what it tells. */
export function useCampaignRows(initial: readonly Row[]): readonly Row[] {
  const [rows, setRows] = useState(initial);
  useEffect(
    () =>
      followList({ kind: 'campaign', campaignId: null }, ({ rows: known, total }) => {
        if (known.length === total) setRows(known);
      }),
    [],
  );
  return rows;
}
