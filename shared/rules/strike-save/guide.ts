import { type Guide, monsterStartingPoints } from '../core/guide.ts';
import type { SheetData, SheetKind } from '../core/sheet.ts';
import { newSheet } from './sheet.ts';
import type { AttackType, ClassId } from './vocabulary.ts';
import { type Word, word } from './words.ts';

type WeaponId = Extract<Word, `weapon.${string}`> extends `weapon.${infer Id}` ? Id : never;

function weapon(id: WeaponId, attackType: AttackType, damage: string): SheetData {
  return {
    name: { key: word(`weapon.${id}`).key },
    attackType,
    damage,
    strengthTo: 'ask',
    dexterityTo: 'ask',
  };
}

const sword = weapon('sword', 'melee', '1d8');
const dagger = weapon('dagger', 'melee', '1d4');
const bow = weapon('bow', 'ranged', '1d6');
const sling = weapon('sling', 'ranged', '1d4');
const staff = weapon('staff', 'melee', '1d6');

/** A beginner of each class, of level 1. */
const beginners = {
  warrior: {
    strength: 2,
    constitution: 1,
    armorClass: 16,
    hitPoints: 10,
    weapons: [sword, weapon('crossbow', 'ranged', '1d8')],
  },
  samurai: {
    strength: 2,
    dexterity: 1,
    armorClass: 15,
    hitPoints: 10,
    weapons: [weapon('katana', 'melee', '1d10'), bow],
  },
  archer: { strength: 1, dexterity: 2, armorClass: 14, hitPoints: 8, weapons: [bow, dagger] },
  cleric: { wisdom: 2, constitution: 1, armorClass: 15, hitPoints: 8, weapons: [staff, sling] },
  necromancer: { intelligence: 2, wisdom: 1, armorClass: 12, hitPoints: 7, weapons: [dagger] },
  monk: { strength: 1, dexterity: 2, armorClass: 14, hitPoints: 8, weapons: [staff] },
  infiltrator: { dexterity: 2, intelligence: 1, armorClass: 13, hitPoints: 7, weapons: [dagger, sling] },
  mage: { intelligence: 3, armorClass: 11, hitPoints: 5, weapons: [staff] },
} as const satisfies Record<Exclude<ClassId, 'monster'>, SheetData>;

function monster(of: SheetData): SheetData {
  return { ...newSheet('monster'), ...of };
}

const monsters = monsterStartingPoints({
  small: monster({
    level: 0.5,
    dexterity: 1,
    armorClass: 12,
    hitPoints: 3,
    weapons: [weapon('bite', 'melee', '1d4')],
  }),
  beast: monster({ strength: 1, armorClass: 13, hitPoints: 9, weapons: [weapon('claws', 'melee', '1d6')] }),
  armed: monster({ armorClass: 14, hitPoints: 8, weapons: [sword, bow] }),
  brute: monster({
    level: 4,
    strength: 4,
    armorClass: 14,
    hitPoints: 30,
    weapons: [weapon('axe', 'melee', '2d6')],
  }),
});

/** The guided path: a class or a kind of monster, then its characteristics, then how it fights. */
export function guide(kind: SheetKind): Guide {
  const steps = [['characteristics'], ['combat', 'weapons']];
  if (kind === 'monster') return { startingPoints: monsters, steps: [['identity'], ...steps] };
  const characters = Object.entries(beginners).map(([id, of]) => ({
    id,
    label: word(`class.${id as keyof typeof beginners}`),
    sheet: { ...newSheet('character'), class: id, ...of },
  }));
  return { startingPoints: characters, steps };
}
