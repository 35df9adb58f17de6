import { useCallback, useEffect, useState } from 'react';
import type { ChannelName } from '../../../shared/ipc/names.ts';
import { ask, listen, type Output } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';

/** Channels that are asked nothing in particular. */
type PlainChannel = Extract<ChannelName, 'library.trash' | 'library.place' | 'backups.list'>;

/** An answer of main, asked for again whenever the library changes or `ask` is called; undefined until it is there. */
export function useAnswer<Name extends PlainChannel>(channel: Name) {
  const [value, setValue] = useState<Output<Name>>();
  const { refuse } = useNotices();
  const refresh = useCallback(async (): Promise<void> => {
    const answer = await ask(channel, null as Parameters<typeof ask<Name>>[1]);
    if (answer.ok) setValue(() => answer.value);
    else refuse(answer.error);
  }, [channel, refuse]);
  useEffect(() => {
    void refresh();
    return listen('library.changed', () => void refresh());
  }, [refresh]);
  return { value, refresh };
}
