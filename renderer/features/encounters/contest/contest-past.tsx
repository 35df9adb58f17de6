import type { ContestPast as PastRoll } from '../../../../shared/encounter/contest/contest.ts';
import { FindingView } from '../../../figures/finding-view.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { useWords } from '../../../words/words.tsx';
import styles from './contest-panel.module.css';

interface ContestPastProps {
  past: readonly PastRoll[];
  /** Whether the last of it stands apart, with its dice. */
  showsLast: boolean;
}

/** What came of the rolls and decisions so far, in their order. */
export function ContestPast({ past, showsLast }: ContestPastProps) {
  const { t, say } = useWords();
  const last = past.at(-1);
  return (
    <>
      {showsLast && last !== undefined && <Last past={last} />}
      {past.length > 1 && (
        <details className={styles.past}>
          <summary>
            <SectionHeading level={3}>{t('contest.past')}</SectionHeading>
          </summary>
          <ol>
            {past.map(({ summary }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what is past never moves.
              <li key={at}>{say(summary)}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

/** What came of the last roll or decision, with its dice and parts where it had any. */
function Last({ past: { summary, findings } }: { past: PastRoll }) {
  const { say } = useWords();
  if (findings.length === 0) return <p>{say(summary)}</p>;
  return (
    <details className={styles.past} open>
      <summary>{say(summary)}</summary>
      {findings.map((finding, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the findings of a past roll never move.
        <FindingView key={at} finding={finding} />
      ))}
    </details>
  );
}
