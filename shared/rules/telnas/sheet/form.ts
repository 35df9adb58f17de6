import type { OptionValues } from '../../core/option.ts';
import type { ItemField, NumberField, SheetData, SheetKind, SheetSection } from '../../core/sheet.ts';
import { characteristics, classNames, sizes } from '../vocabulary.ts';
import { word } from '../words.ts';
import { armorList, artList, giftList, magicalArmorList, weaponList } from './list-form.ts';
import { byHeight, usualHeight } from './read.ts';

const classField: ItemField = {
  field: 'name',
  path: 'class',
  label: word('field.class'),
  help: word('help.class'),
  longest: 60,
  proposals: classNames.map((id) => word(`class.${id}`)),
};
const highestLevel = 50;
const wholeLevels = Array.from({ length: highestLevel }, (_, at) => at + 1);
/** Levels that a monster can have besides. */
const fractions = [0, 1 / 4, 1 / 3, 1 / 2, 3 / 4] as const;

/** The levels that a creature can have, the weakest monsters' fractions included. */
export function levelsOf(kind: SheetKind): readonly number[] {
  return kind === 'character' ? wholeLevels : [...fractions, ...wholeLevels];
}

const characterLevelField: ItemField = {
  field: 'number',
  path: 'level',
  label: word('field.level'),
  help: word('help.level'),
  least: 1,
  most: highestLevel,
};
const monsterLevelField: ItemField = {
  field: 'level',
  path: 'level',
  label: word('field.level'),
  help: word('help.monsterLevel'),
  levels: levelsOf('monster'),
};
const sizeField: ItemField = {
  field: 'choice',
  path: 'size',
  label: word('field.size'),
  help: word('help.size'),
  options: [...sizes, byHeight].map((id) => ({ id, label: word(`size.${id}`) })),
};
const heightField: NumberField = {
  field: 'number',
  path: 'height',
  label: word('field.height'),
  help: word('help.height'),
  unit: word('unit.centimetres'),
  least: 1,
  most: 10_000,
  whenAbsent: usualHeight,
  isMoot: ({ size }) => size !== byHeight,
};
const manaField: NumberField = {
  field: 'number',
  path: 'mana',
  label: word('field.mana'),
  help: word('help.mana'),
  least: 0,
  most: 9999,
};
const masteryField: NumberField = {
  field: 'number',
  path: 'mastery',
  label: word('part.mastery'),
  help: word('help.mastery'),
  least: 0,
  most: 20,
};

/** The form of a sheet, for builders, paper and checks. No switch changes it. */
export function sections(kind: SheetKind, _options: OptionValues): readonly SheetSection[] {
  const ofCharacters = kind === 'character';
  return [
    {
      id: 'identity',
      label: word(`section.identity.${kind}`),
      elsewhereOnPaper: true,
      fields: [
        ...(ofCharacters ? [classField, characterLevelField] : [monsterLevelField]),
        sizeField,
        heightField,
      ],
    },
    {
      id: 'characteristics',
      label: word('section.characteristics'),
      help: word('help.characteristics'),
      fields: characteristics.map((id) => ({
        field: 'number',
        path: id,
        label: word(`characteristic.${id}`),
        help: word(`help.characteristic.${id}`),
        least: -10,
        most: 20,
        signed: true,
      })),
    },
    {
      id: 'vitals',
      label: word('field.hitPoints'),
      elsewhereOnPaper: true,
      fields: [
        {
          field: 'number',
          path: 'hitPoints',
          label: word('field.hitPoints'),
          help: word('help.hitPoints'),
          least: 1,
          most: 9999,
        },
      ],
    },
    {
      id: 'mana',
      label: word(`section.mana.${kind}`),
      fields: ofCharacters ? [manaField, masteryField] : [manaField],
    },
    { id: 'armor', label: word('section.armor'), fields: [armorList, magicalArmorList] },
    { id: 'weapons', label: word('section.weapons'), fields: [weaponList] },
    { id: 'arts', label: word('section.arts'), fields: [artList] },
    ...(ofCharacters ? [{ id: 'gifts', label: word('section.gifts'), fields: [giftList] }] : []),
  ];
}

/** A sheet to start from: a warrior with a sword, or a creature with claws. */
export function newSheet(kind: SheetKind): SheetData {
  const common = {
    level: 1,
    size: 'moyen',
    height: usualHeight,
    ...Object.fromEntries(characteristics.map((id) => [id, 0])),
    armor: [],
    magicalArmor: [],
    arts: [],
  };
  if (kind === 'character')
    return {
      ...common,
      class: { key: word('class.warrior').key },
      hitPoints: 12,
      mana: 6,
      mastery: 0,
      weapons: [weaponList.newItem],
      gifts: [],
    };
  const claws = { name: { key: word('weapon.claws').key }, mode: 'melee', damage: '1d6' };
  return { ...common, hitPoints: 8, mana: 0, weapons: [claws] };
}
