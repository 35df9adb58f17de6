import type { OptionValues } from '../../core/option.ts';
import type {
  ItemField,
  ListField,
  NumberField,
  SheetData,
  SheetKind,
  SheetSection,
} from '../../core/sheet.ts';
import { abilities, callings, skillNames, weaponNames } from '../vocabulary.ts';
import { word } from '../words.ts';

const skillValue: NumberField = {
  field: 'number',
  path: 'skill',
  label: word('field.skill'),
  help: word('help.skill'),
  least: -10,
  most: 40,
  signed: true,
};
const abilityField: ItemField = {
  field: 'choice',
  path: 'ability',
  label: word('field.ability'),
  help: word('help.ability'),
  options: abilities.map((id) => ({ id, label: word(`ability.${id}`) })),
};
const threatField: NumberField = {
  field: 'number',
  path: 'threatFrom',
  label: word('field.threatFrom'),
  help: word('help.threatFrom'),
  least: 18,
  most: 20,
};

/** The skills of a sheet. */
export const skillList: ListField = {
  field: 'list',
  path: 'skills',
  catalogue: 'skills',
  label: word('section.skills'),
  help: word('help.skills'),
  most: 200,
  addLabel: word('action.addSkill'),
  newItem: { name: { key: word('skill.watchfulness').key }, skill: 2, ability: 'wisdom', threatFrom: 20 },
  item: [
    {
      field: 'name',
      path: 'name',
      label: word('field.skillName'),
      help: word('help.skillName'),
      longest: 60,
      proposals: skillNames.map((id) => word(`skill.${id}`)),
    },
    skillValue,
    abilityField,
    threatField,
  ],
};

/** The weapons of a sheet. */
export const weaponList: ListField = {
  field: 'list',
  path: 'weapons',
  catalogue: 'weapons',
  label: word('section.weapons'),
  help: word('help.weapons'),
  most: 100,
  addLabel: word('action.addWeapon'),
  newItem: {
    name: { key: word('weapon.sword').key },
    skill: 2,
    ability: 'strength',
    threatFrom: 20,
    damage: '1d8',
    multiplier: 2,
  },
  item: [
    {
      field: 'name',
      path: 'name',
      label: word('field.weapon'),
      help: word('help.weaponName'),
      longest: 60,
      proposals: weaponNames.map((id) => word(`weapon.${id}`)),
    },
    { ...skillValue, help: word('help.weaponSkill') },
    abilityField,
    threatField,
    { field: 'dice', path: 'damage', label: word('field.damage'), help: word('help.damage') },
    {
      field: 'number',
      path: 'multiplier',
      label: word('field.multiplier'),
      help: word('help.multiplier'),
      least: 2,
      most: 4,
    },
  ],
};

const constitutionField: NumberField = {
  field: 'number',
  path: 'constitutionScore',
  label: word('field.constitutionScore'),
  help: word('help.constitutionScore'),
  least: 1,
  most: 60,
};
const fumbleField: NumberField = {
  field: 'number',
  path: 'fumbleTo',
  label: word('field.fumbleTo'),
  help: word('help.fumbleTo'),
  least: 1,
  most: 3,
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
        {
          field: 'name',
          path: 'calling',
          label: word(`field.calling.${kind}`),
          help: word('help.calling'),
          longest: 60,
          proposals: callings[kind].map((id) => word(`calling.${id}`)),
        },
      ],
    },
    {
      id: 'abilities',
      label: word('section.abilities'),
      help: word('help.abilities'),
      fields: abilities.map((id) => ({
        field: 'number',
        path: id,
        label: word(`ability.${id}`),
        help: word(`help.ability.${id}`),
        least: -5,
        most: 20,
        signed: true,
      })),
    },
    {
      id: 'combat',
      label: word('section.combat'),
      elsewhereOnPaper: true,
      fields: [
        {
          field: 'number',
          path: 'armorClass',
          label: word('part.armorClass'),
          help: word('help.armorClass'),
          least: 0,
          most: 60,
        },
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
      id: 'critical',
      label: word('section.critical'),
      fields: ofCharacters ? [constitutionField, fumbleField] : [constitutionField],
    },
    { id: 'skills', label: word('section.skills'), fields: [skillList] },
    { id: 'weapons', label: word('section.weapons'), fields: [weaponList] },
  ];
}

/** A sheet to start from: a soldier with a sword, or a beast with claws. */
export function newSheet(kind: SheetKind): SheetData {
  const common = {
    ...Object.fromEntries(abilities.map((id) => [id, 0])),
    armorClass: 10,
    constitutionScore: 10,
    skills: [skillList.newItem],
  };
  if (kind === 'character')
    return {
      ...common,
      calling: { key: word('calling.soldier').key },
      hitPoints: 10,
      fumbleTo: 1,
      weapons: [weaponList.newItem],
    };
  const claws = { ...weaponList.newItem, name: { key: word('weapon.claws').key }, damage: '1d6' };
  return { ...common, calling: { key: word('calling.beast').key }, hitPoints: 8, weapons: [claws] };
}
