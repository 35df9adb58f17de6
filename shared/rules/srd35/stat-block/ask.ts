import { z } from 'zod';
import { type Ask, ask, noDice } from '../../core/ask.ts';
import { granted } from '../../core/result.ts';
import { readStatBlock } from './read-stat-block.ts';

/** A block has some 3,000 characters, the longest published ones three times that. */
const longestText = 20_000;

/** Turns a pasted block into a monster. Refused: `BAD_REQUEST` where there is no text, or too much. */
export const statBlock: Ask = ask({ text: z.string().max(longestText).regex(/\S/) }, ({ text }, { dice }) => {
  const none = noDice(dice);
  return none.ok ? granted({ ...readStatBlock(text) }) : none;
});
