import { type CatalogueSpec, catalogueOf } from '../core/catalogue.ts';
import { conditionCatalogue } from '../core/conditions.ts';
import type { SheetData } from '../core/sheet.ts';
import { armorFills, armorItem, shieldFills, shieldItem } from './sheet/armor-form.ts';
import { sheets } from './sheet/rules.ts';
import { weaponList } from './sheet/weapon-form.ts';
import type { ArmorName, ArmorWeight, Hand, ShieldName, WeaponKind, WeaponName } from './vocabulary.ts';
import { word } from './words.ts';

interface Plain {
  readonly kind: WeaponKind;
  readonly damage: string;
  readonly threatFrom?: number;
  readonly multiplier?: number;
  readonly hand?: Hand;
  readonly light?: boolean;
}

/** Weapons of the weapons table for wielders of Medium size, with what they threaten and multiply. */
const weapons: Readonly<Partial<Record<WeaponName, Plain>>> = {
  dagger: { kind: 'melee', damage: '1d4', threatFrom: 19, light: true },
  shortsword: { kind: 'melee', damage: '1d6', threatFrom: 19, light: true },
  longsword: { kind: 'melee', damage: '1d8', threatFrom: 19 },
  greatsword: { kind: 'melee', damage: '2d6', threatFrom: 19, hand: 'two' },
  rapier: { kind: 'melee', damage: '1d6', threatFrom: 18 },
  scimitar: { kind: 'melee', damage: '1d6', threatFrom: 18 },
  battleaxe: { kind: 'melee', damage: '1d8', multiplier: 3 },
  greataxe: { kind: 'melee', damage: '1d12', multiplier: 3, hand: 'two' },
  mace: { kind: 'melee', damage: '1d8' },
  warhammer: { kind: 'melee', damage: '1d8', multiplier: 3 },
  spear: { kind: 'melee', damage: '1d8', multiplier: 3, hand: 'two' },
  quarterstaff: { kind: 'melee', damage: '1d6', hand: 'two' },
  javelin: { kind: 'thrown', damage: '1d6' },
  sling: { kind: 'sling', damage: '1d4' },
  shortbow: { kind: 'bow', damage: '1d6', multiplier: 3 },
  longbow: { kind: 'bow', damage: '1d8', multiplier: 3 },
  crossbow: { kind: 'crossbow', damage: '1d8', threatFrom: 19 },
};

function weapon(name: WeaponName, { threatFrom = 20, multiplier = 2, ...plain }: Plain): SheetData {
  const common = { attackBonus: 0, damageBonus: 0, strengthRating: 0 };
  const { kind, damage, hand = 'primary', light = false } = plain;
  return {
    name: { key: word(`weapon.${name}`).key },
    ...{ kind, hand, light, touch: false, damage, threatFrom, multiplier },
    ...common,
  };
}

/** Armour of the armour table: its bonus, the greatest Dexterity bonus in it (null: any), its weight. */
const armor: readonly (readonly [ArmorName, bonus: number, maxDexterity: number | null, ArmorWeight])[] = [
  ['none', 0, null, 'none'],
  ['padded', 1, 8, 'light'],
  ['leather', 2, 6, 'light'],
  ['studded-leather', 3, 5, 'light'],
  ['chain-shirt', 4, 4, 'light'],
  ['hide', 3, 4, 'medium'],
  ['scale-mail', 4, 3, 'medium'],
  ['chainmail', 5, 2, 'medium'],
  ['breastplate', 5, 3, 'medium'],
  ['splint-mail', 6, 0, 'heavy'],
  ['banded-mail', 6, 1, 'heavy'],
  ['half-plate', 7, 0, 'heavy'],
  ['full-plate', 8, 1, 'heavy'],
];

function suit([name, bonus, maxDexterity, armorWeight]: (typeof armor)[number]): SheetData {
  return {
    name: { key: word(`armor.${name}`).key },
    ...{ armor: bonus, armorEnhancement: 0, armorWeight },
    ...{ limitsDexterity: maxDexterity !== null, maxDexterity: maxDexterity ?? 0 },
  };
}

const shields: readonly (readonly [ShieldName, bonus: number])[] = [
  ['none', 0],
  ['buckler', 1],
  ['light-wooden', 1],
  ['light-steel', 1],
  ['heavy-wooden', 2],
  ['heavy-steel', 2],
];

function shield([name, bonus]: (typeof shields)[number]): SheetData {
  return { name: { key: word(`shield.${name}`).key }, shield: bonus, shieldEnhancement: 0 };
}

/** What a campaign keeps once: weapons, armour, shields and conditions. */
export const catalogues: readonly CatalogueSpec[] = [
  catalogueOf(
    weaponList,
    Object.entries(weapons).map(([name, plain]) => weapon(name as WeaponName, plain)),
  ),
  {
    id: 'armor',
    label: word('catalogue.armor'),
    addLabel: word('action.addArmor'),
    item: armorItem,
    newEntry: suit(['leather', 2, 6, 'light']),
    start: armor.map(suit),
    fills: armorFills,
  },
  {
    id: 'shields',
    label: word('catalogue.shields'),
    addLabel: word('action.addShield'),
    item: shieldItem,
    newEntry: shield(['light-wooden', 1]),
    start: shields.map(shield),
    fills: shieldFills,
  },
  conditionCatalogue(sheets.adjustables, [
    { name: 'blinded', adjustments: { armorClass: -2 } },
    { name: 'dazzled', adjustments: { attack: -1 } },
    { name: 'entangled', adjustments: { attack: -2 } },
    { name: 'hasted', adjustments: { attack: 1, armorClass: 1, reflex: 1 }, rounds: 5 },
    { name: 'prone', adjustments: { attack: -4 } },
    { name: 'shaken', adjustments: { attack: -2, fortitude: -2, reflex: -2, will: -2 } },
    { name: 'sickened', adjustments: { attack: -2, damage: -2, fortitude: -2, reflex: -2, will: -2 } },
    { name: 'slowed', adjustments: { attack: -1, armorClass: -1, reflex: -1 }, rounds: 5 },
    { name: 'stunned', adjustments: { armorClass: -2 }, rounds: 1 },
    { name: 'unableToReact' },
  ]),
];
