import { sheetReader } from '../../core/read-sheet.ts';
import type { SheetRules } from '../../core/system.ts';
import { contests } from '../contests/rules.ts';
import { word } from '../words.ts';
import { armorClassOf, derive } from './derive.ts';
import { newSheet, sections } from './form.ts';
import { guide } from './guide.ts';
import { actions } from './offers.ts';
import { paper } from './paper.ts';
import { quick } from './quick.ts';
import { callingOf, sheetOf } from './read.ts';
import { resolve } from './resolve.ts';

/** Sheets of the success levels. */
export const sheets: SheetRules = {
  sections,
  newSheet,
  guide,
  quick,
  revisedWithLevel: [],
  readSheet: sheetReader(sections),
  derive,
  identity: callingOf,
  // Abilities and skills say how good a creature is; the rules know no level, and no size.
  traits: {},
  vitals(data, options) {
    const sheet = sheetOf(data);
    const { hitPoints, constitutionScore: maximum } = sheet;
    const defense = { label: word('part.armorClass'), value: armorClassOf(sheet, options).total };
    const pool = { id: 'constitution', label: word('pool.constitution'), value: maximum, least: 0, maximum };
    return { maximumHitPoints: hitPoints, defense, ...(maximum > 0 ? { pools: [pool] } : {}) };
  },
  paper,
  actions,
  resolve,
  adjustables: [
    { id: 'roll', label: word('adjustable.roll') },
    { id: 'armorClass', label: word('part.armorClass') },
    { id: 'damage', label: word('figure.damage') },
  ],
  contests,
};
