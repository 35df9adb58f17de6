import { type CatalogueSpec, catalogueOf } from '../core/catalogue.ts';
import { conditionCatalogue } from '../core/conditions.ts';
import type { SheetData } from '../core/sheet.ts';
import { sheets } from './sheet/rules.ts';
import { weaponList } from './sheet/weapon-form.ts';
import type { Hand, WeaponKind, WeaponName } from './vocabulary.ts';
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
    ...{ kind, hand, light, damage, threatFrom, multiplier },
    ...common,
  };
}

/** What a campaign keeps once: weapons and conditions. */
export const catalogues: readonly CatalogueSpec[] = [
  catalogueOf(
    weaponList,
    Object.entries(weapons).map(([name, plain]) => weapon(name as WeaponName, plain)),
  ),
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
  ]),
];
