/** A card: blocks `from` up to before `to` of one creature; `part` counts the creature's cards from 1. */
export interface Card {
  readonly creature: number;
  readonly from: number;
  readonly to: number;
  readonly part: number;
}

/**
 * Fills cards with the blocks of creatures, each in turn: a block goes whole onto the card that has room for it,
 * else onto a further one, whose heading is repeated. Heights and room in one unit; a block that is higher than
 * a whole card has a card to itself.
 */
export function fillCards(
  creatures: readonly { readonly heading: number; readonly blocks: readonly number[] }[],
  room: number,
): readonly Card[] {
  return creatures.flatMap(({ heading, blocks }, creature) => {
    const cards: Card[] = [];
    let from = 0;
    let left = room - heading;
    for (const [at, height] of blocks.entries()) {
      if (height > left && at > from) {
        cards.push({ creature, from, to: at, part: cards.length + 1 });
        from = at;
        left = room - heading;
      }
      left -= height;
    }
    cards.push({ creature, from, to: blocks.length, part: cards.length + 1 });
    return cards;
  });
}
