import { overviewRows, type PaperLayout } from '../../core/paper.ts';

/** How sheets of Telnas go on paper. */
export const paper: PaperLayout = {
  overview: (_, groups) => [...overviewRows(groups, 'defenses'), ...overviewRows(groups, 'telnas')],
  derivedLists: [
    { list: 'weapons', group: 'attacks', blankRows: 5 },
    { list: 'arts', group: 'arts', blankRows: 8 },
    { list: 'gifts', group: 'gifts', blankRows: 3 },
  ],
  order: [
    { section: 'characteristics' },
    { group: 'defenses' },
    { group: 'telnas' },
    { section: 'armor' },
    { group: 'attacks' },
    { group: 'arts' },
    { group: 'gifts' },
  ],
  details: [],
  elsewhere: ['hitPoints', 'mana', 'mastery'],
};
