import { quickRules } from '../core/quick.ts';
import { newSheet, weaponList } from './sheet.ts';
import { word } from './words.ts';

/** Whatever choices the matrix and the switches leave, the numbers are the ones that were typed. */
const rows = ['', '.strength', '.dexterity'].flatMap((characteristic) =>
  ['', '.strength-hit'].flatMap((strength) =>
    ['', '.dexterity-hit'].map((dexterity) => `weapons.0${characteristic}${strength}${dexterity}`),
  ),
);

/** Quick creatures: hit points, armour class and one attack. */
export const quick = quickRules({
  newSheet,
  hitPoints: word('field.hitPoints'),
  defenses: [{ id: 'armorClass', label: word('field.armorClass') }],
  weapon: { ...weaponList.newItem, strengthTo: 'hit', dexterityTo: 'hit' },
  attacks: { group: 'attacks', rows },
});
