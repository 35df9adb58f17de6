import type { KeyLabel } from '../../core/label.ts';
import type { ItemField, ListField } from '../../core/sheet.ts';
import { armorNames, artKinds, artNames, giftNames, magicalArmorNames, weaponNames } from '../vocabulary.ts';
import { word } from '../words.ts';
import { weaponModes } from './read.ts';

type Named = 'piece' | 'weapon' | 'art' | 'gift';

function nameField(of: Named, proposals: readonly KeyLabel[]): ItemField {
  const [label, help] = [word(`field.${of}`), word(`help.${of}`)];
  return { field: 'name', path: 'name', label, help, longest: 60, proposals };
}

const bonusField: ItemField = {
  field: 'number',
  path: 'bonus',
  label: word('field.bonus'),
  help: word('help.bonus'),
  least: -10,
  most: 20,
  signed: true,
};

/** Pieces of armour against blows. */
export const armorList: ListField = {
  field: 'list',
  path: 'armor',
  catalogue: 'armor',
  label: word('field.armor'),
  help: word('help.armor'),
  most: 12,
  addLabel: word('action.addArmor'),
  newItem: { name: { key: word('armor.leather').key }, bonus: 1 },
  item: [
    nameField(
      'piece',
      armorNames.map((id) => word(`armor.${id}`)),
    ),
    bonusField,
  ],
};

/** Pieces of armour against magic. */
export const magicalArmorList: ListField = {
  field: 'list',
  path: 'magicalArmor',
  catalogue: 'magicalArmor',
  label: word('field.magicalArmor'),
  help: word('help.magicalArmor'),
  most: 12,
  addLabel: word('action.addMagicalArmor'),
  newItem: { name: { key: word('magicalArmor.cloak').key }, bonus: 1 },
  item: [
    nameField(
      'piece',
      magicalArmorNames.map((id) => word(`magicalArmor.${id}`)),
    ),
    bonusField,
  ],
};

/** Weapons for simple attacks. */
export const weaponList: ListField = {
  field: 'list',
  path: 'weapons',
  catalogue: 'weapons',
  label: word('section.weapons'),
  help: word('help.weapons'),
  most: 100,
  addLabel: word('action.addWeapon'),
  newItem: { name: { key: word('weapon.sword').key }, mode: 'melee', damage: '1d8' },
  item: [
    nameField(
      'weapon',
      weaponNames.map((id) => word(`weapon.${id}`)),
    ),
    {
      field: 'choice',
      path: 'mode',
      label: word('field.mode'),
      help: word('help.mode'),
      options: weaponModes.map((id) => ({ id, label: word(`attackMode.${id}`) })),
    },
    { field: 'dice', path: 'damage', label: word('field.damage'), help: word('help.damage') },
  ],
};

/** Spells and techniques. */
export const artList: ListField = {
  field: 'list',
  path: 'arts',
  catalogue: 'arts',
  label: word('section.arts'),
  help: word('help.arts'),
  most: 200,
  addLabel: word('action.addArt'),
  newItem: {
    name: { key: word('art.tongue-of-fire').key },
    kind: 'offensive',
    cost: 1,
    effect: '1d6',
    zone: false,
  },
  item: [
    nameField(
      'art',
      artNames.map((id) => word(`art.${id}`)),
    ),
    {
      field: 'choice',
      path: 'kind',
      label: word('field.artKind'),
      help: word('help.artKind'),
      options: artKinds.map((id) => ({ id, label: word(`artKind.${id}`) })),
    },
    {
      field: 'number',
      path: 'cost',
      label: word('field.cost'),
      help: word('help.cost'),
      least: 0,
      most: 999,
    },
    { field: 'dice', path: 'effect', label: word('field.effect'), help: word('help.effect') },
    { field: 'flag', path: 'zone', label: word('field.zone'), help: word('help.zone') },
  ],
};

/** Gifts, by name alone. */
export const giftList: ListField = {
  field: 'list',
  path: 'gifts',
  catalogue: 'gifts',
  label: word('section.gifts'),
  help: word('help.gifts'),
  most: 20,
  addLabel: word('action.addGift'),
  newItem: { name: { key: word('gift.night-sight').key } },
  item: [
    nameField(
      'gift',
      giftNames.map((id) => word(`gift.${id}`)),
    ),
  ],
};
