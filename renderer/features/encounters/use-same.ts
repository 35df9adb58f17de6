import { useRef } from 'react';

/** The array of before while it holds the same things, so that what is drawn of it need not be drawn again. */
export function useSame<Item>(items: readonly Item[]): readonly Item[] {
  const kept = useRef(items);
  const isSame = kept.current.length === items.length && kept.current.every((item, at) => item === items[at]);
  if (!isSame) kept.current = items;
  return kept.current;
}
