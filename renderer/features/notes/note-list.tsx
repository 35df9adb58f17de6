import { NotebookPen, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Row } from '../../../shared/library/row.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { NameDialog } from '../../names/name-dialog.tsx';
import { useRows } from '../../replica/rows.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row as Line, Stack } from '../../ui/layout.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { useWords } from '../../words/words.tsx';

/** The notes of a campaign. */
export function NoteList({ campaignId, onOpen }: { campaignId: string; onOpen: (id: string) => void }) {
  const { t, say } = useWords();
  const rows = useRows(campaignId, 'note');
  const [creating, setCreating] = useState(false);
  if (rows === undefined) return null;
  const add = (
    <Button
      variant={rows.length === 0 ? 'primary' : 'secondary'}
      icon={<Plus />}
      onPress={() => setCreating(true)}
    >
      {t('notes.add')}
    </Button>
  );
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'title',
      label: t('notes.title'),
      render: ({ name }) => say(name),
      sortBy: ({ name }) => say(name),
    },
    { id: 'text', label: t('notes.text'), render: ({ summary }) => (summary === null ? '' : say(summary)) },
  ];
  return (
    <Stack>
      {rows.length > 0 && <Line justify="end">{add}</Line>}
      <Table
        label={t('campaign.notes')}
        columns={columns}
        items={rows}
        itemId={({ id }) => id}
        itemName={({ name }) => say(name)}
        onOpen={({ id }) => onOpen(id)}
        defaultSort={{ column: 'title', direction: 'ascending' }}
        empty={
          <EmptyState icon={<NotebookPen />} title={t('notes.none')} action={add}>
            {t('notes.noneText')}
          </EmptyState>
        }
      />
      <NameDialog
        title={t('notes.add')}
        label={t('notes.title')}
        confirmLabel={t('notes.create')}
        isOpen={creating}
        onOpenChange={setCreating}
        create={(name) => ask('notes.create', { commandId: newCommandId(), campaignId, name })}
        onCreated={onOpen}
      />
    </Stack>
  );
}
