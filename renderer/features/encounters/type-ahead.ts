import { useEffect, useMemo, useRef } from 'react';

/** A line typed before its box was there, and whether Enter ended it. */
interface TypedLine {
  readonly text: string;
  readonly entered: boolean;
}

/** What a quick hand typed ahead, line by line. */
export interface TypeAhead {
  /** Takes the next line, for the box that has just appeared. */
  readonly takeLine: () => TypedLine;
  /** Throws the rest away: no box came for it, and a later one must not get it. */
  readonly discard: () => void;
}

/** A field that takes the key itself; a dice box only until its dice are on their way. */
function takesKey(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.dataset.diceBox !== 'sent';
}

/**
 * Keeps what is typed while a command is under way, for the dice boxes that it will open: a quick hand types
 * the die before its box is drawn, and must not lose it.
 */
export function useTypeAhead(isUnderWay: () => boolean): TypeAhead {
  const ahead = useRef('');
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!isUnderWay() || takesKey(event.target)) return;
      const text = ahead.current;
      if (/^\d$/.test(event.key)) ahead.current = text + event.key;
      else if (event.key === 'Backspace') ahead.current = text.replace(/\d$/, '');
      // Enter after nothing would let the app roll, which nobody asked for before seeing the question.
      else if (event.key === 'Enter') ahead.current = text.replace(/\d$/, '$&\n');
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [isUnderWay]);
  return useMemo(
    () => ({
      takeLine() {
        const [text = '', ...others] = ahead.current.split('\n');
        const entered = others.length > 0;
        ahead.current = others.join('\n');
        return { text, entered };
      },
      discard() {
        ahead.current = '';
      },
    }),
    [],
  );
}
