import { Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Row } from '../../../shared/library/row.ts';
import type { SheetKind } from '../../../shared/rules/core/sheet.ts';
import type { SystemId } from '../../../shared/rules/core/system.ts';
import { useList } from '../../replica/rows.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row as Line, Stack } from '../../ui/layout.tsx';
import { useWords } from '../../words/words.tsx';
import { ownColumns, tagColumn, traitColumns } from './creature-columns.tsx';
import { CreatureTable } from './creature-table.tsx';
import { kindWords } from './kind-words.tsx';
import { listRules } from './list-rules.ts';
import { NewCreatureDialog } from './new-creature-dialog.tsx';

interface CreatureListProps {
  campaignId: string;
  kind: SheetKind;
  /** The campaign's rules. */
  system: SystemId;
  onOpen: (id: string) => void;
  /** What else can be done with chosen creatures. */
  bulk: (chosen: readonly Row[]) => ReactNode;
  /** What else can be done with the list. */
  actions: ReactNode;
}

/** The characters or the monsters of a campaign. */
export function CreatureList({ campaignId, kind, system, onOpen, bulk, actions }: CreatureListProps) {
  const words = useWords();
  const { t } = words;
  const list = useList(campaignId, kind);
  const [creating, setCreating] = useState(false);
  const hasTags = list?.rows.some((row) => row.tags !== undefined) === true;
  const rules = useMemo(() => listRules([system], () => system), [system]);
  const columns = useMemo(
    () => [...ownColumns(words), ...traitColumns(words, rules), ...(hasTags ? [tagColumn(words)] : [])],
    [rules, words, hasTags],
  );
  if (list === undefined) return null;
  const { rows, total } = list;
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
    <>
      {rows.length === 0 ? (
        <Stack>
          <Line justify="end">{actions}</Line>
          <EmptyState icon={word.icon} title={t(word.none)} action={add}>
            {t(word.noneText)}
          </EmptyState>
        </Stack>
      ) : (
        <CreatureTable
          list={`${campaignId}:${kind}`}
          label={t(word.list)}
          kind={kind}
          rows={rows}
          total={total}
          columns={columns}
          rules={rules}
          onOpen={onOpen}
          bulk={bulk}
          actions={
            <>
              {actions}
              {add}
            </>
          }
        />
      )}
      <NewCreatureDialog
        campaignId={campaignId}
        kind={kind}
        isOpen={creating}
        onOpenChange={setCreating}
        onCreated={onOpen}
      />
    </>
  );
}
