import type { ItemField, NumberField, SheetData, SheetKind, SheetSection } from '../../core/sheet.ts';
import { armorNames, armorWeights, shieldNames } from '../vocabulary.ts';
import { word } from '../words.ts';
import { bonusList } from './bonus-form.ts';

function amount(path: 'armor' | 'shield' | 'natural' | 'maxDexterity'): NumberField {
  return {
    field: 'number',
    path,
    label: word(`field.${path}`),
    help: word(`help.${path}`),
    least: 0,
    most: path === 'natural' ? 60 : 30,
    signed: true,
    ...(path === 'maxDexterity' && { isMoot: ({ limitsDexterity }) => limitsDexterity !== true }),
  };
}

function enhancement(path: 'armorEnhancement' | 'shieldEnhancement'): NumberField {
  return {
    field: 'number',
    path,
    label: word(`armorClass.${path}`),
    help: word('help.enhancement'),
    least: 0,
    most: 10,
    signed: true,
  };
}

/** What the armour or the shield is called; sheets that are older than the field do not say. */
function nameField(of: 'armor' | 'shield', path: string): ItemField {
  const known =
    of === 'armor'
      ? armorNames.map((id) => word(`armor.${id}`))
      : shieldNames.map((id) => word(`shield.${id}`));
  return {
    field: 'name',
    path,
    label: word(`field.${of}Name`),
    help: word(`help.${of}Name`),
    longest: 60,
    proposals: [...known, word('armor.unnamed')],
    whenAbsent: { key: word('armor.unnamed').key },
  };
}

const weightField: ItemField = {
  field: 'choice',
  path: 'armorWeight',
  label: word('field.armorWeight'),
  help: word('help.armorWeight'),
  options: armorWeights.map((id) => ({ id, label: word(`armorWeight.${id}`) })),
};
const limitField: ItemField = {
  field: 'flag',
  path: 'limitsDexterity',
  label: word('field.limitsDexterity'),
  help: word('help.limitsDexterity'),
};

const armorFields: readonly ItemField[] = [
  amount('armor'),
  enhancement('armorEnhancement'),
  weightField,
  limitField,
  amount('maxDexterity'),
];
const shieldFields: readonly ItemField[] = [amount('shield'), enhancement('shieldEnhancement')];

/** The fields of armour in a catalogue, and where in a sheet they go. */
export const armorItem: readonly ItemField[] = [nameField('armor', 'name'), ...armorFields];
export const armorFills = fillsOf(armorItem, 'armorName');
/** The same of a shield. */
export const shieldItem: readonly ItemField[] = [nameField('shield', 'name'), ...shieldFields];
export const shieldFills = fillsOf(shieldItem, 'shieldName');

function fillsOf(item: readonly ItemField[], name: string): Readonly<Record<string, string>> {
  return Object.fromEntries(item.map(({ path }) => [path, path === 'name' ? name : path]));
}

/** Whoever wears nothing and carries no shield. */
export const bare: SheetData = {
  armorName: { key: word('armor.none').key },
  armor: 0,
  limitsDexterity: false,
  maxDexterity: 0,
  shieldName: { key: word('shield.none').key },
  shield: 0,
};

/** What a monster's form has no field for. */
const ofCharacters: readonly string[] = ['armorEnhancement', 'armorWeight', 'shieldEnhancement'];

/** What hits are kept off by. */
export function armorSection(kind: SheetKind): SheetSection {
  const fields = [
    nameField('armor', 'armorName'),
    ...armorFields,
    nameField('shield', 'shieldName'),
    ...shieldFields,
    amount('natural'),
    bonusList,
  ];
  return {
    id: 'armor',
    label: word('section.armor'),
    catalogues: ['armor', 'shields'],
    fields: kind === 'character' ? fields : fields.filter(({ path }) => !ofCharacters.includes(path)),
  };
}
