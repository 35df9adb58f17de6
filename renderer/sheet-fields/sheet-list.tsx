import { Plus, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { originOf } from '../../shared/rules/core/catalogue.ts';
import { isName } from '../../shared/rules/core/read-sheet.ts';
import type { ItemField, Json, ListField, SheetData } from '../../shared/rules/core/sheet.ts';
import { ItemOrigin } from '../catalogue/item-origin.tsx';
import { PutIntoCatalogue } from '../catalogue/put-into-catalogue.tsx';
import { useSheetCatalogue } from '../catalogue/sheet-catalogues.tsx';
import { TakeFromCatalogue } from '../catalogue/take-from-catalogue.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useWords } from '../words/words.tsx';
import styles from './sheet-list.module.css';

interface SheetListProps {
  field: ListField;
  value: Json | undefined;
  /** A word of help and the limits. */
  help: string;
  /** Whether its name stands above it; alone in its section, the heading says it. */
  isNamed: boolean;
  onChange: (value: Json) => void;
  /** Takes the item at a place away, with all that hangs on it. */
  onRemove: (at: number) => void;
  /** Draws a field of the item at a place. */
  renderField: (
    field: ItemField,
    value: Json | undefined,
    at: number,
    onChange: (value: Json) => void,
  ) => ReactNode;
}

function itemsOf(value: Json | undefined): readonly SheetData[] {
  return Array.isArray(value) ? (value as readonly SheetData[]) : [];
}

/** The items of a list, weapons for instance; each with its own fields. */
export function SheetList({ field, value, help, isNamed, onChange, onRemove, renderField }: SheetListProps) {
  const { t, say } = useWords();
  const drawn = useSheetCatalogue(field.catalogue);
  const items = itemsOf(value);
  const replace = (at: number, change: SheetData): void =>
    onChange(items.map((item, index) => (index === at ? { ...item, ...change } : item)));
  const nameOf = (item: SheetData): string => (isName(item.name) ? say(item.name) : say(field.label));
  return (
    <div className={styles.list}>
      <p className={styles.help}>
        {isNamed && <strong className={styles.name}>{say(field.label)}</strong>}
        {help}
      </p>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a sheet are known by their place.
        <fieldset key={at} className={styles.item} aria-label={nameOf(item)} data-first={at === 0}>
          {field.item.map((part) => (
            <Fragment key={part.path}>
              {renderField(part, item[part.path], at, (changed) => replace(at, { [part.path]: changed }))}
            </Fragment>
          ))}
          {drawn !== undefined && (
            <ItemOrigin
              catalogue={drawn.catalogue}
              item={item}
              name={nameOf(item)}
              onChange={(changed) => replace(at, changed)}
            />
          )}
          <div className={styles.remove}>
            {drawn !== undefined && originOf(item) === undefined && (
              <PutIntoCatalogue
                {...drawn}
                item={item}
                name={nameOf(item)}
                onPut={(put) => replace(at, put)}
              />
            )}
            <IconButton
              label={t('creatures.removeItem', { item: nameOf(item) })}
              icon={<Trash2 />}
              onPress={() => onRemove(at)}
            />
          </div>
        </fieldset>
      ))}
      <div className={styles.add}>
        <Button
          icon={<Plus />}
          isDisabled={items.length >= field.most}
          onPress={() => onChange([...items, field.newItem])}
        >
          {say(field.addLabel)}
        </Button>
        {drawn !== undefined && (
          <TakeFromCatalogue
            {...drawn}
            isDisabled={items.length >= field.most}
            onTake={(item) => onChange([...items, item])}
          />
        )}
      </div>
    </div>
  );
}
