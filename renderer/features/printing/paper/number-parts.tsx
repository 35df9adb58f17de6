import type { DerivedFigure, DerivedGroup } from '../../../../shared/rules/core/sheet.ts';
import { ColumnHeadings } from '../../../figures/column-headings.tsx';
import { writeFigure, writeParts } from '../../../figures/figure-button.tsx';
import { useWords } from '../../../words/words.tsx';
import styles from './sheet-paper.module.css';

/** Rows that stay together with their heading; longer tables go over pages. */
const shortTable = 8;

/** A group of derived numbers: a table, or boxes where each row has but one; nothing where it has no rows. */
export function Numbers({ group: { label, columns, rows } }: { group: DerivedGroup }) {
  const { say } = useWords();
  if (rows.length === 0) return null;
  if (columns.length === 0) return <Names label={label} rows={rows} />;
  if (columns.length === 1) return <NumberBoxes label={label} rows={rows} />;
  return (
    <table className={styles.numbers} data-short={rows.length <= shortTable || undefined}>
      <caption>{say(label)}</caption>
      <ColumnHeadings columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {say(row.label)}
              <Qualifiers row={row} />
            </th>
            {row.figures.map((derived, at) => (
              <td key={columns[at]?.key ?? at}>
                <Written derived={derived} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Qualifiers({ row: { qualifiers } }: { row: DerivedGroup['rows'][number] }) {
  const { say } = useWords();
  return qualifiers.length === 0 ? null : <small>{qualifiers.map(say).join(' · ')}</small>;
}

/** A number with its parts in small print. */
function Written({ derived }: { derived: DerivedFigure }) {
  const words = useWords();
  return (
    <>
      <strong>{writeFigure(words, derived)}</strong>
      <small>{writeParts(words, derived.figure)}</small>
    </>
  );
}

/** What has a name and no number, in a line. */
function Names({ label, rows }: Pick<DerivedGroup, 'label' | 'rows'>) {
  const { say } = useWords();
  return (
    <section className={styles.section}>
      <h2>{say(label)}</h2>
      <p className={styles.names}>{rows.map((row) => say(row.label)).join(' · ')}</p>
    </section>
  );
}

/** As many boxes side by side as leave no last line nearly empty. */
function boxColumns(count: number): number {
  if (count === 5 || count === 6) return 6;
  return count <= 3 ? 3 : 4;
}

/** Numbers that stand alone, one to a box: saving throws, skills. */
function NumberBoxes({ label, rows }: Pick<DerivedGroup, 'label' | 'rows'>) {
  const { say } = useWords();
  return (
    <section className={styles.many}>
      <h2>{say(label)}</h2>
      <dl className={styles.boxes} data-columns={boxColumns(rows.length)}>
        {rows.map((row) =>
          row.figures.map((derived) => (
            <div key={row.id}>
              <dt>
                {say(row.label)}
                <Qualifiers row={row} />
              </dt>
              <dd>
                <Written derived={derived} />
              </dd>
            </div>
          )),
        )}
      </dl>
    </section>
  );
}
