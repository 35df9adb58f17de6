import type { ReactElement, ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon?: ReactElement | undefined;
  title: string;
  /** What will stand here, and how it gets here. */
  children?: ReactNode;
  /** The button that makes the first one. */
  action?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
}

/** Stands where a list has nothing to show yet, and says what to do about it. */
export function EmptyState({ icon, title, children, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <Heading level={level} className={classNames(styles.title)}>
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
