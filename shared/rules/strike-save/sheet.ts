import { z } from 'zod';
import { type ByHand, byHandOf, placeOf } from '../core/by-hand.ts';
import type { OptionValues } from '../core/option.ts';
import { remembered } from '../core/remember.ts';
import type { ItemField, ListField, NumberField, SheetData, SheetKind, SheetSection } from '../core/sheet.ts';
import { readWeaponDice } from '../core/weapon-dice.ts';
import type { AttackDecisions, Attacker, WeaponDamage } from './attack.ts';
import { type Switches, switchesOf } from './options.ts';
import { matrix } from './tables.ts';
import {
  type AttackCharacteristic,
  attackCharacteristics,
  attackTypes,
  bonusTargets,
  type Characteristic,
  type ClassId,
  characterClasses,
  characteristics,
} from './vocabulary.ts';
import { word } from './words.ts';

/** Levels that a monster can have besides 1 to 20. */
const fractions = [0, 1 / 4, 1 / 3, 1 / 2, 3 / 4] as const;
const printedLevels = Array.from({ length: 20 }, (_, at) => at + 1);
/** Up to where sheets may go when the game master extends the tables. */
const extendedLevels = Array.from({ length: 40 }, (_, at) => at + 1);

const weapons = [
  'katana',
  'bow',
  'sword',
  'spear',
  'axe',
  'dagger',
  'staff',
  'crossbow',
  'sling',
  'claws',
  'bite',
] as const;

export type WeaponName = (typeof weapons)[number];

const bonusTo = [...bonusTargets, 'ask'] as const;

const characteristicFields = characteristics.map(
  (id): NumberField => ({
    field: 'number',
    path: id,
    label: word(`characteristic.${id}`),
    help: word(`help.characteristic.${id}`),
    least: -10,
    most: 20,
    signed: true,
  }),
);

/** Whether the matrix leaves no choice where a characteristic's bonus goes, or there is no bonus to put anywhere. */
function isSettled(of: AttackCharacteristic, weapon: SheetData, sheet: SheetData | undefined): boolean {
  if (sheet === undefined) return false;
  const user = characterClasses.find((id) => id === sheet.class) ?? 'monster';
  const attackType = attackTypes.find((id) => id === weapon.attackType);
  return attackType !== undefined && (matrix[user][attackType][of] !== 'one' || !(Number(sheet[of]) > 0));
}

const weaponFields: readonly ItemField[] = [
  {
    field: 'name',
    path: 'name',
    label: word('field.weaponName'),
    help: word('help.weaponName'),
    longest: 60,
    proposals: weapons.map((id) => word(`weapon.${id}`)),
  },
  {
    field: 'choice',
    path: 'attackType',
    label: word('field.attackType'),
    help: word('help.attackType'),
    options: attackTypes.map((id) => ({ id, label: word(`attackType.${id}`) })),
  },
  { field: 'dice', path: 'damage', label: word('field.damage'), help: word('help.damage') },
  ...attackCharacteristics.map((of): ItemField => {
    const path = `${of}To` as const;
    return {
      field: 'choice',
      path,
      label: word(`field.${path}`),
      help: word('help.bonusTo'),
      options: bonusTo.map((id) => ({ id, label: word(`bonusTo.${id}`) })),
      isMoot: (weapon, sheet) => isSettled(of, weapon, sheet),
    };
  }),
];

/** The weapons of a sheet. */
export const weaponList: ListField = {
  field: 'list',
  path: 'weapons',
  catalogue: 'weapons',
  label: word('field.weapons'),
  help: word('help.weapons'),
  most: 100,
  item: weaponFields,
  addLabel: word('action.addWeapon'),
  newItem: {
    name: { key: word('weapon.sword').key },
    attackType: 'melee',
    damage: '1d8',
    strengthTo: 'ask',
    dexterityTo: 'ask',
  },
};

const classField: ItemField = {
  field: 'choice',
  path: 'class',
  label: word('field.class'),
  help: word('help.class'),
  options: characterClasses.map((id) => ({ id, label: word(`class.${id}`) })),
};

/** The levels that a creature can have, the weakest monsters' fractions included. */
export function levelsOf(kind: SheetKind, { beyondTable }: Switches): readonly number[] {
  const whole = beyondTable === 'extrapolate' ? extendedLevels : printedLevels;
  return kind === 'character' ? whole : [...fractions, ...whole];
}

function identity(kind: SheetKind, switches: Switches): SheetSection {
  const levels = levelsOf(kind, switches);
  const level = { field: 'level', path: 'level', label: word('field.level') } as const;
  const section = { id: 'identity', label: word('section.identity'), elsewhereOnPaper: true } as const;
  if (kind === 'character')
    return { ...section, fields: [classField, { ...level, help: word('help.level'), levels }] };
  return {
    ...section,
    fields: [{ ...level, help: word('help.monsterLevel'), levels }],
  };
}

/** The form of a sheet, for builders, paper and checks. */
export function sections(kind: SheetKind, options: OptionValues): readonly SheetSection[] {
  return [
    identity(kind, switchesOf(options)),
    {
      id: 'characteristics',
      label: word('section.characteristics'),
      help: word('help.characteristic'),
      fields: characteristicFields,
    },
    {
      id: 'combat',
      label: word('section.combat'),
      elsewhereOnPaper: true,
      fields: [
        {
          field: 'number',
          path: 'armorClass',
          label: word('field.armorClass'),
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
    { id: 'weapons', label: word('section.weapons'), fields: [weaponList] },
  ];
}

/** A sheet to start from. */
export function newSheet(kind: SheetKind): SheetData {
  const common = {
    level: 1,
    ...Object.fromEntries(characteristics.map((id) => [id, 0])),
    armorClass: 10,
    hitPoints: kind === 'monster' ? 4 : 8,
    weapons: [],
  };
  return kind === 'monster' ? common : { class: 'warrior', ...common };
}

const label = z.union([
  z.object({ key: z.templateLiteral([z.string(), ':', z.string()]) }),
  z.object({ text: z.string() }),
]);
const schema = z.object({
  class: z.enum(characterClasses).optional(),
  level: z.number(),
  strength: z.number(),
  dexterity: z.number(),
  constitution: z.number(),
  intelligence: z.number(),
  wisdom: z.number(),
  armorClass: z.number(),
  hitPoints: z.number(),
  weapons: z.array(
    z.object({
      name: label,
      attackType: z.enum(attackTypes),
      damage: z.string(),
      strengthTo: z.enum(bonusTo),
      dexterityTo: z.enum(bonusTo),
    }),
  ),
});

/** What names a creature; lists ask for it thousands of times. */
const calledSchema = schema.pick({ class: true, level: true });

/** A sheet's weapon as the rules see it. */
export type Weapon = z.infer<typeof schema>['weapons'][number];

/** A sheet as the rules see it; a monster's class is `monster`. */
export interface StrikeSaveSheet {
  readonly class: ClassId;
  readonly level: number;
  readonly bonuses: Readonly<Record<Characteristic, number>>;
  readonly armorClass: number;
  readonly hitPoints: number;
  readonly weapons: readonly Weapon[];
  readonly byHand: ByHand;
}

/** A weapon by its place on the sheet, and how the choices that the matrix leaves are made with it. */
export interface Wielded {
  readonly weapon: Weapon;
  readonly at: number;
  readonly decisions: AttackDecisions;
}

function readStrikeSaveSheet(data: SheetData): StrikeSaveSheet {
  const { class: of, level, armorClass, hitPoints, weapons: carried, ...bonuses } = schema.parse(data);
  const byHand = byHandOf(data);
  return { class: of ?? 'monster', level, bonuses, armorClass, hitPoints, weapons: carried, byHand };
}

/** Reads a checked sheet; throws on one that was not checked, which is a bug of the caller. */
export const sheetOf = remembered(readStrikeSaveSheet);

/** The row of an attack: the weapon's, and how its choices are made. */
export function attackRow({ at, decisions }: Omit<Wielded, 'weapon'>): string {
  const { characteristic, strengthTo, dexterityTo } = decisions;
  const made = [
    characteristic,
    strengthTo && `strength-${strengthTo}`,
    dexterityTo && `dexterity-${dexterityTo}`,
  ];
  return ['weapons', at, ...made.filter((choice) => choice !== undefined)].join('.');
}

/** Of a checked sheet only the class and the level; a monster's class is `monster`. */
export function calledOf(data: SheetData): Pick<StrikeSaveSheet, 'class' | 'level'> {
  const { class: of, level } = calledSchema.parse(data);
  return { class: of ?? 'monster', level };
}

/** The sheet's creature as an attacker with one of its weapons. */
export function attackerWith(
  sheet: StrikeSaveSheet,
  wielded: Wielded,
  modifiers: Attacker['modifiers'],
): Attacker {
  return {
    class: sheet.class,
    level: sheet.level,
    attackType: wielded.weapon.attackType,
    bonuses: sheet.bonuses,
    modifiers,
    byHand: sheet.byHand[placeOf('attacks', attackRow(wielded), 0)],
  };
}

/** The weapon's dice as the damage roll wants them. */
export function weaponDamage(sheet: StrikeSaveSheet, wielded: Wielded): WeaponDamage {
  const read = readWeaponDice(wielded.weapon.damage);
  if (read === undefined) throw new Error('a checked sheet holds weapon dice that cannot be read');
  const notation = { dice: read.dice.map(({ count, sides }) => `${count}d${sides}`).join('+') };
  return { ...read, notation, byHand: sheet.byHand[placeOf('attacks', attackRow(wielded), 1)] };
}
