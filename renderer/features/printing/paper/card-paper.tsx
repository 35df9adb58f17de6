import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ScreenWords } from '../../../words/words.tsx';
import { cardBlocks } from './card-blocks.tsx';
import styles from './card-paper.module.css';
import { type Card, fillCards } from './fill-cards.ts';
import { PaperPortrait } from './paper-portrait.tsx';
import type { PaperRules, PaperSheet } from './sheet-of.ts';

/** As many cards as a page takes. */
const perPage = 4;

function heading(
  { say, t }: ScreenWords,
  { sheets }: PaperRules,
  { creature, sheet, portrait }: PaperSheet,
  part: number,
) {
  const name = say(creature.body.name);
  return (
    <header className={styles.heading}>
      <div className={styles.name}>
        <h2>
          {name}
          {part > 1 && <span className={styles.part}> {part}</span>}
        </h2>
        <p>{say(sheets.identity(sheet))}</p>
      </div>
      {portrait !== undefined && (
        <PaperPortrait hash={portrait} alt={t('portrait.of', { name })} size="card" />
      )}
    </header>
  );
}

function pagesOf(cards: readonly Card[]): readonly (readonly Card[])[] {
  return Array.from({ length: Math.ceil(cards.length / perPage) }, (_, page) =>
    cards.slice(page * perPage, (page + 1) * perPage),
  );
}

/** Draws cards, four to a page, with lines to cut along. What one card has no room for goes on to another. */
export async function drawCards(
  root: HTMLElement,
  paper: string,
  words: ScreenWords,
  rules: PaperRules,
  of: readonly PaperSheet[],
  allThere: () => Promise<void>,
): Promise<void> {
  root.dataset.paper = paper;
  const contents = of.map((sheet) => ({ sheet, blocks: cardBlocks(words, rules, sheet) }));
  const drawn = createRoot(root);
  flushSync(() =>
    drawn.render(
      contents.map(({ sheet, blocks }, creature) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is measured never moves.
        <div key={creature} className={styles.card}>
          {heading(words, rules, sheet, 2)}
          {blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is measured never moves.
            <div key={at}>{block}</div>
          ))}
        </div>
      )),
    ),
  );
  await allThere();
  const heights = [...root.children].map((card) => {
    const [first = 0, ...blocks] = [...card.children].map((each) => each.getBoundingClientRect().height);
    return { heading: first, blocks };
  });
  const cards = fillCards(heights, roomOf(root));
  flushSync(() =>
    drawn.render(
      pagesOf(cards).map((page) => (
        <section key={page.map(({ creature, part }) => `${creature}.${part}`).join()} className={styles.page}>
          {page.map(({ creature, from, to, part }) => {
            const content = contents[creature];
            if (content === undefined) return null;
            return (
              <article key={`${creature}.${part}`} className={styles.card}>
                {heading(words, rules, content.sheet, part)}
                {content.blocks.slice(from, to).map((block: ReactElement, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never moves.
                  <div key={at}>{block}</div>
                ))}
              </article>
            );
          })}
        </section>
      )),
    ),
  );
}

/** The height within a card, in pixels: a card's as the style says, without its padding. */
function roomOf(root: HTMLElement): number {
  const probe = document.createElement('div');
  probe.className = `${styles.card} ${styles.full}`;
  root.append(probe);
  const { height, paddingTop, paddingBottom } = getComputedStyle(probe);
  probe.remove();
  return Number.parseFloat(height) - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
}
