import { placeOf } from '../../core/by-hand.ts';
import { quickRules } from '../../core/quick.ts';
import { word } from '../words.ts';
import { newSheet } from './form.ts';

/** Quick creatures: hit points, both evasions and one attack. */
export const quick = quickRules({
  newSheet,
  hitPoints: word('field.hitPoints'),
  defenses: (['physical', 'magical'] as const).map((id) => ({
    id,
    label: word(`defense.${id}`),
    place: placeOf('defenses', id, 0),
  })),
  weapon: { name: { key: word('weapon.claws').key }, mode: 'melee' },
  attacks: { group: 'attacks', rows: ['weapons.0'] },
});
