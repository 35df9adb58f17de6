import { newSheet } from './form.ts';

const longsword = {
  name: { key: 'srd35:weapon.longsword' },
  kind: 'melee',
  hand: 'primary',
  light: false,
  touch: false,
  damage: '1d8',
  threatFrom: 19,
  multiplier: 2,
  attackBonus: 1,
  damageBonus: 1,
  strengthRating: 0,
} as const;

/**
 * The worked example: a dwarf, fighter 4 and rogue 3, in heavy armour, with a sword, a dagger in the off hand,
 * a greatsword in two and a composite bow built for +2. His armour class is the one that the rules work out.
 */
export const borin = {
  ...newSheet('character'),
  race: 'dwarf',
  classes: [
    { class: 'fighter', level: 4 },
    { class: 'rogue', level: 3 },
  ],
  strength: 16,
  dexterity: 16,
  constitution: 14,
  intelligence: 10,
  wisdom: 8,
  charisma: 11,
  hitPoints: 52,
  armor: 8,
  armorEnhancement: 1,
  armorWeight: 'heavy',
  limitsDexterity: true,
  maxDexterity: 1,
  shield: 2,
  natural: 3,
  armorClassBonuses: [
    { type: 'deflection', value: 1 },
    { type: 'deflection', value: 2 },
    { type: 'dodge', value: 1 },
    { type: 'dodge', value: 1 },
  ],
  initiativeOther: 4,
  willOther: 1,
  weapons: [
    longsword,
    {
      ...longsword,
      name: { text: 'Thorn' },
      hand: 'off',
      light: true,
      damage: '1d4',
      attackBonus: 0,
      damageBonus: 0,
    },
    { ...longsword, name: { key: 'srd35:weapon.greatsword' }, hand: 'two', damage: '2d6' },
    {
      ...longsword,
      name: { key: 'srd35:weapon.longbow' },
      kind: 'composite-bow',
      threatFrom: 20,
      multiplier: 3,
      attackBonus: 0,
      damageBonus: 0,
      strengthRating: 2,
    },
  ],
};

/** A large giant of 6 hit dice with a club, two claws and no class. */
export const ogre = {
  ...newSheet('monster'),
  type: 'giant',
  hitDice: 6,
  size: 'large',
  strength: 21,
  dexterity: 8,
  constitution: 15,
  wisdom: 10,
  hitPoints: 39,
  armor: 3,
  natural: 5,
  speed: 40,
  weapons: [
    {
      ...longsword,
      name: { text: 'Club' },
      hand: 'two',
      damage: '2d8',
      threatFrom: 20,
      attackBonus: 0,
      damageBonus: 0,
    },
    {
      ...longsword,
      name: { key: 'srd35:weapon.claws' },
      kind: 'natural',
      damage: '1d6+1',
      threatFrom: 20,
      attackBonus: 0,
      damageBonus: 0,
    },
  ],
};
