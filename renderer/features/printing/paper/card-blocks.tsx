import { Fragment, type ReactElement } from 'react';
import type { DerivedGroup, DerivedRow } from '../../../../shared/rules/core/sheet.ts';
import { writeFigure } from '../../../figures/figure-button.tsx';
import type { ScreenWords } from '../../../words/words.tsx';
import styles from './card-paper.module.css';
import { itemsOf, plainLists, writeItem } from './field-parts.tsx';
import { piecesOf } from './pieces-of.ts';
import { isPool, type PaperRules, type PaperSheet } from './sheet-of.ts';
import { writeField } from './write-field.ts';

/** Short rows that stay together. */
const rowsAtOnce = 6;

/** As much of a note as stands on a card in one piece, in letters; a dozen lines. */
const longestPiece = 500;

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
          {rows.slice(from, from + rowsAtOnce).map(({ id, label: name, figures }) => (
            <span key={id}>
              {words.say(name)} <b>{figures.map((derived) => writeFigure(words, derived)).join(' ')}</b>
            </span>
          ))}
        </p>
      </Fragment>
    );
  });
}

/**
 * What stands on a creature's card below its name, in pieces small enough to go from one card to the next: points
 * to count, plain fields, every number in a line, what was noted. No parts: a card is for the table, not for checking.
 */
export function cardBlocks(
  words: ScreenWords,
  { sheets }: PaperRules,
  { creature, sheet, sections, groups, defense, pools }: PaperSheet,
): readonly ReactElement[] {
  const { say, t } = words;
  const vitals = (
    <div key="vitals" className={styles.vitals}>
      {pools.map(({ id, label, maximum }) => (
        <p key={id}>
          <small>{say(label)}</small>
          <span className={styles.write}>{t('paper.maximum', { maximum })}</span>
        </p>
      ))}
      <p>
        <small>{say(defense.label)}</small>
        <strong>{words.number(defense.value)}</strong>
      </p>
    </div>
  );
  const fields = sections
    .filter(({ elsewhereOnPaper }) => elsewhereOnPaper !== true)
    .flatMap((section) => {
      const plain = section.fields.filter((field) => field.field !== 'list' && !isPool(pools, field));
      const lists = plainLists(sheets, section).flatMap((list) => {
        const items = itemsOf(sheet[list.path]).map((item) => writeItem(words, list, item));
        return items.length === 0 ? [] : [[say(list.label), ...items].join(' · ')];
      });
      const line = plain.map((field) => (
        <span key={field.path}>
          <small>{say(field.label)}</small> <b>{writeField(words, field, sheet[field.path])}</b>
        </span>
      ));
      return [
        ...(line.length === 0
          ? []
          : [
              <p key={section.id} className={styles.fields}>
                {line}
              </p>,
            ]),
        ...lists.map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        )),
      ];
    });
  const numbers = groups.flatMap((group) =>
    group.columns.length > 1 ? rowBlocks(words, group) : inLines(words, group),
  );
  const notes = piecesOf(creature.body.notes ?? '', longestPiece).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: printed paragraphs never move.
    <p key={at} className={styles.text}>
      {piece}
    </p>
  ));
  return [vitals, ...fields, ...numbers, ...notes];
}
