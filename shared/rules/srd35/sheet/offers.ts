import type { OptionValues } from '../../core/option.ts';
import type { DerivedRow, SheetData } from '../../core/sheet.ts';
import type { ActionInput, ActionOffer } from '../../core/system.ts';
import { furtherAttacks, saves, type TurnCost } from '../vocabulary.ts';
import { word } from '../words.ts';
import { hasFurtherAttacks, weaponRow } from './derive.ts';
import { movementOf, saveOf, sequenceWith } from './figures.ts';
import { type Srd35Sheet, sheetOf } from './read.ts';

const difficulty: ActionInput = {
  id: 'difficulty',
  label: word('input.difficulty'),
  least: 0,
  most: 100,
  initial: 15,
};

function attack(action: string, row: DerivedRow, cost: TurnCost): ActionOffer {
  return { action, decisions: {}, group: 'attack', targets: 'one', row: { ...row, id: action }, cost };
}

/** One attack with each weapon at its full bonus, then the further ones of a full attack, each lower. */
function attacks(sheet: Srd35Sheet): readonly ActionOffer[] {
  const first = sheet.weapons.map((weapon, at) =>
    attack(`weapon.${at}`, weaponRow(sheet, { weapon, at }), 'standard'),
  );
  const further = furtherAttacks.flatMap((place, at) =>
    sheet.weapons.flatMap((weapon, index): ActionOffer[] => {
      const figure = sequenceWith(sheet, { weapon, at: index })[at + 1];
      if (figure === undefined || !hasFurtherAttacks(weapon)) return [];
      const row = weaponRow(sheet, { weapon, at: index });
      const [, damage] = row.figures;
      const figures = [{ figure, format: 'bonus' } as const, ...(damage === undefined ? [] : [damage])];
      const qualifiers = [word(`figure.${place}`), ...row.qualifiers];
      return [attack(`weapon.${index}.${place}`, { ...row, qualifiers, figures }, place)];
    }),
  );
  return [...first, ...further];
}

function savingThrows(sheet: Srd35Sheet): readonly ActionOffer[] {
  return saves.map((save) => ({
    action: `save.${save}`,
    decisions: {},
    group: 'save',
    targets: 'none',
    inputs: [difficulty],
    row: {
      id: `save.${save}`,
      label: word(`save.${save}`),
      qualifiers: [],
      figures: [{ figure: saveOf(sheet, save), format: 'bonus' }],
    },
  }));
}

function moves(sheet: Srd35Sheet): readonly ActionOffer[] {
  const paces = movementOf(sheet);
  const offer = (action: 'move' | 'run', cost: TurnCost, figure = paces?.speed): ActionOffer => ({
    action,
    decisions: {},
    group: 'other',
    targets: 'none',
    cost,
    row: {
      id: action,
      label: word(`action.${action}`),
      qualifiers: cost === 'move' ? [] : [word(`cost.${cost}`)],
      figures: figure === undefined ? [] : [{ figure, format: 'number' }],
    },
  });
  return [offer('move', 'move'), offer('run', 'full', paces?.run)];
}

const dying: ActionOffer = {
  action: 'dying',
  decisions: {},
  group: 'other',
  targets: 'none',
  fallenOnly: true,
  row: { id: 'dying', label: word('action.dying'), qualifiers: [], figures: [] },
};

/** What the creature can do: attacks, saves against a difficulty, moves; and the fight for its life. */
export function actions(data: SheetData, _options: OptionValues): readonly ActionOffer[] {
  const sheet = sheetOf(data);
  return [...attacks(sheet), ...savingThrows(sheet), ...moves(sheet), dying];
}
