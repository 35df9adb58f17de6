import { useCallback, useState } from 'react';
import type { SortOrder } from '../../ui/long-table/sort.ts';
import { type CreatureFilter, noFilter } from './creature-filter.ts';

/** How somebody has set a list up. */
export interface ListView {
  readonly filter: CreatureFilter;
  readonly sort: SortOrder;
  /** Ids of chosen rows, shown or not. */
  readonly selected: ReadonlySet<string>;
}

const begin: ListView = {
  filter: noFilter,
  sort: { column: 'name', direction: 'ascending' },
  selected: new Set(),
};

/** Lists as they were left, for whoever comes back to them; forgotten with the window. */
const left = new Map<string, ListView>();

/** How a list is set up, as it was when it was last on the screen. `list` names it, and stays the same. */
export function useListView(list: string): readonly [ListView, (change: Partial<ListView>) => void] {
  const [view, setView] = useState(() => left.get(list) ?? begin);
  const change = useCallback(
    (changed: Partial<ListView>): void =>
      setView((before) => {
        const after = { ...before, ...changed };
        left.set(list, after);
        return after;
      }),
    [list],
  );
  return [view, change];
}
