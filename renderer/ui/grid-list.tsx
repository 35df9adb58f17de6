import type { ReactNode } from 'react';
import {
  GridList as AriaGridList,
  type GridListProps as AriaGridListProps,
  GridListItem,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './grid-list.module.css';

interface GridListProps<Item extends object>
  extends Pick<
    AriaGridListProps<Item>,
    | 'selectionMode'
    | 'selectionBehavior'
    | 'selectedKeys'
    | 'onSelectionChange'
    | 'disabledKeys'
    | 'dragAndDropHooks'
    | 'disallowEmptySelection'
  > {
  label: string;
  items: readonly Item[];
  itemId: (item: Item) => string;
  /** The name of an item, for typing ahead and for screen readers. */
  itemName: (item: Item) => string;
  render: (item: Item) => ReactNode;
  /** An item was opened, by click or Enter. */
  onOpen?: ((item: Item) => void) | undefined;
  /** Shown in place of the items when there are none. */
  empty: ReactNode;
}

/** Lists things that each have a small layout of their own, buttons included. */
export function GridList<Item extends object>({
  label,
  items,
  itemId,
  itemName,
  render,
  onOpen,
  empty,
  ...selection
}: GridListProps<Item>) {
  return (
    <AriaGridList
      {...selection}
      aria-label={label}
      className={classNames(styles.list)}
      renderEmptyState={() => empty}
    >
      {items.map((item) => (
        <GridListItem
          key={itemId(item)}
          id={itemId(item)}
          textValue={itemName(item)}
          className={classNames(styles.item)}
          {...(onOpen && { onAction: () => onOpen(item) })}
        >
          {render(item)}
        </GridListItem>
      ))}
    </AriaGridList>
  );
}
