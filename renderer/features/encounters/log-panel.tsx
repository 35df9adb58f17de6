import { useMemo } from 'react';
import type { RecordedEvent } from '../../../shared/encounter/event.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useWords } from '../../words/words.tsx';
import { logOf } from './log.ts';
import styles from './log-panel.module.css';

/** What happened, newest first; what was taken back is struck and stays. */
export function LogPanel({ events }: { events: readonly RecordedEvent[] }) {
  const { t, say } = useWords();
  const lines = useMemo(() => logOf(events).toReversed(), [events]);
  return (
    <section aria-label={t('encounter.log')}>
      <SectionHeading>{t('encounter.log')}</SectionHeading>
      <ol className={styles.log} reversed>
        {lines.map(({ position, label, findings, undone }) => (
          <li key={position} className={styles.line}>
            {undone ? (
              <span className={styles.undone}>
                <s>{say(label)}</s> ({t('encounter.undone')})
              </span>
            ) : (
              say(label)
            )}
            {!undone &&
              findings.map((finding) => (
                <span key={finding.why.key} className={styles.why}>
                  {say(finding.verdict)} – {say(finding.why)}
                </span>
              ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
