import type { ActionOdds } from '../../../shared/encounter/action-odds.ts';
import { useWords } from '../../words/words.tsx';
import styles from './odds-line.module.css';

/** What an action may come to, before it is rolled. */
export function OddsLine({ odds: { works, mean, fells, opposed } }: { odds: ActionOdds }) {
  const { t } = useWords();
  const percent = (chance: number): number => Math.round(100 * chance);
  const parts = [
    ...(opposed === null
      ? []
      : [
          t('opposed.wins', { percent: percent(opposed.wins) }),
          t('opposed.loses', { percent: percent(opposed.loses) }),
        ]),
    ...(works > 0
      ? [t(opposed === null ? 'odds.works' : 'opposed.takesEffect', { percent: percent(works) })]
      : []),
    ...(mean > 0 ? [t('odds.mean', { points: Math.round(10 * mean) / 10 })] : []),
    ...(fells !== null && percent(fells) > 0 ? [t('odds.fells', { percent: percent(fells) })] : []),
  ];
  return <span className={styles.odds}>{parts.join(' · ')}</span>;
}
