import type { ReactNode } from 'react';
import {
  GridList as AriaGridList,
  type GridListProps as AriaGridListProps,
  GridListItem,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './grid-list.module.css';
import { later } from './later.ts';

const VirtualList = later(async () => (await import('./virtual-list.tsx')).VirtualList);

interface GridListProps<Item extends object>
  extends Pick<
    AriaGridListProps<Item>,
    | 'selectionMode'
    | 'selectionBehavior'
    | 'selectedKeys'
    | 'defaultSelectedKeys'
    | 'onSelectionChange'
    | 'disallowEmptySelection'
    | 'disabledKeys'
    | 'dragAndDropHooks'
  > {
  label: string;
  items: readonly Item[];
  itemId: (item: Item) => string;
  /** The name of an item, for typing ahead and for screen readers. */
  itemName: (item: Item) => string;
  render: (item: Item) => ReactNode;
  /** An item was opened, by click or Enter; with selection, by double click or Enter. */
  onOpen?: ((item: Item) => void) | undefined;
  /** Shown in place of the items when there are none. */
  empty: ReactNode;
  /**
   * For hundreds of items and more: fills the height of its container, scrolls by itself and draws only what
   * is in sight. An item is drawn anew when it or `render` is another one.
   */
  isVirtualized?: boolean | undefined;
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
  isVirtualized = false,
  ...selection
}: GridListProps<Item>) {
  const renderItem = (item: Item) => (
    <GridListItem
      key={itemId(item)}
      id={itemId(item)}
      textValue={itemName(item)}
      className={classNames(styles.item)}
      {...(onOpen && { onAction: () => onOpen(item) })}
    >
      {render(item)}
    </GridListItem>
  );
  const list = {
    ...selection,
    'aria-label': label,
    className: classNames(styles.list),
    renderEmptyState: () => empty,
  };
  return isVirtualized ? (
    <VirtualList>
      <AriaGridList {...list} data-virtualized items={items} dependencies={[render]}>
        {renderItem}
      </AriaGridList>
    </VirtualList>
  ) : (
    <AriaGridList {...list}>{items.map(renderItem)}</AriaGridList>
  );
}
