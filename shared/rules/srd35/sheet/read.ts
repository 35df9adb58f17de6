import { z } from 'zod';
import { type ByHand, byHandOf } from '../../core/by-hand.ts';
import type { Label } from '../../core/label.ts';
import { remembered } from '../../core/remember.ts';
import type { SheetData } from '../../core/sheet.ts';
import type { SheetTraits } from '../../core/system.ts';
import { readWeaponDice } from '../../core/weapon-dice.ts';
import type { DamageDice } from '../damage.ts';
import type { Advance, ClassLevels } from '../progression.ts';
import { creatureAdvancement } from '../tables.ts';
import {
  type Ability,
  armorWeights,
  type CreatureType,
  classes,
  creatureTypes,
  hands,
  type Maneuverability,
  maneuverabilities,
  races,
  type Save,
  saveRates,
  sizes,
  type WayToMove,
  weaponKinds,
} from '../vocabulary.ts';
import { word } from '../words.ts';

/** Bonuses on armour class that a sheet lists one by one. */
export const listedBonuses = ['deflection', 'dodge', 'other'] as const;
export type ListedBonus = (typeof listedBonuses)[number];

/** How fast a monster's base save grows: as its type says, or otherwise. */
export const monsterSaveRates = ['type', ...saveRates] as const;

const label = z.union([
  z.object({ key: z.templateLiteral([z.string(), ':', z.string()]) }),
  z.object({ text: z.string() }),
]);
const weapon = z.object({
  name: label,
  kind: z.enum(weaponKinds),
  hand: z.enum(hands),
  light: z.boolean(),
  touch: z.boolean().optional(),
  damage: z.string(),
  threatFrom: z.number(),
  multiplier: z.number(),
  attackBonus: z.number(),
  damageBonus: z.number(),
  strengthRating: z.number(),
});
const saveRate = z.enum(monsterSaveRates).optional();
const schema = z.object({
  race: z.enum(races).optional(),
  type: z.enum(creatureTypes).optional(),
  hitDice: z.number().optional(),
  fortitudeRate: saveRate,
  reflexRate: saveRate,
  willRate: saveRate,
  size: z.enum(sizes),
  classes: z.array(z.object({ class: z.enum(classes), level: z.number() })),
  strength: z.number(),
  dexterity: z.number(),
  constitution: z.number(),
  intelligence: z.number(),
  wisdom: z.number(),
  charisma: z.number(),
  hitPoints: z.number(),
  armor: z.number(),
  armorEnhancement: z.number().optional(),
  armorWeight: z.enum(armorWeights).optional(),
  limitsDexterity: z.boolean(),
  maxDexterity: z.number(),
  shield: z.number(),
  shieldEnhancement: z.number().optional(),
  natural: z.number(),
  armorClassBonuses: z.array(z.object({ type: z.enum(listedBonuses), value: z.number() })),
  initiativeOther: z.number(),
  fortitudeOther: z.number(),
  reflexOther: z.number(),
  willOther: z.number(),
  speed: z.number().optional(),
  burrow: z.number().optional(),
  climb: z.number().optional(),
  fly: z.number().optional(),
  swim: z.number().optional(),
  maneuverability: z.enum(maneuverabilities).optional(),
  weapons: z.array(weapon),
});
type Checked = z.infer<typeof schema>;

/** A sheet's weapon as the rules see it. */
export type Weapon = z.infer<typeof weapon>;

/** A weapon by its place on the sheet, by which its numbers are set by hand. */
export interface Carried {
  readonly weapon: Weapon;
  readonly at: number;
}

/** A sheet as the rules see it. A character has a race, a monster a type. */
export interface Srd35Sheet
  extends Pick<Checked, Ability | 'size' | 'hitPoints' | 'armor' | 'shield' | 'natural' | 'weapons'> {
  readonly race: Checked['race'];
  readonly type: CreatureType | undefined;
  readonly hitDice: number;
  /** Each class once. */
  readonly classes: readonly ClassLevels[];
  readonly advances: readonly Advance[];
  readonly armorEnhancement: number;
  readonly shieldEnhancement: number;
  readonly armorWeight: (typeof armorWeights)[number];
  readonly maxDexterity: number | undefined;
  readonly listed: Readonly<Record<ListedBonus, readonly number[]>>;
  readonly initiativeOther: number;
  readonly savesOther: Readonly<Record<Save, number>>;
  /** A monster's own speed on the ground, in feet; a character's goes by its race. */
  readonly speed: number;
  /** Its other ways to move, in feet; 0 where it has none. */
  readonly ways: Readonly<Record<WayToMove, number>>;
  readonly maneuverability: Maneuverability;
  readonly byHand: ByHand;
}

/** Levels of one class that stand in several lines add up: a class gives its first bonus once. */
function gathered(lines: readonly ClassLevels[]): readonly ClassLevels[] {
  const levels = new Map<ClassLevels['class'], number>();
  for (const line of lines) levels.set(line.class, (levels.get(line.class) ?? 0) + line.level);
  return [...levels].map(([of, level]) => ({ class: of, level }));
}

/** The hit dice of a monster; one that has none lives by its classes alone. */
function hitDiceOf({ type, hitDice = 0, ...of }: Checked): readonly Advance[] {
  if (type === undefined || hitDice === 0) return [];
  const usual = creatureAdvancement[type].saves;
  const rate = (save: Save, chosen: Checked['willRate']) =>
    chosen === undefined || chosen === 'type' ? usual[save] : chosen;
  const saves = {
    fortitude: rate('fortitude', of.fortitudeRate),
    reflex: rate('reflex', of.reflexRate),
    will: rate('will', of.willRate),
  };
  return [{ creature: type, hitDice, saves }];
}

function readSrd35Sheet(data: SheetData): Srd35Sheet {
  const read = schema.parse(data);
  const gatheredClasses = gathered(read.classes);
  const valuesOf = (type: ListedBonus) =>
    read.armorClassBonuses.filter((one) => one.type === type).map(({ value }) => value);
  return {
    ...read,
    race: read.race,
    type: read.type,
    hitDice: read.hitDice ?? 0,
    classes: gatheredClasses,
    advances: [...hitDiceOf(read), ...gatheredClasses],
    armorEnhancement: read.armorEnhancement ?? 0,
    shieldEnhancement: read.shieldEnhancement ?? 0,
    armorWeight: read.armorWeight ?? 'none',
    maxDexterity: read.limitsDexterity ? read.maxDexterity : undefined,
    listed: { deflection: valuesOf('deflection'), dodge: valuesOf('dodge'), other: valuesOf('other') },
    savesOther: { fortitude: read.fortitudeOther, reflex: read.reflexOther, will: read.willOther },
    speed: read.speed ?? 0,
    ways: { burrow: read.burrow ?? 0, climb: read.climb ?? 0, fly: read.fly ?? 0, swim: read.swim ?? 0 },
    maneuverability: read.maneuverability ?? 'average',
    byHand: byHandOf(data),
  };
}

/** Reads a checked sheet; throws on one that was not checked, which is a bug of the caller. */
export const sheetOf = remembered(readSrd35Sheet);

/** By what creatures are sorted and sought; their level is that of all hit dice and classes together. */
export const traits: SheetTraits = {
  level: {
    label: word('field.level'),
    of(data) {
      const { hitDice, classes: taken } = sheetOf(data);
      return taken.reduce((sum, { level }) => sum + level, hitDice);
    },
  },
  size: {
    label: word('field.size'),
    sizes: sizes.map((id) => ({ id, label: word(`size.${id}`) })),
    of: (data) => sheetOf(data).size,
  },
};

/** The weapon's dice with the way they are written, and what is always added to them. */
export function diceOf({ damage }: Weapon): DamageDice & { readonly plus: number } {
  const read = readWeaponDice(damage);
  if (read === undefined) throw new Error('a checked sheet holds weapon dice that cannot be read');
  const notation: Label = { dice: read.dice.map(({ count, sides }) => `${count}d${sides}`).join('+') };
  return { ...read, notation };
}
