import { sheetReader } from '../core/read-sheet.ts';
import type { RuleSystem, SheetRules } from '../core/system.ts';
import { adjustables } from './adjustables.ts';
import { asks } from './asks.ts';
import { catalogues } from './catalogues.ts';
import { actions, derive } from './derive.ts';
import { guide } from './guide.ts';
import { levelling } from './levels.ts';
import { options } from './options.ts';
import { paper } from './paper.ts';
import { quick } from './quick.ts';
import { readingTables } from './reading-tables.ts';
import { resolve } from './resolve.ts';
import { calledOf, newSheet, sections, sheetOf } from './sheet.ts';
import { word } from './words.ts';

const sheets: SheetRules = {
  sections,
  newSheet,
  guide,
  quick,
  levelling,
  revisedWithLevel: ['hitPoints'],
  readSheet: sheetReader(sections),
  derive,
  identity(data) {
    const { class: of, level } = calledOf(data);
    return of === 'monster'
      ? word('identity.monster', { level })
      : word('identity.character', { class: word(`class.${of}`), level });
  },
  traits: { level: { label: word('field.level'), of: (data) => calledOf(data).level } },
  vitals(data) {
    const { armorClass, hitPoints } = sheetOf(data);
    return { maximumHitPoints: hitPoints, defense: { label: word('field.armorClass'), value: armorClass } };
  },
  paper,
  actions,
  resolve,
  adjustables,
};

/** A French house system of attack and save tables. It has no order, no dying, no criticals of its own. */
export const strikeSave: RuleSystem = {
  id: 'strike-save',
  name: word('name'),
  rulesVersion: 1,
  options,
  sheets,
  catalogues,
  tables: readingTables,
  byHand: ['order', 'dying'],
  lacks: [
    word('lack.initiative'),
    word('lack.dying'),
    word('lack.criticals'),
    word('lack.armor'),
    word('lack.movement'),
  ],
  asks,
};
