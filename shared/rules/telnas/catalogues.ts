import { type CatalogueSpec, catalogueOf } from '../core/catalogue.ts';
import { conditionCatalogue } from '../core/conditions.ts';
import type { SheetData } from '../core/sheet.ts';
import { armorList, artList, giftList, magicalArmorList, weaponList } from './sheet/list-form.ts';
import type { weaponModes } from './sheet/read.ts';
import { sheets } from './sheet/rules.ts';
import {
  type ArmorName,
  type ArtKind,
  type ArtName,
  giftNames,
  type MagicalArmorName,
  type WeaponName,
} from './vocabulary.ts';
import { word } from './words.ts';

const weapons: readonly (readonly [WeaponName, (typeof weaponModes)[number], damage: string])[] = [
  ['sword', 'melee', '1d8'],
  ['axe', 'melee', '1d8'],
  ['mace', 'melee', '1d6'],
  ['dagger', 'melee', '1d4'],
  ['spear', 'melee', '1d8'],
  ['staff', 'melee', '1d6'],
  ['bow', 'ranged', '1d8'],
  ['crossbow', 'ranged', '1d10'],
  ['sling', 'ranged', '1d4'],
];

const armor: readonly (readonly [ArmorName, bonus: number])[] = [
  ['leather', 1],
  ['mail', 3],
  ['plate', 5],
  ['helmet', 1],
  ['gauntlets', 1],
  ['boots', 1],
  ['shield', 1],
];

const magicalArmor: readonly (readonly [MagicalArmorName, bonus: number])[] = [
  ['robe', 1],
  ['cloak', 1],
  ['amulet', 1],
  ['ring', 1],
  ['circlet', 1],
];

const arts: readonly (readonly [ArtName, ArtKind, cost: number, effect: string, zone: boolean])[] = [
  ['tongue-of-fire', 'offensive', 1, '1d6', false],
  ['splinter-of-ice', 'offensive', 1, '1d6', false],
  ['lightning', 'offensive', 2, '1d10', false],
  ['rain-of-stones', 'offensive', 3, '1d8', true],
  ['healing-hands', 'healing', 2, '1d8', false],
  ['mighty-blow', 'melee-technique', 1, '1d10', false],
  ['sweep', 'melee-technique', 2, '1d6', true],
  ['aimed-shot', 'ranged-technique', 1, '1d10', false],
  ['volley', 'ranged-technique', 2, '1d6', true],
];

/** What a campaign keeps once: weapons, armour of both kinds, spells and techniques, gifts, conditions. */
export const catalogues: readonly CatalogueSpec[] = [
  catalogueOf(
    weaponList,
    weapons.map(([name, mode, damage]) => ({ name: { key: word(`weapon.${name}`).key }, mode, damage })),
  ),
  catalogueOf(
    armorList,
    armor.map(([name, bonus]) => ({ name: { key: word(`armor.${name}`).key }, bonus })),
  ),
  catalogueOf(
    magicalArmorList,
    magicalArmor.map(([name, bonus]) => ({ name: { key: word(`magicalArmor.${name}`).key }, bonus })),
  ),
  catalogueOf(
    artList,
    arts.map(
      ([name, kind, cost, effect, zone]): SheetData => ({
        name: { key: word(`art.${name}`).key },
        ...{ kind, cost, effect, zone },
      }),
    ),
  ),
  catalogueOf(
    giftList,
    giftNames.map((name) => ({ name: { key: word(`gift.${name}`).key } })),
  ),
  conditionCatalogue(sheets.adjustables, [
    { name: 'blessed', adjustments: { attack: 1, physical: 1, magical: 1 }, rounds: 10 },
    { name: 'blinded', adjustments: { attack: -4, physical: -2 } },
    { name: 'entangled', adjustments: { attack: -2, physical: -2 } },
    { name: 'prone', adjustments: { attack: -4, physical: -2 } },
    { name: 'slowed', adjustments: { attack: -1, physical: -1 }, rounds: 5 },
    { name: 'stunned', adjustments: { physical: -2, magical: -2 }, rounds: 1 },
  ]),
];
