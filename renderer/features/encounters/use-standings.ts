import { useEffect, useState } from 'react';
import type { EncounterStanding } from '../../../shared/ipc/preparing-contract.ts';
import type { Row } from '../../../shared/library/row.ts';
import { ask, listen } from '../../bridge/desk.ts';

/** As many as are asked for at once; the newest ones. */
const most = 100;

/** How far encounters have come, by id; follows them as they go on. */
export function useStandings(rows: readonly Row[]): ReadonlyMap<string, EncounterStanding> {
  const [standings, setStandings] = useState<ReadonlyMap<string, EncounterStanding>>(new Map());
  const wanted = rows
    .slice(0, most)
    .map(({ id, seq }) => `${id} ${seq}`)
    .join(',');
  useEffect(() => {
    let current = true;
    const ids = wanted === '' ? [] : wanted.split(',').map((one) => one.split(' ')[0] ?? '');
    const read = async (): Promise<void> => {
      const answer = await ask('encounters.standing', { ids });
      if (current && answer.ok) setStandings(new Map(answer.value.map((one) => [one.id, one])));
    };
    if (ids.length > 0) void read();
    const stop = listen('encounter.advanced', ({ id }) => {
      if (ids.includes(id)) void read();
    });
    return () => {
      current = false;
      stop();
    };
  }, [wanted]);
  return standings;
}
