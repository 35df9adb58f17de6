import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { ModalDialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './printed-block.module.css';

/** The description that a creature was read from, with all that no sheet holds. */
export function PrintedBlock({ text }: { text: string }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('paste.asPrinted')} icon={<ScrollText />} onPress={() => setOpen(true)} />
      <ModalDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('paste.asPrinted')}
        closeLabel={t('action.close')}
        isDismissable
      >
        <p className={styles.text}>{text}</p>
      </ModalDialog>
    </>
  );
}
