import { figure } from '../../core/figure.ts';
import { type OverviewNumber, overviewRows, type PaperLayout } from '../../core/paper.ts';
import type { DerivedGroup, SheetData } from '../../core/sheet.ts';
import { word } from '../words.ts';

/** The speed that follows from a race; a monster's is the one on its sheet. */
function speedOf({ speed }: SheetData, groups: readonly DerivedGroup[]): readonly OverviewNumber[] {
  const derived = overviewRows(groups, 'movement', ['speed']);
  if (derived.length > 0 || typeof speed !== 'number') return derived;
  const label = word('part.speed');
  const written = figure([{ label, value: speed, source: word('group.movement') }]);
  return [{ id: 'movement.speed', label, derived: { figure: written, format: 'number' } }];
}

/** How sheets of the open 3.5 rules go on paper. */
export const paper: PaperLayout = {
  overview: (sheet, groups) => [
    ...overviewRows(groups, 'combat', ['initiative']),
    ...overviewRows(groups, 'armorClass'),
    ...overviewRows(groups, 'saves'),
    ...speedOf(sheet, groups),
  ],
  derivedLists: [{ list: 'weapons', group: 'attacks', blankRows: 6 }],
  order: [
    { group: 'abilities' },
    { group: 'saves' },
    { group: 'combat' },
    { group: 'armorClass' },
    { group: 'movement' },
    { section: 'movement' },
    { group: 'attacks' },
    { group: 'fullAttacks' },
  ],
  details: ['armor', 'other'],
  elsewhere: ['hitPoints'],
};
