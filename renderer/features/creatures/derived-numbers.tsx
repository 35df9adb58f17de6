import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { type ByHand, placeOf } from '../../../shared/rules/core/by-hand.ts';
import type { DerivedGroup, DerivedRow } from '../../../shared/rules/core/sheet.ts';
import { ColumnHeadings } from '../../figures/column-headings.tsx';
import { FigureButton } from '../../figures/figure-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './derived-numbers.module.css';

interface DerivedNumbersProps {
  groups: readonly DerivedGroup[];
  byHand: ByHand;
  /** Sets the number of a place by hand, or (null) leaves it to the rules again. */
  onSet: (place: string, value: number | null) => void;
}

/** The numbers that the rules work out; each opens its ledger, and may be set by hand. */
export const DerivedNumbers = memo(function DerivedNumbers({ groups, byHand, onSet }: DerivedNumbersProps) {
  return (
    <>
      {groups.map((group) => (
        <Group key={group.id} group={group} onSet={onSet} />
      ))}
      <InertNumbers groups={groups} byHand={byHand} onSet={onSet} />
    </>
  );
});

/** The rules work everything out anew; what comes to the same is not drawn again. */
function same(before: unknown, now: unknown): boolean {
  return before === now || JSON.stringify(before) === JSON.stringify(now);
}

/** What is set by hand for numbers that are not there now: kept, and counting again when they are back. */
function InertNumbers({ groups, byHand, onSet }: DerivedNumbersProps) {
  const { t, say, signed } = useWords();
  const places = new Set(
    groups.flatMap(({ id, rows }) =>
      rows.flatMap((row) => row.figures.map((_, column) => placeOf(id, row.id, column))),
    ),
  );
  const inert = Object.entries(byHand).filter(([place]) => !places.has(place));
  if (inert.length === 0) return null;
  return (
    <section className={styles.inert}>
      <SectionHeading level={3}>{t('byHand.inert')}</SectionHeading>
      <p>{t('byHand.inertText')}</p>
      <ul>
        {inert.map(([place, value]) => {
          const group = groups.find(({ id }) => place.startsWith(`${id}.`));
          const name = group === undefined ? '' : say(group.label);
          return (
            <li key={place}>
              <s>{signed(value)}</s> {name}
              <IconButton
                label={`${name} ${t('byHand.forget', { value: signed(value) })}`.trim()}
                icon={<Trash2 />}
                onPress={() => onSet(place, null)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface GroupProps extends Pick<DerivedNumbersProps, 'onSet'> {
  group: DerivedGroup;
}

function Group({ group: { id, label, columns, rows }, onSet }: GroupProps) {
  const { t, say } = useWords();
  return (
    <table className={styles.numbers}>
      <caption>{say(label)}</caption>
      <ColumnHeadings columns={columns} />
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length + 1} className={styles.none}>
              {t('creatures.noNumbers')}
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <NumberRow key={row.id} group={id} row={row} onSet={onSet} />
        ))}
      </tbody>
    </table>
  );
}

interface NumberRowProps extends Pick<DerivedNumbersProps, 'onSet'> {
  group: string;
  row: DerivedRow;
}

const NumberRow = memo(
  function NumberRow({ group, row, onSet }: NumberRowProps) {
    const { say } = useWords();
    return (
      <tr data-row={row.id}>
        <th scope="row">
          <span className={styles.name}>{say(row.label)}</span>
          {row.qualifiers.length > 0 && (
            <span className={styles.qualifiers}>{row.qualifiers.map(say).join(' · ')}</span>
          )}
        </th>
        {row.figures.map((derived, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place.
          <td key={at}>
            <FigureButton
              label={row.label}
              derived={derived}
              onSet={(value) => onSet(placeOf(group, row.id, at), value)}
            />
          </td>
        ))}
      </tr>
    );
  },
  (before, now) => before.group === now.group && before.onSet === now.onSet && same(before.row, now.row),
);
