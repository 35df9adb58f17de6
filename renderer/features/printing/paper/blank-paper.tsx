import type { CampaignDocument } from '../../../../shared/library/document.ts';
import type { KeyLabel, Label } from '../../../../shared/rules/core/label.ts';
import type { ListField } from '../../../../shared/rules/core/sheet.ts';
import { useWords } from '../../../words/words.tsx';
import { Boxes, Headed } from './boxes.tsx';
import { Notes } from './notes.tsx';
import { type Placed, SheetGrid } from './sheet-grid.tsx';
import { type PaperRules, vitalsOf } from './sheet-of.ts';
import styles from './sheet-paper.module.css';
import { Header, Vital } from './sheet-paper.tsx';
import partStyles from './sheet-parts.module.css';
import { gridColumns, partsOf, type SheetPart, spanOfBoxes } from './sheet-parts.ts';
import { SheetTableHead } from './sheet-table-head.tsx';

/** How many rows a list has that the system says nothing of. */
const usualRows = 3;

/** An empty sheet of the campaign's system, to fill in by hand. */
export function BlankPaper({ campaign, rules }: { campaign: CampaignDocument; rules: PaperRules }) {
  const { t, say } = useWords();
  const { sheets, options } = rules;
  const sheet = sheets.newSheet('character');
  const groups = sheets.derive(sheet, options);
  const { defense, pools } = vitalsOf(rules, sheet);
  const sections = sheets.sections('character', options);
  // A group that is empty on a new sheet is not derived at all; its list still wants its rows.
  const missing = sections
    .flatMap(({ fields }) => fields)
    .filter((field): field is ListField => {
      const derived = sheets.paper.derivedLists.find(({ list }) => list === field.path);
      return (
        field.field === 'list' && derived !== undefined && !groups.some(({ id }) => id === derived.group)
      );
    });
  const identity = sections.filter(({ elsewhereOnPaper }) => elsewhereOnPaper === true);
  const others = sections.filter(({ elsewhereOnPaper }) => elsewhereOnPaper !== true);
  const parts = [...partsOf(sheets.paper, identity, []), ...partsOf(sheets.paper, others, groups)];
  return (
    <article className={styles.paper}>
      <Header
        title={
          <span className={styles.asked}>
            <small>{t('creatures.name')}</small>
            <span className={styles.line} />
          </span>
        }
        identity=""
        campaign={campaign}
        rules={rules}
      />
      <div className={styles.vitals}>
        <Vital label={say(defense.label)}>{null}</Vital>
        {pools.map(({ id, label }) => (
          <Vital key={id} label={say(label)} isWide>
            <p className={styles.asked}>
              <span className={styles.line} />
              {t('paper.outOf')}
              <span className={styles.line} />
            </p>
          </Vital>
        ))}
      </div>
      <SheetGrid
        parts={[
          ...parts.flatMap((part) => blank(part, rules)),
          ...missing.map(({ path, label }) => ({
            id: path,
            span: gridColumns,
            content: <BlankTable label={label} columns={[]} rows={rowsOfList(rules, path)} />,
          })),
        ]}
      />
      <Notes />
    </article>
  );
}

function rowsOfList({ sheets }: PaperRules, path: string): number {
  return sheets.paper.derivedLists.find(({ list }) => list === path)?.blankRows ?? usualRows;
}

/** A part without what it shows, where it goes in the grid. */
function blank(part: SheetPart, { sheets }: PaperRules): readonly Placed[] {
  switch (part.part) {
    case 'fields': {
      const { section, fields } = part;
      const boxes = fields.map(({ path: id, label }) => ({ id, label }));
      const content = <BlankBoxes label={section.label} boxes={boxes} />;
      // Words want more room than numbers do.
      const hasWords = fields.some(({ field }) => field === 'choice' || field === 'name');
      const span = Math.max(spanOfBoxes(fields.length), hasWords ? gridColumns / 2 : 0);
      return [{ id: `fields.${section.id}`, span, content }];
    }
    case 'list': {
      const { path, label, item } = part.list;
      const columns = item.slice(1).map((field) => field.label);
      const content = <BlankTable label={label} columns={columns} rows={usualRows} />;
      return [{ id: `list.${path}`, span: columns.length > 1 ? gridColumns : gridColumns / 2, content }];
    }
    case 'numbers': {
      const { id, label, columns, rows } = part.group;
      const list = sheets.paper.derivedLists.find(({ group }) => group === id);
      if (list !== undefined) {
        // Rows of one number leave room for another table beside them.
        const beside = columns.length === 1 ? 2 : 1;
        const content = <BlankTable label={label} columns={columns} rows={list.blankRows / beside} />;
        return Array.from({ length: beside }, (_, at) => ({
          id: `numbers.${id}.${at}`,
          span: gridColumns / beside,
          content,
        }));
      }
      const boxes = rows.map((row) => ({ id: row.id, label: row.label }));
      const content = <BlankBoxes label={label} boxes={boxes} />;
      return [{ id: `numbers.${id}`, span: spanOfBoxes(rows.length), content }];
    }
  }
}

function BlankBoxes({
  label,
  boxes,
}: {
  label: KeyLabel;
  boxes: readonly { readonly id: string; readonly label: Label }[];
}) {
  const { say } = useWords();
  return (
    <Headed heading={say(label)}>
      <Boxes boxes={boxes.map(({ id, label: name }) => ({ id, label: say(name) }))} />
    </Headed>
  );
}

function BlankTable({
  label,
  columns,
  rows,
}: {
  label: KeyLabel;
  columns: readonly KeyLabel[];
  rows: number;
}) {
  const { say } = useWords();
  return (
    <table className={partStyles.numbers} data-short data-half={columns.length === 1 || undefined}>
      <SheetTableHead label={label} columns={columns} />
      <tbody>
        {Array.from({ length: rows }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are all alike.
          <tr key={at} className={partStyles.empty}>
            <th scope="row" aria-label={say(label)} />
            {columns.map((column) => (
              <td key={column.key} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
