import type { KeyLabel, Label } from '../../core/label.ts';
import type { OptionValues } from '../../core/option.ts';
import type { DerivedGroup, DerivedRow, SheetData } from '../../core/sheet.ts';
import { unarmed } from '../damage.ts';
import { type Switches, switchesOf } from '../options.ts';
import { defenseKinds } from '../vocabulary.ts';
import { word } from '../words.ts';
import {
  artCost,
  artEffect,
  artRoll,
  artRow,
  attackOf,
  bareHands,
  damageBonusOf,
  defenseOf,
  type Means,
  masteryOf,
  meansOfWeapon,
  type PlacedArt,
} from './figures.ts';
import { type Art, damageOf, sheetOf, type TelnasSheet } from './read.ts';

function simpleRow(sheet: TelnasSheet, label: Label, means: Means, switches: Switches): DerivedRow {
  const damage = damageBonusOf(sheet, means, switches);
  return {
    id: means.row,
    label,
    qualifiers: [word(`attackMode.${means.mode}`)],
    figures: [
      { figure: attackOf(sheet, means), format: 'bonus' },
      means.weapon.dice.length === 0
        ? { figure: damage, format: 'number' }
        : { figure: damage, format: 'bonus', dice: means.weapon.notation },
    ],
  };
}

/** A simple attack with each weapon, and with bare hands. */
export function simpleAttacks(sheet: TelnasSheet, switches: Switches): readonly DerivedRow[] {
  return [
    ...sheet.weapons.map((weapon, at) => simpleRow(sheet, weapon.name, meansOfWeapon(weapon, at), switches)),
    simpleRow(sheet, unarmed.notation, bareHands, switches),
  ];
}

function artQualifiers({ kind, zone }: Art): readonly KeyLabel[] {
  return [word(`artKind.${kind}`), ...(zone ? [word('qualifier.zone')] : [])];
}

/** The numbers of a spell or a technique. */
export function rowOfArt(sheet: TelnasSheet, placed: PlacedArt, switches: Switches): DerivedRow {
  const { art, at } = placed;
  const { notation } = damageOf(art.effect);
  return {
    id: artRow(at),
    label: art.name,
    qualifiers: artQualifiers(art),
    figures: [
      { figure: artRoll(sheet, placed), format: 'bonus' },
      { figure: artEffect(sheet, placed, switches), format: 'bonus', dice: notation },
      { figure: artCost(sheet, placed), format: 'number' },
    ],
  };
}

function gifts({ gifts: named }: TelnasSheet): readonly DerivedGroup[] {
  if (named.length === 0) return [];
  const rows = named.map((label, at) => ({ id: `gifts.${at}`, label, qualifiers: [], figures: [] }));
  return [{ id: 'gifts', label: word('section.gifts'), columns: [], rows }];
}

function telnas(sheet: TelnasSheet): readonly DerivedGroup[] {
  const { mastery } = sheet;
  if (mastery === undefined) return [];
  const figures = [{ figure: masteryOf(sheet, mastery), format: 'bonus' }] as const;
  const rows = [{ id: 'mastery', label: word('part.mastery'), qualifiers: [], figures }];
  return [{ id: 'telnas', label: word('name'), columns: [word('figure.roll')], rows }];
}

/** The derived numbers of a sheet: both defences, attacks, spells with their mana, Telnas, gifts by name. */
export function derive(data: SheetData, options: OptionValues): readonly DerivedGroup[] {
  const switches = switchesOf(options);
  const sheet = sheetOf(data, switches);
  const arts = sheet.arts.map((art, at) => rowOfArt(sheet, { art, at }, switches));
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
