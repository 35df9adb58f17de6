import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import {
  Button as AriaButton,
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Group,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import control from './field-control.module.css';
import { FieldLabel, FieldMessages, type FieldTexts, fieldClass } from './field-parts.tsx';
import list from './list-box.module.css';

export interface Suggestion<Id extends string> {
  id: Id;
  /** The text that choosing it writes into the field. */
  label: string;
  /** A second line that helps to choose. */
  detail?: string | undefined;
}

interface ComboBoxProps<Id extends string>
  extends Omit<
      AriaComboBoxProps<Suggestion<Id>>,
      | 'className'
      | 'style'
      | 'children'
      | 'isInvalid'
      | 'render'
      | 'aria-label'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'inputValue'
      | 'defaultInputValue'
      | 'onInputChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'selectionMode'
      | 'items'
      | 'defaultItems'
      | 'allowsCustomValue'
      | 'validate'
    >,
    FieldTexts {
  suggestions: readonly Suggestion<Id>[];
  /** The text in the field, suggested or not. */
  value: string;
  onChange: (value: string) => void;
  /** A suggestion was chosen; its label has been passed to `onChange` as well. */
  onPick?: ((id: Id) => void) | undefined;
  placeholder?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** Asks for a text and offers suggestions for it, any other text being welcome too. */
export function ComboBox<Id extends string>({
  label,
  hideLabel = false,
  description,
  errorMessage,
  suggestions,
  value,
  onChange,
  onPick,
  placeholder = '',
  inputRef,
  ...field
}: ComboBoxProps<Id>) {
  return (
    <AriaComboBox
      validationBehavior="aria"
      {...field}
      {...(hideLabel && { 'aria-label': label })}
      {...(errorMessage && { isInvalid: true })}
      allowsCustomValue
      defaultItems={suggestions}
      inputValue={value}
      onInputChange={onChange}
      onSelectionChange={(key) => {
        const picked = suggestions.find((suggestion) => suggestion.id === key);
        if (picked) onPick?.(picked.id);
      }}
      className={fieldClass}
    >
      {!hideLabel && <FieldLabel>{label}</FieldLabel>}
      <Group className={classNames(control.box)}>
        <Input ref={inputRef} placeholder={placeholder} className={classNames(control.input)} />
        <AriaButton className={classNames(control.button)}>
          <ChevronDown aria-hidden />
        </AriaButton>
      </Group>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover className={classNames(list.popover)} offset={4}>
        <ListBox<Suggestion<Id>> className={classNames(list.list)}>
          {(suggestion) => (
            <ListBoxItem
              id={suggestion.id}
              textValue={suggestion.label}
              className={classNames(list.option, list.bare)}
            >
              <span className={list.text}>
                {suggestion.label}
                {suggestion.detail && <span className={list.detail}>{suggestion.detail}</span>}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
