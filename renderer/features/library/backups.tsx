import { useState } from 'react';
import type { Backup } from '../../../shared/ipc/library-contract.ts';
import { ask } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { useWords } from '../../words/words.tsx';
import { BackupPreview } from './backup-preview.tsx';
import { writeHoldings } from './holdings.ts';
import styles from './library.module.css';
import { useAnswer } from './use-answer.ts';

/** The backups, each with what it holds, and the way back to it. */
export function Backups() {
  const words = useWords();
  const { t, time, bytes } = words;
  const { tell, refuse } = useNotices();
  const { value, refresh } = useAnswer('backups.list');
  const [making, setMaking] = useState(false);
  const [previewed, setPreviewed] = useState<Backup>();
  const make = async (): Promise<void> => {
    setMaking(true);
    const answer = await ask('backups.make', null);
    setMaking(false);
    if (answer.ok) tell({ tone: 'success', message: t('backups.made') });
    else refuse(answer.error);
    void refresh();
  };
  const columns: readonly TableColumn<Backup>[] = [
    { id: 'at', label: t('backups.at'), render: ({ at }) => time(at), sortBy: ({ at }) => at },
    { id: 'why', label: t('backups.why'), render: ({ reason }) => t(`backups.reason.${reason}`) },
    {
      id: 'holds',
      label: t('backups.holds'),
      render: ({ holdings }) =>
        holdings === null ? t('backups.unreadable') : writeHoldings(words, holdings),
    },
    {
      id: 'size',
      label: t('backups.size'),
      align: 'end',
      render: (backup) => bytes(backup.bytes),
      sortBy: (backup) => backup.bytes,
    },
    {
      id: 'restore',
      label: t('backups.restore'),
      hideLabel: true,
      isNarrow: true,
      render: (backup) => (
        <Button variant="quiet" isDisabled={backup.holdings === null} onPress={() => setPreviewed(backup)}>
          {t('backups.preview')}
        </Button>
      ),
    },
  ];
  if (value === undefined) return null;
  return (
    <section>
      <SectionHeading>{t('backups.title')}</SectionHeading>
      <Stack>
        <p className={styles.text}>{t('backups.text', { folder: value.folder })}</p>
        <Row>
          <Button pendingLabel={making && t('exchange.working')} onPress={() => void make()}>
            {t('backups.make')}
          </Button>
        </Row>
        <Table
          label={t('backups.title')}
          columns={columns}
          items={value.backups}
          itemId={({ name }) => name}
          itemName={({ at }) => time(at)}
          defaultSort={{ column: 'at', direction: 'descending' }}
          empty={<p className={styles.text}>{t('backups.none')}</p>}
        />
      </Stack>
      {previewed !== undefined && (
        <BackupPreview backup={previewed} onClose={() => setPreviewed(undefined)} />
      )}
    </section>
  );
}
