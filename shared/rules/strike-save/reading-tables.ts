import type { OptionValues } from '../core/option.ts';
import type { ReadingTable } from '../core/table.ts';
import { switchesOf } from './options.ts';
import { rowBonus, saveBonus } from './progression.ts';
import { attackRows, attackTable, matrix } from './tables.ts';
import { attackCharacteristics, attackTypes, characterClasses } from './vocabulary.ts';
import { word } from './words.ts';

const levels = attackTable.warrior.map((_, at) => at + 1);

/** The tables of the system, as its switches make them. */
export function readingTables(options: OptionValues): readonly ReadingTable[] {
  const switches = switchesOf(options);
  return [
    {
      id: 'attack',
      title: word('table.attack'),
      format: 'bonus',
      columns: levels,
      rows: attackRows.map((row) => ({
        label: word(`row.${row}`),
        cells: levels.map((level) => rowBonus(row, level, switches).value),
      })),
    },
    {
      id: 'saves',
      title: word('table.saves'),
      format: 'bonus',
      columns: levels,
      rows: [{ label: word('figure.save'), cells: levels.map((level) => saveBonus(level, switches).value) }],
    },
    {
      id: 'matrix',
      title: word('table.matrix'),
      format: 'number',
      columns: attackTypes.flatMap((type) =>
        attackCharacteristics.map((name) =>
          word('table.matrixColumn', {
            characteristic: word(`characteristic.${name}`),
            attackType: word(`attackType.${type}`),
          }),
        ),
      ),
      rows: characterClasses.map((id) => ({
        label: word(`class.${id}`),
        cells: attackTypes.flatMap((type) =>
          attackCharacteristics.map((name) => word(`cell.${matrix[id][type][name]}`)),
        ),
      })),
    },
  ];
}
