import type { PasteReader } from '../../core/pasted.ts';
import { blocksOf } from './blocks.ts';
import { readStatBlock } from './read-stat-block.ts';
import { toCreature } from './to-creature.ts';

/** Reads published stat blocks as monsters; a text of which no line is known holds none. */
export const statBlocks: PasteReader = {
  longest: 200_000,
  read: (text) =>
    blocksOf(text).flatMap((block) => {
      const read = readStatBlock(block);
      return read.lines.length === 0 ? [] : [toCreature(read, block)];
    }),
};
