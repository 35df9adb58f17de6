import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './inline-error.module.css';

/** Says next to a control, outside any field, what went wrong; announced when it appears. */
export function InlineError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.error}>
      <CircleAlert aria-hidden className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
