import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  GridList,
  GridListItem,
  type GridListRenderProps,
  type Key,
  ListLayout,
  type Selection,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { useRoomBelow } from '../use-room-below.ts';
import styles from './ordered-list.module.css';

/** Items that were dragged, and beside which other item they were let go. */
export interface Drop {
  readonly ids: readonly number[];
  readonly target: number;
  readonly side: 'before' | 'after';
}

/** What can be done with a list from outside. */
export interface OrderedListHandle {
  /** Gives an item the focus, brings it into sight and chooses it. */
  readonly choose: (id: number) => void;
  /** The item that had the focus last. */
  readonly focused: () => number | null;
}

interface OrderedListProps {
  label: string;
  /** Objects that stay the same while nothing is moved. */
  items: readonly { readonly id: number }[];
  /** The name of an item for screen readers. */
  itemName: (id: number) => string;
  /** Draws an item, once; what changes about it reaches it by context. */
  render: (id: number) => ReactNode;
  chosen: ReadonlySet<number>;
  onChoose: (ids: readonly number[]) => void;
  /** An item was opened, by double click or Enter. */
  onOpen: (id: number) => void;
  /** Undefined where the order stays as it is. */
  onDrop: ((drop: Drop) => void) | undefined;
  /** A key was struck on an item; true where that was all about it. */
  onKey: (id: number, event: KeyboardEvent) => boolean;
  /** Brought into sight whenever it is another one. */
  current: number | null;
  /** Shown in place of the items when there are none. */
  empty: ReactNode;
  ref?: Ref<OrderedListHandle>;
}

type ListState = GridListRenderProps['state'];

/** A starting point in pixels: what is drawn is measured. */
const layoutOptions = { estimatedRowSize: 72 };

function numbersIn(keys: Iterable<Key>): number[] {
  return [...keys].map(Number);
}

/**
 * Things in an order by hand, any number of them: dragged by mouse, by keyboard from their handle; chosen one by one
 * or several. The list scrolls by itself and draws only what is in sight.
 */
export const OrderedList = memo(function OrderedList(props: OrderedListProps) {
  const { label, items, itemName, render, chosen, onChoose, onOpen, onDrop, onKey, current, empty, ref } =
    props;
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const state = useRef<ListState>(null);
  const room = useRoomBelow(frame);
  const [layout] = useState(() => new ListLayout(layoutOptions));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': itemName(Number(key)) })),
    isDisabled: onDrop === undefined,
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      if (dropPosition !== 'on') onDrop?.({ ids: numbersIn(keys), target: Number(key), side: dropPosition });
    },
  });

  const bring = useCallback(
    (id: number): void => {
      const show = (): void => {
        const scroller = list.current;
        const rect = layout.getLayoutInfo(id)?.rect;
        if (scroller === null || rect === undefined) return;
        const { scrollTop: top, clientHeight: height } = scroller;
        if (rect.y < top) scroller.scrollTop = rect.y;
        else if (rect.maxY > top + height) scroller.scrollTop = rect.maxY - height;
      };
      // Once what was just moved, or is listed again among all others, has its place.
      requestAnimationFrame(() => requestAnimationFrame(show));
    },
    [layout],
  );
  useImperativeHandle(
    ref,
    () => ({
      choose(id) {
        const manager = state.current?.selectionManager;
        manager?.setFocused(true);
        manager?.setFocusedKey(id);
        manager?.replaceSelection(id);
        bring(id);
      },
      focused() {
        const key = state.current?.selectionManager.focusedKey;
        return key === null || key === undefined ? null : Number(key);
      },
    }),
    [bring],
  );
  useLayoutEffect(() => {
    if (current !== null) bring(current);
  }, [current, bring]);

  return (
    <div
      ref={frame}
      className={styles.frame}
      style={{ height: room }}
      onKeyDownCapture={(event) => {
        const key = state.current?.selectionManager.focusedKey;
        const onItem = event.target instanceof HTMLElement && event.target.role === 'row';
        if (!onItem || key === null || key === undefined || !onKey(Number(key), event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <Virtualizer layout={layout} layoutOptions={layoutOptions} shouldObserveItemSize>
        <GridList
          ref={list}
          aria-label={label}
          items={items}
          className={(now) => {
            state.current = now.state;
            return classNames(styles.list);
          }}
          selectionMode="multiple"
          selectionBehavior="replace"
          escapeKeyBehavior="none"
          disallowTypeAhead
          selectedKeys={chosen}
          onSelectionChange={(keys: Selection) =>
            onChoose(keys === 'all' ? items.map(({ id }) => id) : numbersIn(keys))
          }
          onAction={(key) => onOpen(Number(key))}
          dragAndDropHooks={dragAndDropHooks}
          renderEmptyState={() => empty}
        >
          {({ id }) => (
            <GridListItem id={id} textValue={itemName(id)} className={classNames(styles.item)}>
              {render(id)}
            </GridListItem>
          )}
        </GridList>
      </Virtualizer>
    </div>
  );
});
