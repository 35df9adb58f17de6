import type { KeyLabel } from '../core/label.ts';
import type { ReadingTable } from '../core/table.ts';
import { movement } from './movement.ts';
import {
  type Advancement,
  baseAttackTable,
  baseSaveTable,
  classAdvancement,
  creatureAdvancement,
  furtherAttackStep,
  furtherAttacksFrom,
  sizeModifiers,
} from './tables.ts';
import {
  armorWeights,
  classes,
  creatureTypes,
  hitPointStates,
  races,
  saveRates,
  saves,
  sizes,
} from './vocabulary.ts';
import { word } from './words.ts';

const levels = baseAttackTable.good.map((_, at) => at + 1);
const advancementColumns = [word('column.attack'), ...saves.map((save) => word(`save.${save}`))];

function advancementCells(of: Advancement): readonly KeyLabel[] {
  return [word(`attackRate.${of.attack}`), ...saves.map((save) => word(`saveRate.${of.saves[save]}`))];
}

const progression: readonly ReadingTable[] = [
  {
    id: 'baseAttack',
    title: word('table.baseAttack'),
    format: 'bonus',
    columns: levels,
    rows: classes.map((id) => ({
      label: word(`class.${id}`),
      cells: baseAttackTable[classAdvancement[id].attack],
    })),
  },
  {
    id: 'baseSaves',
    title: word('table.baseSaves'),
    format: 'bonus',
    columns: levels,
    rows: saveRates.map((rate) => ({
      label: word('row.save', { rate: word(`saveRate.${rate}`) }),
      cells: baseSaveTable[rate],
    })),
  },
  {
    id: 'classSaves',
    title: word('table.classSaves'),
    format: 'number',
    columns: advancementColumns,
    rows: classes.map((id) => ({
      label: word(`class.${id}`),
      cells: advancementCells(classAdvancement[id]),
    })),
  },
  {
    id: 'creatures',
    title: word('table.creatures'),
    format: 'number',
    columns: advancementColumns,
    rows: creatureTypes.map((id) => ({
      label: word(`type.${id}`),
      cells: advancementCells(creatureAdvancement[id]),
    })),
  },
];

const full = word('cell.full');

const strengthRows: ReadingTable['rows'] = [
  ...(
    [
      ['primary', full],
      ['off', word('cell.half')],
      ['two', word('cell.oneAndHalf')],
      ['lightTwo', full],
    ] as const
  ).flatMap(([hand, bonus]) =>
    (['melee', 'thrown'] as const).map((weapon) => ({
      label: word('row.weaponIn', { weapon: word(`weaponKind.${weapon}`), hand: word(`hand.${hand}`) }),
      cells: [bonus, full],
    })),
  ),
  { label: word('weaponKind.sling'), cells: [full, full] },
  { label: word('weaponKind.bow'), cells: [word('cell.nothing'), full] },
  { label: word('weaponKind.composite-bow'), cells: [word('cell.upToRating'), full] },
  { label: word('weaponKind.crossbow'), cells: [word('cell.nothing'), word('cell.nothing')] },
  { label: word('weaponKind.unarmed'), cells: [full, full] },
  { label: word('weaponKind.natural'), cells: [full, full] },
];

const combat: readonly ReadingTable[] = [
  {
    id: 'attacks',
    title: word('table.attacks'),
    format: 'bonus',
    columns: [word('column.baseAttackFrom'), word('column.lower')],
    rows: furtherAttacksFrom.map((from, at) => ({
      label: word('row.attack', { number: at + 2 }),
      cells: [from, furtherAttackStep * (at + 1)],
    })),
  },
  {
    id: 'sizes',
    title: word('table.sizes'),
    format: 'bonus',
    columns: [word('column.sizeModifier')],
    rows: sizes.map((size) => ({ label: word(`size.${size}`), cells: [sizeModifiers[size]] })),
  },
  {
    id: 'strength',
    title: word('table.strength'),
    format: 'number',
    columns: [word('column.bonus'), word('column.penalty')],
    rows: strengthRows,
  },
  {
    id: 'speeds',
    title: word('table.speeds'),
    format: 'number',
    columns: (['speed', 'double', 'run'] as const).flatMap((pace) =>
      armorWeights.map((armor) => word(`column.${pace}`, { armor: word(`armorWeight.${armor}`) })),
    ),
    rows: races.map((race) => ({
      label: word(`race.${race}`),
      cells: (['speed', 'double', 'run'] as const).flatMap((pace) =>
        armorWeights.map((armor) => movement(race, armor)[pace].total),
      ),
    })),
  },
  {
    id: 'hitPoints',
    title: word('table.hitPoints'),
    format: 'number',
    columns: [word('column.hitPoints')],
    rows: hitPointStates.map((state) => ({
      label: word(`hitPointState.${state}`),
      cells: [word(`cell.hitPoints.${state}`)],
    })),
  },
];

/** The tables of the system; no switch changes them. */
export function readingTables(): readonly ReadingTable[] {
  return [...progression, ...combat];
}
