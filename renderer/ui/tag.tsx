import type { ReactElement } from 'react';
import styles from './tag.module.css';
import type { Tone } from './tone.tsx';

interface TagProps {
  children: string;
  icon?: ReactElement | undefined;
  tone?: 'plain' | Tone | undefined;
}

/** A word that classifies the thing it stands beside. */
export function Tag({ children, icon, tone = 'plain' }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
