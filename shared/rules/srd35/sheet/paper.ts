import { overviewRows, type PaperLayout } from '../../core/paper.ts';

/** How sheets of the open 3.5 rules go on paper. */
export const paper: PaperLayout = {
  overview: (_, groups) => [
    ...overviewRows(groups, 'combat', ['initiative']),
    ...overviewRows(groups, 'armorClass'),
    ...overviewRows(groups, 'saves'),
    ...overviewRows(groups, 'movement', ['speed']),
  ],
  derivedLists: [{ list: 'weapons', group: 'attacks', blankRows: 6 }],
};
