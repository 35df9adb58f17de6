import type { ListField, NumberField, SheetData } from '../../core/sheet.ts';
import { hands, weaponKinds, weaponNames } from '../vocabulary.ts';
import { word } from '../words.ts';

const startingWeapons = {
  longsword: { kind: 'melee', damage: '1d8', threatFrom: 19 },
  claws: { kind: 'natural', damage: '1d4', threatFrom: 20 },
} as const;

/** A weapon to start from. */
export function newWeapon(id: keyof typeof startingWeapons): SheetData {
  return {
    name: { key: word(`weapon.${id}`).key },
    ...startingWeapons[id],
    hand: 'primary',
    light: false,
    touch: false,
    multiplier: 2,
    attackBonus: 0,
    damageBonus: 0,
    strengthRating: 0,
  };
}

function bonusField(path: 'attackBonus' | 'damageBonus'): NumberField {
  return {
    field: 'number',
    path,
    label: word(`field.${path}`),
    help: word(`help.${path}`),
    least: -20,
    most: 40,
    signed: true,
  };
}

/** Whether the hand that holds a weapon changes nothing. */
function isOfNoHand({ kind }: SheetData): boolean {
  return kind !== 'melee' && kind !== 'thrown';
}

/** The weapons of a sheet. */
export const weaponList: ListField = {
  field: 'list',
  path: 'weapons',
  catalogue: 'weapons',
  label: word('section.weapons'),
  help: word('help.weapons'),
  most: 100,
  addLabel: word('action.addWeapon'),
  newItem: newWeapon('longsword'),
  item: [
    {
      field: 'name',
      path: 'name',
      label: word('field.weapon'),
      help: word('help.weapon'),
      longest: 60,
      proposals: weaponNames.map((id) => word(`weapon.${id}`)),
    },
    {
      field: 'choice',
      path: 'kind',
      label: word('field.weaponKind'),
      help: word('help.weaponKind'),
      options: weaponKinds.map((id) => ({ id, label: word(`weaponKind.${id}`) })),
    },
    {
      field: 'choice',
      path: 'hand',
      label: word('field.hand'),
      help: word('help.hand'),
      options: hands.map((id) => ({ id, label: word(`hand.${id}`) })),
      isMoot: isOfNoHand,
    },
    {
      field: 'flag',
      path: 'light',
      label: word('field.light'),
      help: word('help.light'),
      isMoot: (weapon) => isOfNoHand(weapon) || weapon.hand !== 'two',
    },
    {
      field: 'flag',
      path: 'touch',
      label: word('field.touch'),
      help: word('help.touch'),
      whenAbsent: false,
    },
    { field: 'dice', path: 'damage', label: word('field.damage'), help: word('help.damage') },
    {
      field: 'number',
      path: 'threatFrom',
      label: word('field.threatFrom'),
      help: word('help.threatFrom'),
      least: 2,
      most: 20,
    },
    {
      field: 'number',
      path: 'multiplier',
      label: word('field.multiplier'),
      help: word('help.multiplier'),
      least: 2,
      most: 5,
    },
    bonusField('attackBonus'),
    bonusField('damageBonus'),
    {
      field: 'number',
      path: 'strengthRating',
      label: word('field.strengthRating'),
      help: word('help.strengthRating'),
      least: 0,
      most: 20,
      signed: true,
      isMoot: ({ kind }) => kind !== 'composite-bow',
    },
  ],
};
