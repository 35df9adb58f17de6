import type { KeyLabel } from '../../../../shared/rules/core/label.ts';
import type { ReadingTable } from '../../../../shared/rules/core/table.ts';
import { useWords } from '../../../words/words.tsx';
import type { PaperRules } from './sheet-of.ts';
import styles from './tables-paper.module.css';

/** As many columns as stand side by side on a page; a table of more goes on below. */
const mostColumns = 20;

/** The tables of the system as the campaign's house rules make them, for the game master's screen. */
export function TablesPaper({ rules: { system, options } }: { rules: PaperRules }) {
  const { t } = useWords();
  return (
    <article className={styles.paper}>
      <h1>{t('paper.tablesTitle', { system: system.name })}</h1>
      {system
        .tables(options)
        .flatMap(parts)
        .map(({ key, ...part }) => (
          <TablePart key={key} {...part} />
        ))}
    </article>
  );
}

/** Rows of a table that surely fits on a page. */
const shortTable = 20;

interface Part {
  readonly key: string;
  readonly table: ReadingTable;
  /** Its first column. */
  readonly from: number;
}

function parts(table: ReadingTable): readonly Part[] {
  const count = Math.ceil(table.columns.length / mostColumns);
  const width = Math.ceil(table.columns.length / count);
  return Array.from({ length: count }, (_, at) => ({
    key: `${table.id}.${at}`,
    table: {
      ...table,
      columns: table.columns.slice(at * width, (at + 1) * width),
      rows: table.rows.map(({ label, cells }) => ({
        label,
        cells: cells.slice(at * width, (at + 1) * width),
      })),
    },
    from: at * width,
  }));
}

function TablePart({ table: { title, columns, rows, format }, from }: Omit<Part, 'key'>) {
  const { say, number, signed } = useWords();
  const heading = (cell: KeyLabel | number): string => (typeof cell === 'number' ? number(cell) : say(cell));
  const written = (cell: KeyLabel | number): string =>
    typeof cell === 'number' && format === 'bonus' && cell !== 0 ? signed(cell) : heading(cell);
  return (
    <table
      className={styles.table}
      data-narrow={columns.length > 12 || undefined}
      data-short={rows.length <= shortTable || undefined}
    >
      <caption>{say(title)}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column, at) => (
            <th
              key={heading(column)}
              scope="col"
              data-words={rows.every(({ cells }) => typeof cells[at] !== 'number') || undefined}
            >
              {heading(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={heading(label)}>
            <th scope="row">{heading(label)}</th>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a printed table's cells never move.
              <td key={from + at} data-words={typeof cell === 'number' ? undefined : true}>
                {written(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
