import { CircleCheck, CircleDot, CircleX } from 'lucide-react';
import type { Finding } from '../../shared/rules/core/step.ts';
import { useWords } from '../words/words.tsx';
import { FigureButton } from './figure-button.tsx';
import styles from './finding-view.module.css';

const icons = { good: CircleCheck, bad: CircleX, neutral: CircleDot } as const;

/** What a roll has found out: the verdict, its number large, and why. */
export function FindingView({ finding: { verdict, why, tone, figure } }: { finding: Finding }) {
  const { say } = useWords();
  const Icon = icons[tone];
  return (
    <div className={styles.finding} data-tone={tone}>
      {figure !== undefined && (
        <span className={styles.total}>
          <FigureButton label={verdict} derived={{ figure, format: 'number' }} />
        </span>
      )}
      <span className={styles.words}>
        <strong className={styles.verdict}>
          <Icon aria-hidden />
          {say(verdict)}
        </strong>
        <span>{say(why)}</span>
      </span>
    </div>
  );
}
