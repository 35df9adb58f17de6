import { useId } from 'react';
import type { Combatant, EncounterState } from '../../../shared/encounter/state.ts';
import { Button } from '../../ui/button.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { useWords } from '../../words/words.tsx';
import { ConditionForm } from './condition-form.tsx';
import type { Send } from './roll-panel.tsx';

interface ConditionDialogProps {
  state: EncounterState;
  combatants: readonly Combatant[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  send: Send;
}

/** Lays a condition on some. */
export function ConditionDialog({ state, combatants, isOpen, onOpenChange, send }: ConditionDialogProps) {
  const { t, say } = useWords();
  const form = useId();
  const names = combatants.map(({ name }) => say(name)).join(', ');
  return (
    <ModalDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('condition.title', { names })}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button slot="close">{t('action.cancel')}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t('condition.begin')}
          </Button>
        </>
      }
    >
      <ConditionForm
        id={form}
        state={state}
        combatants={combatants}
        onBegin={(command) => {
          onOpenChange(false);
          void send(command);
        }}
      />
    </ModalDialog>
  );
}
