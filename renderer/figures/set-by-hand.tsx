import type { DerivedFigure } from '../../shared/rules/core/sheet.ts';
import { Button } from '../ui/button.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { useWords } from '../words/words.tsx';
import styles from './set-by-hand.module.css';

interface SetByHandProps {
  derived: DerivedFigure;
  /** What the rules make of it, written; absent where it is the rules' number already. */
  computed: string | undefined;
  onSet: (value: number | null) => void;
  onClose: () => void;
}

/** Under the ledger of a number: setting it by hand, and going back to what the rules make of it. */
export function SetByHand({ derived, computed, onSet, onClose }: SetByHandProps) {
  const { t } = useWords();
  return (
    <div className={styles.set}>
      <NumberField
        label={t('byHand.field')}
        description={t('byHand.help')}
        value={computed === undefined ? null : derived.figure.total}
        minValue={-99_999}
        maxValue={99_999}
        isSigned={derived.format === 'bonus'}
        onChange={onSet}
      />
      {computed !== undefined && (
        <>
          <p className={styles.would}>
            {t('byHand.would', { value: computed })} {t('byHand.key')}
          </p>
          <div>
            <Button
              onPress={() => {
                onSet(null);
                onClose();
              }}
            >
              {t('byHand.back', { value: computed })}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
