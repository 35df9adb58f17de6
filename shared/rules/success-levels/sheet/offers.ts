import type { KeyLabel } from '../../core/label.ts';
import type { OptionValues } from '../../core/option.ts';
import type { DerivedRow, SheetData } from '../../core/sheet.ts';
import type { ActionInput, ActionOffer } from '../../core/system.ts';
import { word } from '../words.ts';
import { rowsOf } from './derive.ts';
import { sheetOf } from './read.ts';

/** The difficulty of a roll without opponent. */
export const difficulty: ActionInput = {
  id: 'difficulty',
  label: word('input.difficulty'),
  least: 0,
  most: 200,
  initial: 15,
};
/** The bonus that a helper wants to give. */
export const wanted: ActionInput = {
  id: 'wanted',
  label: word('input.wanted'),
  least: 1,
  most: 20,
  initial: 1,
};

function offer(row: DerivedRow, action: string, how: KeyLabel): ActionOffer {
  return {
    action,
    decisions: {},
    group: 'attack',
    targets: 'one',
    row: { ...row, id: action, qualifiers: [how, ...row.qualifiers] },
  };
}

/**
 * What the creature can do: with each weapon an exchange of a fight or a minor combat in one roll; with each
 * skill an opposed roll, a roll against a difficulty, or help for somebody.
 */
export function actions(data: SheetData, _options: OptionValues): readonly ActionOffer[] {
  const { skills, weapons } = rowsOf(sheetOf(data));
  return [
    ...weapons.map((row, at) => offer(row, `exchange.${at}`, word('qualifier.exchange'))),
    ...weapons.map((row, at) => offer(row, `weapon.${at}`, word('qualifier.minorCombat'))),
    ...skills.map((row, at) => offer(row, `skill.${at}`, word('qualifier.opposed'))),
    ...skills.map(
      (row, at): ActionOffer => ({
        ...offer(row, `check.${at}`, word('qualifier.check')),
        group: 'check',
        targets: 'none',
        inputs: [difficulty],
      }),
    ),
    ...skills.map(
      (row, at): ActionOffer => ({
        ...offer(row, `assist.${at}`, word('qualifier.assist')),
        group: 'check',
        helps: true,
        inputs: [wanted],
      }),
    ),
  ];
}
