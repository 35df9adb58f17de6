import type { ReadingTable } from '../core/table.ts';
import { assistanceTable, assistanceTimes, consequenceOf, levelTable } from './tables.ts';
import { assistOutcomes, successLevels } from './vocabulary.ts';
import { word } from './words.ts';

/** The tables of the system; no switch changes them. */
export function readingTables(): readonly ReadingTable[] {
  return [
    {
      id: 'levels',
      title: word('table.levels'),
      format: 'number',
      columns: [word('column.margin')],
      rows: successLevels.map((level) => {
        const { from, to } = levelTable[level];
        const cell = to === null ? word('cell.marginsFrom', { from }) : word('cell.margins', { from, to });
        return { label: word(`level.${level}`), cells: [cell] };
      }),
    },
    {
      id: 'consequences',
      title: word('table.consequences'),
      format: 'number',
      columns: [word('column.loser')],
      rows: successLevels.map((level) => ({
        label: word(`level.${level}`),
        cells: [word(`consequence.${consequenceOf[level]}`)],
      })),
    },
    {
      id: 'assistance',
      title: word('table.assistance'),
      format: 'bonus',
      columns: assistOutcomes.map((outcome) => word(`column.${outcome}`)),
      rows: assistanceTable.map(({ difficulty, bonus }) => ({
        label: difficulty,
        cells: assistOutcomes.map((outcome) => assistanceTimes[outcome] * bonus),
      })),
    },
  ];
}
