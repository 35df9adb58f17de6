import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  children: ReactNode;
  level?: 2 | 3 | 4 | undefined;
  /** How many things are in the section. */
  count?: string | number | undefined;
  /** Small buttons that act on the section. */
  actions?: ReactNode;
}

/** Names a part of a view, with a hairline to lead the eye. */
export function SectionHeading({ children, level = 2, count, actions }: SectionHeadingProps) {
  return (
    <div className={styles.heading} data-level={level}>
      <Heading level={level}>
        {children}
        {count !== undefined && <span className={styles.count}> {count}</span>}
      </Heading>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
