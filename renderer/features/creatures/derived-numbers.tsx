import type { DerivedGroup } from '../../../shared/rules/core/sheet.ts';
import { FigureButton } from '../../figures/figure-button.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './derived-numbers.module.css';

/** The numbers that the rules work out; each opens its ledger. */
export function DerivedNumbers({ groups }: { groups: readonly DerivedGroup[] }) {
  const { t, say } = useWords();
  return groups.map(({ id, label, columns, rows }) => (
    <table key={id} className={styles.numbers}>
      <caption>{say(label)}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column.key} scope="col">
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length + 1} className={styles.none}>
              {t('creatures.noNumbers')}
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <span className={styles.name}>{say(row.label)}</span>
              {row.qualifiers.length > 0 && (
                <span className={styles.qualifiers}>{row.qualifiers.map(say).join(' · ')}</span>
              )}
            </th>
            {row.figures.map((derived, at) => (
              <td key={columns[at]?.key ?? at}>
                <FigureButton label={row.label} derived={derived} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
