import type { Ref } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import control from './field-control.module.css';
import { FieldLabel, FieldMessages, type FieldTexts, fieldClass } from './field-parts.tsx';
import styles from './text-area.module.css';

interface TextAreaProps
  extends Omit<TextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'render' | 'aria-label'>,
    FieldTexts {
  placeholder?: string | undefined;
  /** The height to begin with, in lines; it grows with the text. */
  rows?: number | undefined;
  /** The height from which on it scrolls instead, in lines. */
  mostRows?: number | undefined;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Asks for text of several lines. */
export function TextArea({
  label,
  hideLabel = false,
  description,
  errorMessage,
  placeholder = '',
  rows = 4,
  mostRows,
  inputRef,
  ...field
}: TextAreaProps) {
  return (
    <AriaTextField
      validationBehavior="aria"
      {...field}
      {...(hideLabel && { 'aria-label': label })}
      {...(errorMessage && { isInvalid: true })}
      className={fieldClass}
    >
      {!hideLabel && <FieldLabel>{label}</FieldLabel>}
      <div className={control.box}>
        <AriaTextArea
          ref={inputRef}
          placeholder={placeholder}
          rows={rows}
          style={{ minHeight: `${rows}lh`, ...(mostRows !== undefined && { maxHeight: `${mostRows}lh` }) }}
          className={classNames(control.input, styles.area)}
        />
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
