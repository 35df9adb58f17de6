import { z } from 'zod';
import { type ByHand, byHandOf } from '../../core/by-hand.ts';
import type { KeyLabel, Label } from '../../core/label.ts';
import { languages } from '../../core/language.ts';
import { remembered } from '../../core/remember.ts';
import type { SheetData } from '../../core/sheet.ts';
import type { SheetTraits } from '../../core/system.ts';
import { readWeaponDice } from '../../core/weapon-dice.ts';
import type { WeaponDamage } from '../damage.ts';
import { type Switches, switchesOf } from '../options.ts';
import type { Bonuses } from '../rolled.ts';
import { sizeOfHeight } from '../size.ts';
import { artKinds, type CreatureKind, type Size, sizes, strongMagicClasses } from '../vocabulary.ts';
import { classes } from '../words/classes.ts';
import { word } from '../words.ts';

/** The size of a creature that goes by its height, and the height of one that has not said it, in centimetres. */
export const byHeight = 'by-height' as const;
export const usualHeight = 170;

/** How weapons strike. */
export const weaponModes = ['melee', 'ranged'] as const;

const label = z.union([
  z.object({ key: z.templateLiteral([z.string(), ':', z.string()]) }),
  z.object({ text: z.string() }),
]);
const pieces = z.array(z.object({ name: label, bonus: z.number() }));
const schema = z.object({
  class: label.optional(),
  level: z.number(),
  size: z.enum([...sizes, byHeight]),
  height: z.number().default(usualHeight),
  strength: z.number(),
  dexterity: z.number(),
  intelligence: z.number(),
  will: z.number(),
  charisma: z.number(),
  hitPoints: z.number(),
  mana: z.number(),
  mastery: z.number().optional(),
  armor: pieces,
  magicalArmor: pieces,
  weapons: z.array(z.object({ name: label, mode: z.enum(weaponModes), damage: z.string() })),
  arts: z.array(
    z.object({
      name: label,
      kind: z.enum(artKinds),
      cost: z.number(),
      effect: z.string(),
      zone: z.boolean(),
    }),
  ),
  gifts: z.array(z.object({ name: label })).optional(),
});
/** What names a creature; lists ask for it thousands of times. */
const calledSchema = schema.pick({ class: true, level: true, size: true, height: true });
const parsed = remembered((data: SheetData) => schema.parse(data));
type Checked = z.infer<typeof schema>;

/** A spell or a technique as the rules see it. */
export type Art = Checked['arts'][number];

/** A sheet as the rules see it; only characters have a class, gifts, and mastery of Telnas. */
export interface TelnasSheet {
  readonly kind: CreatureKind;
  readonly class: Label | undefined;
  readonly level: number;
  readonly size: Size;
  readonly bonuses: Bonuses;
  readonly hitPoints: number;
  readonly mana: number;
  readonly mastery: number | undefined;
  /** The bonus of each piece. */
  readonly armor: Readonly<Record<'physical' | 'magical', readonly number[]>>;
  readonly weapons: Checked['weapons'];
  readonly arts: readonly Art[];
  readonly gifts: readonly Label[];
  readonly byHand: ByHand;
}

/** Who a creature is, in a line; a size that goes by height is left to the reader of the table. */
export function identityOf(data: SheetData): KeyLabel {
  const { class: of = word('creature.monster'), level, size, height } = calledSchema.parse(data);
  if (size === byHeight) return word('identity.tall', { class: of, level, height });
  return word('identity', { class: of, level, size: word(`size.${size}`) });
}

/** By what creatures are sorted and sought; a height at the limit of two sizes is read by the usual switch. */
export const traits: SheetTraits = {
  level: { label: word('field.level'), of: (data) => calledSchema.parse(data).level },
  size: {
    label: word('field.size'),
    sizes: sizes.map((id) => ({ id, label: word(`size.${id}`) })),
    of(data) {
      const { size, height } = calledSchema.parse(data);
      return size === byHeight ? sizeOfHeight(height, switchesOf({})) : size;
    },
  },
};

/**
 * Reads a checked sheet; the switches say which size a height at the limit of two has. Throws on a sheet that was
 * not checked, which is a bug of the caller.
 */
export function sheetOf(data: SheetData, switches: Switches): TelnasSheet {
  const read = parsed(data);
  const { level, size, hitPoints, mana, mastery, weapons, arts } = read;
  const { strength, dexterity, intelligence, will, charisma } = read;
  const bonusOf = ({ bonus }: { bonus: number }) => bonus;
  return {
    kind: read.class === undefined ? 'monster' : 'character',
    class: read.class,
    level,
    size: size === byHeight ? sizeOfHeight(read.height, switches) : size,
    bonuses: { strength, dexterity, intelligence, will, charisma },
    hitPoints,
    mana,
    mastery,
    armor: { physical: read.armor.map(bonusOf), magical: read.magicalArmor.map(bonusOf) },
    weapons,
    arts,
    gifts: (read.gifts ?? []).map(({ name }) => name),
    byHand: byHandOf(data),
  };
}

/** The spell or technique that an action is; undefined for any other action. */
export function artOf({ arts }: TelnasSheet, action: string): { art: Art; at: number } | undefined {
  const at = arts.findIndex((_, place) => action === `art.${place}`);
  const art = arts[at];
  return art === undefined ? undefined : { art, at };
}

/** The class of strong magic that a name means, be it chosen or typed, in whatever language. */
export function strongMagicClass(name: Label | undefined): string | undefined {
  if (name === undefined || 'dice' in name) return undefined;
  return strongMagicClasses.find((id) => {
    if ('key' in name) return name.key === word(`class.${id}`).key;
    const typed = name.text.toLocaleLowerCase();
    return languages.some((language) => classes[language][`class.${id}`].toLocaleLowerCase() === typed);
  });
}

/** Damage dice, or those of a healing effect, as the rules want them. */
export function damageOf(notation: string): WeaponDamage {
  const read = readWeaponDice(notation);
  if (read === undefined) throw new Error('a checked sheet holds dice that cannot be read');
  return { ...read, notation: { dice: read.dice.map(({ count, sides }) => `${count}d${sides}`).join('+') } };
}
