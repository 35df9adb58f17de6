import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import {
  Table as AriaTable,
  type TableProps as AriaTableProps,
  Cell,
  Column,
  Row,
  type SortDescriptor,
  TableBody,
  TableHeader,
  useLocale,
  VisuallyHidden,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

export interface TableColumn<Item> {
  id: string;
  label: string;
  /** Keeps the heading for screen readers only, as over a column of buttons. */
  hideLabel?: boolean | undefined;
  render: (item: Item) => ReactNode;
  /** Makes the column sortable, by number or by the reader's alphabet. */
  sortBy?: ((item: Item) => string | number) | undefined;
  /** Numbers stand at the end, with tabular figures. */
  align?: 'start' | 'end' | undefined;
  /** The column that names the row; the first one unless said otherwise. */
  isRowHeader?: boolean | undefined;
  /** As narrow as its content allows, for buttons. */
  isNarrow?: boolean | undefined;
  /** Pixels, or a share of what is left; heeded by a virtualised table only. */
  width?: number | `${number}fr` | undefined;
}

interface TableProps<Item>
  extends Pick<
    AriaTableProps,
    | 'selectionMode'
    | 'selectionBehavior'
    | 'selectedKeys'
    | 'defaultSelectedKeys'
    | 'onSelectionChange'
    | 'disabledKeys'
  > {
  label: string;
  columns: readonly TableColumn<Item>[];
  items: readonly Item[];
  itemId: (item: Item) => string;
  /** The name of a row, for typing ahead. */
  itemName: (item: Item) => string;
  /** A row was opened, by click or Enter; with selection, by double click or Enter. */
  onOpen?: ((item: Item) => void) | undefined;
  defaultSort?: SortDescriptor | undefined;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
  /** Keeps the headings in sight while the rows scroll. */
  hasStickyHeader?: boolean | undefined;
}

/** Compares many things of a kind in sortable columns, with arrow keys, typing ahead and Enter to open. */
export function Table<Item extends object>({
  label,
  columns,
  items,
  itemId,
  itemName,
  onOpen,
  defaultSort,
  empty,
  hasStickyHeader = false,
  ...selection
}: TableProps<Item>) {
  const { locale } = useLocale();
  const [sort, setSort] = useState(defaultSort);
  const sorted = useMemo(() => sortItems(items, columns, sort, locale), [items, columns, sort, locale]);
  const rowHeader = columns.find((column) => column.isRowHeader) ?? columns[0];

  const renderRow = (item: Item) => (
    <Row key={itemId(item)} id={itemId(item)} textValue={itemName(item)} className={classNames(styles.row)}>
      {columns.map((column) => (
        <Cell
          key={column.id}
          className={classNames(styles.cell)}
          data-align={column.align}
          data-narrow={column.isNarrow || undefined}
          data-header={column === rowHeader || undefined}
        >
          {column.render(item)}
        </Cell>
      ))}
    </Row>
  );

  return (
    <AriaTable
      {...selection}
      aria-label={label}
      className={classNames(styles.table)}
      data-sticky={hasStickyHeader || undefined}
      {...(sort && { sortDescriptor: sort })}
      onSortChange={setSort}
      {...(onOpen && {
        onRowAction: (key) => {
          const item = items.find((candidate) => itemId(candidate) === key);
          if (item) onOpen(item);
        },
      })}
    >
      <TableHeader className={classNames(styles.header)}>
        {columns.map((column) => (
          <Column
            key={column.id}
            id={column.id}
            isRowHeader={column === rowHeader}
            allowsSorting={column.sortBy !== undefined}
            textValue={column.label}
            width={column.width ?? (column.isNarrow ? 64 : null)}
            minWidth={48}
            className={classNames(styles.column)}
            data-align={column.align}
            data-narrow={column.isNarrow || undefined}
          >
            {({ allowsSorting, sortDirection }) => (
              <span className={styles.heading}>
                {column.hideLabel ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
                {allowsSorting && (
                  <span className={styles.arrow} aria-hidden>
                    {sortDirection === 'descending' ? <ArrowDown /> : <ArrowUp />}
                  </span>
                )}
              </span>
            )}
          </Column>
        ))}
      </TableHeader>
      <TableBody renderEmptyState={() => empty}>{sorted.map(renderRow)}</TableBody>
    </AriaTable>
  );
}

function sortItems<Item>(
  items: readonly Item[],
  columns: readonly TableColumn<Item>[],
  sort: SortDescriptor | undefined,
  locale: string,
): readonly Item[] {
  const sortBy = columns.find((column) => column.id === sort?.column)?.sortBy;
  if (!sort || !sortBy) return items;
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = sort.direction === 'descending' ? -1 : 1;
  return items.toSorted((first, second) => {
    const [a, b] = [sortBy(first), sortBy(second)];
    const order =
      typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    return sign * order;
  });
}
