import { BookOpen, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CampaignDocument } from '../../../shared/library/document.ts';
import type { Row } from '../../../shared/library/row.ts';
import type { CatalogueSpec } from '../../../shared/rules/core/catalogue.ts';
import type { SheetData } from '../../../shared/rules/core/sheet.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { useEntries } from '../../catalogue/catalogue-rows.ts';
import { foldedIncludes } from '../../catalogue/folded-includes.ts';
import { TakeFromCatalogue } from '../../catalogue/take-from-catalogue.tsx';
import { useNotices } from '../../notices/notices.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row as Line, Stack } from '../../ui/layout.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWords } from '../../words/words.tsx';

interface CatalogueListProps {
  campaign: CampaignDocument;
  onOpen: (id: string) => void;
  /** What else can be done with the catalogue. */
  actions: ReactNode;
}

/** What a campaign keeps once, one catalogue at a time. */
export function CatalogueList({ campaign, onOpen, actions }: CatalogueListProps) {
  const { t, say } = useWords();
  const { catalogues } = systems[campaign.body.system];
  const [chosen, setChosen] = useState(catalogues[0]?.id ?? '');
  const catalogue = catalogues.find(({ id }) => id === chosen);
  return (
    <Stack>
      <Line justify="between">
        <SegmentedControl
          label={t('catalogue.kind')}
          hideLabel
          segments={catalogues.map(({ id, label }) => ({ id, label: say(label) }))}
          value={chosen}
          onChange={setChosen}
        />
        {actions}
      </Line>
      {catalogue !== undefined && (
        <Entries key={catalogue.id} campaignId={campaign.id} catalogue={catalogue} onOpen={onOpen} />
      )}
    </Stack>
  );
}

interface EntriesProps {
  campaignId: string;
  catalogue: CatalogueSpec;
  onOpen: (id: string) => void;
}

function Entries({ campaignId, catalogue, onOpen }: EntriesProps) {
  const { t, say } = useWords();
  const { refuse } = useNotices();
  const rows = useEntries(campaignId, catalogue);
  const [sought, setSought] = useState('');
  if (rows === undefined) return null;
  const keep = async (entry: SheetData): Promise<void> => {
    const asked = { commandId: newCommandId(), campaignId, catalogue: catalogue.id, entry };
    const answer = await ask('items.create', asked);
    if (answer.ok) onOpen(answer.value.id);
    else refuse(answer.error);
  };
  const add = (
    <Button
      variant={rows.length === 0 ? 'primary' : 'secondary'}
      icon={<Plus />}
      onPress={() => void keep(catalogue.newEntry)}
    >
      {say(catalogue.addLabel)}
    </Button>
  );
  const plain = (
    <TakeFromCatalogue
      plainOnly
      campaignId={campaignId}
      catalogue={catalogue}
      onTake={(entry) => void keep(entry)}
    />
  );
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'name',
      label: t('catalogue.name'),
      render: ({ name }) => say(name),
      sortBy: ({ name }) => say(name),
    },
    {
      id: 'values',
      label: t('catalogue.values'),
      render: ({ summary }) => (summary === null ? '' : say(summary)),
    },
  ];
  const shown = rows.filter(({ name }) => foldedIncludes(say(name), sought));
  return (
    <Stack>
      {rows.length > 0 && (
        <Line justify="between" align="end">
          <TextField label={t('catalogue.filter')} value={sought} onChange={setSought} />
          <Line>
            {plain}
            {add}
          </Line>
        </Line>
      )}
      <Table
        label={say(catalogue.label)}
        columns={columns}
        items={shown}
        itemId={({ id }) => id}
        itemName={({ name }) => say(name)}
        onOpen={({ id }) => onOpen(id)}
        defaultSort={{ column: 'name', direction: 'ascending' }}
        empty={
          rows.length > 0 ? (
            <EmptyState icon={<BookOpen />} title={t('catalogue.noMatch')} />
          ) : (
            <EmptyState
              icon={<BookOpen />}
              title={t('catalogue.none')}
              action={
                <Line>
                  {add}
                  {plain}
                </Line>
              }
            >
              {t('catalogue.noneText')}
            </EmptyState>
          )
        }
      />
    </Stack>
  );
}
