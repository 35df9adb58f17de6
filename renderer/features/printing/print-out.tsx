import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import type { PaperOrder } from '../../../shared/ipc/paper-contract.ts';
import { ask } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './print-desk.module.css';

const fileChoices = ['one', 'each'] as const;
type Files = (typeof fileChoices)[number];

interface PrintOutProps {
  order: PaperOrder;
  /** Names the pages on show; undefined while there are none. */
  token: string | undefined;
  close: () => void;
}

/** Sends the pages out: into a file, into one for each, or to the printer; then closes. */
export function PrintOut({ order, token, close }: PrintOutProps) {
  const { t } = useWords();
  const { tell, refuse } = useNotices();
  const [files, setFiles] = useState<Files>('one');
  const [busy, setBusy] = useState<'saving' | 'printing'>();
  const isMany = order.kind === 'sheets' && order.creatures.length > 1;
  const show = { label: t('paper.show'), onPress: () => void ask('paper.showSaved', null) };

  async function saveOne(named: string): Promise<void> {
    const answer = await ask('paper.save', { token: named });
    if (!answer.ok) return refuse(answer.error);
    if (answer.value === null) return;
    tell({ tone: 'success', message: t('paper.saved', answer.value), action: show });
    close();
  }

  async function saveEach(): Promise<void> {
    const answer = await ask('paper.saveEach', order);
    if (!answer.ok) return refuse(answer.error);
    if (answer.value === null) return;
    const all = order.creatures.length;
    const whole = answer.value.files === all;
    const message = t('paper.savedEach', { ...answer.value, all });
    tell({ tone: whole ? 'success' : 'warning', message, ...(answer.value.files > 0 && { action: show }) });
    close();
  }

  async function print(named: string): Promise<void> {
    const answer = await ask('paper.print', { token: named });
    if (!answer.ok) return refuse(answer.error);
    if (!answer.value.printed) return;
    tell({ tone: 'success', message: t('paper.printed') });
    close();
  }

  async function busyWith(what: 'saving' | 'printing', work: () => Promise<void>): Promise<void> {
    setBusy(what);
    await work();
    setBusy(undefined);
  }

  return (
    <div className={styles.out}>
      {isMany && (
        <SegmentedControl
          label={t('paper.files')}
          segments={fileChoices.map((id) => ({ id, label: t(`paper.files.${id}`) }))}
          value={files}
          onChange={setFiles}
        />
      )}
      <div className={styles.actions}>
        <Button
          icon={<Printer />}
          isDisabled={token === undefined || busy !== undefined}
          onPress={() => token !== undefined && void busyWith('printing', () => print(token))}
        >
          {t('paper.printAction')}
        </Button>
        <Button
          variant="primary"
          icon={<FileDown />}
          isDisabled={token === undefined || busy === 'printing'}
          pendingLabel={busy === 'saving' && t('paper.saving')}
          onPress={() =>
            token !== undefined &&
            void busyWith('saving', () => (isMany && files === 'each' ? saveEach() : saveOne(token)))
          }
        >
          {t('paper.saveAction')}
        </Button>
      </div>
    </div>
  );
}
