import type { CampaignDocument } from '../../../../shared/library/document.ts';
import type { KeyLabel } from '../../../../shared/rules/core/label.ts';
import type {
  DerivedGroup,
  ListField,
  SheetField,
  SheetSection,
} from '../../../../shared/rules/core/sheet.ts';
import { useWords } from '../../../words/words.tsx';
import { plainLists } from './field-parts.tsx';
import { isPool, type PaperRules, vitalsOf } from './sheet-of.ts';
import styles from './sheet-paper.module.css';
import { Header, Notes, Vital } from './sheet-paper.tsx';

/** How many rows a list has that the system says nothing of. */
const usualRows = 3;

/** An empty sheet of the campaign's system, to fill in by hand. */
export function BlankPaper({ campaign, rules }: { campaign: CampaignDocument; rules: PaperRules }) {
  const { t, say } = useWords();
  const { sheets, options } = rules;
  const sheet = sheets.newSheet('character');
  const groups = sheets.derive(sheet, options);
  const { defense, pools } = vitalsOf(rules, sheet);
  const isVital = (field: SheetField): boolean =>
    isPool(pools, field) || field.label.key === defense.label.key;
  const listRows = (id: string) => sheets.paper.derivedLists.find(({ group }) => group === id);
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
  return (
    <article className={styles.paper}>
      <Header
        title={
          <span className={styles.write}>
            <small>{t('creatures.name')}</small>
            <span className={styles.line} />
          </span>
        }
        identity=""
        campaign={campaign}
        rules={rules}
      />
      <div className={styles.vitals}>
        <Vital label={say(defense.label)}>
          <p className={styles.write} />
        </Vital>
        {pools.map(({ id, label }) => (
          <Vital key={id} label={say(label)} isWide>
            <p className={styles.write}>
              <span className={styles.line} />
              {t('paper.outOf')}
              <span className={styles.line} />
            </p>
          </Vital>
        ))}
      </div>
      {sections.map((section) => (
        <BlankSection key={section.id} rules={rules} section={section} isVital={isVital} />
      ))}
      {groups.map((group) => (
        <BlankNumbers key={group.id} group={group} rows={listRows(group.id)?.blankRows} />
      ))}
      {missing.map(({ path, label }) => (
        <BlankTable key={path} label={label} columns={[]} rows={rowsOfList(rules, path)} />
      ))}
      <Notes />
    </article>
  );
}

function rowsOfList({ sheets }: PaperRules, path: string): number {
  return sheets.paper.derivedLists.find(({ list }) => list === path)?.blankRows ?? usualRows;
}

function BlankSection({
  rules,
  section,
  isVital,
}: {
  rules: PaperRules;
  section: SheetSection;
  isVital: (field: SheetField) => boolean;
}) {
  const { say } = useWords();
  const fields = section.fields.filter((field) => field.field !== 'list' && !isVital(field));
  return (
    <>
      {fields.length > 0 && (
        <section className={styles.section}>
          <h2>{say(section.label)}</h2>
          <dl className={styles.blanks}>
            {fields.map(({ path, label, field }) => (
              <div key={path} data-wide={field === 'choice' || field === 'name' || undefined}>
                <dt>{say(label)}</dt>
                <dd className={styles.line} />
              </div>
            ))}
          </dl>
        </section>
      )}
      {plainLists(rules.sheets, section).map(({ path, label, item: [first, ...others] }) => (
        <BlankTable
          key={path}
          label={label}
          first={first?.label}
          columns={others.map((field) => field.label)}
          rows={usualRows}
        />
      ))}
    </>
  );
}

/** A group of numbers without its numbers: `rows` empty ones where they come of a list, else as they are. */
function BlankNumbers({
  group: { label, columns, rows: named },
  rows,
}: {
  group: DerivedGroup;
  rows?: number | undefined;
}) {
  const { say } = useWords();
  if (rows !== undefined) return <BlankTable label={label} columns={columns} rows={rows} />;
  return (
    <section className={styles.section}>
      <h2>{say(label)}</h2>
      <dl className={styles.boxes}>
        {named.map((row) => (
          <div key={row.id}>
            <dt>{say(row.label)}</dt>
            <dd className={styles.room} />
          </div>
        ))}
      </dl>
    </section>
  );
}

function BlankTable({
  label,
  first,
  columns,
  rows,
}: {
  label: KeyLabel;
  first?: KeyLabel | undefined;
  columns: readonly KeyLabel[];
  rows: number;
}) {
  const { say } = useWords();
  return (
    <table className={styles.numbers}>
      <caption>{say(label)}</caption>
      <thead>
        <tr>
          {first === undefined ? <td /> : <th scope="col">{say(first)}</th>}
          {columns.map((column) => (
            <th key={column.key} scope="col">
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are all alike.
          <tr key={at} className={styles.empty}>
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
