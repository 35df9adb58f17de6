import { Check, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './filter-select.module.css';
import list from './list-box.module.css';

interface FilterOption<Id extends string> {
  id: Id;
  label: string;
}

interface FilterSelectProps<Id extends string> {
  /** Stands within the control, before what is chosen. */
  label: string;
  options: readonly FilterOption<Id>[];
  /** What is chosen; none asks for nothing. */
  chosen: readonly Id[];
  onChange: (chosen: readonly Id[]) => void;
  /** Stands for having chosen nothing. */
  anyLabel: string;
  /** Several may be chosen; else another one takes the place of the first. */
  isMultiple?: boolean;
}

/** Narrows down what a list shows, in one line: its label and its choice stand in the control itself. */
export function FilterSelect<Id extends string>({
  label,
  options,
  chosen,
  onChange,
  anyLabel,
  isMultiple = false,
}: FilterSelectProps<Id>) {
  const shown = useId();
  const names = options.filter(({ id }) => chosen.includes(id)).map((option) => option.label);
  const take = (ids: readonly (string | number)[]): void =>
    onChange(options.map(({ id }) => id).filter((id) => ids.includes(id)));
  return (
    <AriaSelect<object, 'multiple'>
      selectionMode="multiple"
      shouldCloseOnSelect={!isMultiple}
      value={[...chosen]}
      onChange={(ids) => take(isMultiple ? ids : ids.filter((id) => !chosen.some((one) => one === id)))}
      className={classNames(styles.select)}
    >
      {/* Its name is what it shows, in the same order. */}
      <Button
        aria-labelledby={shown}
        className={classNames(styles.button)}
        data-filled={chosen.length > 0 || undefined}
      >
        <span id={shown} className={styles.shown}>
          <Label className={classNames(styles.label)}>{label}</Label>{' '}
          <SelectValue className={classNames(styles.value)}>
            {() => (names.length === 0 ? anyLabel : names.join(', '))}
          </SelectValue>
        </span>
        <ChevronDown aria-hidden className={styles.chevron} />
      </Button>
      <Popover className={classNames(list.popover)} offset={4}>
        <ListBox items={options} className={classNames(list.list)}>
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={classNames(list.option)}>
              {({ isSelected }) => (
                <>
                  <span className={list.mark}>{isSelected && <Check aria-hidden />}</span>
                  <span className={list.text}>{option.label}</span>
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
