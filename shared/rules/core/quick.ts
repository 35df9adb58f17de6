import { byHandPath, placeOf } from './by-hand.ts';
import type { KeyLabel } from './label.ts';
import type { ItemField, NumberField, SheetData, SheetKind } from './sheet.ts';
import { readWeaponDice } from './weapon-dice.ts';

/** A creature made up at the table: the few numbers that it cannot do without, and the sheet that they make. */
export interface QuickRules {
  readonly fields: readonly ItemField[];
  /** What the fields begin with. */
  readonly values: SheetData;
  /** The sheet of checked values; all that they do not say is as on a new sheet. */
  readonly sheet: (kind: SheetKind, values: SheetData) => SheetData;
}

/** A number that attackers must beat: a field of the sheet, or a derived number to be set by hand. */
interface Defense {
  readonly id: string;
  readonly label: KeyLabel;
  /** Where the derived number stands; absent for a field, whose path is the id. */
  readonly place?: string;
}

function numberField(path: string, label: KeyLabel, least: number, most: number): NumberField {
  return { field: 'number', path, label, help: { key: `app:quick.help.${path}` }, least, most };
}

/** The quick creatures of a system whose sheets have hit points, weapons and derived attacks. */
export function quickRules({
  newSheet,
  hitPoints,
  defenses,
  weapon,
  attacks: { group, rows },
}: {
  readonly newSheet: (kind: SheetKind) => SheetData;
  /** What hit points are called. */
  readonly hitPoints: KeyLabel;
  readonly defenses: readonly Defense[];
  /** Its one weapon, but for the damage. */
  readonly weapon: SheetData;
  /** Group and rows of that weapon's derived attack and damage; several where choices have rows of their own. */
  readonly attacks: { readonly group: string; readonly rows: readonly string[] };
}): QuickRules {
  return {
    fields: [
      numberField('hitPoints', hitPoints, 1, 9999),
      ...defenses.map(({ id, label }): ItemField => {
        const help: KeyLabel = { key: 'app:quick.help.defense' };
        return { field: 'number', path: id, label, help, least: 0, most: 60 };
      }),
      { ...numberField('attack', { key: 'app:quick.attack' }, -10, 60), signed: true },
      {
        field: 'dice',
        path: 'damage',
        label: { key: 'app:quick.damage' },
        help: { key: 'app:quick.help.damage' },
      },
    ],
    values: {
      hitPoints: 6,
      ...Object.fromEntries(defenses.map(({ id }) => [id, 12])),
      attack: 2,
      damage: '1d6',
    },
    sheet(kind, values) {
      const { hitPoints: points = 1, attack = 0, damage = '' } = values;
      const inFields = defenses.filter(({ place }) => place === undefined);
      const byHand = defenses.flatMap(({ id, place }) =>
        place === undefined ? [] : [[place, values[id] ?? 0]],
      );
      // The damage says all that a hit deals, whatever the rules would add.
      const plus = typeof damage === 'string' ? (readWeaponDice(damage)?.plus ?? 0) : 0;
      return {
        ...newSheet(kind),
        hitPoints: points,
        ...Object.fromEntries(inFields.map(({ id }) => [id, values[id] ?? 0])),
        weapons: [{ ...weapon, damage }],
        [byHandPath]: Object.fromEntries([
          ...byHand,
          ...rows.flatMap((row) => [
            [placeOf(group, row, 0), attack],
            [placeOf(group, row, 1), plus],
          ]),
        ]),
      };
    },
  };
}
