import { readSheetBy } from '../../core/read-sheet.ts';
import type { SheetRules } from '../../core/system.ts';
import { word } from '../words.ts';
import { actions, derive } from './derive.ts';
import { defenseOf } from './figures.ts';
import { newSheet, sections } from './form.ts';
import { calledOf, sheetOf } from './read.ts';
import { resolve } from './resolve.ts';

/** Sheets of Telnas. */
export const sheets: SheetRules = {
  sections,
  newSheet,
  readSheet: (kind, raw, values) => readSheetBy(sections(kind, values), raw),
  derive,
  identity(data) {
    const { class: of, level, size } = calledOf(data);
    const named = of ?? word('creature.monster');
    return word('identity', { class: named, level, size: word(`size.${size}`) });
  },
  vitals(data) {
    const sheet = sheetOf(data);
    const defense = { label: word('defense.physical'), value: defenseOf(sheet, 'physical').total };
    return { maximumHitPoints: sheet.hitPoints, defense };
  },
  actions,
  resolve,
};
