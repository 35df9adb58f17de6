import type { Json, ListField, SheetData, SheetSection } from '../../../../shared/rules/core/sheet.ts';
import type { SheetRules } from '../../../../shared/rules/core/system.ts';
import { type ScreenWords, useWords } from '../../../words/words.tsx';
import { isPool, type PointPool } from './sheet-of.ts';
import styles from './sheet-paper.module.css';
import { writeField } from './write-field.ts';

export function itemsOf(value: Json | undefined): readonly SheetData[] {
  return Array.isArray(value) ? (value as readonly SheetData[]) : [];
}

/** Items of more fields than this want columns. */
const mostInLine = 2;

/** An item of a list in a few words. */
export function writeItem(words: ScreenWords, { item: fields }: ListField, item: SheetData): string {
  return fields.map((field) => writeField(words, field, item[field.path])).join(' ');
}

/** The lists of a section whose items stand nowhere else on the sheet. */
export function plainLists({ paper }: SheetRules, { fields }: SheetSection): readonly ListField[] {
  return fields.filter(
    (field): field is ListField =>
      field.field === 'list' && !paper.derivedLists.some(({ list }) => list === field.path),
  );
}

/** A section's plain fields in a line, and its lists as far as they stand nowhere else. */
export function SectionFields({
  rules,
  section,
  sheet,
  pools,
}: {
  rules: SheetRules;
  section: SheetSection;
  sheet: SheetData;
  pools: readonly PointPool[];
}) {
  const words = useWords();
  const fields = section.fields.filter((field) => field.field !== 'list' && !isPool(pools, field));
  const lists = plainLists(rules, section).filter(({ path }) => itemsOf(sheet[path]).length > 0);
  if (fields.length === 0 && lists.length === 0) return null;
  return (
    <>
      {fields.length > 0 && (
        <section className={styles.section}>
          <h2>{words.say(section.label)}</h2>
          <dl className={styles.fields}>
            {fields.map((field) => (
              <div key={field.path}>
                <dt>{words.say(field.label)}</dt>
                <dd>{writeField(words, field, sheet[field.path])}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {lists.map((list) => {
        const Items = list.item.length > mostInLine ? ListTable : ListLine;
        return <Items key={list.path} list={list} items={itemsOf(sheet[list.path])} />;
      })}
    </>
  );
}

/** Items of few fields one after another: `Leather jerkin +2 · Helmet +1`. */
function ListLine({ list, items }: { list: ListField; items: readonly SheetData[] }) {
  const words = useWords();
  return (
    <section className={styles.section}>
      <h2>{words.say(list.label)}</h2>
      <p className={styles.names}>{items.map((item) => writeItem(words, list, item)).join(' · ')}</p>
    </section>
  );
}

/** The items of a list, each in a row. */
function ListTable({ list, items }: { list: ListField; items: readonly SheetData[] }) {
  const words = useWords();
  return (
    <table className={styles.numbers}>
      <caption>{words.say(list.label)}</caption>
      <thead>
        <tr>
          {list.item.map((field) => (
            <th key={field.path} scope="col">
              {words.say(field.label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed items never move.
          <tr key={at}>
            {list.item.map((field, column) =>
              column === 0 ? (
                <th key={field.path} scope="row">
                  {writeField(words, field, item[field.path])}
                </th>
              ) : (
                <td key={field.path}>{writeField(words, field, item[field.path])}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
