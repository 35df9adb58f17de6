import { newSheet } from './form.ts';

/** The worked example: a soldier with a keen sword and a bow, two skills, under a curse that fumbles on 1–2. */
export const odile = {
  ...newSheet('character'),
  strength: 3,
  dexterity: 2,
  wisdom: -1,
  armorClass: 15,
  hitPoints: 24,
  constitutionScore: 14,
  fumbleTo: 2,
  skills: [
    { name: { key: 'success-levels:skill.riding' }, skill: 4, ability: 'dexterity', threatFrom: 20 },
    { name: { text: 'Heraldry' }, skill: 6, ability: 'wisdom', threatFrom: 19 },
  ],
  weapons: [
    {
      name: { key: 'success-levels:weapon.sword' },
      skill: 5,
      ability: 'strength',
      threatFrom: 19,
      damage: '1d8+1',
      multiplier: 3,
    },
    {
      name: { key: 'success-levels:weapon.bow' },
      skill: 2,
      ability: 'dexterity',
      threatFrom: 20,
      damage: '1d6',
      multiplier: 2,
    },
  ],
};

/** A guard with one weapon and one skill: +4 and +1. */
export const guard = {
  ...newSheet('monster'),
  calling: { key: 'success-levels:calling.guard' },
  strength: 1,
  armorClass: 12,
  hitPoints: 14,
  skills: [
    { name: { key: 'success-levels:skill.watchfulness' }, skill: 1, ability: 'wisdom', threatFrom: 20 },
  ],
  weapons: [
    {
      name: { key: 'success-levels:weapon.spear' },
      skill: 3,
      ability: 'strength',
      threatFrom: 20,
      damage: '1d8',
      multiplier: 2,
    },
  ],
};
