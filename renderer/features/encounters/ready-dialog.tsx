import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
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
  const form = useId();
  const [trigger, setTrigger] = useState('');
  return (
    <ModalDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('wait.ready')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button slot="close">{t('action.cancel')}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t('wait.readyAction')}
          </Button>
        </>
      }
    >
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
    </ModalDialog>
  );
}
