import { joinLabels } from '../../core/join-labels.ts';
import type { KeyLabel, Label } from '../../core/label.ts';
import { sheetReader } from '../../core/read-sheet.ts';
import type { SheetRules } from '../../core/system.ts';
import { abilities, saves } from '../vocabulary.ts';
import { word } from '../words.ts';
import { abilityPool } from './damaged.ts';
import { derive } from './derive.ts';
import { dying } from './dying.ts';
import { economy } from './economy.ts';
import { armorClassOf } from './figures.ts';
import { newSheet, sections } from './form.ts';
import { guide } from './guide.ts';
import { levelling } from './levels.ts';
import { objection } from './objection.ts';
import { actions } from './offers.ts';
import { order } from './order.ts';
import { paper } from './paper.ts';
import { quick } from './quick.ts';
import { type Srd35Sheet, sheetOf, traits } from './read.ts';
import { resolve } from './resolve.ts';

function classesOf({ classes }: Srd35Sheet): Label | undefined {
  return joinLabels(
    classes.map((one) => word('part.class', { class: word(`class.${one.class}`), level: one.level })),
    (first, next) => word('identity.and', { first, next }),
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
  guide,
  quick,
  levelling,
  revisedWithLevel: ['hitPoints'],
  readSheet: sheetReader(sections),
  derive,
  identity(data) {
    const sheet = sheetOf(data);
    const is = word('identity.sized', { kind: kindOf(sheet), size: word(`size.${sheet.size}`) });
    const classes = classesOf(sheet);
    return classes === undefined ? is : word('identity.and', { first: is, next: classes });
  },
  traits,
  vitals(data) {
    const sheet = sheetOf(data);
    const defense = { label: word('source.armorClass'), value: armorClassOf(sheet).total.total };
    // Ability damage gathers from 0 up.
    const pools = abilities.map((ability) => ({
      id: abilityPool(ability),
      label: word('pool.abilityDamage', { ability: word(`ability.${ability}`) }),
      value: 0,
      least: 0,
      maximum: null,
    }));
    return { maximumHitPoints: sheet.hitPoints, defense, pools };
  },
  paper,
  actions,
  resolve,
  adjustables: [
    { id: 'attack', label: word('figure.attack') },
    { id: 'damage', label: word('figure.damage') },
    { id: 'armorClass', label: word('source.armorClass') },
    ...saves.map((id) => ({ id, label: word(`save.${id}`) })),
    { id: 'initiative', label: word('field.initiative') },
  ],
  objection,
  economy,
  order,
  dying,
};
