import type { KeyLabel } from '../../core/label.ts';
import { readSheetBy } from '../../core/read-sheet.ts';
import type { SheetRules } from '../../core/system.ts';
import { word } from '../words.ts';
import { actions, derive } from './derive.ts';
import { armorClassOf } from './figures.ts';
import { newSheet, sections } from './form.ts';
import { type Srd35Sheet, sheetOf } from './read.ts';
import { resolve } from './resolve.ts';

function classesOf({ classes }: Srd35Sheet): KeyLabel | undefined {
  return classes
    .map((one) => word('part.class', { class: word(`class.${one.class}`), level: one.level }))
    .reduce<KeyLabel | undefined>(
      (before, next) => (before === undefined ? next : word('identity.and', { first: before, next })),
      undefined,
    );
}

function kindOf({ race, type, hitDice }: Srd35Sheet): KeyLabel {
  if (race !== undefined) return word(`race.${race}`);
  if (type === undefined) return word('identity.monster');
  return hitDice === 0 ? word(`type.${type}`) : word('part.hitDice', { type: word(`type.${type}`), hitDice });
}

/** Sheets of the open 3.5 rules. */
export const sheets: SheetRules = {
  sections,
  newSheet,
  readSheet: (kind, raw, values) => readSheetBy(sections(kind, values), raw),
  derive,
  identity(data) {
    const sheet = sheetOf(data);
    const is = word('identity.sized', { kind: kindOf(sheet), size: word(`size.${sheet.size}`) });
    const classes = classesOf(sheet);
    return classes === undefined ? is : word('identity.and', { first: is, next: classes });
  },
  vitals(data) {
    const sheet = sheetOf(data);
    const defense = { label: word('source.armorClass'), value: armorClassOf(sheet).total.total };
    return { maximumHitPoints: sheet.hitPoints, defense };
  },
  actions,
  resolve,
};
