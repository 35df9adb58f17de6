import type { Figure } from '../../core/figure.ts';
import type { KeyLabel, Label } from '../../core/label.ts';
import type { OptionValues } from '../../core/option.ts';
import type { DerivedFigure, DerivedGroup, DerivedRow, SheetData } from '../../core/sheet.ts';
import type { ActionOffer } from '../../core/system.ts';
import { attackSequence } from '../attack-bonus.ts';
import { movement } from '../movement.ts';
import { abilities, armorClassKinds, saves } from '../vocabulary.ts';
import { word } from '../words.ts';
import {
  abilityFigure,
  armorClassOf,
  attackWith,
  baseAttackOf,
  damageWith,
  initiativeOf,
  saveOf,
} from './figures.ts';
import { type Srd35Sheet, sheetOf, type Weapon } from './read.ts';

function row(id: string, label: Label, figure: Figure, format: DerivedFigure['format']): DerivedRow {
  return { id, label, qualifiers: [], figures: [{ figure, format }] };
}

function qualifiersOf({ hand, light, threatFrom, multiplier }: Weapon): readonly KeyLabel[] {
  const held = hand === 'two' && light ? 'lightTwo' : hand;
  return [
    ...(held === 'primary' ? [] : [word(`hand.${held}`)]),
    ...(threatFrom === 20 ? [] : [word('qualifier.threat', { from: threatFrom })]),
    word('qualifier.multiplier', { times: multiplier }),
  ];
}

function weaponRow(sheet: Srd35Sheet, weapon: Weapon, at: number): DerivedRow {
  const { bonus, notation } = damageWith(sheet, weapon);
  return {
    id: `weapon.${at}`,
    label: weapon.name,
    qualifiers: qualifiersOf(weapon),
    figures: [
      { figure: attackWith(sheet, weapon, []), format: 'bonus' },
      { figure: bonus, format: 'bonus', dice: notation },
    ],
  };
}

/** What the creature can do: one attack with each weapon, at its full bonus. */
export function actions(data: SheetData, _options: OptionValues): readonly ActionOffer[] {
  const sheet = sheetOf(data);
  return sheet.weapons.map((weapon, at) => ({
    action: `weapon.${at}`,
    decisions: {},
    group: 'attack',
    targets: 'one',
    row: weaponRow(sheet, weapon, at),
  }));
}

/** Further attacks come of skill at arms: the off hand and claws have none. */
function hasFurtherAttacks({ kind, hand }: Weapon): boolean {
  return kind !== 'natural' && hand !== 'off';
}

const attackColumns = (['first', 'second', 'third', 'fourth'] as const).map((id) => word(`figure.${id}`));

/** The attacks of a full attack, one in each column; none where the base attack gives only one. */
function fullAttacks(sheet: Srd35Sheet): readonly DerivedGroup[] {
  const base = baseAttackOf(sheet);
  const columns = attackColumns.slice(0, attackSequence(base, base.total).length);
  const rows = sheet.weapons.flatMap((weapon, at): DerivedRow[] => {
    if (!hasFurtherAttacks(weapon)) return [];
    const sequence = attackSequence(attackWith(sheet, weapon, []), base.total);
    const figures = sequence.map((figure) => ({ figure, format: 'bonus' as const }));
    return [{ id: `full.${at}`, label: weapon.name, qualifiers: [], figures }];
  });
  if (columns.length === 1 || rows.length === 0) return [];
  return [{ id: 'fullAttacks', label: word('group.fullAttacks'), columns, rows }];
}

function combat(sheet: Srd35Sheet): DerivedGroup {
  const base = baseAttackOf(sheet);
  const [, ...further] = attackSequence(base, base.total);
  return {
    id: 'combat',
    label: word('group.combat'),
    columns: [word('column.bonus')],
    rows: [
      row('initiative', word('field.initiative'), initiativeOf(sheet), 'bonus'),
      row('baseAttack', word('part.baseAttack'), base, 'bonus'),
      ...further.map((figure, at) =>
        row(`baseAttack.${at + 2}`, word('part.furtherAttack', { number: at + 2 }), figure, 'bonus'),
      ),
    ],
  };
}

/** Movement is known by race; a monster's speed stands on its sheet. */
function movements({ race, armorWeight }: Srd35Sheet): readonly DerivedGroup[] {
  if (race === undefined) return [];
  const { speed, double, run } = movement(race, armorWeight);
  return [
    {
      id: 'movement',
      label: word('group.movement'),
      columns: [word('unit.feet')],
      rows: [
        row('speed', word('part.speed'), speed, 'number'),
        row('double', word('movement.double'), double, 'number'),
        row('run', word('movement.run'), run, 'number'),
      ],
    },
  ];
}

/** The derived numbers of a sheet: abilities, defence, saves, attacks, movement. */
export function derive(data: SheetData, options: OptionValues): readonly DerivedGroup[] {
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
      rows: actions(data, options).map((offer) => offer.row),
    },
    ...fullAttacks(sheet),
    ...movements(sheet),
  ];
}
