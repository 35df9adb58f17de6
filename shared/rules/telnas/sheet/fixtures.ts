import { newSheet } from './form.ts';

/**
 * The worked example: a small cleric of level 5 with a mace and a bow, three pieces of armour, spells of every
 * kind and a technique.
 */
export const ilse = {
  ...newSheet('character'),
  class: { key: 'telnas:class.cleric' },
  level: 5,
  size: 'petit',
  strength: 2,
  dexterity: 3,
  intelligence: 1,
  will: 2,
  charisma: 1,
  hitPoints: 34,
  mana: 20,
  mastery: 2,
  armor: [
    { name: { key: 'telnas:armor.leather' }, bonus: 2 },
    { name: { key: 'telnas:armor.helmet' }, bonus: 1 },
  ],
  magicalArmor: [{ name: { key: 'telnas:magicalArmor.ring' }, bonus: 1 }],
  weapons: [
    { name: { key: 'telnas:weapon.mace' }, mode: 'melee', damage: '1d8' },
    { name: { text: 'Old bow' }, mode: 'ranged', damage: '1d6+1' },
  ],
  arts: [
    {
      name: { key: 'telnas:art.tongue-of-fire' },
      kind: 'offensive',
      cost: 4,
      effect: '2d6',
      zone: false,
    },
    { name: { key: 'telnas:art.rain-of-stones' }, kind: 'offensive', cost: 6, effect: '3d6', zone: true },
    { name: { key: 'telnas:art.healing-hands' }, kind: 'healing', cost: 3, effect: '1d8+2', zone: false },
    {
      name: { key: 'telnas:art.mighty-blow' },
      kind: 'melee-technique',
      cost: 2,
      effect: '2d6+1',
      zone: false,
    },
    { name: { key: 'telnas:art.lightning' }, kind: 'offensive', cost: 16, effect: '5d6', zone: false },
  ],
  gifts: [{ name: { key: 'telnas:gift.night-sight' } }],
};

/** A huge monster of level 4 with claws. */
export const ogre = {
  ...newSheet('monster'),
  level: 4,
  size: 'enorme',
  strength: 4,
  dexterity: -1,
  hitPoints: 40,
  armor: [{ name: { key: 'telnas:armor.hide' }, bonus: 3 }],
};
