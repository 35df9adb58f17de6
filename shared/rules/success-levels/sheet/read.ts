import { z } from 'zod';
import type { Label } from '../../core/label.ts';
import type { SheetData } from '../../core/sheet.ts';
import { readWeaponDice } from '../../core/weapon-dice.ts';
import type { Weapon } from '../damage.ts';
import {
  type Ability,
  abilities,
  type FumbleTo,
  fumbleEnds,
  multipliers,
  threatStarts,
} from '../vocabulary.ts';

const label = z.union([
  z.object({ key: z.templateLiteral([z.string(), ':', z.string()]) }),
  z.object({ text: z.string() }),
]);
const skill = z.object({
  name: label,
  skill: z.number(),
  ability: z.enum(abilities),
  threatFrom: z.literal(threatStarts),
});
const schema = z.object({
  calling: label,
  strength: z.number(),
  dexterity: z.number(),
  constitution: z.number(),
  intelligence: z.number(),
  wisdom: z.number(),
  charisma: z.number(),
  armorClass: z.number(),
  hitPoints: z.number(),
  fumbleTo: z.literal(fumbleEnds).optional(),
  skills: z.array(skill),
  weapons: z.array(skill.extend({ damage: z.string(), multiplier: z.literal(multipliers) })),
});
type Checked = z.infer<typeof schema>;

/** Something that the creature can roll with: a skill, or a weapon with the skill in it. */
export type Means = z.infer<typeof skill>;

/** A weapon of a sheet. */
export type SheetWeapon = Checked['weapons'][number];

/** A sheet as the rules see it. */
export interface SuccessLevelsSheet extends Pick<Checked, 'armorClass' | 'hitPoints' | 'skills' | 'weapons'> {
  readonly calling: Label;
  readonly bonuses: Readonly<Record<Ability, number>>;
  readonly fumbleTo: FumbleTo;
}

/** Reads a checked sheet; throws on one that was not checked, which is a bug of the caller. */
export function sheetOf(data: SheetData): SuccessLevelsSheet {
  const { calling, armorClass, hitPoints, fumbleTo = 1, skills, weapons, ...bonuses } = schema.parse(data);
  return { calling, bonuses, armorClass, hitPoints, fumbleTo, skills, weapons };
}

/** A weapon as damage sees it. */
export function weaponOf({ damage, multiplier }: SheetWeapon): Weapon {
  const read = readWeaponDice(damage);
  if (read === undefined) throw new Error('a checked sheet holds weapon dice that cannot be read');
  const notation = { dice: read.dice.map(({ count, sides }) => `${count}d${sides}`).join('+') };
  return { ...read, notation, multiplier };
}
