import { History } from 'lucide-react';
import { useState } from 'react';
import type { HistoryEntry } from '../../../shared/ipc/library-contract.ts';
import type { LibraryDocument } from '../../../shared/library/document.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { Button } from '../../ui/button.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toneIcon } from '../../ui/tone.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './history-dialog.module.css';

const DamagedIcon = toneIcon.warning;

/** What a change did, and when; or that nothing is left to tell that. */
function Told({ entry }: { entry: HistoryEntry }) {
  const { t, say, time } = useWords();
  if (entry.state === 'gone')
    return <span className={styles.effect}>{t('history.gone', { revision: entry.revision })}</span>;
  return (
    <span className={styles.effect}>
      {say(entry.effect)}
      {entry.at !== null && (
        <time dateTime={entry.at} className={styles.at}>
          {time(entry.at)}
        </time>
      )}
    </span>
  );
}

/** Everything that was ever done to a document, newest first, and the way back to any of it that is sound. */
export function HistoryDialog({ document }: { document: LibraryDocument }) {
  const { t } = useWords();
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
  const wayBack = (entry: HistoryEntry) => {
    const { state, revision } = entry;
    if (revision === document.revision) return <span className={styles.now}>{t('history.now')}</span>;
    if (state !== 'sound')
      return (
        <span className={styles.damaged}>
          <DamagedIcon aria-hidden="true" />
          {t(state === 'gone' ? 'history.noWayBack' : 'history.damaged')}
        </span>
      );
    if (entry.deleted) return <span className={styles.now}>{t('history.inTrash')}</span>;
    return (
      <Button variant="quiet" onPress={() => void revert(revision)}>
        {t('history.revert')}
      </Button>
    );
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
          {entries?.map((entry) => (
            <li key={entry.revision}>
              <Told entry={entry} />
              {wayBack(entry)}
            </li>
          ))}
        </ol>
      </ModalDialog>
    </>
  );
}
