import { useState } from 'react';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWords } from '../../words/words.tsx';

interface ReadyDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onReady: (trigger: string) => void;
}

/** Asks for what the creature waits for. */
export function ReadyDialog({ isOpen, onOpenChange, onReady }: ReadyDialogProps) {
  const { t } = useWords();
  const [trigger, setTrigger] = useState('');
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('wait.ready')}
      confirmLabel={t('wait.readyAction')}
    >
      {(form) => (
        <Form
          id={form}
          onSubmit={() => {
            onOpenChange(false);
            onReady(trigger.trim());
          }}
        >
          <TextField
            label={t('wait.trigger')}
            description={t('wait.triggerHelp')}
            value={trigger}
            maxLength={200}
            autoFocus
            onChange={setTrigger}
          />
        </Form>
      )}
    </FormDialog>
  );
}
