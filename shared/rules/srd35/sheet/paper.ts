import { overviewRows, type PaperLayout } from '../../core/paper.ts';
import { waysToMove } from '../vocabulary.ts';

/** How sheets of the open 3.5 rules go on paper. */
export const paper: PaperLayout = {
  overview: (_, groups) => [
    ...overviewRows(groups, 'combat', ['initiative']),
    ...overviewRows(groups, 'armorClass'),
    ...overviewRows(groups, 'saves'),
    ...overviewRows(groups, 'movement', ['speed', ...waysToMove]),
  ],
  derivedLists: [{ list: 'weapons', group: 'attacks', blankRows: 6 }],
  order: [
    { group: 'abilities' },
    { group: 'saves' },
    { group: 'combat' },
    { group: 'armorClass' },
    { group: 'movement' },
    { group: 'attacks' },
    { group: 'fullAttacks' },
  ],
  details: ['armor', 'other'],
  elsewhere: ['hitPoints', 'speed', ...waysToMove, 'maneuverability'],
};
