import { SearchX, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import type { Row } from '../../../shared/library/row.ts';
import type { SheetKind } from '../../../shared/rules/core/sheet.ts';
import { ask, newCommandId } from '../../bridge/desk.ts';
import { useNotices } from '../../notices/notices.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row as Line, Stack } from '../../ui/layout.tsx';
import { LongTable, type LongTableColumn } from '../../ui/long-table/long-table.tsx';
import { useWords } from '../../words/words.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { choicesIn, createRowFilter, isFiltering, noFilter } from './creature-filter.ts';
import styles from './creature-table.module.css';
import { FilterBar } from './filter-bar.tsx';
import type { ListRules } from './list-rules.ts';
import { useListView } from './list-view.ts';

interface CreatureTableProps {
  /** Names the list: whoever comes back to it finds it as it was left. */
  list: string;
  label: string;
  kind: SheetKind;
  /** All of them, or those that are there already. */
  rows: readonly Row[];
  total: number;
  columns: readonly LongTableColumn<Row>[];
  rules: ListRules;
  /** The campaigns that the creatures may be of, where they may be of several. */
  campaigns?: ReadonlyMap<string, Row>;
  onOpen: (id: string) => void;
  /** What else can be done with chosen creatures: printing, exporting. */
  bulk: (chosen: readonly Row[]) => ReactNode;
  /** What else can be done with the list. */
  actions?: ReactNode;
}

const idOf = ({ id }: Row): string => id;
const oneCampaign: ReadonlyMap<string, Row> = new Map();

/** Creatures in a table, to be filtered and sorted. */
export function CreatureTable({
  list,
  label,
  kind,
  rows,
  total,
  columns,
  rules,
  campaigns = oneCampaign,
  onOpen,
  bulk,
  actions,
}: CreatureTableProps) {
  const words = useWords();
  const { t, say } = words;
  const { tell, refuse } = useNotices();
  const [{ filter, sort, selected }, setView] = useListView(list);
  const area = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const filterBy = useMemo(() => createRowFilter((row) => say(row.name), rules), [say, rules]);
  const choices = useMemo(() => choicesIn(rows, rules), [rows, rules]);
  // Letters appear as they are typed, whatever the table has to do.
  const asked = useDeferredValue(filter);
  const shows = useMemo(() => filterBy(asked), [filterBy, asked]);
  const shown = useMemo(() => (shows === undefined ? rows : rows.filter(shows)), [rows, shows]);
  // What is hidden is not acted upon.
  const chosen = useMemo(
    () => (selected.size === 0 ? [] : shown.filter(({ id }) => selected.has(id))),
    [shown, selected],
  );
  const selection = useMemo(
    () => ({
      selected,
      onChange: (ids: ReadonlySet<string>) => setView({ selected: ids }),
      allLabel: t('bulk.all'),
    }),
    [selected, setView, t],
  );
  const [system, ...others] = new Set(chosen.map(rules.systemOf));
  const remove = async (gone: readonly Row[]): Promise<void> => {
    const seen = gone.map(({ id, revision }) => ({ id, revision }));
    const answer = await ask('creatures.remove', { commandId: newCommandId(), kind, seen });
    if (!answer.ok) return refuse(answer.error);
    setView({ selected: new Set() });
    tell({ tone: 'success', message: t('bulk.removed', { count: answer.value.removed }) });
  };
  const isFiltered = isFiltering(filter);
  const clear = (): void => {
    setView({ filter: noFilter });
    name.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    // What lies above the page is within it for React only.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    if (event.key !== 'Escape' || event.defaultPrevented || !isFiltered) return;
    event.preventDefault();
    clear();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its controls leave over.
    <div ref={area} onKeyDown={onKeyDown}>
      <Stack>
        <div className={styles.top}>
          <FilterBar
            filter={filter}
            onChange={(changed) => setView({ filter: changed })}
            choices={choices}
            rules={rules}
            campaigns={campaigns}
            nameRef={name}
            onGoOn={() => area.current?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus()}
          />
          {actions !== undefined && <Line justify="end">{actions}</Line>}
        </div>
        <div className={styles.line}>
          <p role="status" className={styles.count}>
            {chosen.length > 0
              ? t('bulk.chosen', { count: chosen.length })
              : isFiltered
                ? t(`list.some.${kind}`, { shown: shown.length, count: total })
                : t(`list.all.${kind}`, { count: total })}
          </p>
          {chosen.length > 0 && (
            <BulkBar
              kind={kind}
              creatures={chosen}
              system={others.length === 0 ? system : undefined}
              onRemove={() => void remove(chosen)}
              onCopied={(ids, campaignId) => {
                const isListed = chosen.every((row) => row.campaignId === campaignId) || campaigns.size > 0;
                if (isListed) setView({ selected: new Set(ids) });
              }}
              onOpen={onOpen}
            >
              {bulk(chosen)}
            </BulkBar>
          )}
          {isFiltered && (
            <Button variant="quiet" icon={<X />} keyHint={t('key.escape')} onPress={clear}>
              {t('filter.clear')}
            </Button>
          )}
        </div>
        {shown.length === 0 ? (
          <EmptyState
            icon={<SearchX />}
            title={t(`list.none.${kind}`)}
            action={<Button onPress={clear}>{t('filter.clear')}</Button>}
          >
            {t('list.noneText')}
          </EmptyState>
        ) : (
          <LongTable
            label={label}
            columns={columns}
            items={rows}
            shows={shows}
            itemId={idOf}
            itemName={(row) => say(row.name)}
            onOpen={({ id }) => onOpen(id)}
            onDelete={(row) => void remove(chosen.length === 0 ? [row] : chosen)}
            selection={selection}
            sort={sort}
            onSortChange={(changed) => setView({ sort: changed })}
          />
        )}
      </Stack>
    </div>
  );
}
