import { type Guide, monsterStartingPoints } from '../../core/guide.ts';
import type { SheetData, SheetKind } from '../../core/sheet.ts';
import type { ArmorName, ArtKind, ArtName, ClassName, MagicalArmorName, WeaponName } from '../vocabulary.ts';
import { word } from '../words.ts';
import { newSheet } from './form.ts';

function weapon(id: WeaponName, mode: 'melee' | 'ranged', damage: string): SheetData {
  return { name: { key: word(`weapon.${id}`).key }, mode, damage };
}

function armor(id: ArmorName, bonus: number): SheetData {
  return { name: { key: word(`armor.${id}`).key }, bonus };
}

function magicalArmor(id: MagicalArmorName, bonus: number): SheetData {
  return { name: { key: word(`magicalArmor.${id}`).key }, bonus };
}

function art(id: ArtName, kind: ArtKind, cost: number, effect: string, zone = false): SheetData {
  return { name: { key: word(`art.${id}`).key }, kind, cost, effect, zone };
}

const sword = weapon('sword', 'melee', '1d8');
const dagger = weapon('dagger', 'melee', '1d4');
const bow = weapon('bow', 'ranged', '1d6');
const staff = weapon('staff', 'melee', '1d6');

/** A beginner of some classes, of level 1. */
const beginners = {
  warrior: {
    strength: 3,
    dexterity: 1,
    hitPoints: 14,
    armor: [armor('mail', 2), armor('shield', 1)],
    weapons: [sword],
    arts: [art('mighty-blow', 'melee-technique', 2, '2d6')],
  },
  archer: {
    strength: 1,
    dexterity: 3,
    hitPoints: 11,
    armor: [armor('leather', 1)],
    weapons: [bow, dagger],
    arts: [art('aimed-shot', 'ranged-technique', 2, '2d6')],
  },
  rogue: {
    dexterity: 3,
    charisma: 1,
    hitPoints: 10,
    armor: [armor('leather', 1)],
    weapons: [dagger, weapon('sling', 'ranged', '1d4')],
    gifts: [{ name: { key: word('gift.nimble-fingers').key } }],
  },
  cleric: {
    will: 3,
    charisma: 1,
    hitPoints: 11,
    mana: 12,
    armor: [armor('mail', 2)],
    weapons: [weapon('mace', 'melee', '1d6')],
    arts: [art('healing-hands', 'healing', 2, '1d8'), art('ward', 'defensive', 2, '1d6')],
  },
  mage: {
    intelligence: 3,
    will: 1,
    hitPoints: 8,
    mana: 14,
    magicalArmor: [magicalArmor('robe', 1)],
    weapons: [staff],
    arts: [art('tongue-of-fire', 'offensive', 2, '2d6'), art('rain-of-stones', 'offensive', 5, '2d6', true)],
  },
  druid: {
    will: 2,
    intelligence: 2,
    hitPoints: 9,
    mana: 12,
    armor: [armor('leather', 1)],
    weapons: [staff],
    arts: [art('comfort', 'healing', 2, '1d6'), art('splinter-of-ice', 'offensive', 2, '1d8')],
    gifts: [{ name: { key: word('gift.beast-friend').key } }],
  },
} as const satisfies Partial<Record<ClassName, SheetData>>;

function monster(of: SheetData): SheetData {
  return { ...newSheet('monster'), ...of };
}

const monsters = monsterStartingPoints({
  small: monster({ size: 'petit', dexterity: 2, hitPoints: 4, weapons: [weapon('fangs', 'melee', '1d4')] }),
  beast: monster({ strength: 2, dexterity: 1, hitPoints: 12 }),
  armed: monster({ strength: 1, hitPoints: 10, armor: [armor('leather', 1)], weapons: [sword, bow] }),
  brute: monster({
    level: 4,
    size: 'enorme',
    strength: 5,
    dexterity: -1,
    hitPoints: 40,
    armor: [armor('hide', 2)],
    weapons: [weapon('axe', 'melee', '2d6')],
  }),
});

/** The guided path: a class or a kind of monster, characteristics, life and mana, what it wears and does. */
export function guide(kind: SheetKind): Guide {
  if (kind === 'monster')
    return {
      startingPoints: monsters,
      steps: [
        ['identity', 'characteristics'],
        ['vitals', 'armor', 'weapons'],
      ],
    };
  const characters = Object.entries(beginners).map(([id, of]) => {
    const label = word(`class.${id as keyof typeof beginners}`);
    return { id, label, sheet: { ...newSheet('character'), class: { key: label.key }, ...of } };
  });
  const steps = [
    ['identity', 'characteristics'],
    ['vitals', 'mana'],
    ['armor', 'weapons'],
    ['arts', 'gifts'],
  ];
  return { startingPoints: characters, steps };
}
