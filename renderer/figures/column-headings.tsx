import type { DerivedGroup } from '../../shared/rules/core/sheet.ts';
import { useWords } from '../words/words.tsx';

/** The headings over a table of derived numbers; the column of the rows' names has none. */
export function ColumnHeadings({ columns }: Pick<DerivedGroup, 'columns'>) {
  const { say } = useWords();
  return (
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
  );
}
