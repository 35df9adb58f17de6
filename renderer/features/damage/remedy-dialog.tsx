import { useEffect, useState } from 'react';
import type { Damage, Remedy } from '../../../shared/ipc/damage-contract.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { Button } from '../../ui/button.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { type ScreenWords, useWords } from '../../words/words.tsx';
import styles from './remedy-dialog.module.css';

function written({ t, time }: ScreenWords, remedy: Remedy): string {
  switch (remedy.from) {
    case 'history':
      return t('damage.from.history', { revision: remedy.revision, at: time(remedy.at) });
    case 'backup':
      return t('damage.from.backup', { at: time(remedy.at) });
    case 'events':
      return t('damage.from.events', { count: remedy.kept });
  }
}

/** The sound copies of one damaged record, one of which can take its place. */
export function RemedyDialog({ damage, onClose }: { damage: Damage; onClose: () => void }) {
  const words = useWords();
  const { t } = words;
  const { tell, refuse } = useNotices();
  const [remedies, setRemedies] = useState<readonly Remedy[]>();
  const [taken, setTaken] = useState<Remedy>();
  const { id, name } = damage;
  useEffect(() => {
    void ask('damage.remedies', { id }).then((answer) => {
      if (answer.ok) setRemedies(answer.value);
      else refuse(answer.error);
    });
  }, [id, refuse]);
  const take = async (remedy: Remedy): Promise<void> => {
    setTaken(remedy);
    const answer = await ask('damage.mend', { commandId: newCommandId(), id, remedy });
    setTaken(undefined);
    if (!answer.ok) {
      refuse(answer.error);
      return;
    }
    tell({ tone: 'success', message: t('damage.mended') });
    onClose();
  };
  return (
    <ModalDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('damage.mendTitle', { name })}
      closeLabel={t('action.close')}
      isDismissable
    >
      {remedies === undefined ? (
        <p role="status">{t('damage.looking')}</p>
      ) : remedies.length === 0 ? (
        <p>{t('damage.noRemedy')}</p>
      ) : (
        <Stack>
          <p>{t('damage.mendText')}</p>
          <ul className={styles.remedies}>
            {remedies.map((remedy) => (
              <li key={written(words, remedy)}>
                <span>{written(words, remedy)}</span>
                <Button
                  variant="quiet"
                  isDisabled={taken !== undefined && taken !== remedy}
                  pendingLabel={taken === remedy && t('exchange.working')}
                  onPress={() => void take(remedy)}
                >
                  {t('damage.take')}
                </Button>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </ModalDialog>
  );
}
