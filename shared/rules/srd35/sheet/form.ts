import type { OptionValues } from '../../core/option.ts';
import type {
  ItemField,
  ListField,
  NumberField,
  SheetData,
  SheetKind,
  SheetSection,
} from '../../core/sheet.ts';
import {
  abilities,
  classes,
  creatureTypes,
  maneuverabilities,
  races,
  saves,
  sizes,
  type WayToMove,
  waysToMove,
} from '../vocabulary.ts';
import { word } from '../words.ts';
import { armorSection, bare } from './armor-form.ts';
import { monsterSaveRates } from './read.ts';
import { newWeapon, weaponList } from './weapon-form.ts';

/** What the smallest creatures have of a hit die. */
export const partsOfHitDie = [1 / 8, 1 / 4, 1 / 2] as const;

/** Hit dice of the smallest, then whole ones; none where a monster lives by its classes alone. */
export const hitDice = [0, ...partsOfHitDie, ...Array.from({ length: 60 }, (_, at) => at + 1)];

const raceField: ItemField = {
  field: 'choice',
  path: 'race',
  label: word('field.race'),
  help: word('help.race'),
  options: races.map((id) => ({ id, label: word(`race.${id}`) })),
};
const typeField: ItemField = {
  field: 'choice',
  path: 'type',
  label: word('field.type'),
  help: word('help.type'),
  options: creatureTypes.map((id) => ({ id, label: word(`type.${id}`) })),
};
const sizeField: ItemField = {
  field: 'choice',
  path: 'size',
  label: word('field.size'),
  help: word('help.size'),
  options: sizes.map((id) => ({ id, label: word(`size.${id}`) })),
};
const hitDiceField: ItemField = {
  field: 'level',
  path: 'hitDice',
  label: word('field.hitDice'),
  help: word('help.hitDice'),
  levels: hitDice,
};

const classList: ListField = {
  field: 'list',
  path: 'classes',
  label: word('field.classes'),
  help: word('help.classes'),
  most: 5,
  addLabel: word('action.addClass'),
  newItem: { class: 'fighter', level: 1 },
  item: [
    {
      field: 'choice',
      path: 'class',
      label: word('field.class'),
      help: word('help.class'),
      options: classes.map((id) => ({ id, label: word(`class.${id}`) })),
    },
    {
      field: 'number',
      path: 'level',
      label: word('field.level'),
      help: word('help.level'),
      least: 1,
      most: 20,
    },
  ],
};

const otherFields = (['initiative', ...saves] as const).map(
  (id): NumberField => ({
    field: 'number',
    path: `${id}Other`,
    label: id === 'initiative' ? word('field.initiative') : word(`save.${id}`),
    help: word('help.otherBonus'),
    least: -20,
    most: 40,
    signed: true,
  }),
);

const rateFields = saves.map(
  (id): ItemField => ({
    field: 'choice',
    path: `${id}Rate`,
    label: word('field.saveRate', { save: word(`save.${id}`) }),
    help: word('help.saveRate'),
    options: monsterSaveRates.map((rate) => ({
      id: rate,
      label: rate === 'type' ? word('saveRate.type') : word(`saveRate.${rate}`),
    })),
  }),
);

function identity(kind: SheetKind): SheetSection {
  const fields =
    kind === 'character'
      ? [raceField, sizeField, classList]
      : [typeField, sizeField, hitDiceField, ...rateFields, classList];
  return { id: 'identity', label: word(`section.identity.${kind}`), elsewhereOnPaper: true, fields };
}

function speedField(path: 'speed' | WayToMove): NumberField {
  return {
    field: 'number',
    path,
    label: word(path === 'speed' ? 'field.speed' : `movement.${path}`),
    help: word(path === 'speed' ? 'help.speed' : 'help.wayToMove'),
    unit: word('unit.feet'),
    least: 0,
    most: 500,
    ...(path !== 'speed' && { whenAbsent: 0 }),
  };
}

/** How a monster gets about: on the ground, otherwise, and how nimbly it flies. */
const movementFields: readonly ItemField[] = [
  speedField('speed'),
  ...waysToMove.map(speedField),
  {
    field: 'choice',
    path: 'maneuverability',
    label: word('field.maneuverability'),
    help: word('help.maneuverability'),
    options: maneuverabilities.map((id) => ({ id, label: word(`maneuverability.${id}`) })),
    whenAbsent: 'average',
    isMoot: ({ fly }) => fly === 0 || fly === undefined,
  },
];

/** The form of a sheet, for builders, paper and checks. No switch changes it. */
export function sections(kind: SheetKind, _options: OptionValues): readonly SheetSection[] {
  const ofCharacters = kind === 'character';
  return [
    identity(kind),
    {
      id: 'abilities',
      label: word('section.abilities'),
      help: word(`help.abilities.${kind}`),
      elsewhereOnPaper: true,
      fields: abilities.map((id) => ({
        field: 'number',
        path: id,
        label: word(`ability.${id}`),
        help: word(`help.ability.${id}`),
        least: 1,
        most: 80,
      })),
    },
    {
      id: 'vitals',
      label: word('column.hitPoints'),
      elsewhereOnPaper: true,
      fields: [
        {
          field: 'number',
          path: 'hitPoints',
          label: word('column.hitPoints'),
          help: word('help.hitPoints'),
          least: 1,
          most: 9999,
        },
      ],
    },
    armorSection(kind),
    ...(ofCharacters ? [] : [{ id: 'movement', label: word('group.movement'), fields: movementFields }]),
    { id: 'other', label: word('section.other'), help: word('help.other'), fields: otherFields },
    { id: 'weapons', label: word('section.weapons'), fields: [weaponList] },
  ];
}

/** A sheet to start from: a fighter with a longsword, or a small danger with claws. */
export function newSheet(kind: SheetKind): SheetData {
  const common = {
    size: 'medium',
    ...Object.fromEntries(abilities.map((id) => [id, 10])),
    ...bare,
    natural: 0,
    armorClassBonuses: [],
    ...Object.fromEntries(otherFields.map(({ path }) => [path, 0])),
  };
  if (kind === 'character')
    return {
      ...common,
      race: 'human',
      classes: [{ class: 'fighter', level: 1 }],
      armorEnhancement: 0,
      armorWeight: 'none',
      shieldEnhancement: 0,
      hitPoints: 10,
      weapons: [newWeapon('longsword')],
    };
  return {
    ...common,
    type: 'animal',
    hitDice: 1,
    ...Object.fromEntries(rateFields.map(({ path }) => [path, 'type'])),
    classes: [],
    speed: 30,
    ...Object.fromEntries(waysToMove.map((way) => [way, 0])),
    maneuverability: 'average',
    hitPoints: 5,
    weapons: [newWeapon('claws')],
  };
}
