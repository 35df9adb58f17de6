import { Button as AriaButton } from 'react-aria-components';
import type { Economy } from '../../../shared/rules/core/system.ts';
import { useWords } from '../../words/words.tsx';
import type { Send } from './roll-panel.tsx';
import styles from './turn-panel.module.css';

interface TurnLeftProps {
  costs: Economy['costs'];
  left: Readonly<Record<string, number>>;
  send: Send;
}

/** What the turn still has room for; each part can be taken by hand, for what is on no sheet. */
export function TurnLeft({ costs, left, send }: TurnLeftProps) {
  const { t, say, number } = useWords();
  const open = costs.filter(({ id }) => left[id] !== undefined);
  return (
    <div className={styles.left}>
      <strong>{t('turn.left')}</strong>{' '}
      {open.length === 0
        ? t('turn.nothingLeft')
        : open.map(({ id, label }) => {
            const most = left[id] ?? 0;
            const counted =
              most > 1 && Number.isFinite(most) ? `${number(most)} × ${say(label)}` : say(label);
            return (
              <AriaButton
                key={id}
                className={styles.take ?? ''}
                aria-label={t('turn.take', { part: label })}
                onPress={() => void send({ type: 'takeAction', cost: id })}
              >
                {counted}
              </AriaButton>
            );
          })}
    </div>
  );
}
