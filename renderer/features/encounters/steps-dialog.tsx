import type { EncounterHistory } from '../../../shared/encounter/history.ts';
import { Button } from '../../ui/button.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { useWords } from '../../words/words.tsx';
import type { Send } from './roll-panel.tsx';
import styles from './steps-dialog.module.css';

interface StepsDialogProps {
  history: EncounterHistory;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  send: Send;
}

/** Steps that are listed at once, on either side of now. */
const listed = 200;

/** Every step by its effect; one press goes back before it, or forth to what was taken back. */
export function StepsDialog({ history: { done, undone }, isOpen, onOpenChange, send }: StepsDialogProps) {
  const { t, say } = useWords();
  // The beginning of the encounter stays.
  const past = done.slice(1).slice(-listed).toReversed();
  const future = undone.slice(0, listed).toReversed();
  const go = (command: Parameters<Send>[0]): void => {
    onOpenChange(false);
    void send(command);
  };
  return (
    <ModalDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('steps.title')}
      closeLabel={t('action.close')}
      isDismissable
    >
      <p>{t('steps.text')}</p>
      <ol className={styles.steps} reversed>
        {future.map(({ commandId, label }) => (
          <li key={commandId} data-undone="true">
            <Button variant="quiet" isWide onPress={() => go({ type: 'redo', to: commandId })}>
              {t('steps.redo', { effect: label })}
            </Button>
          </li>
        ))}
        <li className={styles.now}>{t('steps.now')}</li>
        {past.map(({ commandId, label }) => (
          <li key={commandId}>
            <Button
              variant="quiet"
              isWide
              aria-label={t('steps.undo', { effect: label })}
              onPress={() => go({ type: 'undo', from: commandId })}
            >
              {say(label)}
            </Button>
          </li>
        ))}
      </ol>
      {past.length === 0 && future.length === 0 && <p>{t('steps.none')}</p>}
    </ModalDialog>
  );
}
