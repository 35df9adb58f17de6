import type { KeyLabel } from '../../core/label.ts';
import type { OptionValues } from '../../core/option.ts';
import type { DerivedGroup, DerivedRow, SheetData } from '../../core/sheet.ts';
import type { ActionOffer } from '../../core/system.ts';
import { unarmed, type WeaponDamage } from '../damage.ts';
import { type Switches, switchesOf } from '../options.ts';
import { type AttackMode, defenseKinds } from '../vocabulary.ts';
import { word } from '../words.ts';
import {
  artCost,
  artEffect,
  artRoll,
  attackOf,
  damageBonusOf,
  defenseOf,
  masteryOf,
  strikes,
} from './figures.ts';
import { type Art, damageOf, sheetOf, type TelnasSheet } from './read.ts';

function simpleRow(
  sheet: TelnasSheet,
  row: Pick<DerivedRow, 'id' | 'label'>,
  mode: AttackMode,
  weapon: WeaponDamage,
  switches: Switches,
): DerivedRow {
  const damage = damageBonusOf(sheet, weapon, 'simple', switches);
  return {
    ...row,
    qualifiers: [word(`attackMode.${mode}`)],
    figures: [
      { figure: attackOf(sheet, mode), format: 'bonus' },
      weapon.dice.length === 0
        ? { figure: damage, format: 'number' }
        : { figure: damage, format: 'bonus', dice: weapon.notation },
    ],
  };
}

function simpleAttacks(sheet: TelnasSheet, switches: Switches): readonly DerivedRow[] {
  return [
    ...sheet.weapons.map(({ name, mode, damage }, at) =>
      simpleRow(sheet, { id: `weapon.${at}`, label: name }, mode, damageOf(damage), switches),
    ),
    simpleRow(sheet, { id: 'unarmed', label: unarmed.notation }, 'melee', unarmed, switches),
  ];
}

function artQualifiers({ kind, zone }: Art): readonly KeyLabel[] {
  return [word(`artKind.${kind}`), ...(zone ? [word('qualifier.zone')] : [])];
}

function artRow(sheet: TelnasSheet, art: Art, at: number, switches: Switches): DerivedRow {
  const { notation } = damageOf(art.effect);
  return {
    id: `art.${at}`,
    label: art.name,
    qualifiers: artQualifiers(art),
    figures: [
      { figure: artRoll(sheet, art), format: 'bonus' },
      { figure: artEffect(sheet, art, switches), format: 'bonus', dice: notation },
      { figure: artCost(sheet, art), format: 'number' },
    ],
  };
}

/** What the creature can do: simple attacks, bare hands included, and spells and techniques at one target. */
export function actions(data: SheetData, options: OptionValues): readonly ActionOffer[] {
  const sheet = sheetOf(data);
  const switches = switchesOf(options);
  const arts = sheet.arts.flatMap((art, at) =>
    strikes(sheet, art) ? [artRow(sheet, art, at, switches)] : [],
  );
  return [...simpleAttacks(sheet, switches), ...arts].map((row) => ({
    action: row.id,
    decisions: {},
    group: 'attack',
    targets: 'one',
    row,
  }));
}

function gifts({ gifts: named }: TelnasSheet): readonly DerivedGroup[] {
  if (named.length === 0) return [];
  const rows = named.map((label, at) => ({ id: `gift.${at}`, label, qualifiers: [], figures: [] }));
  return [{ id: 'gifts', label: word('section.gifts'), columns: [], rows }];
}

function telnas({ mastery }: TelnasSheet): readonly DerivedGroup[] {
  if (mastery === undefined) return [];
  const figures = [{ figure: masteryOf(mastery), format: 'bonus' }] as const;
  const rows = [{ id: 'mastery', label: word('part.mastery'), qualifiers: [], figures }];
  return [{ id: 'telnas', label: word('name'), columns: [word('figure.roll')], rows }];
}

/** The derived numbers of a sheet: both defences, attacks, spells with their mana, Telnas, gifts by name. */
export function derive(data: SheetData, options: OptionValues): readonly DerivedGroup[] {
  const sheet = sheetOf(data);
  const switches = switchesOf(options);
  const arts = sheet.arts.map((art, at) => artRow(sheet, art, at, switches));
  return [
    {
      id: 'defenses',
      label: word('group.defenses'),
      columns: [word('figure.defense')],
      rows: defenseKinds.map((kind) => ({
        id: kind,
        label: word(`defense.${kind}`),
        qualifiers: [],
        figures: [{ figure: defenseOf(sheet, kind), format: 'number' }],
      })),
    },
    {
      id: 'attacks',
      label: word('group.attacks'),
      columns: [word('figure.roll'), word('figure.damage')],
      rows: simpleAttacks(sheet, switches),
    },
    {
      id: 'arts',
      label: word('section.arts'),
      columns: [word('figure.roll'), word('figure.effect'), word('figure.mana')],
      rows: arts,
    },
    ...telnas(sheet),
    ...gifts(sheet),
  ];
}
