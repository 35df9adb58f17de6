import { useCallback, useEffect, useRef } from 'react';

/** Dice typed before their box was there: the text, and whether Enter followed it. */
export interface TypedAhead {
  readonly text: string;
  readonly entered: boolean;
}

/**
 * Keeps what is typed while a command is under way, for the dice box that it will open: a quick hand types
 * the die before the box is drawn, and must not lose it.
 */
export function useTypeAhead(isUnderWay: () => boolean): () => TypedAhead {
  const ahead = useRef<TypedAhead>({ text: '', entered: false });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const { text, entered } = ahead.current;
      if (!isUnderWay() || event.target instanceof HTMLInputElement || entered) return;
      if (/^\d$/.test(event.key)) ahead.current = { text: text + event.key, entered };
      else if (event.key === 'Backspace') ahead.current = { text: text.slice(0, -1), entered };
      else if (event.key === 'Enter' && text !== '') ahead.current = { text, entered: true };
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [isUnderWay]);
  return useCallback(() => {
    const taken = ahead.current;
    ahead.current = { text: '', entered: false };
    return taken;
  }, []);
}
