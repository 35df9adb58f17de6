import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import {
  Button as AriaButton,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Input,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import control from './field-control.module.css';
import { FieldLabel, fieldClass } from './field-parts.tsx';
import { Kbd } from './kbd.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'className' | 'style' | 'children' | 'render' | 'aria-label'> {
  label: string;
  /** On by default: the magnifying glass says it. */
  hideLabel?: boolean | undefined;
  placeholder?: string | undefined;
  /** The key that leads here, for display only. */
  keyHint?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** Narrows a list or looks something up; Escape empties it. */
export function SearchField({
  label,
  hideLabel = true,
  placeholder = '',
  keyHint,
  inputRef,
  ...field
}: SearchFieldProps) {
  return (
    <AriaSearchField {...field} {...(hideLabel && { 'aria-label': label })} className={fieldClass}>
      {({ isEmpty }) => (
        <>
          {!hideLabel && <FieldLabel>{label}</FieldLabel>}
          <div className={control.box}>
            <span className={control.aside}>
              <Search aria-hidden />
            </span>
            <Input
              ref={inputRef}
              placeholder={placeholder}
              className={classNames(control.input, styles.input)}
            />
            {isEmpty ? (
              keyHint && (
                <span className={styles.hint}>
                  <Kbd>{keyHint}</Kbd>
                </span>
              )
            ) : (
              <AriaButton className={classNames(control.button)}>
                <X aria-hidden />
              </AriaButton>
            )}
          </div>
        </>
      )}
    </AriaSearchField>
  );
}
