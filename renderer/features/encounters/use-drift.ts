import { useCallback, useEffect, useRef, useState } from 'react';
import type { Combatant } from '../../../shared/encounter/state.ts';
import { ask, listen, newCommandId } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { useSame } from './use-same.ts';

const nobody: ReadonlySet<number> = new Set();

/** Whose sheet has changed in the library since, and how to take it anew. */
export function useDrift(id: string, position: number, combatants: readonly Combatant[], isRunning: boolean) {
  const { refuse } = useNotices();
  // Whoever joins brings a sheet, and undo may bring an old one back.
  const sheets = useSame(combatants.map(({ snapshot }) => snapshot));
  const [drifted, setDrifted] = useState(nobody);
  const known = useRef(nobody);
  const read = useCallback(async (): Promise<void> => {
    const answer = await ask('encounters.drift', { id });
    if (!answer.ok) return;
    const now: ReadonlySet<number> = new Set(answer.value.combatants);
    // Read after every change of the library: what is still so draws nothing anew.
    if (now.size === known.current.size && [...now].every((one) => known.current.has(one))) return;
    known.current = now;
    setDrifted(now);
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sheets are asked about anew.
  useEffect(() => {
    if (!isRunning) return undefined;
    void read();
    return listen('library.changed', () => void read());
  }, [isRunning, read, sheets]);
  const refresh = useCallback(
    async (combatant: number): Promise<void> => {
      const wanted = { commandId: newCommandId(), id, position, combatant };
      const answer = await ask('encounters.refresh', wanted);
      if (answer.ok) await read();
      else refuse(answer.error);
    },
    [id, position, read, refuse],
  );
  return { drifted: isRunning ? drifted : nobody, refresh };
}
