import type { PaperLayout } from '../../../../shared/rules/core/paper.ts';
import type {
  ItemField,
  Json,
  ListField,
  SheetData,
  SheetSection,
} from '../../../../shared/rules/core/sheet.ts';
import { type ScreenWords, useWords } from '../../../words/words.tsx';
import { Boxes, Headed } from './boxes.tsx';
import styles from './sheet-parts.module.css';
import { plainFields, plainLists } from './sheet-parts.ts';
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

/** Whether the items of a list are written one after another. */
export function isInLine({ item }: ListField): boolean {
  return item.length <= mostInLine;
}

/** A section's plain fields, one to a box. */
export function FieldBoxes({
  section,
  fields,
  sheet,
}: {
  section: SheetSection;
  fields: readonly ItemField[];
  sheet: SheetData;
}) {
  const words = useWords();
  const boxes = fields.map((field) => ({
    id: field.path,
    label: words.say(field.label),
    value: writeField(words, field, sheet[field.path]),
  }));
  return (
    <Headed heading={words.say(section.label)}>
      <Boxes boxes={boxes} />
    </Headed>
  );
}

/** The items of a list, in a line (`Leather jerkin +2 · Helmet +1`) or, where they have many fields, each in a row. */
export function PlainList({ list, items }: { list: ListField; items: readonly SheetData[] }) {
  const words = useWords();
  if (!isInLine(list)) return <ListTable list={list} items={items} />;
  return (
    <Headed heading={words.say(list.label)}>
      <p className={styles.names}>{items.map((item) => writeItem(words, list, item)).join(' · ')}</p>
    </Headed>
  );
}

function ListTable({ list, items }: { list: ListField; items: readonly SheetData[] }) {
  const words = useWords();
  return (
    <Headed heading={words.say(list.label)} flows>
      <table className={styles.numbers}>
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
    </Headed>
  );
}

/** Whether a value adds nothing to anything. */
function isNothing(field: ItemField, value: Json | undefined): boolean {
  return field.field === 'choice' || value === undefined || value === 0 || value === false || value === '';
}

/** What numbers of the sheet are made of, each section in a line of small print; none for one that adds nothing. */
export function Details({
  layout,
  sections,
  sheet,
}: {
  layout: PaperLayout;
  sections: readonly SheetSection[];
  sheet: SheetData;
}) {
  const words = useWords();
  const { say } = words;
  const shown = sections
    .filter(({ id }) => layout.details.includes(id))
    .map((section) => ({
      section,
      fields: plainFields(layout, section),
      lists: plainLists(layout, section).filter(({ path }) => itemsOf(sheet[path]).length > 0),
    }))
    .filter(
      ({ fields, lists }) => lists.length > 0 || fields.some((field) => !isNothing(field, sheet[field.path])),
    );
  if (shown.length === 0) return null;
  return (
    <div className={styles.details}>
      {shown.map(({ section, fields, lists }) => (
        <section key={section.id}>
          <h2>{say(section.label)}</h2>
          <p>
            {fields.map((field) => (
              <span key={field.path}>
                {say(field.label)} <b>{writeField(words, field, sheet[field.path])}</b>
              </span>
            ))}
            {lists.map((list) => (
              <span key={list.path}>
                {say(list.label)}{' '}
                <b>
                  {itemsOf(sheet[list.path])
                    .map((item) => writeItem(words, list, item))
                    .join(' · ')}
                </b>
              </span>
            ))}
          </p>
        </section>
      ))}
    </div>
  );
}
