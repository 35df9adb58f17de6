import { Minus, Plus } from 'lucide-react';
import { type Ref, useEffect, useId, useRef } from 'react';
import {
  Button as AriaButton,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Group,
  Input,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import control from './field-control.module.css';
import { FieldLabel, FieldMessages, type FieldTexts, fieldClass } from './field-parts.tsx';
import styles from './number-field.module.css';

const plain: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };
const signed: Intl.NumberFormatOptions = { maximumFractionDigits: 0, signDisplay: 'exceptZero' };

interface NumberFieldProps
  extends Omit<
      AriaNumberFieldProps,
      | 'className'
      | 'style'
      | 'children'
      | 'isInvalid'
      | 'render'
      | 'aria-label'
      | 'value'
      | 'onChange'
      | 'formatOptions'
      | 'commitBehavior'
      | 'validate'
    >,
    FieldTexts {
  /** Null is an empty field. */
  value?: number | null | undefined;
  /** Called when a number is settled: on Enter, on leaving the field, by arrow keys and steppers. */
  onChange?: ((value: number | null) => void) | undefined;
  /** What the number counts, shown behind it. */
  unit?: string | undefined;
  /** Given, a number outside the limits stays as typed and is marked with this; else it is moved to the limit. */
  outOfRangeMessage?: string | undefined;
  /** Shows a plus before positive numbers, for bonuses. */
  isSigned?: boolean | undefined;
  hideSteppers?: boolean | undefined;
  placeholder?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** Asks for a whole number, in the reader's notation, with either minus sign. */
export function NumberField({
  label,
  hideLabel = false,
  description,
  errorMessage,
  value,
  onChange,
  unit,
  outOfRangeMessage,
  isSigned = false,
  hideSteppers = false,
  placeholder = '',
  inputRef,
  ...field
}: NumberFieldProps) {
  const unitId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    element?.addEventListener('beforeinput', insertKnownMinus, true);
    return () => element?.removeEventListener('beforeinput', insertKnownMinus, true);
  }, []);

  const { minValue = Number.NEGATIVE_INFINITY, maxValue = Number.POSITIVE_INFINITY } = field;
  return (
    <AriaNumberField
      validationBehavior="aria"
      isWheelDisabled
      {...(unit && { 'aria-describedby': unitId })}
      {...field}
      {...(value !== undefined && { value: value ?? Number.NaN })}
      {...(onChange && { onChange: (value: number) => onChange(Number.isNaN(value) ? null : value) })}
      {...(outOfRangeMessage && {
        commitBehavior: 'validate',
        validate: (value: number) => (value < minValue || value > maxValue ? outOfRangeMessage : null),
      })}
      {...(hideLabel && { 'aria-label': label })}
      {...(errorMessage && { isInvalid: true })}
      formatOptions={isSigned ? signed : plain}
      className={fieldClass}
    >
      {!hideLabel && <FieldLabel>{label}</FieldLabel>}
      <Group ref={box} className={classNames(control.box, styles.box)}>
        {!hideSteppers && (
          <AriaButton slot="decrement" className={classNames(control.button, styles.stepper)}>
            <Minus aria-hidden />
          </AriaButton>
        )}
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={classNames(control.input, styles.input)}
          data-steppers={hideSteppers ? undefined : true}
        />
        {unit && (
          <span id={unitId} className={styles.unit}>
            {unit}
          </span>
        )}
        {!hideSteppers && (
          <AriaButton slot="increment" className={classNames(control.button, styles.stepper)}>
            <Plus aria-hidden />
          </AriaButton>
        )}
      </Group>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}

/**
 * React Aria knows '-' in every language, and '−' only where the language writes it so (Finnish does,
 * English and French do not). Typed or pasted, '−' is therefore entered as '-', if React Aria lets it.
 */
function insertKnownMinus(event: InputEvent): void {
  const { data, inputType, target } = event;
  if (!data?.includes('−')) return;
  event.preventDefault();
  event.stopPropagation();
  const known = data.replaceAll('−', '-');
  const again = new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType, data: known });
  if (target?.dispatchEvent(again)) document.execCommand('insertText', false, known);
}
