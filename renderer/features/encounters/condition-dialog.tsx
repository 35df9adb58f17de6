import type { Combatant, EncounterState } from '../../../shared/encounter/state.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
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
  const names = combatants.map(({ name }) => say(name)).join(', ');
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('condition.title', { names })}
      confirmLabel={t('condition.begin')}
    >
      {(form) => (
        <ConditionForm
          id={form}
          state={state}
          combatants={combatants}
          onBegin={(command) => {
            onOpenChange(false);
            void send(command);
          }}
        />
      )}
    </FormDialog>
  );
}
