import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Trashed } from '../../../shared/ipc/library-contract.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './library.module.css';
import { useAnswer } from './use-answer.ts';

/** What was removed, until it is forgotten for good. */
export function Trash() {
  const { t, say, time } = useWords();
  const { tell, refuse } = useNotices();
  const { value, refresh } = useAnswer('library.trash');
  const [emptying, setEmptying] = useState(false);
  const putBack = async ({ id }: Trashed): Promise<void> => {
    const answer = await ask('library.putBack', { commandId: newCommandId(), id });
    if (!answer.ok) refuse(answer.error);
  };
  const empty = async (): Promise<void> => {
    setEmptying(false);
    const answer = await ask('library.emptyTrash', { commandId: newCommandId() });
    if (answer.ok) tell({ message: t('trash.emptied', { count: answer.value.removed }) });
    else refuse(answer.error);
    void refresh();
  };
  const columns: readonly TableColumn<Trashed>[] = [
    {
      id: 'name',
      label: t('creatures.name'),
      render: ({ name }) => say(name),
      sortBy: ({ name }) => say(name),
    },
    { id: 'kind', label: t('creatures.what'), render: ({ kind }) => t(`kind.${kind}`) },
    { id: 'campaign', label: t('paper.campaign'), render: ({ campaign }) => say(campaign) },
    {
      id: 'at',
      label: t('trash.removedAt'),
      render: ({ removedAt }) => (removedAt === null ? '' : time(removedAt)),
      sortBy: ({ removedAt }) => removedAt ?? '',
    },
    {
      id: 'back',
      label: t('trash.putBack'),
      hideLabel: true,
      isNarrow: true,
      render: (trashed) => (
        <Button variant="quiet" onPress={() => void putBack(trashed)}>
          {t('trash.putBack')}
        </Button>
      ),
    },
  ];
  if (value === undefined) return null;
  return (
    <section>
      <SectionHeading>{t('trash.title')}</SectionHeading>
      <Stack>
        <p className={styles.text}>{t('trash.text')}</p>
        <Table
          label={t('trash.title')}
          columns={columns}
          items={value}
          itemId={({ id }) => id}
          itemName={({ name }) => say(name)}
          defaultSort={{ column: 'at', direction: 'descending' }}
          empty={<p className={styles.text}>{t('trash.empty')}</p>}
        />
        {value.length > 0 && (
          <Row>
            <Button variant="danger" icon={<Trash2 />} onPress={() => setEmptying(true)}>
              {t('trash.emptyAction')}
            </Button>
          </Row>
        )}
      </Stack>
      <AlertDialog
        isOpen={emptying}
        onOpenChange={setEmptying}
        tone="danger"
        title={t('trash.emptyTitle')}
        confirmLabel={t('trash.emptyAction')}
        cancelLabel={t('action.cancel')}
        onConfirm={() => void empty()}
      >
        {t('trash.emptyText')}
      </AlertDialog>
    </section>
  );
}
