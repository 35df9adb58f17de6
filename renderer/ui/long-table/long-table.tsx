// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn out of the flow make no table of a browser's own.
// biome-ignore-all lint/a11y/useFocusableInteractive: rows have the focus, and the buttons within the headings.
import { ArrowDown, ArrowUp, Check, Minus } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocale } from 'react-aria-components';
import { useRoomBelow } from '../use-room-below.ts';
import styles from './long-table.module.css';
import { extended, moved, toggled, typedTo } from './moves.ts';
import { type SortKey, type SortOrder, sortedBy, weightsOf } from './sort.ts';
import { scrolledTo, windowOf } from './window.ts';

/** A column of a long table; the first one names the rows. */
export interface LongTableColumn<Item> {
  id: string;
  label: string;
  render: (item: Item) => ReactNode;
  /** Makes the column sortable, by number or by the reader's alphabet; what has no key stands last. */
  sortBy?: ((item: Item) => SortKey) | undefined;
  /** Numbers stand at the end, with tabular figures. */
  align?: 'start' | 'end' | undefined;
  /** Pixels, or a share of what is left. */
  width: number | `${number}fr`;
}

/** Which rows are chosen, and how that is changed. */
export interface LongTableSelection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Names the box that chooses all. */
  allLabel: string;
}

interface LongTableProps<Item> {
  label: string;
  columns: readonly LongTableColumn<Item>[];
  items: readonly Item[];
  /** Which of the items are shown; left out, all. */
  shows?: ((item: Item) => boolean) | undefined;
  itemId: (item: Item) => string;
  /** The name of a row, for typing ahead. */
  itemName: (item: Item) => string;
  /** A row was opened, by click or Enter. */
  onOpen: (item: Item) => void;
  /** Somebody wants a row gone, by its key. */
  onDelete?: ((item: Item) => void) | undefined;
  sort: SortOrder;
  onSortChange: (sort: SortOrder) => void;
  selection?: LongTableSelection | undefined;
}

const headingHeight = 40;
/** Milliseconds after which typing ahead begins anew. */
const pause = 800;

/** In pixels, by the density in force. */
function currentRowHeight(): number {
  return Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--row-height'), 10);
}

interface RowProps<Item> {
  item: Item;
  at: number;
  id: string;
  columns: readonly LongTableColumn<Item>[];
  top: number;
  isActive: boolean;
  /** Undefined where rows cannot be chosen. */
  isSelected: boolean | undefined;
}

function PlainRow<Item>({ item, at, id, columns, top, isActive, isSelected }: RowProps<Item>) {
  return (
    <div
      role="row"
      className={styles.row}
      aria-rowindex={at + 2}
      aria-labelledby={`${id}-name`}
      aria-selected={isSelected}
      tabIndex={isActive ? 0 : -1}
      data-at={at}
      style={{ transform: `translateY(${top}px)` }}
    >
      {isSelected !== undefined && (
        <span role="gridcell" className={styles.choice} data-choice>
          <span className={styles.box}>{isSelected && <Check aria-hidden />}</span>
        </span>
      )}
      {columns.map((column, index) => (
        <span
          key={column.id}
          role={index === 0 ? 'rowheader' : 'gridcell'}
          id={index === 0 ? `${id}-name` : undefined}
          className={styles.cell}
          data-align={column.align}
        >
          {column.render(item)}
        </span>
      ))}
    </div>
  );
}
const Row = memo(PlainRow) as typeof PlainRow;

/**
 * Compares any number of things in sortable columns: it scrolls by itself and draws only what is in sight, each row
 * one line of plain words. Arrow keys, typing ahead, Enter to open, Space, Shift and Ctrl+A to choose.
 */
export function LongTable<Item>({
  label,
  columns,
  items,
  shows,
  itemId,
  itemName,
  onOpen,
  onDelete,
  sort,
  onSortChange,
  selection,
}: LongTableProps<Item>) {
  const { locale } = useLocale();
  const prefix = useId();
  const grid = useRef<HTMLDivElement>(null);
  const room = useRoomBelow(grid);
  const [rowHeight] = useState(currentRowHeight);
  const [top, setTop] = useState(0);
  const [activeId, setActiveId] = useState<string>();
  /** Where a choice of several rows began. */
  const anchor = useRef(0);
  const typed = useRef({ text: '', at: 0 });
  const wantsFocus = useRef(false);

  const sortBy = columns.find(({ id }) => id === sort.column)?.sortBy;
  const weights = useMemo(
    () => (sortBy === undefined ? undefined : weightsOf(items, sortBy, locale)),
    [items, sortBy, locale],
  );
  const ordered = useMemo(
    () => (weights === undefined ? items : sortedBy(items, weights, sort.direction)),
    [items, weights, sort.direction],
  );
  const sorted = useMemo(() => (shows === undefined ? ordered : ordered.filter(shows)), [ordered, shows]);
  const ids = useMemo(() => sorted.map(itemId), [sorted, itemId]);
  /** Where the active row was seen last: once it is gone, its neighbour takes its place. */
  const place = useRef(0);
  const found = activeId === undefined ? -1 : ids.indexOf(activeId);
  const active = found >= 0 ? found : Math.max(0, Math.min(place.current, ids.length - 1));
  const hadFocus = useRef(false);

  const { from, to } = windowOf(top, room, rowHeight, sorted.length);
  const drawn = Array.from({ length: to - from }, (_, step) => from + step);
  // The row that has the focus stays, even where it is out of sight.
  if (active < from) drawn.unshift(active);
  if (active >= to && active < sorted.length) drawn.push(active);

  const activate = useCallback(
    (at: number): void => {
      const element = grid.current;
      const id = ids[at];
      if (element === null || id === undefined) return;
      const height = element.clientHeight - headingHeight;
      element.scrollTop = scrolledTo(at, element.scrollTop, height, rowHeight);
      wantsFocus.current = true;
      setTop(element.scrollTop);
      setActiveId(id);
    },
    [ids, rowHeight],
  );
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-at="${active}"]`)?.focus({ preventScroll: true });
  });

  useLayoutEffect(() => {
    place.current = active;
    // The row that had the focus was taken away with it.
    if (hadFocus.current && document.activeElement === document.body) activate(active);
  }, [active, activate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown anew is seen from its beginning.
  useLayoutEffect(() => {
    // Where nothing was scrolled there is nothing to do, and to ask the grid would lay the page out once more.
    if (grid.current === null || top === 0) return;
    grid.current.scrollTop = 0;
    setTop(0);
  }, [shows]);

  const choose = (at: number, isRange: boolean): void => {
    const id = ids[at];
    if (selection === undefined || id === undefined) return;
    const { selected, onChange } = selection;
    onChange(isRange ? extended(selected, ids, anchor.current, at) : toggled(selected, id));
    if (!isRange) anchor.current = at;
  };

  const typeAhead = (key: string): void => {
    const now = performance.now();
    const text = now - typed.current.at > pause ? key : typed.current.text + key;
    typed.current = { text, at: now };
    const found = typedTo(text, sorted.map(itemName), active);
    if (found >= 0) activate(found);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.at === undefined) return;
    const page = Math.max(1, Math.floor((room - headingHeight) / rowHeight) - 1);
    const next = moved(event.key, active, sorted.length, page);
    const item = sorted[active];
    const isCommand = event.ctrlKey || event.metaKey;
    if (next !== undefined) {
      if (selection !== undefined && event.shiftKey) {
        const { selected, onChange } = selection;
        const id = ids[active];
        if (id !== undefined && !selected.has(id)) anchor.current = active;
        onChange(extended(selected, ids, anchor.current, next));
      }
      activate(next);
    } else if (event.key === 'Enter' && item !== undefined) onOpen(item);
    else if (event.key === 'Delete' && onDelete !== undefined && item !== undefined) onDelete(item);
    else if (event.key === ' ' && performance.now() - typed.current.at > pause)
      choose(active, event.shiftKey);
    else if (event.key === 'Escape' && selection !== undefined && selection.selected.size > 0)
      selection.onChange(new Set());
    else if (isCommand && event.key.toLowerCase() === 'a' && selection !== undefined)
      selection.onChange(new Set(ids));
    else if (event.key.length === 1 && !isCommand && !event.altKey) typeAhead(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onClick = (event: MouseEvent<HTMLDivElement>): void => {
    if (!(event.target instanceof Element)) return;
    const at = Number(event.target.closest<HTMLElement>('[data-at]')?.dataset.at ?? Number.NaN);
    const item = sorted[at];
    if (item === undefined) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const chooses = event.target.closest('[data-choice]') !== null || isCommand || event.shiftKey;
    setActiveId(ids[at]);
    if (chooses && selection !== undefined) choose(at, event.shiftKey);
    else onOpen(item);
  };

  const template = [
    ...(selection === undefined ? [] : ['2.75rem']),
    ...columns.map(({ width }) => (typeof width === 'number' ? `${width}px` : `minmax(6rem, ${width})`)),
  ].join(' ');
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={sorted.length + 1}
      aria-multiselectable={selection === undefined ? undefined : true}
      className={styles.grid}
      style={{ maxHeight: room, '--columns': template } as object}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={({ target }) => {
        hadFocus.current = true;
        // A screen reader may put the focus on any row.
        const { at } = target.dataset;
        if (at !== undefined) setActiveId(ids[Number(at)]);
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) hadFocus.current = false;
      }}
    >
      <div role="rowgroup" className={styles.header}>
        <div role="row" className={styles.headings} aria-rowindex={1}>
          {selection !== undefined && <ChooseAll selection={selection} ids={ids} />}
          {columns.map((column) => (
            <Heading key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
          ))}
        </div>
      </div>
      <div role="rowgroup" className={styles.body} style={{ height: sorted.length * rowHeight }}>
        {drawn.map((at) => {
          const [item, id] = [sorted[at], ids[at]];
          return item === undefined || id === undefined ? null : (
            <Row
              key={id}
              id={`${prefix}${id}`}
              item={item}
              at={at}
              top={at * rowHeight}
              columns={columns}
              isActive={at === active}
              isSelected={selection?.selected.has(id)}
            />
          );
        })}
      </div>
    </div>
  );
}

function PlainHeading<Item>({
  column,
  sort,
  onSortChange,
}: {
  column: LongTableColumn<Item>;
  sort: SortOrder;
  onSortChange: (sort: SortOrder) => void;
}) {
  const direction = sort.column === column.id ? sort.direction : undefined;
  const turned = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <span
      role="columnheader"
      aria-sort={column.sortBy === undefined ? undefined : (direction ?? 'none')}
      className={styles.heading}
      data-align={column.align}
    >
      {column.sortBy === undefined ? (
        column.label
      ) : (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSortChange({ column: column.id, direction: turned })}
        >
          {column.label}
          <span className={styles.arrow} data-shown={direction !== undefined || undefined} aria-hidden>
            {direction === 'descending' ? <ArrowDown /> : <ArrowUp />}
          </span>
        </button>
      )}
    </span>
  );
}
const Heading = memo(PlainHeading) as typeof PlainHeading;

function PlainChooseAll({ selection, ids }: { selection: LongTableSelection; ids: readonly string[] }) {
  const { selected, onChange, allLabel } = selection;
  const chosen = ids.reduce((count, id) => count + (selected.has(id) ? 1 : 0), 0);
  const all = chosen === ids.length && chosen > 0;
  return (
    <span role="columnheader" className={styles.choice}>
      <button
        type="button"
        role="checkbox"
        aria-checked={all ? true : chosen > 0 ? 'mixed' : false}
        aria-label={allLabel}
        className={styles.boxButton}
        onClick={() => onChange(all ? new Set() : new Set(ids))}
      >
        <span className={styles.box} data-filled={chosen > 0 || undefined}>
          {all ? <Check aria-hidden /> : chosen > 0 && <Minus aria-hidden />}
        </span>
      </button>
    </span>
  );
}
const ChooseAll = memo(PlainChooseAll);
