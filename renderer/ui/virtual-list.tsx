import type { ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components';

/** A starting point in pixels: what is drawn is measured. */
const layoutOptions = { estimatedRowHeight: 43 };

/** Draws of the list inside only what is in sight. */
export function VirtualList({ children }: { children: ReactNode }) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      {children}
    </Virtualizer>
  );
}
