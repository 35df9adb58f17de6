import { Check, CircleAlert, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
  FieldError,
  Text,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './toggle.module.css';

interface CheckboxProps
  extends Omit<CheckboxFieldProps, 'className' | 'style' | 'children' | 'render' | 'isInvalid' | 'validate'> {
  children: ReactNode;
  description?: ReactNode;
  /** Set while the choice cannot be accepted: marks the box and is announced. */
  errorMessage?: string | undefined;
}

/** Says yes or no to one thing, with effect when the form is sent. */
export function Checkbox({ children, description, errorMessage, ...field }: CheckboxProps) {
  return (
    <CheckboxField
      validationBehavior="aria"
      {...field}
      {...(errorMessage && { isInvalid: true })}
      className={classNames(styles.field)}
    >
      <CheckboxButton className={classNames(styles.button)}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={styles.box} aria-hidden>
              {isIndeterminate ? <Minus /> : isSelected && <Check />}
            </span>
            <span className={styles.label}>{children}</span>
          </>
        )}
      </CheckboxButton>
      {description && (
        <Text slot="description" className={classNames(styles.description)}>
          {description}
        </Text>
      )}
      <div aria-live="polite" className={styles.live}>
        <FieldError className={classNames(styles.error)}>
          <CircleAlert aria-hidden />
          <span>{errorMessage}</span>
        </FieldError>
      </div>
    </CheckboxField>
  );
}
