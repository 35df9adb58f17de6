import type { OptionValues } from '../../core/option.ts';
import type { SheetData } from '../../core/sheet.ts';
import type { ActionOffer } from '../../core/system.ts';
import { attackFigure } from '../attack.ts';
import { type Switches, switchesOf } from '../options.ts';
import { actionCost } from '../tables.ts';
import type { Action } from '../vocabulary.ts';
import { word } from '../words.ts';
import { rowOfArt, simpleAttacks } from './derive.ts';
import {
  artMode,
  attackerOf,
  bareHands,
  isPayable,
  masteryOf,
  meansOfWeapon,
  type PlacedArt,
} from './figures.ts';
import { sheetOf, type TelnasSheet } from './read.ts';

function attacks(sheet: TelnasSheet, switches: Switches): readonly ActionOffer[] {
  const rows = simpleAttacks(sheet, switches);
  const simple = rows.map(
    (row, at): ActionOffer => ({
      action: row.id === bareHands.row ? row.id : `weapon.${at}`,
      decisions: {},
      group: 'attack',
      targets: 'one',
      cost: actionCost['simple-attack'],
      row,
    }),
  );
  // One charges into a melee; the charge is a simple attack at its end.
  const charges = sheet.weapons.flatMap((weapon, at): ActionOffer[] => {
    const row = rows[at];
    if (weapon.mode !== 'melee' || row === undefined) return [];
    const charging = { ...attackerOf(sheet, meansOfWeapon(weapon, at), []), charge: true };
    const [, damage] = row.figures;
    return [
      {
        action: `charge.${at}`,
        decisions: {},
        group: 'attack',
        targets: 'one',
        cost: actionCost.charge,
        row: {
          ...row,
          id: `charge.${at}`,
          qualifiers: [word('action.charge'), ...row.qualifiers],
          figures: [
            { figure: attackFigure(charging), format: 'bonus' },
            ...(damage === undefined ? [] : [damage]),
          ],
        },
      },
    ];
  });
  return [...simple, ...charges];
}

function artOffer(sheet: TelnasSheet, placed: PlacedArt, switches: Switches): ActionOffer {
  const { art, at } = placed;
  return {
    action: `art.${at}`,
    decisions: {},
    group: artMode[art.kind] === null || artMode[art.kind] === 'spell' ? 'magic' : 'attack',
    targets: art.zone ? 'area' : 'one',
    cost: actionCost.cast,
    ...(artMode[art.kind] === null ? { helps: true } : {}),
    row: rowOfArt(sheet, placed, switches),
  };
}

function plain(action: Action): ActionOffer {
  return {
    action,
    decisions: {},
    group: 'other',
    targets: 'none',
    cost: actionCost[action],
    row: {
      id: action,
      label: word(`action.${action}`),
      qualifiers: [word(`cost.${actionCost[action]}`)],
      figures: [],
    },
  };
}

const plainActions = [
  'defensive-stance',
  'concentrate',
  'attack-stance',
  'move-10',
  'move-5',
  'draw-weapon',
  'use-skill',
  'use-gift',
] as const satisfies readonly Action[];

const firstAid: ActionOffer = { ...plain('first-aid'), targets: 'one', helps: true, forFallen: true };

const lastHope: ActionOffer = {
  action: 'last-hope',
  decisions: {},
  group: 'other',
  targets: 'none',
  fallenOnly: true,
  row: { id: 'last-hope', label: word('question.lastHope'), qualifiers: [], figures: [] },
};

function telnas(sheet: TelnasSheet, mastery: number): ActionOffer {
  return {
    action: 'telnas',
    decisions: {},
    group: 'magic',
    targets: 'none',
    cost: actionCost['use-skill'],
    inputs: [{ id: 'needed', label: word('input.needed'), least: 1, most: 60, initial: 15 }],
    row: {
      id: 'telnas',
      label: word('question.telnas'),
      qualifiers: [word('part.mastery')],
      figures: [{ figure: masteryOf(sheet, mastery), format: 'bonus' }],
    },
  };
}

/** What the creature can do: attacks, spells and techniques, stances, moves, First Aid and Last Hope. */
export function actions(data: SheetData, options: OptionValues): readonly ActionOffer[] {
  const switches = switchesOf(options);
  const sheet = sheetOf(data, switches);
  return [
    ...attacks(sheet, switches),
    ...sheet.arts.flatMap((art, at) =>
      isPayable(sheet, { art, at }) ? [artOffer(sheet, { art, at }, switches)] : [],
    ),
    ...(sheet.mastery === undefined ? [] : [telnas(sheet, sheet.mastery)]),
    ...plainActions.map(plain),
    ...(sheet.kind === 'character' ? [firstAid, lastHope] : []),
  ];
}
