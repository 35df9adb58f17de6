import { type Guide, monsterStartingPoints } from '../../core/guide.ts';
import type { SheetData, SheetKind } from '../../core/sheet.ts';
import type { ArmorName, ClassId, WeaponKind, WeaponName } from '../vocabulary.ts';
import { word } from '../words.ts';
import { newSheet } from './form.ts';
import { newWeapon } from './weapon-form.ts';

function weapon(id: WeaponName, kind: WeaponKind, damage: string, of: SheetData = {}): SheetData {
  const name = { key: word(`weapon.${id}`).key };
  return { ...newWeapon('longsword'), name, kind, damage, threatFrom: 20, ...of };
}

const longsword = newWeapon('longsword');
const mace = weapon('mace', 'melee', '1d8');
const staff = weapon('quarterstaff', 'melee', '1d6', { hand: 'two' });
const dagger = weapon('dagger', 'melee', '1d4', { light: true, threatFrom: 19 });
const shortbow = weapon('shortbow', 'bow', '1d6', { multiplier: 3 });
const longbow = weapon('longbow', 'bow', '1d8', { multiplier: 3 });
const crossbow = weapon('crossbow', 'crossbow', '1d8', { threatFrom: 19 });

function worn(
  name: ArmorName,
  armor: number,
  armorWeight: 'light' | 'medium',
  maxDexterity: number,
): SheetData {
  const armorName = { key: word(`armor.${name}`).key };
  return { armorName, armor, armorWeight, limitsDexterity: true, maxDexterity };
}

const heavyShield: SheetData = { shieldName: { key: word('shield.heavy-steel').key }, shield: 2 };

function scores(
  strength: number,
  dexterity: number,
  constitution: number,
  intelligence: number,
  wisdom: number,
  charisma: number,
): SheetData {
  return { strength, dexterity, constitution, intelligence, wisdom, charisma };
}

/** A human beginner of some classes, with the most that the first hit die gives. */
const beginners = {
  fighter: {
    ...scores(15, 13, 14, 10, 12, 8),
    hitPoints: 12,
    ...worn('scale-mail', 4, 'medium', 3),
    ...heavyShield,
    weapons: [longsword, crossbow],
  },
  barbarian: {
    ...scores(15, 13, 14, 8, 12, 10),
    hitPoints: 14,
    ...worn('studded-leather', 3, 'light', 5),
    weapons: [weapon('greataxe', 'melee', '1d12', { hand: 'two', multiplier: 3 })],
  },
  cleric: {
    ...scores(13, 10, 14, 8, 15, 12),
    hitPoints: 10,
    ...worn('scale-mail', 4, 'medium', 3),
    ...heavyShield,
    weapons: [mace, crossbow],
  },
  ranger: {
    ...scores(13, 15, 14, 10, 12, 8),
    hitPoints: 10,
    ...worn('studded-leather', 3, 'light', 5),
    weapons: [longbow, longsword],
  },
  rogue: {
    ...scores(12, 15, 13, 14, 10, 8),
    hitPoints: 7,
    ...worn('leather', 2, 'light', 6),
    weapons: [weapon('rapier', 'melee', '1d6', { threatFrom: 18 }), shortbow],
  },
  monk: {
    ...scores(14, 15, 13, 8, 12, 10),
    hitPoints: 9,
    weapons: [weapon('fist', 'unarmed', '1d6', { light: true }), weapon('sling', 'sling', '1d4')],
  },
  wizard: {
    ...scores(8, 14, 13, 15, 12, 10),
    hitPoints: 5,
    weapons: [staff, crossbow],
  },
  sorcerer: {
    ...scores(8, 14, 13, 12, 10, 15),
    hitPoints: 5,
    weapons: [dagger, crossbow],
  },
} as const satisfies Partial<Record<ClassId, SheetData>>;

function monster(of: SheetData): SheetData {
  return { ...newSheet('monster'), ...of };
}

const natural = (id: WeaponName, damage: string) => weapon(id, 'natural', damage);

const monsters = monsterStartingPoints({
  small: monster({
    type: 'vermin',
    hitDice: 0.5,
    size: 'small',
    ...scores(8, 14, 10, 2, 10, 4),
    hitPoints: 2,
    natural: 1,
    weapons: [natural('bite', '1d4')],
  }),
  beast: monster({
    hitDice: 2,
    ...scores(14, 15, 14, 2, 12, 6),
    hitPoints: 13,
    natural: 2,
    speed: 50,
    weapons: [natural('bite', '1d6')],
  }),
  armed: monster({
    type: 'humanoid',
    hitDice: 0,
    classes: [{ class: 'warrior', level: 1 }],
    ...scores(13, 11, 12, 10, 9, 8),
    hitPoints: 5,
    armorName: { key: word('armor.studded-leather').key },
    armor: 3,
    weapons: [longsword, shortbow],
  }),
  brute: monster({
    type: 'giant',
    hitDice: 4,
    size: 'large',
    ...scores(21, 8, 15, 6, 10, 7),
    hitPoints: 29,
    natural: 5,
    speed: 40,
    weapons: [weapon('mace', 'melee', '2d8', { hand: 'two' })],
  }),
});

/** The guided path: a class or a kind of monster, abilities and life, armour, weapons. */
export function guide(kind: SheetKind): Guide {
  const steps = [['identity'], ['abilities', 'vitals'], ['armor'], ['weapons']];
  if (kind === 'monster') return { startingPoints: monsters, steps };
  const characters = Object.entries(beginners).map(([id, of]) => ({
    id,
    label: word(`class.${id as keyof typeof beginners}`),
    sheet: { ...newSheet('character'), classes: [{ class: id, level: 1 }], ...of },
  }));
  return { startingPoints: characters, steps };
}
