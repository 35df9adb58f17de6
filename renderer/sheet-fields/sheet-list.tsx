import { Plus, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useCallback, useRef } from 'react';
import { originOf } from '../../shared/rules/core/catalogue.ts';
import { isName } from '../../shared/rules/core/read-sheet.ts';
import type { ItemField, Json, ListField, SheetData } from '../../shared/rules/core/sheet.ts';
import { ItemOrigin } from '../catalogue/item-origin.tsx';
import { PutIntoCatalogue } from '../catalogue/put-into-catalogue.tsx';
import { type SheetCatalogue, useSheetCatalogue } from '../catalogue/sheet-catalogues.tsx';
import { TakeFromCatalogue } from '../catalogue/take-from-catalogue.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useWords } from '../words/words.tsx';
import { type Faults, sameFaultsAt } from './draft.ts';
import styles from './sheet-list.module.css';

/** Draws a field of an item; the same function every time. */
type RenderField = (field: {
  field: ItemField;
  value: Json | undefined;
  path: string;
  faults: Faults;
  onChange: (value: Json) => void;
}) => ReactNode;

interface SheetListProps {
  field: ListField;
  value: Json | undefined;
  /** Path of the list in the sheet, by which the faults of its items are found. */
  path: string;
  faults: Faults;
  /** The paths of the fields of each item that need not be asked, with spaces between them. */
  moot: readonly string[];
  /** A word of help and the limits. */
  help: string;
  /** Whether its name stands above it; alone in its section, the heading says it. */
  isNamed: boolean;
  onChange: (value: Json) => void;
  /** Takes the item at a place away, with all that hangs on it. */
  onRemove: (at: number) => void;
  renderField: RenderField;
}

function itemsOf(value: Json | undefined): readonly SheetData[] {
  return Array.isArray(value) ? (value as readonly SheetData[]) : [];
}

/** The items of a list, weapons for instance; each with its own fields. What is typed in one leaves the others alone. */
export function SheetList({
  field,
  value,
  path,
  faults,
  moot,
  help,
  isNamed,
  renderField,
  ...on
}: SheetListProps) {
  const { say } = useWords();
  const drawn = useSheetCatalogue(field.catalogue);
  const items = itemsOf(value);
  const latest = useRef({ items, ...on });
  latest.current = { items, ...on };
  const change = useCallback((at: number, changed: SheetData): void => {
    const { items: before, onChange } = latest.current;
    onChange(before.map((item, index) => (index === at ? { ...item, ...changed } : item)));
  }, []);
  const remove = useCallback((at: number): void => latest.current.onRemove(at), []);
  const add = useCallback((item: SheetData): void => {
    const { items: before, onChange } = latest.current;
    onChange([...before, item]);
  }, []);
  const itemAt = useCallback((at: number): SheetData => latest.current.items[at] ?? {}, []);
  return (
    <div className={styles.list}>
      <p className={styles.help}>
        {isNamed && <strong className={styles.name}>{say(field.label)}</strong>}
        {help}
      </p>
      {items.map((item, at) => (
        <Item
          // biome-ignore lint/suspicious/noArrayIndexKey: items of a sheet are known by their place.
          key={at}
          {...{ field, item, at, faults, drawn, change, remove, itemAt, renderField }}
          path={`${path}.${at}`}
          moot={moot[at] ?? ''}
        />
      ))}
      <More {...{ field, drawn, add }} isFull={items.length >= field.most} />
    </div>
  );
}

interface MoreProps {
  field: ListField;
  drawn: SheetCatalogue | undefined;
  isFull: boolean;
  add: (item: SheetData) => void;
}

/** The ways to one item more. */
const More = memo(function More({ field, drawn, isFull, add }: MoreProps) {
  const { say } = useWords();
  return (
    <div className={styles.add}>
      <Button icon={<Plus />} isDisabled={isFull} onPress={() => add(field.newItem)}>
        {say(field.addLabel)}
      </Button>
      {drawn !== undefined && <TakeFromCatalogue {...drawn} isDisabled={isFull} onTake={add} />}
    </div>
  );
});

interface ItemProps {
  field: ListField;
  item: SheetData;
  at: number;
  path: string;
  faults: Faults;
  moot: string;
  drawn: SheetCatalogue | undefined;
  change: (at: number, changed: SheetData) => void;
  remove: (at: number) => void;
  /** The item at a place as it is now. */
  itemAt: (at: number) => SheetData;
  renderField: RenderField;
}

/** One item; drawn anew when it is another one, or has other faults. */
const Item = memo(
  function Item({
    field,
    item,
    at,
    path,
    faults,
    moot,
    drawn,
    change,
    remove,
    itemAt,
    renderField,
  }: ItemProps) {
    const { say } = useWords();
    const unasked = moot.split(' ');
    const asked = field.item.filter((part) => !unasked.includes(part.path));
    const name = isName(item.name) ? say(item.name) : say(field.label);
    return (
      <fieldset className={styles.item} aria-label={name} data-first={at === 0} data-item={path}>
        {asked.map((part) => (
          <ItemPart
            key={part.path}
            {...{ part, at, faults, change, renderField }}
            value={item[part.path]}
            path={`${path}.${part.path}`}
          />
        ))}
        {drawn !== undefined && (
          <ItemOrigin
            catalogue={drawn.catalogue}
            item={item}
            name={name}
            onChange={(changed) => change(at, changed)}
          />
        )}
        <ItemActions {...{ at, name, drawn, change, remove, itemAt }} isOwn={originOf(item) === undefined} />
      </fieldset>
    );
  },
  (before, now) =>
    before.item === now.item &&
    before.field === now.field &&
    before.path === now.path &&
    before.moot === now.moot &&
    before.drawn === now.drawn &&
    sameFaultsAt(now.path, before.faults, now.faults),
);

interface ItemActionsProps extends Pick<ItemProps, 'at' | 'drawn' | 'change' | 'remove' | 'itemAt'> {
  name: string;
  /** Whether it comes from no catalogue. */
  isOwn: boolean;
}

/** What can be done with an item as a whole. */
const ItemActions = memo(function ItemActions({ at, name, drawn, isOwn, ...on }: ItemActionsProps) {
  const { t } = useWords();
  return (
    <div className={styles.remove}>
      {drawn !== undefined && isOwn && (
        <PutIntoCatalogue
          {...drawn}
          name={name}
          item={() => on.itemAt(at)}
          onPut={(put) => on.change(at, put)}
        />
      )}
      <IconButton
        label={t('creatures.removeItem', { item: name })}
        icon={<Trash2 />}
        onPress={() => on.remove(at)}
      />
    </div>
  );
});

interface ItemPartProps extends Pick<ItemProps, 'at' | 'path' | 'faults' | 'change' | 'renderField'> {
  part: ItemField;
  value: Json | undefined;
}

/** One field of an item. */
const ItemPart = memo(
  function ItemPart({ part, value, at, path, faults, change, renderField }: ItemPartProps) {
    return renderField({
      ...{ field: part, value, path, faults },
      onChange: (changed) => change(at, { [part.path]: changed }),
    });
  },
  (before, now) =>
    before.value === now.value &&
    before.part === now.part &&
    before.path === now.path &&
    sameFaultsAt(now.path, before.faults, now.faults),
);
