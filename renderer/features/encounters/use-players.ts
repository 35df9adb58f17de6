import { useCallback, useEffect, useState } from 'react';
import type { Answered } from '../../../shared/ipc/channel.ts';
import type { PlayersSetup } from '../../../shared/ipc/players-contract.ts';
import { ask, listen } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';

type Choice = Omit<Parameters<typeof ask<'players.choose'>>[1], 'id'>;

/** What the players see of an encounter, and how to change it. */
export interface Players {
  /** Null until main has answered. */
  readonly setup: PlayersSetup | null;
  readonly choose: (choice: Choice) => void;
  readonly toggle: () => void;
}

/** Shown at once; what main then says is what holds. */
function chosen(setup: PlayersSetup, { display, style, hidden, note }: Choice): PlayersSetup {
  const { secrets } = setup;
  return {
    ...setup,
    display: display ?? setup.display,
    style: style ?? setup.style,
    secrets: { ...secrets, hidden: hidden ?? secrets.hidden, note: note ?? secrets.note },
  };
}

/** Follows what has been chosen for the players about an encounter. */
export function usePlayers(id: string): Players {
  const [setup, setSetup] = useState<PlayersSetup | null>(null);
  const { refuse } = useNotices();
  const take = useCallback(
    (answer: Answered<PlayersSetup>): void => {
      if (answer.ok) setSetup(answer.value);
      else refuse(answer.error);
    },
    [refuse],
  );
  useEffect(() => {
    const read = (): void => void ask('players.read', { id }).then(take);
    read();
    const stop = [
      listen('players.shown', read),
      // Some come unseen.
      listen('encounter.advanced', ({ id: of, events }) => {
        if (of === id && events.some(({ event }) => event.type === 'newcomersPlaced')) read();
      }),
    ];
    return () => {
      for (const one of stop) one();
    };
  }, [id, take]);
  const isShown = setup?.isShown ?? false;
  return {
    setup,
    choose: useCallback(
      (choice) => {
        setSetup((before) => before && chosen(before, choice));
        void ask('players.choose', { id, ...choice }).then(take);
      },
      [id, take],
    ),
    toggle: useCallback(() => {
      if (isShown) void ask('players.close', null);
      else void ask('players.open', { id }).then(take);
    }, [id, isShown, take]),
  };
}
