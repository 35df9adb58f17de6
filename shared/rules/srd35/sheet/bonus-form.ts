import type { ListField } from '../../core/sheet.ts';
import { word } from '../words.ts';
import { listedBonuses } from './read.ts';

/** Bonuses to armour class that are neither armour nor shield. */
export const bonusList: ListField = {
  field: 'list',
  path: 'armorClassBonuses',
  label: word('field.armorClassBonuses'),
  help: word('help.armorClassBonuses'),
  most: 20,
  addLabel: word('action.addBonus'),
  newItem: { type: 'dodge', value: 1 },
  item: [
    {
      field: 'choice',
      path: 'type',
      label: word('field.bonusType'),
      help: word('help.bonusType'),
      options: listedBonuses.map((id) => ({ id, label: word(`armorClass.${id}`) })),
    },
    {
      field: 'number',
      path: 'value',
      label: word('field.bonus'),
      help: word('help.bonus'),
      least: -20,
      most: 20,
      signed: true,
    },
  ],
};
