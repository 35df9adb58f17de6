import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Dialog as AriaDialog,
  Heading,
  Modal,
  ModalOverlay,
  type ModalOverlayProps,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

interface ModalDialogProps extends Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  title: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** The buttons at the foot, the main one last; a button with `slot="close"` closes. */
  actions?: ReactNode | ((close: () => void) => ReactNode);
  /** Given, a cross in the corner closes too, under this name. Escape always does. */
  closeLabel?: string | undefined;
  /** `whole` takes all the room that there is, for work of its own. */
  size?: 'small' | 'medium' | 'large' | 'whole' | undefined;
  /** Whether a click beside the dialog closes it; off where something typed could be lost. */
  isDismissable?: boolean | undefined;
}

/** Asks for attention to one task on top of the page; the focus returns where it was. */
export function ModalDialog({
  title,
  children,
  actions,
  closeLabel,
  size = 'medium',
  isDismissable = false,
  ...overlay
}: ModalDialogProps) {
  return (
    <ModalOverlay {...overlay} isDismissable={isDismissable} className={classNames(styles.overlay)}>
      <Modal className={classNames(styles.modal)} data-size={size}>
        <AriaDialog className={classNames(styles.dialog)}>
          {({ close }) => (
            <>
              <header className={styles.header}>
                <Heading slot="title" level={2} className={classNames(styles.title)}>
                  {title}
                </Heading>
                {closeLabel && <IconButton slot="close" label={closeLabel} icon={<X />} />}
              </header>
              <div className={styles.body}>{typeof children === 'function' ? children(close) : children}</div>
              {actions && (
                <footer className={styles.actions}>
                  {typeof actions === 'function' ? actions(close) : actions}
                </footer>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
