import { type CatalogueSpec, catalogueOf } from '../core/catalogue.ts';
import { conditionCatalogue } from '../core/conditions.ts';
import type { SheetData } from '../core/sheet.ts';
import { adjustables } from './adjustables.ts';
import { type WeaponName, weaponList } from './sheet.ts';
import type { AttackType } from './vocabulary.ts';
import { word } from './words.ts';

const weapons: readonly (readonly [WeaponName, AttackType, damage: string])[] = [
  ['sword', 'melee', '1d8'],
  ['katana', 'melee', '1d10'],
  ['axe', 'melee', '1d8'],
  ['spear', 'melee', '1d8'],
  ['staff', 'melee', '1d6'],
  ['dagger', 'melee', '1d4'],
  ['bow', 'ranged', '1d8'],
  ['crossbow', 'ranged', '1d10'],
  ['sling', 'ranged', '1d4'],
];

function weapon([name, attackType, damage]: (typeof weapons)[number]): SheetData {
  const key = word(`weapon.${name}`).key;
  return { name: { key }, attackType, damage, strengthTo: 'ask', dexterityTo: 'ask' };
}

/** What a campaign keeps once: weapons and conditions. */
export const catalogues: readonly CatalogueSpec[] = [
  catalogueOf(weaponList, weapons.map(weapon)),
  conditionCatalogue(adjustables, [
    { name: 'blessed', adjustments: { attack: 1, save: 1 }, rounds: 10 },
    { name: 'blinded', adjustments: { attack: -4, armorClass: -2 } },
    { name: 'entangled', adjustments: { attack: -2, armorClass: -2 } },
    { name: 'prone', adjustments: { attack: -4, armorClass: -2 } },
    { name: 'shaken', adjustments: { attack: -2, save: -2 } },
    { name: 'stunned', adjustments: { armorClass: -2 }, rounds: 1 },
  ]),
];
