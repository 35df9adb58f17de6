import { placeOf } from '../../core/by-hand.ts';
import { quickRules } from '../../core/quick.ts';
import { word } from '../words.ts';
import { newSheet } from './form.ts';
import { newWeapon } from './weapon-form.ts';

/** Quick creatures: hit points, the full armour class and one attack. */
export const quick = quickRules({
  newSheet,
  hitPoints: word('column.hitPoints'),
  defenses: [
    { id: 'armorClass', label: word('source.armorClass'), place: placeOf('armorClass', 'total', 0) },
  ],
  weapon: newWeapon('claws'),
  attacks: { group: 'attacks', rows: ['weapons.0'] },
});
