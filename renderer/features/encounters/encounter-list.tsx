import { Plus, Swords } from 'lucide-react';
import { useState } from 'react';
import type { Row } from '../../../shared/library/row.ts';
import { useRows } from '../../replica/rows.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row as Line, Stack } from '../../ui/layout.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { useWords } from '../../words/words.tsx';
import { StartEncounterDialog } from './start-encounter-dialog.tsx';

/** The encounters of a campaign, and how to begin one. */
export function EncounterList({ campaignId, onOpen }: { campaignId: string; onOpen: (id: string) => void }) {
  const { t, say } = useWords();
  const rows = useRows(campaignId, 'encounter');
  const [starting, setStarting] = useState(false);
  if (rows === undefined) return null;
  const start = (
    <Button
      variant={rows.length === 0 ? 'primary' : 'secondary'}
      icon={<Plus />}
      onPress={() => setStarting(true)}
    >
      {t('encounters.start')}
    </Button>
  );
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'name',
      label: t('encounters.name'),
      render: ({ name }) => say(name),
      sortBy: ({ name }) => say(name),
    },
    {
      id: 'state',
      label: t('encounters.state'),
      render: ({ summary }) => (summary === null ? '' : say(summary)),
    },
  ];
  return (
    <Stack>
      {rows.length > 0 && <Line justify="end">{start}</Line>}
      <Table
        label={t('campaign.encounters')}
        columns={columns}
        items={rows.toSorted((a, b) => b.seq - a.seq)}
        itemId={({ id }) => id}
        itemName={({ name }) => say(name)}
        onOpen={({ id }) => onOpen(id)}
        empty={
          <EmptyState icon={<Swords />} title={t('encounters.empty')} action={start}>
            {t('encounters.emptyText')}
          </EmptyState>
        }
      />
      <StartEncounterDialog
        campaignId={campaignId}
        isOpen={starting}
        onOpenChange={setStarting}
        onStarted={onOpen}
      />
    </Stack>
  );
}
