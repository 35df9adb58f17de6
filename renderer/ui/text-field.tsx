import type { Ref } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import control from './field-control.module.css';
import { FieldLabel, FieldMessages, type FieldTexts, fieldClass } from './field-parts.tsx';

interface TextFieldProps
  extends Omit<
      AriaTextFieldProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'render' | 'aria-label'
    >,
    FieldTexts {
  placeholder?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** Asks for one line of text. */
export function TextField({
  label,
  hideLabel = false,
  description,
  errorMessage,
  placeholder = '',
  inputRef,
  ...field
}: TextFieldProps) {
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
        <Input ref={inputRef} placeholder={placeholder} className={classNames(control.input)} />
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
