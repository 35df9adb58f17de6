import type { RuleSystem } from '../core/system.ts';
import { asks } from './asks.ts';
import { catalogues } from './catalogues.ts';
import { options } from './options.ts';
import { readingTables } from './reading-tables.ts';
import { sheets } from './sheet/rules.ts';
import { statBlock } from './stat-block/ask.ts';
import { statBlocks } from './stat-block/paste-reader.ts';
import { word } from './words.ts';

/** The combat statistics of the open 3.5 rules, with their order and their dying. */
export const srd35: RuleSystem = {
  id: 'srd35',
  name: word('name'),
  rulesVersion: 1,
  options,
  sheets,
  catalogues,
  paste: statBlocks,
  tables: readingTables,
  byHand: [],
  lacks: [
    word('lack.actions'),
    word('lack.maneuvers'),
    word('lack.skills'),
    word('lack.magic'),
    word('lack.healing'),
    word('lack.items'),
    word('lack.experience'),
  ],
  asks: { ...asks, 'stat-block': statBlock },
};
