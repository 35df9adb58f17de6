import { Check, ChevronDown } from 'lucide-react';
import {
  Button as AriaButton,
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import { FieldLabel, FieldMessages, type FieldTexts, fieldClass } from './field-parts.tsx';
import list from './list-box.module.css';
import styles from './select.module.css';

export interface SelectOption<Id extends string> {
  id: Id;
  label: string;
  /** A second line that helps to choose. */
  detail?: string | undefined;
  isDisabled?: boolean | undefined;
}

interface SelectProps<Id extends string>
  extends Omit<
      AriaSelectProps<SelectOption<Id>>,
      | 'className'
      | 'style'
      | 'children'
      | 'isInvalid'
      | 'render'
      | 'aria-label'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'selectionMode'
      | 'placeholder'
      | 'validate'
    >,
    FieldTexts {
  options: readonly SelectOption<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  placeholder?: string | undefined;
}

/** Asks for one of several given options. */
export function Select<Id extends string>({
  label,
  hideLabel = false,
  description,
  errorMessage,
  options,
  value,
  onChange,
  placeholder,
  ...field
}: SelectProps<Id>) {
  return (
    <AriaSelect
      validationBehavior="aria"
      {...field}
      {...(hideLabel && { 'aria-label': label })}
      {...(errorMessage && { isInvalid: true })}
      {...(placeholder !== undefined && { placeholder })}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key);
        if (chosen) onChange(chosen.id);
      }}
      className={fieldClass}
    >
      {!hideLabel && <FieldLabel>{label}</FieldLabel>}
      <AriaButton className={classNames(styles.button)}>
        <SelectValue className={classNames(styles.value)}>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <ChevronDown aria-hidden className={styles.chevron} />
      </AriaButton>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover className={classNames(list.popover)} offset={4}>
        <ListBox items={options} className={classNames(list.list)}>
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.label}
              isDisabled={option.isDisabled ?? false}
              className={classNames(list.option)}
            >
              {({ isSelected }) => (
                <>
                  <span className={list.mark}>{isSelected && <Check aria-hidden />}</span>
                  <span className={list.text}>
                    {option.label}
                    {option.detail && <span className={list.detail}>{option.detail}</span>}
                  </span>
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
