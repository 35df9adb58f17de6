import type { KeyLabel } from '../../../../shared/rules/core/label.ts';
import type { ReadingTable } from '../../../../shared/rules/core/table.ts';
import { type ScreenWords, useWords } from '../../../words/words.tsx';
import type { PaperRules } from './sheet-of.ts';
import styles from './tables-paper.module.css';

/** As many columns as stand side by side on a page; a table of more goes on below. */
const mostColumns = 20;

/** Letters of the widest line of a table that still stands in half the width of a page. */
const slimLine = 60;

/** The tables of the system as the campaign's house rules make them, for the game master's screen. */
export function TablesPaper({ rules: { system, options } }: { rules: PaperRules }) {
  const words = useWords();
  return (
    <article className={styles.paper}>
      <h1>{words.t('paper.tablesTitle', { system: system.name })}</h1>
      {runsOf(system.tables(options).flatMap(parts), (part) => isSlim(words, part)).map(({ slim, run }) => (
        <div key={run[0]?.key} className={slim && run.length > 1 ? styles.slim : undefined}>
          {run.map(({ key, ...part }) => (
            <TablePart key={key} {...part} />
          ))}
        </div>
      ))}
    </article>
  );
}

/** Whether a table is as narrow as half a page. */
function isSlim({ say, number }: ScreenWords, { table: { columns, rows } }: Part): boolean {
  const letters = (cell: KeyLabel | number): number =>
    (typeof cell === 'number' ? number(cell) : say(cell)).length + 2;
  const widest = (cells: readonly (KeyLabel | number)[]): number => Math.max(0, ...cells.map(letters));
  // A heading is small, and takes two lines.
  const widths = columns.map((column, at) =>
    Math.max(letters(column) / 2, widest(rows.flatMap(({ cells }) => cells[at] ?? []))),
  );
  return widest(rows.map(({ label }) => label)) + widths.reduce((sum, width) => sum + width, 0) <= slimLine;
}

/** Tables that follow each other and are alike slim, or not. */
function runsOf(all: readonly Part[], slimOf: (part: Part) => boolean) {
  const runs: { readonly slim: boolean; readonly run: Part[] }[] = [];
  for (const part of all) {
    const slim = slimOf(part);
    const last = runs.at(-1);
    if (last?.slim === slim) last.run.push(part);
    else runs.push({ slim, run: [part] });
  }
  return runs;
}

/** More columns than these stand close together. */
const narrowFrom = 8;

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
      data-narrow={columns.length > narrowFrom || undefined}
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
