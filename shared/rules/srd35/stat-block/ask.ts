import { z } from 'zod';
import { type Ask, ask, noDice } from '../../core/ask.ts';
import { granted } from '../../core/result.ts';
import { readStatBlocks } from './read-stat-block.ts';

/** A block has some 3,000 characters, the longest published ones three times that. */
const longestText = 20_000;

/** Turns a pasted block into a monster, and further blocks below or beside it into others. Refused: `BAD_REQUEST` where there is no text, or too much. */
export const statBlock: Ask = ask({ text: z.string().max(longestText).regex(/\S/) }, ({ text }, { dice }) => {
  const none = noDice(dice);
  if (!none.ok) return none;
  const [first, ...others] = readStatBlocks(text);
  if (first === undefined) throw new Error('a text with words in it has a block');
  return granted({
    monster: first.monster,
    unread: first.unread,
    others: others.map(({ monster }) => monster),
  });
});
