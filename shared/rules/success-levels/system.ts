import type { RuleSystem } from '../core/system.ts';
import { asks } from './asks.ts';
import { catalogues } from './catalogues.ts';
import { options } from './options.ts';
import { readingTables } from './reading-tables.ts';
import { sheets } from './sheet/rules.ts';
import { word } from './words.ts';

/**
 * A French system of confirmed criticals, success levels, contests of several exchanges and help among
 * characters. Its combat chapter is not known, so order, dying and much else is by hand.
 */
export const successLevels: RuleSystem = {
  id: 'success-levels',
  name: word('name'),
  rulesVersion: 1,
  options,
  sheets,
  catalogues,
  tables: readingTables,
  byHand: ['order', 'dying'],
  lacks: [
    word('lack.combat'),
    word('lack.initiative'),
    word('lack.dying'),
    word('lack.healing'),
    word('lack.armor'),
    word('lack.levels'),
    word('lack.movement'),
  ],
  asks,
};
