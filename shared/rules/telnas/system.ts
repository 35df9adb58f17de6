import type { RuleSystem } from '../core/system.ts';
import { asks } from './asks.ts';
import { catalogues } from './catalogues.ts';
import { options } from './options.ts';
import { readingTables } from './reading-tables.ts';
import { sheets } from './sheet/rules.ts';
import { word } from './words.ts';

/**
 * A French system of fast fights with mana and Telnas. Order goes by side and dying has its rules; the table
 * keeps what the rules only mention.
 */
export const telnas: RuleSystem = {
  id: 'telnas',
  name: word('name'),
  rulesVersion: 1,
  options,
  sheets,
  catalogues,
  tables: readingTables,
  byHand: [],
  lacks: [
    word('lack.orderWithinSide'),
    word('lack.failures'),
    word('lack.balance'),
    word('lack.skills'),
    word('lack.classSheets'),
    word('lack.resurrection'),
    word('lack.saves'),
  ],
  asks,
};
