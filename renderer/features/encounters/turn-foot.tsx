import { CirclePlus, StepBack, StepForward } from 'lucide-react';
import { memo, type Ref } from 'react';
import type { Combatant } from '../../../shared/encounter/state.ts';
import type { Label } from '../../../shared/rules/core/label.ts';
import { keyHint } from '../../keys/key-map.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/words.tsx';
import { PointsBox } from './points-box.tsx';
import type { Send } from './roll-panel.tsx';
import styles from './turn-foot.module.css';

interface TurnFootProps {
  /** Who is meant, the same list while it is the same ones. */
  meant: readonly Pick<Combatant, 'combatant' | 'name'>[];
  send: Send;
  pointsBox: Ref<HTMLInputElement>;
  onNext: () => void;
  /** Whose turn goes on when somebody is through who acted in it. */
  goesBackTo: Label | undefined;
  /** Absent where no turn has begun yet. */
  onBack: (() => void) | undefined;
  onCondition: () => void;
}

/**
 * On to the next turn or back to the one before; points and conditions of who is meant. It stays in sight, however
 * much there is to do in the turn.
 */
export const TurnFoot = memo(function TurnFoot(props: TurnFootProps) {
  const { meant, send, pointsBox, onNext, goesBackTo, onBack, onCondition } = props;
  const words = useWords();
  const { t, say } = words;
  const [first, ...others] = meant;
  const names = meant.map(({ name }) => say(name)).join(', ');
  return (
    <div className={styles.foot}>
      <Button variant="primary" icon={<StepForward />} keyHint={keyHint('nextTurn', words)} onPress={onNext}>
        {goesBackTo === undefined ? t('encounter.nextTurn') : t('turn.goesBack', { name: goesBackTo })}
      </Button>
      {onBack !== undefined && (
        <IconButton
          label={t('encounter.previousTurn')}
          icon={<StepBack />}
          keyHint={keyHint('previousTurn', words)}
          onPress={onBack}
        />
      )}
      {first !== undefined && (
        <>
          <span className={styles.whom} title={names}>
            → {names}
          </span>
          <PointsBox
            key={meant.map(({ combatant }) => combatant).join()}
            combatants={[first, ...others]}
            send={send}
            boxRef={pointsBox}
            placeholder={t('encounter.pointsKey', { key: keyHint('pointsBox', words) })}
          />
          <Button
            variant="quiet"
            icon={<CirclePlus />}
            keyHint={keyHint('newCondition', words)}
            onPress={onCondition}
          >
            {t('condition.new')}
          </Button>
        </>
      )}
    </div>
  );
});
