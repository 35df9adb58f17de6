import { readSheetBy } from '../../core/read-sheet.ts';
import type { SheetRules } from '../../core/system.ts';
import { switchesOf } from '../options.ts';
import { word } from '../words.ts';
import { actions, derive } from './derive.ts';
import { defenseOf } from './figures.ts';
import { newSheet, sections } from './form.ts';
import { identityOf, sheetOf } from './read.ts';
import { resolve } from './resolve.ts';

/** Sheets of Telnas. */
export const sheets: SheetRules = {
  sections,
  newSheet,
  readSheet: (kind, raw, values) => readSheetBy(sections(kind, values), raw),
  derive,
  identity: identityOf,
  vitals(data, values) {
    const sheet = sheetOf(data, switchesOf(values));
    const defense = { label: word('defense.physical'), value: defenseOf(sheet, 'physical').total };
    return { maximumHitPoints: sheet.hitPoints, defense };
  },
  actions,
  resolve,
};
