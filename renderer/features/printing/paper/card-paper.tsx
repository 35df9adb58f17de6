import { Fragment, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ScreenWords } from '../../../words/words.tsx';
import { type CardBlock, cardBlocks } from './card-blocks.tsx';
import styles from './card-paper.module.css';
import { type Card, fillCards } from './fill-cards.ts';
import { PaperPortrait } from './paper-portrait.tsx';
import type { PaperRules, PaperSheet } from './sheet-of.ts';
import { type TextLine, textLines } from './text-lines.ts';

/** As many cards as a page takes. */
const perPage = 4;

/** As much as goes from one card to the next in one piece: a block, or a line of one. */
interface Piece {
  readonly block: number;
  readonly line?: TextLine;
  /** In pixels. */
  readonly height: number;
}

interface Content {
  readonly sheet: PaperSheet;
  readonly blocks: readonly CardBlock[];
}

/** The name over a card; the portrait stands on a creature's first alone. */
function heading(
  { say, t }: ScreenWords,
  { sheets }: PaperRules,
  { creature, sheet, portrait }: PaperSheet,
  part: number,
) {
  const name = say(creature.body.name);
  return (
    <header className={styles.head}>
      <div className={styles.heading}>
        <div className={styles.name}>
          <h2>
            {name}
            {part > 1 && <span className={styles.part}> {part}</span>}
          </h2>
          <p>{say(sheets.identity(sheet))}</p>
        </div>
        {portrait !== undefined && part === 1 && (
          <PaperPortrait hash={portrait} alt={t('portrait.of', { name })} size="card" />
        )}
      </div>
    </header>
  );
}

function pagesOf(cards: readonly Card[]): readonly (readonly Card[])[] {
  return Array.from({ length: Math.ceil(cards.length / perPage) }, (_, page) =>
    cards.slice(page * perPage, (page + 1) * perPage),
  );
}

function drawBlock(block: CardBlock): ReactElement {
  return 'whole' in block ? block.whole : <p className={styles.text}>{block.text}</p>;
}

/** The pieces of a drawn block. */
function piecesOf(block: number, drawn: Element): readonly Piece[] {
  const { height } = drawn.getBoundingClientRect();
  const text = drawn.querySelector<HTMLElement>(`:scope > .${styles.text}`);
  const lines = text === null ? [] : textLines(text);
  if (text === null || lines.length === 0) return [{ block, height }];
  const { paddingTop } = getComputedStyle(text);
  const padding = Number.parseFloat(paddingTop);
  const each = (height - padding) / lines.length;
  return lines.map((line, at) => ({ block, line, height: at === 0 ? each + padding : each }));
}

/** The heights of a creature's headings and pieces, drawn as a first card with everything and a further one with nothing. */
function measure([first, further]: readonly Element[]) {
  const height = (card: Element | undefined) => card?.firstElementChild?.getBoundingClientRect().height ?? 0;
  const pieces = [...(first?.children ?? [])].slice(1).flatMap((block, at) => piecesOf(at, block));
  return {
    headings: { first: height(first), further: height(further) },
    pieces,
    blocks: pieces.map((piece) => piece.height),
  };
}

/** A block, or what some of its lines are. */
function drawSome(block: CardBlock, { line: first }: Piece, { line: last }: Piece): ReactElement {
  if ('whole' in block || first === undefined) return drawBlock(block);
  return (
    <p className={styles.text} data-goes-on={first.from > 0 || undefined}>
      {block.text.slice(first.from, last?.to)}
    </p>
  );
}

/** Some pieces again as blocks: lines of one text that follow each other are one. */
function drawPieces(blocks: readonly CardBlock[], pieces: readonly Piece[]): readonly ReactElement[] {
  return blocks.flatMap((block, at) => {
    const own = pieces.filter((piece) => piece.block === at);
    const [first] = own;
    const last = own.at(-1);
    if (first === undefined || last === undefined) return [];
    // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never moves.
    return [<div key={at}>{drawSome(block, first, last)}</div>];
  });
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
  const contents: readonly Content[] = of.map((sheet) => ({
    sheet,
    blocks: cardBlocks(words, rules, sheet),
  }));
  const drawn = createRoot(root);
  flushSync(() =>
    drawn.render(
      contents.map(({ sheet, blocks }, creature) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is measured never moves.
        <Fragment key={creature}>
          {[1, 2].map((part) => (
            <div key={part} className={styles.card}>
              {heading(words, rules, sheet, part)}
              {part === 1 &&
                blocks.map((block, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what is measured never moves.
                  <div key={at}>{drawBlock(block)}</div>
                ))}
            </div>
          ))}
        </Fragment>
      )),
    ),
  );
  await allThere();
  const room = roomOf(root);
  const measured = contents.map((_, creature) => {
    const own = [...root.children].slice(creature * 2, creature * 2 + 2);
    const large = measure(own);
    if (fillCards([large], room).length === 1) return { ...large, isDense: false };
    for (const card of own) card.setAttribute('data-dense', 'true');
    return { ...measure(own), isDense: true };
  });
  const cards = fillCards(measured, room);
  flushSync(() =>
    drawn.render(
      pagesOf(cards).map((page) => (
        <section key={page.map(({ creature, part }) => `${creature}.${part}`).join()} className={styles.page}>
          {page.map(({ creature, from, to, part }) => {
            const content = contents[creature];
            if (content === undefined) return null;
            return (
              <article
                key={`${creature}.${part}`}
                className={styles.card}
                data-dense={measured[creature]?.isDense === true || undefined}
              >
                {heading(words, rules, content.sheet, part)}
                {drawPieces(content.blocks, measured[creature]?.pieces.slice(from, to) ?? [])}
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
