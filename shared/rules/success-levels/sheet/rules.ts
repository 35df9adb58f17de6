import { readSheetBy } from '../../core/read-sheet.ts';
import type { SheetRules } from '../../core/system.ts';
import { word } from '../words.ts';
import { actions, derive } from './derive.ts';
import { newSheet, sections } from './form.ts';
import { callingOf, sheetOf } from './read.ts';
import { resolve } from './resolve.ts';

/** Sheets of the success levels. */
export const sheets: SheetRules = {
  sections,
  newSheet,
  readSheet: (kind, raw, values) => readSheetBy(sections(kind, values), raw),
  derive,
  identity: callingOf,
  vitals(data) {
    const { armorClass, hitPoints } = sheetOf(data);
    return { maximumHitPoints: hitPoints, defense: { label: word('part.armorClass'), value: armorClass } };
  },
  actions,
  resolve,
};
