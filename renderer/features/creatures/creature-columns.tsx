import type { Row } from '../../../shared/library/row.ts';
import { systems } from '../../../shared/rules/registry.ts';
import type { LongTableColumn } from '../../ui/long-table/long-table.tsx';
import { remembering } from '../../words/remembering.ts';
import type { ScreenWords } from '../../words/words.tsx';
import type { ListRules } from './list-rules.ts';

type Columns = readonly LongTableColumn<Row>[];

/** The columns that every list of creatures has: the name, and what the creature is. */
export function ownColumns({ t, say }: ScreenWords): Columns {
  const sayOnce = remembering(say);
  const what = ({ summary }: Row): string => (summary === null ? '' : sayOnce(summary));
  const name = (row: Row): string => say(row.name);
  return [
    { id: 'name', label: t('creatures.name'), render: name, sortBy: name, width: '2fr' },
    { id: 'what', label: t('creatures.what'), render: what, sortBy: what, width: '2.5fr' },
  ];
}

/** Where a creature is found, in lists of several campaigns; its rules too where these are of several systems. */
export function homeColumns(
  { t, say }: ScreenWords,
  { systems: ids, systemOf }: ListRules,
  campaigns: ReadonlyMap<string, Row>,
): Columns {
  const names = new Map(Array.from(campaigns, ([id, row]) => [id, say(row.name)]));
  const systemNames = new Map(ids.map((id) => [id, say(systems[id].name)]));
  const campaign = ({ campaignId }: Row): string => names.get(campaignId) ?? '';
  const system = (row: Row): string => {
    const id = systemOf(row);
    return id === undefined ? '' : (systemNames.get(id) ?? '');
  };
  const columns: LongTableColumn<Row>[] = [];
  if (campaigns.size > 1)
    columns.push({
      ...{ id: 'campaign', label: t('creatures.campaign'), width: '1.5fr' },
      ...{ render: campaign, sortBy: campaign },
    });
  if (ids.length > 1)
    columns.push({
      ...{ id: 'system', label: t('creatures.system'), width: '2fr' },
      ...{ render: system, sortBy: system },
    });
  return columns;
}

/** The columns of what the rules know of creatures: their level, their size from the smallest on. */
export function traitColumns(
  words: Pick<ScreenWords, 'say' | 'level'>,
  { level, size, sizes, sizeOf }: ListRules,
): Columns {
  const columns: LongTableColumn<Row>[] = [];
  if (level !== undefined)
    columns.push({
      id: 'level',
      label: words.say(level),
      render: (row) => (row.level === undefined ? '' : words.level(row.level)),
      sortBy: (row) => row.level,
      align: 'end',
      width: 96,
    });
  if (size !== undefined) {
    const labels = new Map(Array.from(sizes, ([key, { label }]) => [key, words.say(label)]));
    columns.push({
      id: 'size',
      label: words.say(size),
      render: (row) => labels.get(sizeOf(row) ?? '') ?? '',
      sortBy: (row) => sizes.get(sizeOf(row) ?? '')?.place,
      width: '1.25fr',
    });
  }
  return columns;
}

/** The column of tags; those without any stand last. */
export function tagColumn({ t }: ScreenWords): LongTableColumn<Row> {
  const tags = (row: Row): string => row.tags?.join(', ') ?? '';
  return {
    id: 'tags',
    label: t('creatures.tags'),
    render: tags,
    sortBy: (row) => tags(row) || undefined,
    width: '2fr',
  };
}
