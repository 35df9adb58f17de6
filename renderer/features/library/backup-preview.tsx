import { useEffect, useState } from 'react';
import type { Backup } from '../../../shared/ipc/library-contract.ts';
import { ask, type Output } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { Button } from '../../ui/button.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './library.module.css';

/** Most differences that are listed one by one. */
const most = 50;

/** What restoring a backup would change, document by document, and the restoring itself. */
export function BackupPreview({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const { t, say, time } = useWords();
  const { refuse } = useNotices();
  const [preview, setPreview] = useState<Output<'backups.preview'>>();
  const [restoring, setRestoring] = useState(false);
  useEffect(() => {
    void ask('backups.preview', { name: backup.name }).then((answer) => {
      if (answer.ok) setPreview(answer.value);
      else {
        refuse(answer.error);
        onClose();
      }
    });
  }, [backup, refuse, onClose]);
  const restore = async (): Promise<void> => {
    setRestoring(true);
    const answer = await ask('backups.restore', { name: backup.name });
    setRestoring(false);
    if (!answer.ok) refuse(answer.error);
    onClose();
  };
  const differences = preview?.differences ?? [];
  return (
    <ModalDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('backups.previewTitle', { at: time(backup.at) })}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button slot="close">{t('action.cancel')}</Button>
          <Button
            variant="danger"
            isDisabled={differences.length === 0}
            pendingLabel={restoring && t('exchange.working')}
            onPress={() => void restore()}
          >
            {t('backups.restore')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('backups.restoreText')}</p>
        {preview !== undefined && differences.length === 0 && <p role="status">{t('backups.same')}</p>}
        <ul className={styles.differences}>
          {differences.slice(0, most).map(({ kind, name, would }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a preview never changes once it is there.
            <li key={at}>
              <span>
                {say(name)} <span className={styles.kind}>{t(`kind.${kind}`)}</span>
              </span>
              <span className={styles.would}>{t(`backups.would.${would}`)}</span>
            </li>
          ))}
        </ul>
        {differences.length > most && <p>{t('backups.more', { count: differences.length - most })}</p>}
      </Stack>
    </ModalDialog>
  );
}
