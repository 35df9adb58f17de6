import { useCallback, useMemo, useRef } from 'react';
import type { OrderAside } from './order-line.tsx';
import type { Players } from './use-players.ts';
import { useSame } from './use-same.ts';

const nobody: readonly number[] = [];

/** What the order shows beside the fight: whose sheet has changed since, and whom the players do not see. */
export function useAside(
  { setup, choose }: Players,
  drifted: ReadonlySet<number>,
  refresh: (combatant: number) => Promise<void>,
): OrderAside {
  const hiddenNow = useSame(setup?.secrets.hidden ?? nobody);
  const latest = useRef({ hiddenNow, refresh });
  latest.current = { hiddenNow, refresh };
  const onRefresh = useCallback((combatant: number): void => void latest.current.refresh(combatant), []);
  const onHide = useCallback(
    (combatant: number, hides: boolean): void => {
      const others = latest.current.hiddenNow.filter((other) => other !== combatant);
      choose({ hidden: hides ? [...others, combatant] : others });
    },
    [choose],
  );
  const hidden = useMemo(() => new Set(hiddenNow), [hiddenNow]);
  return useMemo(() => ({ drifted, hidden, onRefresh, onHide }), [drifted, hidden, onRefresh, onHide]);
}
