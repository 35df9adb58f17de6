import type { ReactElement } from 'react';
import {
  RadioButton,
  RadioField,
  RadioGroup,
  type RadioGroupProps,
  VisuallyHidden,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import { FieldLabel, FieldMessages, type FieldTexts, fieldClass } from './field-parts.tsx';
import styles from './segmented-control.module.css';

export interface Segment<Id extends string> {
  id: Id;
  label: string;
  icon?: ReactElement | undefined;
  /** Shows the icon alone; the label is read aloud. */
  hideLabel?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

interface SegmentedControlProps<Id extends string>
  extends Omit<
      RadioGroupProps,
      | 'className'
      | 'style'
      | 'children'
      | 'isInvalid'
      | 'render'
      | 'aria-label'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'orientation'
      | 'validate'
    >,
    FieldTexts {
  segments: readonly Segment<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
}

/** Asks for one of a few options that are all in sight. */
export function SegmentedControl<Id extends string>({
  label,
  hideLabel = false,
  description,
  errorMessage,
  segments,
  value,
  onChange,
  ...field
}: SegmentedControlProps<Id>) {
  return (
    <RadioGroup
      validationBehavior="aria"
      {...field}
      {...(hideLabel && { 'aria-label': label })}
      {...(errorMessage && { isInvalid: true })}
      orientation="horizontal"
      value={value}
      onChange={(id) => {
        const chosen = segments.find((segment) => segment.id === id);
        if (chosen) onChange(chosen.id);
      }}
      className={fieldClass}
    >
      {!hideLabel && <FieldLabel>{label}</FieldLabel>}
      <div className={styles.track}>
        {segments.map((segment) => (
          <RadioField
            key={segment.id}
            value={segment.id}
            isDisabled={segment.isDisabled ?? false}
            className={classNames(styles.field)}
          >
            <RadioButton className={classNames(styles.segment)}>
              {segment.icon}
              {segment.hideLabel ? (
                <VisuallyHidden>{segment.label}</VisuallyHidden>
              ) : (
                <span>{segment.label}</span>
              )}
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </RadioGroup>
  );
}
