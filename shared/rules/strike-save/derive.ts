import { placeOf } from '../core/by-hand.ts';
import type { OptionValues } from '../core/option.ts';
import type { DerivedGroup, DerivedRow, SheetData } from '../core/sheet.ts';
import type { ActionOffer } from '../core/system.ts';
import { damageBonus } from './attack.ts';
import { type Switches, switchesOf } from './options.ts';
import { type Saver, saveFigure } from './save.ts';
import { attackRow, type StrikeSaveSheet, sheetOf, type Weapon, weaponDamage } from './sheet.ts';
import { attackVariants } from './variants.ts';
import { type Danger, dangers } from './vocabulary.ts';
import { word } from './words.ts';

function attackOffers(
  sheet: StrikeSaveSheet,
  weapon: Weapon,
  at: number,
  switches: Switches,
): readonly ActionOffer[] {
  return attackVariants(sheet, { weapon, at }, switches).map(({ decisions, labels, figures }) => {
    const dice = weaponDamage(sheet, { weapon, at, decisions });
    return {
      action: `weapon.${at}`,
      decisions: Object.fromEntries(Object.entries(decisions).filter((entry) => entry[1] !== undefined)),
      group: 'attack',
      targets: 'one',
      row: {
        id: attackRow({ at, decisions }),
        label: weapon.name,
        qualifiers: [word(`attackType.${weapon.attackType}`), ...labels],
        figures: [
          { figure: figures.attack, format: 'bonus' },
          { figure: damageBonus(dice, figures.damage), format: 'bonus', dice: dice.notation },
        ],
      },
    };
  });
}

/** The sheet's creature as it saves from a danger; `situation` is added behind. */
export function saverOf(sheet: StrikeSaveSheet, danger: Danger, situation: Saver['modifiers']): Saver {
  const byHand = sheet.byHand[placeOf('saves', `save.${danger}`, 0)];
  return { level: sheet.level, bonuses: sheet.bonuses, modifiers: situation, byHand };
}

function saveOffers(sheet: StrikeSaveSheet, switches: Switches): readonly ActionOffer[] {
  return dangers.map((danger) => ({
    action: `save.${danger}`,
    decisions: {},
    group: 'save',
    targets: 'none',
    row: {
      id: `save.${danger}`,
      label: word(`danger.${danger}`),
      qualifiers: [],
      figures: [{ figure: saveFigure(saverOf(sheet, danger, []), [danger], switches), format: 'bonus' }],
    },
  }));
}

/** What the creature can do: attack with each weapon, in each way the rules allow, and save from each danger. */
export function actions(data: SheetData, options: OptionValues): readonly ActionOffer[] {
  const sheet = sheetOf(data);
  const switches = switchesOf(options);
  return [
    ...sheet.weapons.flatMap((weapon, at) => attackOffers(sheet, weapon, at, switches)),
    ...saveOffers(sheet, switches),
  ];
}

/** The derived numbers of a sheet: per weapon the attack and damage bonuses, and the saving throws by danger. */
export function derive(data: SheetData, options: OptionValues): readonly DerivedGroup[] {
  const offers = actions(data, options);
  const rows = (group: ActionOffer['group']): readonly DerivedRow[] =>
    offers.filter((offer) => offer.group === group).map(({ row }) => row);
  return [
    {
      id: 'attacks',
      label: word('section.weapons'),
      columns: [word('figure.attack'), word('figure.damage')],
      rows: rows('attack'),
    },
    { id: 'saves', label: word('group.saves'), columns: [word('figure.save')], rows: rows('save') },
  ];
}
