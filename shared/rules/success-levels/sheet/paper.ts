import { overviewRows, type PaperLayout } from '../../core/paper.ts';
import { word } from '../words.ts';
import { sheetOf } from './read.ts';

/** How sheets of the success levels go on paper. */
export const paper: PaperLayout = {
  overview(data, groups) {
    const watchfulness = word('skill.watchfulness');
    const watching = sheetOf(data).skills.findIndex(
      ({ name }) => 'key' in name && name.key === watchfulness.key,
    );
    return [
      ...overviewRows(groups, 'armorClass'),
      // The one skill that is rolled behind the screen.
      ...overviewRows(groups, 'skills', [`skills.${watching}`]).map((number) => ({
        ...number,
        id: 'watchfulness',
      })),
    ];
  },
  derivedLists: [
    { list: 'skills', group: 'skills', blankRows: 12 },
    { list: 'weapons', group: 'weapons', blankRows: 5 },
  ],
  order: [
    { section: 'abilities' },
    { group: 'armorClass' },
    { section: 'critical' },
    { group: 'weapons' },
    { group: 'skills' },
  ],
  details: [],
  elsewhere: ['armorClass', 'hitPoints', 'constitutionScore'],
};
