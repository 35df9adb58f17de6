import type { Adjustable } from '../core/standing.ts';
import { word } from './words.ts';

/** The numbers that conditions may change. */
export const adjustables: readonly Adjustable[] = [
  { id: 'attack', label: word('figure.attack') },
  { id: 'damage', label: word('figure.damage') },
  { id: 'armorClass', label: word('field.armorClass') },
  { id: 'save', label: word('figure.save') },
];
