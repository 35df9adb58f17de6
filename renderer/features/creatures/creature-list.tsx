import { Plus, Skull, UserRound } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Row } from '../../../shared/library/row.ts';
import type { AppWord } from '../../../shared/locales/app-word.ts';
import type { SheetKind } from '../../../shared/rules/core/sheet.ts';
import type { SheetTraits } from '../../../shared/rules/core/system.ts';
import { useList } from '../../replica/rows.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row as Line, Stack } from '../../ui/layout.tsx';
import { LongTable, type LongTableColumn } from '../../ui/long-table/long-table.tsx';
import type { SortOrder } from '../../ui/long-table/sort.ts';
import { type ScreenWords, useWords } from '../../words/words.tsx';
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

/** The columns of what the rules know of creatures: their level, their size from the smallest on. */
function traitColumns(
  { level, size }: SheetTraits,
  words: Pick<ScreenWords, 'say' | 'level'>,
): readonly LongTableColumn<Row>[] {
  const columns: LongTableColumn<Row>[] = [];
  if (level !== undefined)
    columns.push({
      id: 'level',
      label: words.say(level.label),
      render: (row) => (row.level === undefined ? '' : words.level(row.level)),
      sortBy: (row) => row.level,
      align: 'end',
      width: 120,
    });
  if (size !== undefined) {
    const places = new Map(size.sizes.map(({ id }, at) => [id, at]));
    const labels = new Map(size.sizes.map(({ id, label }) => [id, words.say(label)]));
    columns.push({
      id: 'size',
      label: words.say(size.label),
      render: (row) => labels.get(row.size ?? '') ?? '',
      sortBy: (row) => places.get(row.size ?? ''),
      width: '1fr',
    });
  }
  return columns;
}

const idOf = ({ id }: Row): string => id;

interface CreatureListProps {
  campaignId: string;
  kind: SheetKind;
  /** What the campaign's rules sort creatures by. */
  traits: SheetTraits;
  onOpen: (id: string) => void;
  /** What else can be done with the list. */
  actions: ReactNode;
}

/** The characters or the monsters of a campaign. */
export function CreatureList({ campaignId, kind, traits, onOpen, actions }: CreatureListProps) {
  const words = useWords();
  const { t, say } = words;
  const list = useList(campaignId, kind);
  const [creating, setCreating] = useState(false);
  const [sort, setSort] = useState<SortOrder>({ column: 'name', direction: 'ascending' });
  const columns = useMemo((): readonly LongTableColumn<Row>[] => {
    const what = ({ summary }: Row): string => (summary === null ? '' : say(summary));
    const name = (row: Row): string => say(row.name);
    return [
      { id: 'name', label: t('creatures.name'), render: name, sortBy: name, width: '2fr' },
      { id: 'what', label: t('creatures.what'), render: what, sortBy: what, width: '3fr' },
      ...traitColumns(traits, words),
    ];
  }, [t, say, traits, words]);
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
