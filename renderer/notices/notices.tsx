import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Refused } from '../../shared/ipc/channel.ts';
import { createNoticeQueue, type Notice, NoticeRegion } from '../ui/notices.tsx';
import { sayFaults, sayRefusal } from '../words/refusal.ts';
import { useWords } from '../words/words.tsx';

interface Notices {
  readonly tell: (notice: Notice) => void;
  /** Tells why something was refused. */
  readonly refuse: (refusal: Refused) => void;
}

const Context = createContext<Notices>({ tell: () => undefined, refuse: () => undefined });

/** Milliseconds that a notice without bad news stays. */
const stay = 6000;

/** Shows notices at the foot of the window, beneath everything inside. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const words = useWords();
  const [queue] = useState(createNoticeQueue);
  const notices = useMemo<Notices>(() => {
    const tell = (notice: Notice): void => {
      queue.add(notice, notice.tone === 'danger' ? {} : { timeout: stay });
    };
    return {
      tell,
      refuse: (refusal) =>
        tell({
          tone: 'danger',
          message: sayRefusal(words, refusal),
          details: sayFaults(words, refusal),
        }),
    };
  }, [queue, words]);
  return (
    <Context.Provider value={notices}>
      {children}
      <NoticeRegion queue={queue} label={words.t('nav.notices')} dismissLabel={words.t('action.dismiss')} />
    </Context.Provider>
  );
}

/** Tells the person something in passing. */
export function useNotices(): Notices {
  return useContext(Context);
}
