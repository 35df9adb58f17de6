import { contestName } from '../../../../shared/encounter/contest/describe.ts';
import type { EncounterState } from '../../../../shared/encounter/state.ts';
import { Button } from '../../../ui/button.tsx';
import { useWords } from '../../../words/words.tsx';
import styles from './contest-panel.module.css';

/** The contests that wait while something else is done, each with what it waits for. */
export function ContestsUnderWay({
  contests,
  onTakeUp,
}: {
  contests: EncounterState['contests'];
  onTakeUp: (contest: number) => void;
}) {
  const { t, say } = useWords();
  if (contests.length === 0) return null;
  return (
    <ul className={styles.waiting} aria-label={t('contest.underWay')}>
      {contests.map((one) => (
        <li key={one.contest}>
          <span>
            <strong>{say(contestName(one))}</strong> {say(one.standing.next)}
          </span>
          <Button
            variant="quiet"
            aria-label={t('contest.holds', { name: { text: t('contest.takeUp') }, result: contestName(one) })}
            onPress={() => onTakeUp(one.contest)}
          >
            {t('contest.takeUp')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
