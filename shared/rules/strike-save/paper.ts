import { figure } from '../core/figure.ts';
import { overviewRows, type PaperLayout } from '../core/paper.ts';
import { sheetOf } from './sheet.ts';
import { word } from './words.ts';

/** How sheets of the system go on paper. */
export const paper: PaperLayout = {
  overview(data, groups) {
    const label = word('field.armorClass');
    const written = figure([{ label, value: sheetOf(data).armorClass, source: word('section.combat') }]);
    const armorClass = { id: 'armorClass', label, derived: { figure: written, format: 'number' } } as const;
    return [armorClass, ...overviewRows(groups, 'saves')];
  },
  derivedLists: [{ list: 'weapons', group: 'attacks', blankRows: 8 }],
  order: [{ section: 'characteristics' }, { group: 'saves' }, { group: 'attacks' }],
  details: [],
  elsewhere: ['armorClass', 'hitPoints'],
};
