import { type CatalogueSpec, catalogueOf } from '../core/catalogue.ts';
import { conditionCatalogue } from '../core/conditions.ts';
import type { SheetData } from '../core/sheet.ts';
import { skillList, weaponList } from './sheet/form.ts';
import { sheets } from './sheet/rules.ts';
import type { Ability, SkillName, WeaponName } from './vocabulary.ts';
import { word } from './words.ts';

const skills: readonly (readonly [SkillName, Ability])[] = [
  ['climbing', 'strength'],
  ['swimming', 'strength'],
  ['stealth', 'dexterity'],
  ['riding', 'dexterity'],
  ['dodging', 'dexterity'],
  ['watchfulness', 'wisdom'],
  ['tracking', 'wisdom'],
  ['healing', 'wisdom'],
  ['lore', 'intelligence'],
  ['craft', 'intelligence'],
  ['eloquence', 'charisma'],
  ['deceit', 'charisma'],
  ['bargaining', 'charisma'],
];

function skill([name, ability]: (typeof skills)[number]): SheetData {
  return { name: { key: word(`skill.${name}`).key }, skill: 0, ability, threatFrom: 20 };
}

/** Dice, the die from which a hit threatens, and by how much a critical hit multiplies. */
const weapons: readonly (readonly [WeaponName, Ability, string, threatFrom: number, multiplier: number])[] = [
  ['sword', 'strength', '1d8', 19, 2],
  ['axe', 'strength', '1d8', 20, 3],
  ['mace', 'strength', '1d8', 20, 2],
  ['dagger', 'strength', '1d4', 19, 2],
  ['spear', 'strength', '1d8', 20, 3],
  ['staff', 'strength', '1d6', 20, 2],
  ['bow', 'dexterity', '1d8', 20, 3],
  ['crossbow', 'dexterity', '1d8', 19, 2],
  ['sling', 'dexterity', '1d4', 20, 2],
  ['fist', 'strength', '1d3', 20, 2],
];

function weapon([name, ability, damage, threatFrom, multiplier]: (typeof weapons)[number]): SheetData {
  return { name: { key: word(`weapon.${name}`).key }, skill: 0, ability, threatFrom, damage, multiplier };
}

/** What a campaign keeps once: weapons, skills and conditions. */
export const catalogues: readonly CatalogueSpec[] = [
  catalogueOf(weaponList, weapons.map(weapon)),
  catalogueOf(skillList, skills.map(skill)),
  conditionCatalogue(sheets.adjustables, [
    { name: 'blessed', adjustments: { roll: 1 }, rounds: 10 },
    { name: 'blinded', adjustments: { roll: -4, armorClass: -2 } },
    { name: 'fatigued', adjustments: { roll: -1 } },
    { name: 'prone', adjustments: { roll: -2, armorClass: -2 } },
    { name: 'shaken', adjustments: { roll: -2 } },
    { name: 'stunned', adjustments: { armorClass: -2 }, rounds: 1 },
  ]),
];
