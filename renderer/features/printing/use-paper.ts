import { useEffect, useRef, useState } from 'react';
import type { Refused } from '../../../shared/ipc/channel.ts';
import type { PaperOrder } from '../../../shared/ipc/paper-contract.ts';
import { ask, listen } from '../../bridge/desk.ts';

/** How far the pages of an order are. */
export type PaperState =
  | { readonly state: 'none' }
  | { readonly state: 'making'; readonly done: number; readonly all: number }
  | { readonly state: 'made'; readonly token: string; readonly pdf: Uint8Array }
  | { readonly state: 'stopped' }
  | { readonly state: 'refused'; readonly refusal: Refused };

/** Milliseconds of rest after which a changed order is made. */
const rest = 250;

/**
 * Has the pages of an order made, anew whenever it is another one; null makes none. `stop` gives up what is being
 * made, `again` makes it after all.
 */
export function usePaper(order: PaperOrder | null) {
  const [paper, setPaper] = useState<PaperState>({ state: 'none' });
  const [round, setRound] = useState(0);
  const current = useRef(0);
  const wanted = order === null ? null : JSON.stringify(order);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round makes the same order again.
  useEffect(() => {
    current.current += 1;
    const mine = current.current;
    if (wanted === null) {
      setPaper({ state: 'none' });
      void ask('paper.cancel', null);
      return;
    }
    const asked = JSON.parse(wanted) as PaperOrder;
    setPaper({ state: 'making', done: 0, all: asked.creatures.length });
    const timer = setTimeout(() => {
      void ask('paper.make', asked).then((answer) => {
        if (mine !== current.current) return;
        if (answer.ok) setPaper({ state: 'made', ...answer.value });
        else if (answer.error.code === 'CANCELLED') setPaper({ state: 'stopped' });
        else setPaper({ state: 'refused', refusal: answer.error });
      });
    }, rest);
    return () => clearTimeout(timer);
  }, [wanted, round]);

  useEffect(
    () =>
      listen('paper.progressed', (progress) =>
        setPaper((before) => (before.state === 'making' ? { state: 'making', ...progress } : before)),
      ),
    [],
  );

  useEffect(
    () => () => {
      current.current += 1;
      void ask('paper.release', null);
    },
    [],
  );

  return {
    paper,
    stop: (): void => {
      // Before it has begun there is nothing that main could stop.
      current.current += 1;
      setPaper({ state: 'stopped' });
      void ask('paper.cancel', null);
    },
    again: () => setRound((before) => before + 1),
  };
}
