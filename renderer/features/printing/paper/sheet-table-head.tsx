import type { KeyLabel } from '../../../../shared/rules/core/label.ts';
import { useWords } from '../../../words/words.tsx';
import styles from './sheet-parts.module.css';

/** The head of a sheet's table, which comes again on every page: what the table is, and its columns. */
export function SheetTableHead({ label, columns }: { label: KeyLabel; columns: readonly KeyLabel[] }) {
  const { say } = useWords();
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.heading}>
          {say(label)}
        </th>
        {columns.map((column) => (
          <th key={column.key} scope="col">
            {say(column)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
