import type { Row } from '../../../shared/library/row.ts';
import type { SheetTraits } from '../../../shared/rules/core/system.ts';
import type { LongTableColumn } from '../../ui/long-table/long-table.tsx';
import { remembering } from '../../words/remembering.ts';
import type { ScreenWords } from '../../words/words.tsx';

/** The columns that every list of creatures has: the name, and what the creature is. */
export function ownColumns({ t, say }: ScreenWords): readonly LongTableColumn<Row>[] {
  const sayOnce = remembering(say);
  const what = ({ summary }: Row): string => (summary === null ? '' : sayOnce(summary));
  const name = (row: Row): string => say(row.name);
  return [
    { id: 'name', label: t('creatures.name'), render: name, sortBy: name, width: '2fr' },
    { id: 'what', label: t('creatures.what'), render: what, sortBy: what, width: '3fr' },
  ];
}

/** The columns of what the rules know of creatures: their level, their size from the smallest on. */
export function traitColumns(
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
