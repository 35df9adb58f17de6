import { settled } from '../../core/by-hand.ts';
import { type Figure, figure, type Part } from '../../core/figure.ts';
import type { KeyLabel } from '../../core/label.ts';
import type { OptionValues } from '../../core/option.ts';
import type { DerivedGroup, DerivedRow, SheetData } from '../../core/sheet.ts';
import { addedDamage } from '../damage.ts';
import { countedArmorClass } from '../damage-gate.ts';
import { switchesOf } from '../options.ts';
import { addedBy, type Roller } from '../roller.ts';
import { word } from '../words.ts';
import {
  countedPlace,
  type Means,
  type SheetWeapon,
  type SuccessLevelsSheet,
  sheetOf,
  weaponOf,
} from './read.ts';

/** The sheet's creature as it rolls with a skill or a weapon. */
export function rollerWith(sheet: SuccessLevelsSheet, means: Means, modifiers: readonly Part[]): Roller {
  const { skill, ability, threatFrom, rollByHand } = means;
  return {
    skill,
    ability: sheet.bonuses[ability],
    modifiers,
    threatFrom,
    fumbleTo: sheet.fumbleTo,
    byHand: rollByHand,
  };
}

function threatQualifiers({ threatFrom }: Means): readonly KeyLabel[] {
  return threatFrom === 20 ? [] : [word('qualifier.threat', { from: threatFrom })];
}

function skillRow(sheet: SuccessLevelsSheet, skill: Means, at: number): DerivedRow {
  return {
    id: `skills.${at}`,
    label: skill.name,
    qualifiers: [word(`ability.${skill.ability}`), ...threatQualifiers(skill)],
    figures: [{ figure: addedBy(rollerWith(sheet, skill, [])), format: 'bonus' }],
  };
}

function weaponRow(sheet: SuccessLevelsSheet, weapon: SheetWeapon, at: number): DerivedRow {
  const dealt = weaponOf(weapon);
  return {
    id: `weapons.${at}`,
    label: weapon.name,
    qualifiers: [
      ...threatQualifiers(weapon),
      word('qualifier.multiplier', { multiplier: weapon.multiplier }),
    ],
    figures: [
      { figure: addedBy(rollerWith(sheet, weapon, [])), format: 'bonus' },
      { figure: figure(addedDamage(dealt, 1)), format: 'bonus', dice: dealt.notation },
    ],
  };
}

/** The numbers of every skill and every weapon of a sheet. */
export function rowsOf(sheet: SuccessLevelsSheet): {
  skills: readonly DerivedRow[];
  weapons: readonly DerivedRow[];
} {
  return {
    skills: sheet.skills.map((skill, at) => skillRow(sheet, skill, at)),
    weapons: sheet.weapons.map((weapon, at) => weaponRow(sheet, weapon, at)),
  };
}

/** What counts of the armour class, or what was set by hand in its place. */
export function armorClassOf(sheet: SuccessLevelsSheet, options: OptionValues): Figure {
  const computed = countedArmorClass(sheet.armorClass, switchesOf(options));
  return settled(computed, sheet.byHand[countedPlace]);
}

/** The derived numbers of a sheet: what of the armour class counts, skills, attacks and damage. */
export function derive(data: SheetData, options: OptionValues): readonly DerivedGroup[] {
  const sheet = sheetOf(data);
  const { skills, weapons } = rowsOf(sheet);
  const counted = armorClassOf(sheet, options);
  return [
    {
      id: 'armorClass',
      label: word('group.armorClass'),
      columns: [word('part.armorClass')],
      rows: [
        {
          id: 'counted',
          label: word('part.armorClass'),
          qualifiers: [],
          figures: [{ figure: counted, format: 'number' }],
        },
      ],
    },
    { id: 'skills', label: word('section.skills'), columns: [word('figure.roll')], rows: skills },
    {
      id: 'weapons',
      label: word('section.weapons'),
      columns: [word('figure.roll'), word('figure.damage')],
      rows: weapons,
    },
  ];
}
