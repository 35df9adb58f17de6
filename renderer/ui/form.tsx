import type { ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './form.module.css';

interface FormProps {
  children: ReactNode;
  /** Called with Enter or the submit button. Fields that are marked as invalid afterwards get the focus. */
  onSubmit: () => void;
  id?: string;
}

/** Holds fields that are sent together, and leads to the first one that cannot be accepted. */
export function Form({ children, onSubmit, ...form }: FormProps) {
  return (
    <AriaForm
      {...form}
      validationBehavior="aria"
      className={classNames(styles.form)}
      onSubmit={(event) => {
        event.preventDefault();
        const element = event.currentTarget;
        onSubmit();
        requestAnimationFrame(() => {
          element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        });
      }}
    >
      {children}
    </AriaForm>
  );
}
