import { History } from 'lucide-react';
import { useState } from 'react';
import type { HistoryEntry } from '../../../shared/ipc/library-contract.ts';
import type { LibraryDocument } from '../../../shared/library/document.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { Button } from '../../ui/button.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './history-dialog.module.css';

/** Everything that was ever done to a document, newest first, and the way back to any of it. */
export function HistoryDialog({ document }: { document: LibraryDocument }) {
  const { t, say, time } = useWords();
  const { refuse } = useNotices();
  const [entries, setEntries] = useState<readonly HistoryEntry[]>();
  const open = async (): Promise<void> => {
    const answer = await ask('library.history', { id: document.id });
    if (answer.ok) setEntries(answer.value);
    else refuse(answer.error);
  };
  const revert = async (to: number): Promise<void> => {
    const { id, revision } = document;
    const answer = await ask('library.revert', { commandId: newCommandId(), id, revision, to });
    if (answer.ok) setEntries(undefined);
    else refuse(answer.error);
  };
  return (
    <>
      <IconButton label={t('history.open')} icon={<History />} onPress={() => void open()} />
      <ModalDialog
        isOpen={entries !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setEntries(undefined);
        }}
        title={t('history.title', { name: document.body.name })}
        closeLabel={t('action.close')}
        isDismissable
      >
        <ol className={styles.entries}>
          {entries?.map(({ revision, at, effect, deleted }) => (
            <li key={revision}>
              <span className={styles.effect}>
                {say(effect)}
                <time dateTime={at} className={styles.at}>
                  {time(at)}
                </time>
              </span>
              {revision === document.revision ? (
                <span className={styles.now}>{t('history.now')}</span>
              ) : deleted ? (
                <span className={styles.now}>{t('history.inTrash')}</span>
              ) : (
                <Button variant="quiet" onPress={() => void revert(revision)}>
                  {t('history.revert')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </ModalDialog>
    </>
  );
}
