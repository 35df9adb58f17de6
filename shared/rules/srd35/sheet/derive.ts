import type { Figure } from '../../core/figure.ts';
import type { KeyLabel, Label } from '../../core/label.ts';
import type { OptionValues } from '../../core/option.ts';
import type { DerivedFigure, DerivedGroup, DerivedRow, SheetData } from '../../core/sheet.ts';
import { abilities, armorClassKinds, saves, waysToMove } from '../vocabulary.ts';
import { word } from '../words.ts';
import {
  abilityFigure,
  armorClassOf,
  attackWith,
  baseSequenceOf,
  damageWith,
  initiativeOf,
  movementOf,
  saveOf,
  sequenceWith,
  writtenSpeed,
} from './figures.ts';
import { type Carried, type Srd35Sheet, sheetOf, type Weapon } from './read.ts';

function row(id: string, label: Label, figure: Figure, format: DerivedFigure['format']): DerivedRow {
  return { id, label, qualifiers: [], figures: [{ figure, format }] };
}

function qualifiersOf({ hand, light, touch, threatFrom, multiplier }: Weapon): readonly KeyLabel[] {
  const held = hand === 'two' && light ? 'lightTwo' : hand;
  return [
    ...(held === 'primary' ? [] : [word(`hand.${held}`)]),
    ...(touch === true ? [word('qualifier.touch')] : []),
    ...(threatFrom === 20 ? [] : [word('qualifier.threat', { from: threatFrom })]),
    word('qualifier.multiplier', { times: multiplier }),
  ];
}

/** The numbers of an attack with a weapon at its full bonus. */
export function weaponRow(sheet: Srd35Sheet, carried: Carried): DerivedRow {
  const { bonus, notation } = damageWith(sheet, carried);
  return {
    id: `weapons.${carried.at}`,
    label: carried.weapon.name,
    qualifiers: qualifiersOf(carried.weapon),
    figures: [
      { figure: attackWith(sheet, carried, []), format: 'bonus' },
      { figure: bonus, format: 'bonus', dice: notation },
    ],
  };
}

/** Further attacks come of skill at arms: the off hand and claws have none. */
export function hasFurtherAttacks({ kind, hand }: Weapon): boolean {
  return kind !== 'natural' && hand !== 'off';
}

const attackColumns = (['first', 'second', 'third', 'fourth'] as const).map((id) => word(`figure.${id}`));

/** The attacks of a full attack, one in each column; none where the base attack gives only one. */
function fullAttacks(sheet: Srd35Sheet): readonly DerivedGroup[] {
  const columns = attackColumns.slice(0, baseSequenceOf(sheet).length);
  const rows = sheet.weapons.flatMap((weapon, at): DerivedRow[] => {
    if (!hasFurtherAttacks(weapon)) return [];
    const figures = sequenceWith(sheet, { weapon, at }).map((one) => ({
      figure: one,
      format: 'bonus' as const,
    }));
    return [{ id: `weapons.${at}`, label: weapon.name, qualifiers: [], figures }];
  });
  if (columns.length === 1 || rows.length === 0) return [];
  return [{ id: 'fullAttacks', label: word('group.fullAttacks'), columns, rows }];
}

function combat(sheet: Srd35Sheet): DerivedGroup {
  return {
    id: 'combat',
    label: word('group.combat'),
    columns: [word('column.bonus')],
    rows: [
      row('initiative', word('field.initiative'), initiativeOf(sheet), 'bonus'),
      ...baseSequenceOf(sheet).map((base, at) =>
        at === 0
          ? row('baseAttack', word('part.baseAttack'), base, 'bonus')
          : row(`baseAttack.${at + 1}`, word('part.furtherAttack', { number: at + 1 }), base, 'bonus'),
      ),
    ],
  };
}

/** How far a character gets, by its race. */
function paces(sheet: Srd35Sheet): readonly DerivedRow[] {
  const movement = movementOf(sheet);
  if (movement === undefined) return [];
  return [
    row('speed', word('part.speed'), movement.speed, 'number'),
    row('double', word('movement.double'), movement.double, 'number'),
    row('run', word('movement.run'), movement.run, 'number'),
  ];
}

/** How far a monster gets in each of its ways. */
function waysOf(sheet: Srd35Sheet): readonly DerivedRow[] {
  const others = waysToMove
    .filter((way) => sheet.ways[way] > 0)
    .map((way): DerivedRow => {
      const speed = writtenSpeed(sheet, way, sheet.ways[way]);
      return {
        ...row(way, word(`movement.${way}`), speed, 'number'),
        qualifiers: way === 'fly' ? [word(`maneuverability.${sheet.maneuverability}`)] : [],
      };
    });
  return [row('speed', word('part.speed'), writtenSpeed(sheet, 'speed', sheet.speed), 'number'), ...others];
}

function movements(sheet: Srd35Sheet): DerivedGroup {
  return {
    id: 'movement',
    label: word('group.movement'),
    columns: [word('unit.feet')],
    rows: sheet.race === undefined ? waysOf(sheet) : paces(sheet),
  };
}

/** The derived numbers of a sheet: abilities, defence, saves, attacks, movement. */
export function derive(data: SheetData, _options: OptionValues): readonly DerivedGroup[] {
  const sheet = sheetOf(data);
  const against = armorClassOf(sheet);
  return [
    {
      id: 'abilities',
      label: word('group.abilities'),
      columns: [word('column.bonus')],
      rows: abilities.map((id) => row(id, word(`ability.${id}`), abilityFigure(sheet, id), 'bonus')),
    },
    {
      id: 'armorClass',
      label: word('source.armorClass'),
      columns: [word('source.armorClass')],
      rows: armorClassKinds.map((id) => row(id, word(`armorClassKind.${id}`), against[id], 'number')),
    },
    {
      id: 'saves',
      label: word('group.saves'),
      columns: [word('column.bonus')],
      rows: saves.map((id) => row(id, word(`save.${id}`), saveOf(sheet, id), 'bonus')),
    },
    combat(sheet),
    {
      id: 'attacks',
      label: word('section.weapons'),
      columns: [word('figure.attack'), word('figure.damage')],
      rows: sheet.weapons.map((weapon, at) => weaponRow(sheet, { weapon, at })),
    },
    ...fullAttacks(sheet),
    movements(sheet),
  ];
}
