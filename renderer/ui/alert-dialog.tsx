import type { ReactNode } from 'react';
import {
  Dialog as AriaDialog,
  Heading,
  Modal,
  ModalOverlay,
  type ModalOverlayProps,
} from 'react-aria-components';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { type Tone, toneIcon } from './tone.tsx';

interface AlertDialogProps extends Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  title: string;
  /** What will happen, in full. */
  children: ReactNode;
  /** Danger puts the focus on the way out. */
  tone?: Exclude<Tone, 'success'> | undefined;
  /** Names the deed itself, not "OK". */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** While set, the deed is being done: the dialog stays and both buttons rest. */
  pendingLabel?: string | false | undefined;
}

/** Asks for a decision before something that is hard to take back. */
export function AlertDialog({
  title,
  children,
  tone = 'warning',
  confirmLabel,
  cancelLabel,
  onConfirm,
  pendingLabel,
  ...overlay
}: AlertDialogProps) {
  const Icon = toneIcon[tone];
  const isDangerous = tone === 'danger';
  return (
    <ModalOverlay {...overlay} className={classNames(styles.overlay)}>
      <Modal className={classNames(styles.modal)} data-size="small">
        <AriaDialog role="alertdialog" className={classNames(styles.dialog)}>
          {({ close }) => (
            <>
              <div className={classNames(styles.body, styles.alert)} data-tone={tone}>
                <Icon aria-hidden className={styles.icon} />
                <div>
                  <Heading slot="title" level={2} className={classNames(styles.title)}>
                    {title}
                  </Heading>
                  <div className={styles.message}>{children}</div>
                </div>
              </div>
              <footer className={styles.actions}>
                <Button onPress={close} autoFocus={isDangerous} isDisabled={Boolean(pendingLabel)}>
                  {cancelLabel}
                </Button>
                <Button
                  variant={isDangerous ? 'danger' : 'primary'}
                  autoFocus={!isDangerous}
                  pendingLabel={pendingLabel}
                  onPress={onConfirm}
                >
                  {confirmLabel}
                </Button>
              </footer>
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
