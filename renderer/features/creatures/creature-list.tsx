import { Plus, Skull, UserRound } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Row } from '../../../shared/library/row.ts';
import type { AppWord } from '../../../shared/locales/app-word.ts';
import type { SheetKind } from '../../../shared/rules/core/sheet.ts';
import { useList } from '../../replica/rows.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row as Line, Stack } from '../../ui/layout.tsx';
import { LongTable, type LongTableColumn } from '../../ui/long-table/long-table.tsx';
import type { SortOrder } from '../../ui/long-table/sort.ts';
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

const idOf = ({ id }: Row): string => id;

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
  const list = useList(campaignId, kind);
  const [creating, setCreating] = useState(false);
  const [sort, setSort] = useState<SortOrder>({ column: 'name', direction: 'ascending' });
  const columns = useMemo((): readonly LongTableColumn<Row>[] => {
    const what = ({ summary }: Row): string => (summary === null ? '' : say(summary));
    const name = (row: Row): string => say(row.name);
    return [
      { id: 'name', label: t('creatures.name'), render: name, sortBy: name, width: '2fr' },
      { id: 'what', label: t('creatures.what'), render: what, sortBy: what, width: '3fr' },
    ];
  }, [t, say]);
  if (list === undefined) return null;
  const { rows } = list;
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
  return (
    <Stack>
      <Line justify="end">
        {actions}
        {rows.length > 0 && add}
      </Line>
      {rows.length === 0 ? (
        <EmptyState icon={word.icon} title={t(word.none)} action={add}>
          {t(word.noneText)}
        </EmptyState>
      ) : (
        <LongTable
          label={t(word.list)}
          columns={columns}
          items={rows}
          itemId={idOf}
          itemName={({ name }) => say(name)}
          onOpen={({ id }) => onOpen(id)}
          sort={sort}
          onSortChange={setSort}
        />
      )}
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
