import type { PasteReader } from '../../core/pasted.ts';
import { readStatBlocks } from './read-stat-block.ts';
import { toCreature } from './to-creature.ts';

/** Reads published stat blocks as monsters; a text of which no line is known holds none. */
export const statBlocks: PasteReader = {
  longest: 200_000,
  read: (text) =>
    readStatBlocks(text)
      .filter(({ lines }) => lines.length > 0)
      .map(toCreature),
};
