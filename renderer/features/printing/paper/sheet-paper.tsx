import type { ReactNode } from 'react';
import type { CampaignDocument } from '../../../../shared/library/document.ts';
import type { SheetData } from '../../../../shared/rules/core/sheet.ts';
import { useWords } from '../../../words/words.tsx';
import { Details, FieldBoxes, isInLine, itemsOf, PlainList } from './field-parts.tsx';
import { Notes } from './notes.tsx';
import { isShort, Numbers, shapeOf } from './number-parts.tsx';
import { PaperPortrait } from './paper-portrait.tsx';
import { type Placed, SheetGrid } from './sheet-grid.tsx';
import type { PaperRules, PaperSheet } from './sheet-of.ts';
import styles from './sheet-paper.module.css';
import { gridColumns, partsOf, type SheetPart, spanOfBoxes } from './sheet-parts.ts';

/** A creature's sheet on paper: who it is, every number with its parts in small print, room to write. */
export function SheetPaper({
  campaign,
  rules,
  of: { creature, sheet, sections, groups, defense, pools, portrait },
}: {
  campaign: CampaignDocument;
  rules: PaperRules;
  of: PaperSheet;
}) {
  const { t, say, number } = useWords();
  const name = say(creature.body.name);
  const layout = rules.sheets.paper;
  const shown = sections.filter(
    ({ id, elsewhereOnPaper }) => elsewhereOnPaper !== true && !layout.details.includes(id),
  );
  return (
    <article className={styles.paper}>
      <Header
        title={name}
        portrait={
          portrait !== undefined && (
            <PaperPortrait hash={portrait} alt={t('portrait.of', { name })} size="sheet" />
          )
        }
        identity={say(rules.sheets.identity(sheet))}
        campaign={campaign}
        rules={rules}
      />
      <div className={styles.vitals}>
        <Vital label={say(defense.label)}>
          <p className={styles.big}>{number(defense.value)}</p>
        </Vital>
        {pools.map(({ id, label, maximum }) => (
          <Vital key={id} label={say(label)} isWide>
            <p className={styles.write}>{t('paper.maximum', { maximum })}</p>
          </Vital>
        ))}
      </div>
      <SheetGrid parts={partsOf(layout, shown, groups).flatMap((part) => placed(part, sheet))} />
      <Details layout={layout} sections={sections} sheet={sheet} />
      <Notes text={creature.body.notes} />
    </article>
  );
}

/** Items that stand beside something else in a line. */
const shortList = 6;

/** A part where it goes in the grid; none where it has nothing to show. */
function placed(part: SheetPart, sheet: SheetData): readonly Placed[] {
  switch (part.part) {
    case 'fields': {
      const { section, fields } = part;
      const content = <FieldBoxes section={section} fields={fields} sheet={sheet} />;
      return [{ id: `fields.${section.id}`, span: spanOfBoxes(fields.length), content }];
    }
    case 'list': {
      const { list } = part;
      const items = itemsOf(sheet[list.path]);
      if (items.length === 0) return [];
      const span = isInLine(list) && items.length <= shortList ? gridColumns / 2 : gridColumns;
      return [{ id: `list.${list.path}`, span, content: <PlainList list={list} items={items} /> }];
    }
    case 'numbers': {
      const { group } = part;
      const shape = shapeOf(group);
      if (shape === 'nothing') return [];
      const spans = {
        names: isShort(group) ? gridColumns / 2 : gridColumns,
        boxes: spanOfBoxes(group.rows.length),
        list: gridColumns,
        table: gridColumns,
      };
      return [{ id: `numbers.${group.id}`, span: spans[shape], content: <Numbers group={group} /> }];
    }
  }
}

/** The name over everything, and where it belongs. */
export function Header({
  title,
  portrait,
  identity,
  campaign,
  rules,
}: {
  title: ReactNode;
  portrait?: ReactNode;
  identity: ReactNode;
  campaign: CampaignDocument;
  rules: PaperRules;
}) {
  const { t, say } = useWords();
  return (
    <header className={styles.header}>
      {portrait}
      <div className={styles.name}>
        <h1>{title}</h1>
        <p className={styles.identity}>{identity}</p>
      </div>
      <dl className={styles.origin}>
        <dt>{t('paper.campaign')}</dt>
        <dd>{say(campaign.body.name)}</dd>
        <dt>{t('paper.system')}</dt>
        <dd>{say(rules.system.name)}</dd>
      </dl>
    </header>
  );
}

/** What is looked at most, in a box with a heading. */
export function Vital({
  label,
  isWide = false,
  children,
}: {
  label: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={styles.vital} data-wide={isWide || undefined}>
      <h2>{label}</h2>
      {children}
    </section>
  );
}
