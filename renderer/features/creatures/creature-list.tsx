import { Plus, Skull, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Row } from '../../../shared/library/row.ts';
import type { AppWord } from '../../../shared/locales/app-word.ts';
import type { SheetKind } from '../../../shared/rules/core/sheet.ts';
import { useRows } from '../../replica/rows.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row as Line, Stack } from '../../ui/layout.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { useWords } from '../../words/words.tsx';
import { NewCreatureDialog } from './new-creature-dialog.tsx';

const kindWords = {
  character: {
    add: 'creatures.addCharacter',
    list: 'campaign.party',
    none: 'creatures.noCharacters',
    noneText: 'creatures.noCharactersText',
    icon: <UserRound />,
  },
  monster: {
    add: 'creatures.addMonster',
    list: 'campaign.bestiary',
    none: 'creatures.noMonsters',
    noneText: 'creatures.noMonstersText',
    icon: <Skull />,
  },
} as const satisfies Record<
  SheetKind,
  Record<'add' | 'list' | 'none' | 'noneText', AppWord> & { icon: unknown }
>;

interface CreatureListProps {
  campaignId: string;
  kind: SheetKind;
  onOpen: (id: string) => void;
  /** What else can be done with the list. */
  actions: ReactNode;
}

/** The characters or the monsters of a campaign. */
export function CreatureList({ campaignId, kind, onOpen, actions }: CreatureListProps) {
  const { t, say } = useWords();
  const rows = useRows(campaignId, kind);
  const [creating, setCreating] = useState(false);
  if (rows === undefined) return null;
  const word = kindWords[kind];
  const add = (
    <Button
      variant={rows.length === 0 ? 'primary' : 'secondary'}
      icon={<Plus />}
      onPress={() => setCreating(true)}
    >
      {t(word.add)}
    </Button>
  );
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'name',
      label: t('creatures.name'),
      render: ({ name }) => say(name),
      sortBy: ({ name }) => say(name),
    },
    {
      id: 'what',
      label: t('creatures.what'),
      render: ({ summary }) => (summary === null ? '' : say(summary)),
      sortBy: ({ summary }) => (summary === null ? '' : say(summary)),
    },
  ];
  return (
    <Stack>
      <Line justify="end">
        {actions}
        {rows.length > 0 && add}
      </Line>
      <Table
        label={t(word.list)}
        columns={columns}
        items={rows}
        itemId={({ id }) => id}
        itemName={({ name }) => say(name)}
        onOpen={({ id }) => onOpen(id)}
        defaultSort={{ column: 'name', direction: 'ascending' }}
        empty={
          <EmptyState icon={word.icon} title={t(word.none)} action={add}>
            {t(word.noneText)}
          </EmptyState>
        }
      />
      <NewCreatureDialog
        campaignId={campaignId}
        kind={kind}
        isOpen={creating}
        onOpenChange={setCreating}
        onCreated={onOpen}
      />
    </Stack>
  );
}
