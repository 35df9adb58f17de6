import { type ReactNode, useId } from 'react';
import { Button } from '../ui/button.tsx';
import { ModalDialog } from '../ui/dialog.tsx';
import { useWords } from '../words/words.tsx';

interface FormDialogProps {
  title: string;
  /** What the button that sends the form says. */
  confirmLabel: string;
  /** Whether that button has the focus at first, so that Enter alone sends what is filled in already. */
  confirmFirst?: boolean;
  size?: 'small' | 'medium' | 'large';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The form, which takes the id that the button sends it by. */
  children: (form: string) => ReactNode;
}

/** A form in a dialog: sent by the main button at its foot or by Enter, left by the other one or by Escape. */
export function FormDialog({
  title,
  confirmLabel,
  confirmFirst = false,
  size = 'medium',
  isOpen,
  onOpenChange,
  children,
}: FormDialogProps) {
  const { t } = useWords();
  const form = useId();
  return (
    <ModalDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={t('action.close')}
      size={size}
      actions={
        <>
          <Button slot="close">{t('action.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} autoFocus={confirmFirst}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children(form)}
    </ModalDialog>
  );
}
