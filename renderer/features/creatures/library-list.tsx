import { type ReactNode, useCallback, useMemo } from 'react';
import type { Row } from '../../../shared/library/row.ts';
import type { SheetKind } from '../../../shared/rules/core/sheet.ts';
import { type SystemId, systemIds } from '../../../shared/rules/core/system.ts';
import { useList } from '../../replica/rows.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useWords } from '../../words/words.tsx';
import { homeColumns, ownColumns, tagColumn, traitColumns } from './creature-columns.tsx';
import { CreatureTable } from './creature-table.tsx';
import { kindWords } from './kind-words.tsx';
import { listRules } from './list-rules.ts';

interface LibraryListProps {
  kind: SheetKind;
  onOpen: (id: string) => void;
  /** What else can be done with chosen creatures. */
  bulk: (chosen: readonly Row[]) => ReactNode;
  /** The way to where creatures are made. */
  begin: ReactNode;
}

/** All campaigns by their ids; undefined until they are known. */
function useCampaigns(): ReadonlyMap<string, Row> | undefined {
  const list = useList(null, 'campaign');
  return useMemo(() => {
    if (list === undefined || list.rows.length < list.total) return undefined;
    return new Map(list.rows.map((row) => [row.id, row]));
  }, [list]);
}

/** The characters or the monsters of all campaigns. */
export function LibraryList(props: LibraryListProps) {
  const campaigns = useCampaigns();
  return campaigns === undefined ? null : <ListOf key={props.kind} {...props} campaigns={campaigns} />;
}

function ListOf({
  kind,
  campaigns,
  onOpen,
  bulk,
  begin,
}: LibraryListProps & { campaigns: ReadonlyMap<string, Row> }) {
  const words = useWords();
  const { t } = words;
  const list = useList(null, kind);
  const systemOf = useCallback(
    ({ campaignId }: Row): SystemId | undefined => campaigns.get(campaignId)?.system,
    [campaigns],
  );
  const rules = useMemo(() => {
    const played = new Set(Array.from(campaigns.values(), ({ system }) => system));
    return listRules(
      systemIds.filter((id) => played.has(id)),
      systemOf,
    );
  }, [campaigns, systemOf]);
  const hasTags = list?.rows.some((row) => row.tags !== undefined) === true;
  const columns = useMemo(
    () => [
      ...ownColumns(words),
      ...homeColumns(words, rules, campaigns),
      ...traitColumns(words, rules),
      ...(hasTags ? [tagColumn(words)] : []),
    ],
    [words, rules, campaigns, hasTags],
  );
  if (list === undefined) return null;
  const word = kindWords[kind];
  if (list.rows.length === 0)
    return (
      <EmptyState icon={word.icon} title={t(word.none)} action={begin}>
        {t('bestiary.noneText')}
      </EmptyState>
    );
  return (
    <CreatureTable
      list={`library:${kind}`}
      label={t(word.list)}
      kind={kind}
      rows={list.rows}
      total={list.total}
      columns={columns}
      rules={rules}
      campaigns={campaigns}
      onOpen={onOpen}
      bulk={bulk}
    />
  );
}
