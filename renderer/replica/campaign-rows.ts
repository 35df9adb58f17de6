import { useEffect, useState } from 'react';
import type { Row } from '../../shared/library/row.ts';
import { loadReplica } from './load.ts';

/** All campaigns: as main told them at the start, and as the replica has them once it is loaded and filled. */
export function useCampaignRows(initial: readonly Row[]): readonly Row[] {
  const [rows, setRows] = useState(initial);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    void loadReplica().then(({ watchCampaignRows }) => {
      if (!isOver) stop = watchCampaignRows(setRows);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  return rows;
}
