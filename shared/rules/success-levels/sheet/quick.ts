import { quickRules } from '../../core/quick.ts';
import { word } from '../words.ts';
import { newSheet, weaponList } from './form.ts';

/** Quick creatures: hit points, armour class and one attack. */
export const quick = quickRules({
  newSheet,
  hitPoints: word('field.hitPoints'),
  defenses: [{ id: 'armorClass', label: word('part.armorClass') }],
  weapon: { ...weaponList.newItem, name: { key: word('weapon.claws').key } },
  attacks: { group: 'weapons', rows: ['weapons.0'] },
});
