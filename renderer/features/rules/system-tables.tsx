import type { CampaignDocument } from '../../../shared/library/document.ts';
import type { KeyLabel } from '../../../shared/rules/core/label.ts';
import { readOptions } from '../../../shared/rules/core/option.ts';
import type { ReadingTable } from '../../../shared/rules/core/table.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { Stack } from '../../ui/layout.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './system-tables.module.css';

/** The tables of a campaign's system, as its house rules make them: the same that the numbers are read from. */
export function SystemTables({ campaign }: { campaign: CampaignDocument }) {
  const system = systems[campaign.body.system];
  const options = readOptions(system.options, campaign.body.options);
  if (!options.ok) return null;
  return (
    <Stack gap="loose">
      {system.tables(options.value).map((table) => (
        <SystemTable key={table.id} table={table} />
      ))}
    </Stack>
  );
}

function SystemTable({ table: { title, columns, rows, format } }: { table: ReadingTable }) {
  const { say, number, signed } = useWords();
  const heading = (cell: KeyLabel | number): string => (typeof cell === 'number' ? number(cell) : say(cell));
  const written = (cell: KeyLabel | number): string =>
    typeof cell === 'number' && format === 'bonus' && cell !== 0 ? signed(cell) : heading(cell);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{say(title)}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={heading(column)} scope="col">
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
                <td key={at}>{written(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
