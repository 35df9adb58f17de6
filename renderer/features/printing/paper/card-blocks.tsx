import { Fragment, type ReactElement } from 'react';
import type { DerivedGroup, DerivedRow } from '../../../../shared/rules/core/sheet.ts';
import { writeFigure } from '../../../figures/figure-button.tsx';
import type { ScreenWords } from '../../../words/words.tsx';
import styles from './card-paper.module.css';
import { itemsOf, writeItem } from './field-parts.tsx';
import { paragraphsOf } from './paragraphs.ts';
import type { PaperRules, PaperSheet } from './sheet-of.ts';
import { partsOf, type SheetPart } from './sheet-parts.ts';
import { writeField } from './write-field.ts';

/** Something of a card: in one piece, or a text that goes on to another card after any of its lines. */
export type CardBlock = { readonly whole: ReactElement } | { readonly text: string };

/** Short rows that stay together. */
const rowsAtOnce = 6;

function rowText(words: ScreenWords, { label, qualifiers, figures }: DerivedRow): ReactElement {
  return (
    <p className={styles.row}>
      <span>
        {words.say(label)}
        {qualifiers.length > 0 && <small> {qualifiers.map(words.say).join(' · ')}</small>}
      </span>
      <strong>{figures.map((derived) => writeFigure(words, derived)).join('  ')}</strong>
    </p>
  );
}

/** Each row in a line of its own; the heading never stands alone at the foot of a card. */
function rowBlocks(words: ScreenWords, { label, rows }: DerivedGroup): readonly ReactElement[] {
  return rows.map((row, at) => (
    <Fragment key={row.id}>
      {at === 0 && <h3>{words.say(label)}</h3>}
      {rowText(words, row)}
    </Fragment>
  ));
}

/** Rows of one number or none, several in a line. */
function inLines(words: ScreenWords, { label, rows }: DerivedGroup): readonly ReactElement[] {
  const firsts = rows.filter((_, at) => at % rowsAtOnce === 0);
  return firsts.map((first) => {
    const from = rows.indexOf(first);
    return (
      <Fragment key={first.id}>
        {from === 0 && <h3>{words.say(label)}</h3>}
        <p className={styles.fields}>
          {rows.slice(from, from + rowsAtOnce).map(({ id, label: name, qualifiers, figures }) => (
            <span key={id}>
              {words.say(name)}
              {qualifiers.length > 0 && <small> {qualifiers.map(words.say).join(' · ')}</small>}{' '}
              <b>{figures.map((derived) => writeFigure(words, derived)).join(' ')}</b>
            </span>
          ))}
        </p>
      </Fragment>
    );
  });
}

function blocksOf(words: ScreenWords, sheet: PaperSheet['sheet'], part: SheetPart): readonly CardBlock[] {
  const { say } = words;
  switch (part.part) {
    case 'fields':
      return [
        {
          whole: (
            <p className={styles.fields}>
              {part.fields.map((field) => (
                <span key={field.path}>
                  {say(field.label)} <b>{writeField(words, field, sheet[field.path])}</b>
                </span>
              ))}
            </p>
          ),
        },
      ];
    case 'list': {
      const items = itemsOf(sheet[part.list.path]).map((item) => writeItem(words, part.list, item));
      return items.length === 0 ? [] : [{ text: [say(part.list.label), ...items].join(' · ') }];
    }
    case 'numbers': {
      const { group } = part;
      const rows = group.columns.length > 1 ? rowBlocks(words, group) : inLines(words, group);
      return rows.map((whole) => ({ whole }));
    }
  }
}

/**
 * What stands on a creature's card below its name: points to count, plain fields, every number in a line, what was
 * noted. No parts: a card is for the table, not for checking.
 */
export function cardBlocks(
  words: ScreenWords,
  { sheets: { paper } }: PaperRules,
  { creature, sheet, sections, groups, defense, pools }: PaperSheet,
): readonly CardBlock[] {
  const { say, t } = words;
  const vitals = (
    <div className={styles.vitals}>
      <p className={styles.defense}>
        <small>{say(defense.label)}</small>
        <strong>{words.number(defense.value)}</strong>
      </p>
      {pools.map(({ id, label, maximum }) => (
        <p key={id}>
          <small>{say(label)}</small>
          <span className={styles.maximum}>{t('paper.maximum', { maximum })}</span>
        </p>
      ))}
    </div>
  );
  const shown = sections.filter(
    ({ id, elsewhereOnPaper }) => elsewhereOnPaper !== true && !paper.details.includes(id),
  );
  return [
    { whole: vitals },
    ...partsOf(paper, shown, groups).flatMap((part) => blocksOf(words, sheet, part)),
    ...paragraphsOf(creature.body.notes ?? '').map((text) => ({ text })),
  ];
}
