import { useMemo, useRef } from 'react';
import { type HeldKeys, useHeldKeys } from '../../keys/held-keys.ts';
import { sayKeys } from '../../keys/key-map.ts';
import { useNotices } from '../../notices/notices.tsx';
import { useWords } from '../../words/words.tsx';

/** What a quick hand types before its question is there: further keys, and further numbers in one line. */
export interface TypeAhead extends HeldKeys {
  /** Says that no question came for these numbers. */
  readonly leave: (numbers: readonly string[]) => void;
}

/** Keeps what is typed while an answer is under way, and says what of it came to nothing. */
export function useTypeAhead(): TypeAhead {
  const words = useWords();
  const { tell } = useNotices();
  const latest = useRef({ words, tell });
  latest.current = { words, tell };
  const keys = useHeldKeys((dropped) => {
    const { words: now, tell: show } = latest.current;
    show({ tone: 'warning', message: now.t('keys.dropped', { keys: sayKeys(dropped, now) }) });
  });
  return useMemo(
    () => ({
      during: (answer, isRefusal) => keys.during(answer, isRefusal),
      drop: () => keys.drop(),
      leave(numbers) {
        const { words: now, tell: show } = latest.current;
        show({ tone: 'warning', message: now.t('keys.numbersLeft', { numbers: numbers.join(' ') }) });
      },
    }),
    [keys],
  );
}
