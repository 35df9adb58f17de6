import type { Economy } from '../../../shared/rules/core/system.ts';
import { useWords } from '../../words/words.tsx';
import styles from './turn-panel.module.css';

interface TurnLeftProps {
  costs: Economy['costs'];
  left: Readonly<Record<string, number>>;
}

/** What the turn still has room for. */
export function TurnLeft({ costs, left }: TurnLeftProps) {
  const { t, say, number } = useWords();
  const open = costs.filter(({ id }) => left[id] !== undefined);
  return (
    <p className={styles.left}>
      <strong>{t('turn.left')}</strong>{' '}
      {open.length === 0
        ? t('turn.nothingLeft')
        : open
            .map(({ id, label }) => {
              const most = left[id] ?? 0;
              return most > 1 && Number.isFinite(most) ? `${number(most)} × ${say(label)}` : say(label);
            })
            .join(t('turn.or'))}
    </p>
  );
}
