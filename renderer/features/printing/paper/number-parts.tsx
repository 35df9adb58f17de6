import type { DerivedFigure, DerivedGroup, DerivedRow } from '../../../../shared/rules/core/sheet.ts';
import { writeFigure } from '../../../figures/figure-button.tsx';
import type { ScreenWords } from '../../../words/words.tsx';
import { useWords } from '../../../words/words.tsx';
import { Boxes, Headed } from './boxes.tsx';
import { FigureParts } from './figure-parts.tsx';
import styles from './sheet-parts.module.css';
import { SheetTableHead } from './sheet-table-head.tsx';

/** Rows that stay together with their heading; longer tables go over pages. */
const shortTable = 8;

/** More single numbers than these stand in a list, and those that have something said of them. */
const mostBoxes = 6;

/** As much as stands beside something else in a line. */
const shortNames = 6;

/** How a group of derived numbers is drawn. */
export type NumbersShape = 'nothing' | 'names' | 'boxes' | 'list' | 'table';

export function shapeOf({ columns, rows }: DerivedGroup): NumbersShape {
  if (rows.length === 0) return 'nothing';
  if (columns.length === 0) return 'names';
  if (columns.length > 1) return 'table';
  const isList = rows.length > mostBoxes || rows.some(({ qualifiers }) => qualifiers.length > 0);
  return isList ? 'list' : 'boxes';
}

/** Whether a group may stand beside another part. */
export function isShort({ rows }: Pick<DerivedGroup, 'rows'>): boolean {
  return rows.length <= shortNames;
}

/** A group of derived numbers: a table, or boxes or a list where each row has but one; nothing where it has no rows. */
export function Numbers({ group }: { group: DerivedGroup }) {
  switch (shapeOf(group)) {
    case 'nothing':
      return null;
    case 'names':
      return <Names {...group} />;
    case 'boxes':
      return <NumberBoxes {...group} />;
    case 'list':
      return <NumberList {...group} />;
    case 'table':
      return <NumberTable {...group} />;
  }
}

function qualifiersOf({ say }: ScreenWords, { qualifiers }: DerivedRow): string | undefined {
  return qualifiers.length === 0 ? undefined : qualifiers.map(say).join(' · ');
}

function NumberTable({ label, columns, rows }: DerivedGroup) {
  const words = useWords();
  const { say } = words;
  return (
    <table className={styles.numbers} data-short={rows.length <= shortTable || undefined}>
      <SheetTableHead label={label} columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {say(row.label)}
              <Small text={qualifiersOf(words, row)} />
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

function Small({ text }: { text: string | undefined }) {
  return text === undefined ? null : <small>{text}</small>;
}

/** A number with its parts in small print. */
function Written({ derived }: { derived: DerivedFigure }) {
  const words = useWords();
  return (
    <>
      <strong>{writeFigure(words, derived)}</strong>
      <small>
        <FigureParts figure={derived.figure} />
      </small>
    </>
  );
}

/** What has a name and no number, in a line. */
function Names({ label, rows }: DerivedGroup) {
  const { say } = useWords();
  return (
    <Headed heading={say(label)} flows={!isShort({ rows })}>
      <p className={styles.names}>{rows.map((row) => say(row.label)).join(' · ')}</p>
    </Headed>
  );
}

/** Numbers that stand alone, one to a box: saving throws, defences. */
function NumberBoxes({ label, rows }: DerivedGroup) {
  const words = useWords();
  const boxes = rows.flatMap(({ id, label: name, figures }) =>
    figures.map((derived) => ({
      id,
      label: words.say(name),
      value: writeFigure(words, derived),
      parts: <FigureParts figure={derived.figure} />,
    })),
  );
  return (
    <Headed heading={words.say(label)}>
      <Boxes boxes={boxes} />
    </Headed>
  );
}

/** Numbers that stand alone, many or with something to say of each, in two columns: skills. */
function NumberList({ label, rows }: DerivedGroup) {
  const words = useWords();
  return (
    <Headed heading={words.say(label)} flows>
      <dl className={styles.list}>
        {rows.map((row) =>
          row.figures.map((derived) => (
            <div key={row.id}>
              <dt>
                {words.say(row.label)}
                <Small text={qualifiersOf(words, row)} />
              </dt>
              <dd>
                <Written derived={derived} />
              </dd>
            </div>
          )),
        )}
      </dl>
    </Headed>
  );
}
