import type { CampaignDocument, CreatureDocument } from '../../../shared/library/document.ts';
import { readOptions } from '../../../shared/rules/core/option.ts';
import type { DerivedGroup, SheetData, SheetSection } from '../../../shared/rules/core/sheet.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { writeFigure, writeParts } from '../../figures/figure-button.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './sheet-paper.module.css';
import { writeField } from './write-field.ts';

/** Empty lines for the pen; with the numbers above they fill one page and begin no other. */
const noteLines = 10;

/** A creature's sheet on paper: who it is, every number with its parts in small print, room to write. */
export function SheetPaper({
  campaign,
  creature,
}: {
  campaign: CampaignDocument;
  creature: CreatureDocument;
}) {
  const { t, say, number } = useWords();
  const system = systems[campaign.body.system];
  const options = readOptions(system.options, campaign.body.options);
  if (!options.ok || system.sheets === undefined) throw new Error('the campaign’s system has no sheets');
  const { sections, derive, identity, vitals } = system.sheets;
  const { sheet } = creature.body;
  const { maximumHitPoints, defense } = vitals(sheet, options.value);
  return (
    <article className={styles.paper}>
      <header className={styles.header}>
        <div>
          <h1>{say(creature.body.name)}</h1>
          <p className={styles.identity}>{say(identity(sheet))}</p>
        </div>
        <dl className={styles.origin}>
          <dt>{t('paper.campaign')}</dt>
          <dd>{say(campaign.body.name)}</dd>
          <dt>{t('paper.system')}</dt>
          <dd>{say(system.name)}</dd>
        </dl>
      </header>
      <section className={styles.vitals}>
        <div className={styles.vital}>
          <h2>{say(defense.label)}</h2>
          <p className={styles.big}>{number(defense.value)}</p>
        </div>
        <div className={styles.vital} data-wide="true">
          <h2>{t('paper.hitPoints')}</h2>
          <p className={styles.write}>
            <span className={styles.line} />
            {t('paper.maximum', { maximum: maximumHitPoints })}
          </p>
        </div>
      </section>
      {sections(creature.kind, options.value)
        .filter(({ elsewhereOnPaper }) => elsewhereOnPaper !== true)
        .map((section) => (
          <PlainFields key={section.id} section={section} sheet={sheet} />
        ))}
      {derive(sheet, options.value).map((group) => (
        <Numbers key={group.id} group={group} />
      ))}
      <section className={styles.notes}>
        <h2>{t('paper.notes')}</h2>
        {Array.from({ length: noteLines }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty lines are all alike.
          <div key={at} className={styles.rule} />
        ))}
      </section>
    </article>
  );
}

/** A section's plain fields in a line of boxes; lists stand among the derived numbers instead. */
function PlainFields({ section, sheet }: { section: SheetSection; sheet: SheetData }) {
  const words = useWords();
  const fields = section.fields.filter(({ field }) => field !== 'list');
  if (fields.length === 0) return null;
  return (
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
  );
}

function Numbers({ group: { label, columns, rows } }: { group: DerivedGroup }) {
  const words = useWords();
  const { say } = words;
  if (rows.length === 0) return null;
  if (columns.length === 1) return <NumberBoxes label={label} rows={rows} />;
  return (
    <table className={styles.numbers}>
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
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {say(row.label)}
              {row.qualifiers.length > 0 && <small>{row.qualifiers.map(say).join(' · ')}</small>}
            </th>
            {row.figures.map((derived, at) => (
              <td key={columns[at]?.key ?? at}>
                <strong>{writeFigure(words, derived)}</strong>
                <small>{writeParts(words, derived.figure)}</small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Numbers that stand alone, one to a box: saving throws. */
function NumberBoxes({ label, rows }: Pick<DerivedGroup, 'label' | 'rows'>) {
  const words = useWords();
  return (
    <section className={styles.section}>
      <h2>{words.say(label)}</h2>
      <dl className={styles.boxes}>
        {rows.map(({ id, label: name, figures }) =>
          figures.map((derived) => (
            <div key={id}>
              <dt>{words.say(name)}</dt>
              <dd>
                <strong>{writeFigure(words, derived)}</strong>
                <small>{writeParts(words, derived.figure)}</small>
              </dd>
            </div>
          )),
        )}
      </dl>
    </section>
  );
}
