import { Plus, Trash2 } from 'lucide-react';
import { isName } from '../../../shared/rules/core/read-sheet.ts';
import type { ListField, SheetData } from '../../../shared/rules/core/sheet.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/words.tsx';
import { itemsOf, SheetFieldInput, type SheetFieldProps } from './sheet-field.tsx';
import styles from './sheet-list.module.css';

/** The items of a list, weapons for instance; each with its own fields. */
export function SheetList({ field, value, path, faults, onChange, onBlur }: SheetFieldProps<ListField>) {
  const { t, say } = useWords();
  const items = itemsOf(value);
  const replace = (at: number, change: SheetData): void =>
    onChange(items.map((item, index) => (index === at ? { ...item, ...change } : item)));
  const nameOf = (item: SheetData): string => (isName(item.name) ? say(item.name) : say(field.label));
  return (
    <div className={styles.list}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a sheet are known by their place.
        <fieldset key={at} className={styles.item} aria-label={nameOf(item)}>
          {field.item.map((part) => (
            <SheetFieldInput
              key={part.path}
              field={part}
              value={item[part.path]}
              path={`${path}.${at}.${part.path}`}
              faults={faults}
              onChange={(changed) => replace(at, { [part.path]: changed })}
              onBlur={onBlur}
            />
          ))}
          <div className={styles.remove}>
            <IconButton
              label={t('creatures.removeItem', { item: nameOf(item) })}
              icon={<Trash2 />}
              onPress={() => onChange(items.filter((_, index) => index !== at))}
            />
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          icon={<Plus />}
          isDisabled={items.length >= field.most}
          onPress={() => onChange([...items, field.newItem])}
        >
          {say(field.addLabel)}
        </Button>
      </div>
    </div>
  );
}
