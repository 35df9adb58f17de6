import { sheetReader } from '../../core/read-sheet.ts';
import type { Economy, SheetRules } from '../../core/system.ts';
import { switchesOf } from '../options.ts';
import type { ActionCost } from '../vocabulary.ts';
import { word } from '../words.ts';
import { derive } from './derive.ts';
import { dying } from './dying.ts';
import { defenseOf } from './figures.ts';
import { newSheet, sections } from './form.ts';
import { guide } from './guide.ts';
import { levelling } from './levels.ts';
import { objection } from './objection.ts';
import { actions } from './offers.ts';
import { order } from './order.ts';
import { paper } from './paper.ts';
import { quick } from './quick.ts';
import { identityOf, sheetOf, traits } from './read.ts';
import { recovery } from './recovery.ts';
import { resolve } from './resolve.ts';

const anyNumber = Number.POSITIVE_INFINITY;
type Turn = Readonly<Partial<Record<ActionCost, number>>>;

const economy: Economy = {
  costs: (['full', 'half'] as const).map((id) => ({ id, label: word(`cost.${id}`) })),
  turns(_, options): readonly Turn[] {
    switch (switchesOf(options).actionBudget) {
      case 'one-full-or-two-halves':
        return [{ full: 1 }, { half: 2 }];
      case 'one-full-and-halves':
        return [{ full: 1, half: anyNumber }];
    }
  },
};

/** Sheets of Telnas. */
export const sheets: SheetRules = {
  sections,
  newSheet,
  guide,
  quick,
  levelling,
  revisedWithLevel: ['hitPoints', 'mana'],
  readSheet: sheetReader(sections),
  derive,
  identity: identityOf,
  traits,
  vitals(data, values) {
    const sheet = sheetOf(data, switchesOf(values));
    const defense = { label: word('defense.physical'), value: defenseOf(sheet, 'physical').total };
    const { mana } = sheet;
    const pool = { id: 'mana', label: word('pool.mana'), value: mana, least: 0, maximum: mana };
    return { maximumHitPoints: sheet.hitPoints, defense, ...(mana > 0 ? { pools: [pool] } : {}) };
  },
  paper,
  actions,
  resolve,
  adjustables: [
    { id: 'attack', label: word('adjustable.attack') },
    { id: 'damage', label: word('adjustable.damage') },
    { id: 'physical', label: word('defense.physical') },
    { id: 'magical', label: word('defense.magical') },
    { id: 'healing', label: word('adjustable.healing') },
  ],
  objection,
  economy,
  order,
  dying,
  rest: recovery,
};
