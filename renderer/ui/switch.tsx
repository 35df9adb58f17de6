import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps, Text } from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './toggle.module.css';

interface SwitchProps
  extends Omit<SwitchFieldProps, 'className' | 'style' | 'children' | 'render' | 'isInvalid' | 'validate'> {
  children: ReactNode;
  description?: ReactNode;
}

/** Turns something on or off, with effect at once. */
export function Switch({ children, description, ...field }: SwitchProps) {
  return (
    <SwitchField {...field} className={classNames(styles.field)}>
      <SwitchButton className={classNames(styles.button)}>
        <span className={styles.track} aria-hidden>
          <span className={styles.thumb} />
        </span>
        <span className={styles.label}>{children}</span>
      </SwitchButton>
      {description && (
        <Text slot="description" className={classNames(styles.description)} data-kind="switch">
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
