import {
  memo,
  type ReactNode,
  type RefCallback,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useRoomBelow } from '../use-room-below.ts';
import styles from './long-list.module.css';
import { Heights, lineWindow } from './window.ts';

interface LongListProps<Item> {
  label: string;
  /** Those that are added come first. */
  items: readonly Item[];
  itemId: (item: Item) => number;
  /** Draws an item; the same function as long as it draws the same. */
  render: (item: Item) => ReactNode;
}

/** Pixels of scrolling after which another part is drawn. */
const step = 100;

/** Any number of lines of any height: the list scrolls by itself and draws only what is in sight. */
export function LongList<Item>({ label, items, itemId, render }: LongListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRoomBelow(scroller);
  const [top, setTop] = useState(0);
  const [heights] = useState(() => new Heights());
  const [, redraw] = useState(0);
  const observer = useRef<ResizeObserver>(undefined);
  useLayoutEffect(() => () => observer.current?.disconnect(), []);
  const measured = useCallback(
    (line: HTMLLIElement) => {
      observer.current ??= new ResizeObserver((entries) => {
        const news = entries.filter(({ target, borderBoxSize: [box] }) => {
          if (!(target instanceof HTMLElement) || !target.isConnected || box === undefined) return false;
          return heights.measure(Number(target.dataset.id), box.blockSize);
        });
        if (news.length > 0) redraw((count) => count + 1);
      });
      observer.current.observe(line);
      return () => observer.current?.unobserve(line);
    },
    [heights],
  );
  const heightAt = (place: number): number => {
    const item = items[place];
    return item === undefined ? 0 : heights.of(itemId(item));
  };
  const { from, to, before, after } = lineWindow(items.length, heightAt, heights.average, top, room);
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      style={{ maxHeight: room }}
      onScroll={({ currentTarget }) => setTop(Math.floor(currentTarget.scrollTop / step) * step)}
    >
      <ol className={styles.list} style={{ paddingBlock: `${before}px ${after}px` }}>
        {items.slice(from, to).map((item, at) => (
          <LongLine
            key={itemId(item)}
            id={itemId(item)}
            // Counted from the last one, so that all keep their places when one is added.
            place={items.length - from - at}
            item={item}
            render={render}
            measured={measured}
          />
        ))}
      </ol>
    </section>
  );
}

interface LongLineProps<Item> extends Pick<LongListProps<Item>, 'render'> {
  id: number;
  /** From 1. */
  place: number;
  item: Item;
  measured: RefCallback<HTMLLIElement>;
}

function DrawnLine<Item>({ id, place, item, render, measured }: LongLineProps<Item>) {
  return (
    <li ref={measured} data-id={id} className={styles.line} aria-posinset={place} aria-setsize={-1}>
      {render(item)}
    </li>
  );
}

const LongLine = memo(DrawnLine) as typeof DrawnLine;
