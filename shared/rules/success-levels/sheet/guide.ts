import { type Guide, monsterStartingPoints } from '../../core/guide.ts';
import type { SheetData, SheetKind } from '../../core/sheet.ts';
import type { Ability, Calling, SkillName, WeaponName } from '../vocabulary.ts';
import { word } from '../words.ts';
import { newSheet } from './form.ts';

function skill(id: SkillName, value: number, ability: Ability): SheetData {
  return { name: { key: word(`skill.${id}`).key }, skill: value, ability, threatFrom: 20 };
}

function weapon(id: WeaponName, value: number, ability: Ability, damage: string): SheetData {
  const name = { key: word(`weapon.${id}`).key };
  return { name, skill: value, ability, threatFrom: 20, damage, multiplier: 2 };
}

const watchfulness = skill('watchfulness', 2, 'wisdom');
const dagger = weapon('dagger', 2, 'dexterity', '1d4');

/** A beginner of some callings. */
const beginners = {
  soldier: {
    strength: 2,
    constitution: 1,
    constitutionScore: 12,
    armorClass: 14,
    hitPoints: 12,
    skills: [watchfulness, skill('riding', 2, 'dexterity')],
    weapons: [weapon('sword', 4, 'strength', '1d8'), weapon('spear', 3, 'strength', '1d6')],
  },
  hunter: {
    dexterity: 2,
    wisdom: 1,
    constitutionScore: 12,
    armorClass: 12,
    hitPoints: 10,
    skills: [watchfulness, skill('tracking', 4, 'wisdom'), skill('stealth', 3, 'dexterity')],
    weapons: [weapon('bow', 4, 'dexterity', '1d6'), dagger],
  },
  thief: {
    dexterity: 2,
    charisma: 1,
    constitutionScore: 10,
    armorClass: 12,
    hitPoints: 8,
    skills: [
      skill('stealth', 4, 'dexterity'),
      skill('climbing', 3, 'strength'),
      skill('deceit', 3, 'charisma'),
    ],
    weapons: [{ ...dagger, skill: 3 }],
  },
  scholar: {
    intelligence: 3,
    constitutionScore: 9,
    armorClass: 10,
    hitPoints: 7,
    skills: [skill('lore', 5, 'intelligence'), skill('eloquence', 2, 'charisma'), watchfulness],
    weapons: [weapon('staff', 1, 'strength', '1d6')],
  },
  healer: {
    wisdom: 2,
    intelligence: 1,
    constitutionScore: 10,
    armorClass: 10,
    hitPoints: 8,
    skills: [skill('healing', 5, 'wisdom'), skill('lore', 2, 'intelligence'), watchfulness],
    weapons: [weapon('staff', 1, 'strength', '1d6')],
  },
  merchant: {
    charisma: 2,
    intelligence: 1,
    constitutionScore: 10,
    armorClass: 11,
    hitPoints: 8,
    skills: [skill('bargaining', 5, 'charisma'), skill('eloquence', 3, 'charisma'), watchfulness],
    weapons: [dagger],
  },
} as const satisfies Partial<Record<Calling, SheetData>>;

function monster(calling: Calling, of: SheetData): SheetData {
  return { ...newSheet('monster'), calling: { key: word(`calling.${calling}`).key }, ...of };
}

const monsters = monsterStartingPoints({
  small: monster('beast', {
    dexterity: 2,
    constitutionScore: 6,
    armorClass: 11,
    hitPoints: 3,
    weapons: [weapon('fangs', 1, 'dexterity', '1d4')],
  }),
  beast: monster('beast', {
    strength: 2,
    constitutionScore: 12,
    armorClass: 12,
    hitPoints: 12,
    weapons: [weapon('claws', 3, 'strength', '1d6')],
  }),
  armed: monster('brigand', {
    strength: 1,
    armorClass: 13,
    hitPoints: 9,
    weapons: [weapon('sword', 3, 'strength', '1d8'), weapon('bow', 2, 'dexterity', '1d6')],
  }),
  brute: monster('giant', {
    strength: 5,
    dexterity: -1,
    constitutionScore: 18,
    armorClass: 14,
    hitPoints: 35,
    weapons: [{ ...weapon('axe', 4, 'strength', '2d6'), multiplier: 3 }],
  }),
});

/** The guided path: a calling or a kind of monster, then abilities, skills, and how it fights. */
export function guide(kind: SheetKind): Guide {
  if (kind === 'monster')
    return {
      startingPoints: monsters,
      steps: [
        ['identity', 'abilities'],
        ['combat', 'critical', 'weapons'],
      ],
    };
  const characters = Object.entries(beginners).map(([id, of]) => {
    const label = word(`calling.${id as keyof typeof beginners}`);
    return { id, label, sheet: { ...newSheet('character'), calling: { key: label.key }, ...of } };
  });
  return { startingPoints: characters, steps: [['abilities'], ['skills'], ['combat', 'weapons']] };
}
