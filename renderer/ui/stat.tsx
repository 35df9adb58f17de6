import type { ReactNode } from 'react';
import styles from './stat.module.css';

interface StatProps {
  label: string;
  /** The number, as it is written; may be a FigureTrigger. */
  children: ReactNode;
  /** What it is out of or made of, in small print below. */
  parts?: ReactNode;
  size?: 'medium' | 'large' | 'huge' | undefined;
  tone?: 'plain' | 'accent' | 'danger' | 'success' | undefined;
}

/** The number that decides, as the largest thing in sight. */
export function Stat({ label, children, parts, size = 'large', tone = 'plain' }: StatProps) {
  return (
    <dl className={styles.stat} data-size={size} data-tone={tone}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      {parts && <dd className={styles.parts}>{parts}</dd>}
    </dl>
  );
}
