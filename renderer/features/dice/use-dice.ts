import { useCallback, useEffect, useState } from 'react';
import type { FreshRoll, PastRoll } from '../../../shared/ipc/dice-contract.ts';
import type { FavouriteRoll } from '../../../shared/library/document.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';

/** The dice that main rolls, what it remembers of them, and the favourites that belong to nobody. */
export function useDice() {
  const { refuse } = useNotices();
  const [fresh, setFresh] = useState<FreshRoll | null>(null);
  const [history, setHistory] = useState<readonly PastRoll[]>([]);
  const [favourites, setFavourites] = useState<readonly FavouriteRoll[]>([]);
  useEffect(() => {
    void ask('dice.read', null).then((answer) => {
      if (!answer.ok) return;
      setHistory(answer.value.history);
      setFavourites(answer.value.favourites);
    });
  }, []);
  const roll = useCallback(
    async (text: string): Promise<void> => {
      const answer = await ask('dice.roll', { commandId: newCommandId(), text });
      if (!answer.ok) {
        refuse(answer.error);
        return;
      }
      setFresh(answer.value);
      const { at, dice, total } = answer.value;
      setHistory((before) => [{ at, dice, total }, ...before]);
    },
    [refuse],
  );
  const favour = useCallback(
    async (wanted: readonly FavouriteRoll[]): Promise<void> => {
      const answer = await ask('dice.favour', { favourites: [...wanted] });
      if (answer.ok) setFavourites(wanted);
      else refuse(answer.error);
    },
    [refuse],
  );
  const forget = useCallback(async (): Promise<void> => {
    const answer = await ask('dice.forget', null);
    if (answer.ok) setHistory([]);
    else refuse(answer.error);
  }, [refuse]);
  return { fresh, history, favourites, roll, favour, forget };
}
