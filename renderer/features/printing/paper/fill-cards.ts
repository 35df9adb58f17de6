/** A card: blocks `from` up to before `to` of one creature; `part` counts the creature's cards from 1. */
export interface Card {
  readonly creature: number;
  readonly from: number;
  readonly to: number;
  readonly part: number;
}

/** The heights of a creature's headings, that of its first card and that of further ones, and of its blocks. */
interface Heights {
  readonly headings: { readonly first: number; readonly further: number };
  readonly blocks: readonly number[];
}

/**
 * Fills cards with the blocks of creatures, each in turn: a block goes whole onto the card that has room for it,
 * else onto a further one, whose heading is repeated. Heights and room in one unit; a block that is higher than
 * a whole card has a card to itself.
 */
export function fillCards(creatures: readonly Heights[], room: number): readonly Card[] {
  return creatures.flatMap(({ headings, blocks }, creature) => {
    const cards: Card[] = [];
    let from = 0;
    let left = room - headings.first;
    for (const [at, height] of blocks.entries()) {
      if (height > left && at > from) {
        cards.push({ creature, from, to: at, part: cards.length + 1 });
        from = at;
        left = room - headings.further;
      }
      left -= height;
    }
    cards.push({ creature, from, to: blocks.length, part: cards.length + 1 });
    return cards;
  });
}
