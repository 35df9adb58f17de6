import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './field-parts.module.css';

/** What every form field has in common. */
export interface FieldTexts {
  label: string;
  /** Keeps the label for screen readers only, where the place already says what is asked. */
  hideLabel?: boolean | undefined;
  description?: ReactNode;
  /** Set while the value cannot be accepted: marks the field and is announced. */
  errorMessage?: string | undefined;
}

/** The class of the element that stacks label, control and messages. */
export const fieldClass = classNames(styles.field);

/** The visible name of a field. */
export function FieldLabel({ children }: { children: string }) {
  return <Label className={classNames(styles.label)}>{children}</Label>;
}

/** The help below a field, and its error, which is announced as soon as it appears. */
export function FieldMessages({
  description,
  errorMessage,
}: Pick<FieldTexts, 'description' | 'errorMessage'>) {
  return (
    <>
      {description && (
        <Text slot="description" className={classNames(styles.description)}>
          {description}
        </Text>
      )}
      <div aria-live="polite" className={styles.live}>
        <FieldError className={classNames(styles.error)}>
          {({ validationErrors }) => (
            <>
              <CircleAlert aria-hidden className={styles.icon} />
              <span>{errorMessage ?? validationErrors.join(' ')}</span>
            </>
          )}
        </FieldError>
      </div>
    </>
  );
}
